//! Nothing: the library, which `cargo package` leaves out, is what is checked.

fn main() {}
