"""The shared rules model: pure Python, standard library only, knows nothing of windows or files."""
