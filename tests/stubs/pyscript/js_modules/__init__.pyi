"""Our own scripts, as pyscript.toml hands them to Python (`js_modules`)."""
