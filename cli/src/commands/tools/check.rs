//! `abide check`: reports the errors of files.

pub(super) mod fix;
mod logged;
mod rules;
mod tablegen;
mod total;

use crate::console::{self, Color, Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input::{self, FileError, Kind, Source};
use crate::parallel::{self, Threads};
use crate::progress::Progress;
use crate::report::{self, Checked, Format, Reporter};
use abide_core::diagnostic::{Applicability, Diagnostic, Severity, codes};
use abide_core::dialect::newer_artifact;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{BytecodeError, producer_of};
use abide_core::mlir::registry::Registry;
use abide_core::mlir::{suggest_fixes, suppressed};
use abide_core::rule;
use abide_core::text::Span;
use abide_logs::foreign_text;
use abide_project::Project;
use clap::{Args, ValueEnum};
use rules::{RuleArguments, Rules};
use std::collections::{BTreeSet, HashSet};
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use tablegen::FolderTablegen;
use total::Total;

/// Report errors and warnings in files
///
/// Exits with 0 if no errors were found, 1 if there were any, and 2 if something could not be read or written;
/// everything else is still checked.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// Files, folders, or - for standard input. In folders, *.mlir and *.mlir.in files are checked. By name also
    /// TableGen (*.td), signatures (*.sip, *.raw), reflection (*.json), and the modules in logs and other texts
    #[arg(default_value = ".", value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// The format of the diagnostics on standard output
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,

    /// The address of a page about the codes, for links in SARIF
    #[arg(long, value_name = "URL")]
    diagnostics_page: Option<String>,

    /// Whether the text format has colours
    #[arg(long, value_enum, default_value_t = Color::Auto, value_name = "WHEN")]
    color: Color,

    /// Also exit with 1 if there are diagnostics of this severity
    #[arg(long, value_enum, value_name = "SEVERITY")]
    deny: Option<Deny>,

    /// Apply safe fixes in place, and report the remaining diagnostics. A fix is left out if, on a copy, it does not
    /// remove its diagnostic or adds an error
    #[arg(long, group = "fixing")]
    fix: bool,

    /// Print the changes of --fix as a unified diff, without writing. Exits with 1 if there are any
    #[arg(long, group = "fixing")]
    diff: bool,

    /// With --fix or --diff, also apply guesses, and fixes that delete something
    #[arg(long, requires = "fixing")]
    unsafe_fixes: bool,

    /// Skip verification: do not compare operations with the descriptions of their dialects
    #[arg(long)]
    no_verify: bool,

    /// Also list the diagnostics that were left out because they follow from another one, with the reason (text
    /// format only)
    #[arg(long)]
    explain_suppressed: bool,

    #[command(flatten)]
    rules: RuleArguments,

    #[command(flatten)]
    dialects: DialectArguments,

    /// Write neither progress nor summary to standard error
    #[arg(short, long)]
    quiet: bool,
}

/// The diagnostics besides errors that make the command fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Deny {
    Warnings,
}

/// The outcome of one source.
#[derive(Clone, Default)]
struct Outcome {
    /// The diagnostics, in the format that was requested, or a diff.
    report: String,
    /// The reason for a missing report, or why the fixes are not in the file.
    error: Option<FileError>,
    errors: usize,
    warnings: usize,
    informations: usize,
    /// The number of diagnostics that the file expects.
    expected: usize,
    /// The number of diagnostics with a safe fix.
    fixable: usize,
    /// The number of diagnostics with another fix.
    unsafely_fixable: usize,
    /// The number of fixes that are applied, or would be with `--diff`.
    fixed: usize,
    /// The modules found in a log, for standard error.
    note: Option<String>,
    /// The names of the operations whose dialects are not described.
    undescribed: BTreeSet<String>,
    /// The warning that the descriptions of the project have errors, and the outcome without it, for all files but the
    /// first that has it.
    repeated: Option<(String, Box<Outcome>)>,
}

