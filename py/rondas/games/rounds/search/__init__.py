"""How the search plays games out, sorts actions and solves endings."""
