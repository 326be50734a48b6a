// Examples.