impl Outcome {
    /// The outcome without the warning about descriptions, if that was reported for an earlier file.
    fn once(mut self, reported: &mut HashSet<String>) -> Outcome {
        if let Some((warning, rest)) = self.repeated.take()
            && !reported.insert(warning)
        {
            return *rest;
        }
        self
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    if let Some(message) = arguments.conflict() {
        return Err(Failure::Message(message.to_owned()));
    }
    let begun = Instant::now();
    let rules = Rules::new(&arguments.rules);
    let include = arguments.dialects.include_folders();
    if !arguments.quiet {
        arguments.dialects.warn_of_missing_folders();
    }
    let sources =
        input::discover_without(&arguments.paths, &|path| rules.excludes(path), &|folder| {
            !include.is_empty() || Project::config_of(folder).is_some()
        });
    let tablegen = FolderTablegen::new(&sources, &include);
    let paths = sources.iter().flatten().map(|source| source.path.as_deref());
    let registries = arguments.dialects.registries(paths)?;
    let color = arguments.color.wanted(&io::stdout());
    let mut progress = Progress::new(sources.len(), arguments.quiet);
    let mut reporter = Reporter::new(
        arguments.format,
        arguments.diagnostics_page.as_deref(),
        io::stdout().lock(),
    )?;
    let mut total = Total::default();
    let threads = Threads::of_each(sources.len());
    let work = |source: &Result<Source, FileError>| match source {
        Ok(source) => {
            let registry = registries.of(source.path.as_deref());
            let dialects = (!arguments.no_verify).then_some(registry);
            examine(source, arguments, &tablegen, &rules, dialects, color, threads)
        }
        Err(error) => Outcome { error: Some(error.clone()), ..Outcome::default() },
    };
    let mut reported = HashSet::new();
    parallel::in_order(&sources, work, |outcome| -> Result<(), Failure> {
        let outcome = outcome.once(&mut reported);
        progress.step();
        if !outcome.report.is_empty() || outcome.error.is_some() || outcome.note.is_some() {
            progress.clear();
        }
        if let Some(note) = outcome.note.as_ref().filter(|_| !arguments.quiet) {
            console::say(note);
        }
        total.add(&outcome);
        if let Some(error) = &outcome.error {
            console::print_error(&error.message);
            reporter.add_error(error)?;
        }
        Ok(reporter.add(&outcome.report)?)
    })?;
    progress.clear();
    reporter.finish()?;
    if !arguments.quiet {
        summarize(&total, arguments.diff, begun);
    }
    Ok(if arguments.diff { total.exit_of_diff() } else { total.exit(arguments.deny) })
}

/// Writes the counts of a run to standard error.
fn summarize(total: &Total, diff: bool, begun: Instant) {
    if let Some(note) = total.undescribed() {
        console::say(&note);
    }
    let seconds = begun.elapsed().as_secs_f64();
    console::say(&format!("{} in {seconds:.1} s", total.summary(diff)));
}

/// The descriptions that bytecode is read with: those that are requested, or our own.
fn registry(dialects: Option<&Arc<Registry>>) -> &Registry {
    match dialects {
        Some(dialects) => dialects,
        None => abide_core::dialect::registry(),
    }
}

/// The information that a newer StableHLO wrote a file.
fn newer_version(bytes: &[u8]) -> Option<Diagnostic> {
    let newer = newer_artifact(&producer_of(bytes)?)?;
    let found = Diagnostic::new(codes::mlir::UNKNOWN_FORM, Span::at(0), newer);
    Some(found.with_help("operations of newer versions keep their names"))
}

/// Reads and checks one source, and fixes it on request.
fn examine(
    source: &Source,
    arguments: &Arguments,
    tablegen: &FolderTablegen<'_>,
    rules: &Rules<'_>,
    dialects: Option<&Arc<Registry>>,
    color: bool,
    threads: Threads,
) -> Outcome {
    let limits = Limits::for_large_stacks();
    let text = match source.read(limits.bytes) {
        Ok(text) => text,
        Err(error) => return Outcome { error: Some(error), ..Outcome::default() },
    };
    let is_binary = input::bytecode::Binary::of(&text).is_some();
    let newer = newer_version(&text);
    // A file without text has no lines, so its errors name the byte.
    let (text, unreadable) = match input::bytecode::as_text(text, registry(dialects), &limits) {
        Ok(text) => (text, None),
        Err(BytecodeError { offset, message, .. }) => {
            let message = rule!("{}, at byte {}", message, offset);
            (Vec::new(), Some(Diagnostic::new(codes::mlir::BYTECODE, Span::at(0), message)))
        }
    };
    let kind = if is_binary { Kind::Mlir } else { Kind::of(source.path.as_deref()) };
    if let Some(found) = kind.modules_of_log(source.path.as_deref(), &text).filter(|_| !is_binary) {
        return logged::examine(source, text, found, arguments, rules, dialects, color);
    }
    if kind.is_other_text(source.path.as_deref(), &text) {
        return other_text(source, &text);
    }
    if kind.is_other_json(&text) {
        let name = source.name.clone();
        let message =
            format!("'{name}' is JSON, but not reflection, which has the keys \"a\" and \"r\"");
        return Outcome { error: Some(FileError { name, message }), ..Outcome::default() };
    }
    let check = Check { source, arguments, tablegen, rules, dialects, kind, limits, threads };
    let run = match unreadable {
        Some(error) => Run {
            checked: Checked::new(source.name.clone(), text, vec![error]),
            problem: None,
            expected: 0,
            undescribed: BTreeSet::new(),
        },
        None => check.run(text, &limits),
    };
    let Run { mut checked, problem, expected, undescribed } = run;
    if problem.is_some() {
        return Outcome { error: problem, ..Outcome::default() };
    }
    if let Some(newer) = newer {
        let mut found = vec![newer];
        rules.apply(kind, source.path.as_deref(), b"", &mut found);
        checked.diagnostics.splice(0..0, found);
    }
    let mut outcome = Outcome { expected, undescribed, ..Outcome::default() };
    // Of a longer file only the beginning was read, which must not replace the whole file. Fixes edit text, so bytecode
    // gets none.
    let is_whole = checked.text.len() <= limits.bytes && !is_binary;
    if let Some(most) = arguments.applied().filter(|_| is_whole) {
        checked = check.fix(checked, most, &mut outcome);
    }
    check.outcome(checked, is_whole, color, outcome)
}

/// The outcome of a file that is not MLIR, and has no other name.
fn other_text(source: &Source, text: &[u8]) -> Outcome {
    let name = source.name.clone();
    let message = match foreign_text(text) {
        Some(foreign) => format!("'{name}' is {}, not MLIR", foreign.name),
        None => format!("'{name}' does not look like MLIR; see 'abide check --help'"),
    };
    Outcome { error: Some(FileError { name, message }), ..Outcome::default() }
}

/// The result of checking a text.
struct Run {
    checked: Checked,
    /// An error in the files that the check needs.
    problem: Option<FileError>,
    /// The number of expected diagnostics.
    expected: usize,
    /// The names of the operations whose dialects are not described.
    undescribed: BTreeSet<String>,
}

/// The check of one source.
struct Check<'c> {
    source: &'c Source,
    arguments: &'c Arguments,
    tablegen: &'c FolderTablegen<'c>,
    rules: &'c Rules<'c>,
    dialects: Option<&'c Arc<Registry>>,
    kind: Kind,
    limits: Limits,
    /// The threads for the functions of the source.
    threads: Threads,
}

