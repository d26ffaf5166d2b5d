"""Saves, settings and records: checksummed JSON files in the user's data folder."""

from game.storage.records import Record, Records
from game.storage.settings import Settings
from game.storage.storage import Notice, Storage, default_folder

__all__ = ["Notice", "Record", "Records", "Settings", "Storage", "default_folder"]
