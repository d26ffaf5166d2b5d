"""The table of Cookies: its picture, how events move it, and what gestures mean."""
