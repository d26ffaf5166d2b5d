"""Generators: sounds, contact sheets, the clause table, solved tables. Not part of play."""
