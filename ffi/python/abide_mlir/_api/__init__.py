"""The packed functions of the library, a module for each namespace."""
