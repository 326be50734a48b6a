//! `abide conformance compare`: reports of several runs side by side.

use super::print;
use crate::console::{Exit, Failure};
use abide_conformance::report::side_by_side::{Results, html, text};
use clap::{Args, ValueEnum};
use std::fs;
use std::path::PathBuf;

/// Compare the reports of several runs in a table
///
/// `run --format json` and `run --format results` write the reports.
#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// The reports, in the order of the columns
    #[arg(required = true, value_name = "REPORT")]
    reports: Vec<PathBuf>,
    /// The format of the table
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Html,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let mut all = Vec::new();
    for path in &arguments.reports {
        let failed = |error: String| Failure::Message(format!("{}: {error}", path.display()));
        let report = fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
        all.push(Results::read(&report).map_err(failed)?);
    }
    print(&match arguments.format {
        Format::Text => text(&all),
        Format::Html => html(&all),
    })?;
    Ok(Exit::Clean)
}
