//! The `abide` command.

/// Answers to the requests of a conformance runner.
#[allow(dead_code, reason = "the subcommand that calls it is wired in separately")]
mod adapter {
    pub(crate) mod sip;
}

fn main() {}
