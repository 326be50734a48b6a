//! Generators and checks.

pub mod checks;
mod outcome;

pub use outcome::Outcome;
