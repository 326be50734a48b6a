//! Generators and checks.
