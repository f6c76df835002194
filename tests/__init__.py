"""The tests: a folder for every part of the package, under the same names."""