impl Check<'_> {
    /// Checks a text of the source.
    fn run(&self, mut text: Vec<u8>, limits: &Limits) -> Run {
        let (source, include) = (self.source, self.tablegen.include);
        let (dialects, threads) = (self.dialects, self.threads);
        let mut found =
            self.kind.check(&source.name, &mut text, dialects, include, limits, threads);
        if self.kind == Kind::TableGen && source.is_in_folder {
            self.tablegen.limit(&source.name, &mut found.diagnostics);
        }
        let path = source.path.as_deref();
        let expected = self.rules.apply(self.kind, path, &text, &mut found.diagnostics);
        let problem = found.problems.iter().find(|one| one.severity == Severity::Error);
        let problem =
            problem.map(|one| FileError { name: one.path.clone(), message: one.to_string() });
        let checked = Checked::new(source.name.clone(), text, found.diagnostics);
        let (checked, undescribed) = (checked.with_others(found.others), found.undescribed);
        Run { checked, problem, expected, undescribed }
    }

    /// Applies fixes, or writes them into the report as a diff.
    fn fix(&self, checked: Checked, most: Applicability, outcome: &mut Outcome) -> Checked {
        let check = |text, limits: &Limits| self.run(text, limits).checked;
        let suggest = |text: &[u8], found: &mut [Diagnostic]| {
            suggest_fixes(text, self.dialects, &self.limits, found)
        };
        let fixed = fix::apply(self.kind, &checked, &self.limits, most, check, suggest);
        let Some(fixed) = fixed else { return checked };
        if self.arguments.diff {
            outcome.report = fix::diff(&checked, &fixed.checked);
        } else {
            let Some(path) = self.source.path.as_deref() else { return checked };
            if let Err(error) = self.source.write(path, &checked.text, &fixed.checked.text) {
                outcome.error = Some(error);
                return checked;
            }
        }
        outcome.fixed = fixed.applied;
        fixed.checked
    }

    /// Completes the outcome. If descriptions have errors, it also has the one without that warning, for all files but the
    /// first.
    fn outcome(
        &self,
        mut checked: Checked,
        is_whole: bool,
        color: bool,
        mut outcome: Outcome,
    ) -> Outcome {
        let is_broken = |one: &Diagnostic| one.code == codes::mlir::BROKEN_DESCRIPTION;
        let places = checked.diagnostics.iter().enumerate().filter(|(_, one)| is_broken(one));
        let broken: Vec<_> = places.map(|(index, one)| (index, one.clone())).collect();
        checked.diagnostics.retain(|one| !is_broken(one));
        if !(self.arguments.diff && is_whole) {
            self.suggest(&mut checked, is_whole, &mut outcome);
        }
        if let Some((_, first)) = broken.first() {
            let rest = self.finish(checked.clone(), is_whole, color, outcome.clone());
            outcome.repeated = Some((first.message.clone(), Box::new(rest)));
        }
        for (index, one) in broken {
            checked.diagnostics.insert(index.min(checked.diagnostics.len()), one);
        }
        self.finish(checked, is_whole, color, outcome)
    }

    /// Counts the fixes that remain, and adds the guesses that are shown.
    fn suggest(&self, checked: &mut Checked, is_whole: bool, outcome: &mut Outcome) {
        let (arguments, dialects) = (self.arguments, self.dialects);
        for fix in checked.diagnostics.iter().filter_map(|found| found.fix.as_ref()) {
            match fix.applicability {
                // Fixes that were not applied have failed their trial.
                one if Some(one) <= arguments.applied() => {}
                Applicability::Safe => outcome.fixable += 1,
                Applicability::Unsafe => outcome.unsafely_fixable += 1,
            }
        }
        // The summary has the same numbers in all formats, whatever is shown.
        let shows_help = arguments.format.shows_help();
        if self.kind == Kind::Mlir && is_whole && (shows_help || !arguments.quiet) {
            let mut found = checked.diagnostics.clone();
            let guesses = add_suggestions(&checked.text, dialects, &self.limits, &mut found);
            let first = found.iter_mut().find(|one| one.severity == Severity::Error);
            if let Some(first) = first.filter(|one| one.help.is_none() && one.fix.is_none())
                && let Some(advice) = self.kind.advice_for_log(&checked.text)
            {
                *first = first.clone().with_help(advice);
            }
            if shows_help {
                checked.diagnostics = found;
            }
            // After `--unsafe-fixes` the remaining guesses have failed their trial.
            if arguments.applied() != Some(Applicability::Unsafe) {
                outcome.unsafely_fixable += guesses;
            }
        }
    }

    /// Counts the diagnostics, and writes them into the report unless that is a diff.
    fn finish(
        &self,
        mut checked: Checked,
        is_whole: bool,
        color: bool,
        mut outcome: Outcome,
    ) -> Outcome {
        let arguments = self.arguments;
        outcome.errors = checked.count(Severity::Error);
        outcome.warnings = checked.count(Severity::Warning);
        if arguments.diff && is_whole {
            return outcome;
        }
        outcome.informations = checked.count(Severity::Information);
        self.rules.limit(&mut checked.diagnostics);
        outcome.report = arguments.format.render(&checked, color);
        let is_shown_mlir = self.kind == Kind::Mlir && arguments.format == Format::Text;
        if is_shown_mlir && arguments.explain_suppressed {
            let left_out = suppressed(&checked.text, self.dialects, &self.limits);
            outcome.report += &report::suppressed(&checked, &left_out);
        }
        outcome
    }
}

