"""Saves, settings and records in the user's data folder."""
