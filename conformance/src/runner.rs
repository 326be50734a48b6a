//! Runs cases and reports the outcome of each.

use crate::case::{Case, CaseFile};
use crate::compare::{Agreement, COMPARISONS, agreement, comparison};
use crate::implementation::Implementation;
use crate::lsp::{self, Server};
use crate::property;
use crate::render::render;
use crate::request::request;

/// The outcome of a case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It is as expected.
    Pass,
    /// It is as expected except for the words of a refusal: this.
    Words(String),
    /// It is this instead.
    Fail(String),
    /// It is missing, for this reason.
    NoAnswer(String),
    /// It is this instead, a known failure of the implementation.
    Known(String),
    /// The implementation does not know the request: neither passed nor failed.
    Unsupported,
    /// It was skipped on request.
    Skipped,
}

/// The targets of the cases. Requests to a missing one are unsupported.
#[derive(Default)]
pub struct Runner<'i> {
    /// The implementation of the adapter protocol.
    pub implementation: Option<&'i mut dyn Implementation>,
    /// The language server.
    pub server: Option<&'i Server>,
}

impl std::fmt::Debug for Runner<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Runner").field("server", &self.server).finish_non_exhaustive()
    }
}

impl Runner<'_> {
    /// Runs a case.
    pub fn run(&mut self, case: &Case) -> Outcome {
        match self.observe(case) {
            Err(error) => Outcome::NoAnswer(error),
            Ok(None) => Outcome::Unsupported,
            Ok(Some(rendered)) => match agreement(case, &rendered) {
                Agreement::Whole => Outcome::Pass,
                Agreement::ExceptWords => Outcome::Words(rendered),
                Agreement::None => Outcome::Fail(rendered),
            },
        }
    }

    /// The implementation's answer to a case: the lines that would be its expectation. `None` if it does not know the
    /// operation.
    ///
    /// # Errors
    /// If the answer is missing, or violates the protocol.
    pub fn observe(&mut self, case: &Case) -> Result<Option<String>, String> {
        if case.operation() == "lsp" {
            let Some(server) = self.server else { return Ok(None) };
            return lsp::run(case, server);
        }
        let Some(implementation) = self.implementation.as_deref_mut() else { return Ok(None) };
        if let Some(lines) = property::check(case, implementation) {
            return lines;
        }
        let request = request(case)?;
        let answer = implementation.ask(&request)?;
        render(case, &request, &answer)
    }

    /// Replaces the expectations of a file's cases by the implementation's answers. True if any
    /// changed.
    ///
    /// # Errors
    /// As [`Runner::observe`], with the case's place.
    pub fn update(&mut self, file: &mut CaseFile) -> Result<bool, String> {
        let mut changed = false;
        for case in &mut file.cases {
            let place = format!("{}: {}", file.path, case.name);
            let observed = self.observe(case).map_err(|error| format!("{place}: {error}"))?;
            let Some(rendered) = observed else { continue };
            // Cases that agree keep their expected text.
            if case.expected.is_empty() || agreement(case, &rendered) != Agreement::Whole {
                case.expected = match case.setting("COMPARE") {
                    // Only the first line counts.
                    "verdict" | "answered" => first_line(&rendered).to_owned(),
                    _ => rendered,
                };
                changed = true;
            }
        }
        Ok(changed)
    }
}

/// Whether the input of a case is what its run line needs.
///
/// # Errors
/// If the operation or the comparison is not known, or the input does not fit.
pub fn check_case(case: &Case) -> Result<(), String> {
    let comparison = comparison(case);
    if !COMPARISONS.contains(&comparison) {
        let known = COMPARISONS.join(", ");
        return Err(format!("unknown comparison '{comparison}'; the comparisons are {known}"));
    }
    match case.operation() {
        "lsp" => lsp::check(case),
        operation if property::is_one(operation) => Ok(()),
        _ => request(case).map(drop),
    }
}

fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}
