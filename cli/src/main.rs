//! The `abide` command.

mod adapter;

fn main() {}
