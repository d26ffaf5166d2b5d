"""CookieBot: search over views, one evaluation a game, and the worker process that keeps the window alive."""