/// Gives the first diagnostics without a fix the likeliest guess, or the next step in words. Returns the number of guesses
/// that are the only plausible ones.
fn add_suggestions(
    text: &[u8],
    dialects: Option<&Arc<Registry>>,
    limits: &Limits,
    found: &mut [Diagnostic],
) -> usize {
    let suggested = suggest_fixes(text, dialects, limits, found);
    let mut count = 0;
    for (found, suggested) in found.iter_mut().zip(suggested) {
        if let Some(mut suggested) = suggested.filter(|_| found.fix.is_none()) {
            count += usize::from(suggested.is_preferred);
            if !suggested.is_preferred {
                let title = suggested.fix.title;
                suggested.fix.title =
                    format!("{title} (one of several ways: --fix leaves it to you)").into();
            }
            found.fix = Some(Box::new(suggested.fix));
        }
    }
    count
}

impl Arguments {
    /// The reason why the options cannot be used together.
    fn conflict(&self) -> Option<&'static str> {
        if self.diff && self.format != Format::Text {
            return Some("--diff prints a diff and no diagnostics: leave out --format");
        }
        let reads_input = self.paths.iter().any(|path| path.as_os_str() == "-");
        let message = "--fix changes files in place, and standard input (-) is none; name the file";
        (self.fix && reads_input).then_some(message)
    }

    /// The fixes to apply.
    fn applied(&self) -> Option<Applicability> {
        (self.fix || self.diff).then_some(match self.unsafe_fixes {
            true => Applicability::Unsafe,
            false => Applicability::Safe,
        })
    }
}
