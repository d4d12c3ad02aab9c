"""What the page asks: the service with its requests, reviews, questions and drafts."""
