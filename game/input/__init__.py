"""Pointer, keyboard and gamepad become gestures; gestures meet legal actions."""
