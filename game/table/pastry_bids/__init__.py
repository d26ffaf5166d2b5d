"""The table of Pastry Bids: its picture, how events move it, and what gestures mean."""
