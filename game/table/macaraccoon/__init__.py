"""The table of Macaraccoon: its picture, how events move it, and what gestures mean."""
