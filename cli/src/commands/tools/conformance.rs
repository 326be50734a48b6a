//! `abide conformance`: tests an implementation with the suite.

mod export;
mod rules;
mod score;
mod side_by_side;

use super::reduce::interruption;
use crate::console::{Exit, Failure, say};
use abide_conformance::case::{self, CaseFile};
use abide_conformance::lsp::Server;
use abide_conformance::report::{Report, Verdict, badge, html, json, junit, text};
use abide_conformance::spec::{self, Level};
use abide_conformance::{Expectations, Plan, ProcessAdapter, Runner, group, runner};
use clap::{Args, Subcommand, ValueEnum};
use std::env;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Run the conformance suite on an implementation
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    Run(RunArguments),
    Rules(rules::Arguments),
    Compare(side_by_side::Arguments),
    Export(export::Arguments),
    /// Run the suite against broken versions of abide, and count by rule the ones it catches
    Mutants,
    /// Run the suite against versions of abide that answer wrongly on purpose, and count those it catches
    Liars,
}

/// Run the suite and report by rule
///
/// Without --adapter and --server abide itself is tested. With only one of them, the rules that need the other are
/// reported as unsupported.
#[derive(Debug, Args)]
struct RunArguments {
    /// The command of an adapter: it answers a JSON object on each line of its standard input
    #[arg(long, value_name = "COMMAND")]
    adapter: Option<String>,
    /// The command of a language server on standard input and output
    #[arg(long, value_name = "COMMAND")]
    server: Option<String>,
    /// Run only cases whose path, kind, name or id contains this text, in upper or lower case; may be repeated
    #[arg(long, value_name = "TEXT")]
    filter: Vec<String>,
    /// Run only the rules of this level; may be repeated
    #[arg(long, value_name = "LEVEL")]
    level: Vec<String>,
    /// Fail if a rule of this level does not pass or is not run; may be repeated
    #[arg(long, value_name = "LEVEL")]
    require: Vec<String>,
    /// A file of cases that are known to fail, or are not run
    #[arg(long, value_name = "FILE")]
    expect: Option<PathBuf>,
    /// The format of the report
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Name of the implementation in the report; by default its commands
    #[arg(long, value_name = "NAME")]
    subject: Option<String>,
    /// Use the cases in this folder instead of the built-in ones
    #[arg(long, value_name = "FOLDER")]
    cases: Option<PathBuf>,
    /// The time limit of an answer, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 10.0)]
    timeout: f64,
    /// The number of adapters and servers that run at a time
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    jobs: usize,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
    /// The verdicts by rule alone, in JSON
    Results,
    Junit,
    Html,
    /// The levels that are met, as an SVG image
    Badge,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.action {
        Action::Run(arguments) => run_suite(arguments),
        Action::Rules(arguments) => rules::run(arguments),
        Action::Compare(arguments) => side_by_side::run(arguments),
        Action::Export(arguments) => export::run(arguments),
        Action::Mutants => score::mutants(),
        Action::Liars => score::liars(),
    }
}

/// A level that is named, and whether the exact words of refusals count.
type Required = (Level, bool);

/// Ends the adapters with the command if it is interrupted: a terminal sends no signal to their groups.
fn end_adapters_if_interrupted() -> Result<(), Failure> {
    let interrupted = interruption()?;
    std::thread::spawn(move || {
        while !interrupted.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(50));
        }
        group::kill_all();
        std::process::exit(130);
    });
    Ok(())
}

fn run_suite(arguments: &RunArguments) -> Result<Exit, Failure> {
    end_adapters_if_interrupted()?;
    let files = match &arguments.cases {
        Some(folder) => case::read_folder(folder),
        None => case::read_built_in(),
    };
    let files: Vec<CaseFile> = files.map_err(Failure::Message)?;
    files.iter().try_for_each(check_file).map_err(Failure::Message)?;
    let required = levels(&arguments.require)?;
    let known = expectations(arguments.expect.as_deref(), &files)?;
    let plan = plan(arguments, &files, &known)?;
    let subject = Subject::new(arguments)?;
    subject.check_command()?;
    let outcomes = plan
        .run_parallel(arguments.jobs, |takes_cases| subject.serve(takes_cases))
        .map_err(Failure::Message)?;
    let report = Report::new(&subject.name, &plan, outcomes);
    print(&match arguments.format {
        Format::Text => text::write(&report),
        Format::Json => format!("{:#}\n", json::write(&report)),
        Format::Results => format!("{:#}\n", json::write_results(&report)),
        Format::Junit => junit::write(&report),
        Format::Html => html::write(&report),
        Format::Badge => badge::write(&report),
    })?;
    judge(&report, &required)
}

/// The cases that are run: those of the levels and the filter that are given.
fn plan<'f>(
    arguments: &RunArguments,
    files: &'f [CaseFile],
    known: &Expectations,
) -> Result<Plan<'f>, Failure> {
    let mut plan = Plan::new(files, &arguments.filter, known);
    if !arguments.level.is_empty() {
        let levels = levels(&arguments.level)?.into_iter().map(|(level, _)| level);
        plan = plan.of_levels(&levels.collect::<Vec<_>>());
    }
    if plan.cases().is_empty() {
        return Err(Failure::Message("no case fits the filter".to_owned()));
    }
    Ok(plan)
}

/// The exit status: 2 if nothing was run, 1 where a case fails or a level is not met.
fn judge(report: &Report, required: &[Required]) -> Result<Exit, Failure> {
    let silent = report.cases_with(Verdict::Unsupported) + report.cases_with(Verdict::Skipped);
    let all: usize = report.rules.iter().map(|rule| rule.cases.len()).sum();
    if silent == all {
        let why = "the implementation answers no case: all are unsupported or skipped";
        return Err(Failure::Message(why.to_owned()));
    }
    let mut is_met = report.cases_with(Verdict::Fail) == 0;
    for (level, words) in required {
        let missing = report.missing_of(level, *words);
        if missing.is_empty() {
            continue;
        }
        is_met = false;
        let missing: Vec<String> =
            missing.iter().map(|(rule, verdict)| format!("{rule} ({verdict})")).collect();
        let suffix = if *words { "-words" } else { "" };
        let (name, missing) = (&level.name, missing.join(", "));
        say(&format!("abide: the level {name}{suffix} is not met: {missing}"));
    }
    Ok(if is_met { Exit::Clean } else { Exit::Errors })
}

/// The levels of these names.
fn levels(names: &[String]) -> Result<Vec<Required>, Failure> {
    names.iter().map(|name| level(name)).collect::<Result<_, _>>().map_err(Failure::Message)
}

/// The level of a name, and whether it is the one with the exact words.
fn level(name: &str) -> Result<Required, String> {
    let levels = spec::levels();
    let named = |name: &str| levels.iter().find(|level| level.name == name);
    let found = named(name).map(|level| (level, false)).or_else(|| {
        let level = named(name.strip_suffix("-words")?).filter(|level| level.has_words)?;
        Some((level, true))
    });
    let (level, words) = found.ok_or_else(|| {
        let names: Vec<&str> = levels.iter().map(|level| &level.name[..]).collect();
        format!("unknown level '{name}'; the levels are {}", names.join(", "))
    })?;
    if level.rules.is_empty() {
        return Err(format!("the level '{name}' has no rules yet"));
    }
    Ok((level.clone(), words))
}

/// The expectations of a file; each of them is of a case that there is.
fn expectations(path: Option<&Path>, files: &[CaseFile]) -> Result<Expectations, Failure> {
    let Some(path) = path else { return Ok(Expectations::default()) };
    let failed = |error: String| Failure::Message(format!("{}: {error}", path.display()));
    let text = fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    let known = Expectations::read(&text).map_err(failed)?;
    for id in known.ids() {
        let mut ids =
            files.iter().flat_map(|file| file.cases.iter().map(|case| case.id(&file.rule)));
        if !ids.any(|other| other == id) {
            return Err(failed(format!("unknown case '{id}'")));
        }
    }
    Ok(known)
}

/// The subject of the suite: the commands that start it.
struct Subject {
    name: String,
    adapter: Option<String>,
    server: Option<String>,
    limit: Duration,
}

impl Subject {
    fn new(arguments: &RunArguments) -> Result<Self, Failure> {
        let (adapter, server) = match (&arguments.adapter, &arguments.server) {
            (None, None) => (Some(own("adapter")?), Some(own("lsp")?)),
            (adapter, server) => (adapter.clone(), server.clone()),
        };
        let commands: Vec<&str> =
            [&adapter, &server].into_iter().flatten().map(String::as_str).collect();
        let name = arguments.subject.clone().unwrap_or_else(|| commands.join(" and "));
        let limit = Duration::try_from_secs_f64(arguments.timeout)
            .map_err(|_| Failure::Message("--timeout is a number of seconds".to_owned()))?;
        Ok(Self { name, adapter, server, limit })
    }

    fn start(&self) -> Result<(Option<ProcessAdapter>, Option<Server>), String> {
        let adapter = self.adapter.as_deref().map(ProcessAdapter::new).transpose()?;
        let server = self.server.as_deref().map(Server::new).transpose()?;
        Ok((
            adapter.map(|adapter| adapter.with_limit(self.limit)),
            server.map(|server| server.with_limit(self.limit)),
        ))
    }

    /// Asks both once, so that a wrong command is noticed once and not at every case.
    fn check_command(&self) -> Result<(), Failure> {
        let (adapter, server) = self.start().map_err(Failure::Message)?;
        if let Some(mut adapter) = adapter {
            let silent =
                |error| Failure::Message(format!("the adapter answers no request: {error}"));
            adapter.check_command().map_err(silent)?;
        }
        server.map_or(Ok(()), |server| server.check_command().map_err(Failure::Message))
    }

    /// Runs cases with an adapter and their own server.
    fn serve(&self, takes_cases: &mut dyn FnMut(&mut Runner<'_>)) -> Result<(), String> {
        let (mut adapter, server) = self.start()?;
        takes_cases(&mut Runner {
            implementation: adapter.as_mut().map(|adapter| adapter as _),
            server: server.as_ref(),
        });
        Ok(())
    }
}

/// Errors in a case file are not the implementation's fault.
fn check_file(file: &CaseFile) -> Result<(), String> {
    if !spec::rules().iter().any(|rule| rule.id == file.rule) {
        return Err(format!("{}: unknown rule {}", file.path, file.rule));
    }
    file.cases.iter().try_for_each(|case| {
        runner::check_case(case).map_err(|error| format!("{}: {}: {error}", file.path, case.name))
    })
}

/// The command line of this program with a subcommand.
fn own(subcommand: &str) -> Result<String, Failure> {
    let program = env::current_exe()
        .map_err(|error| Failure::Message(format!("cannot find this program: {error}")))?;
    Ok(format!("{} {subcommand}", quoted(&program)))
}

fn quoted(path: &Path) -> String {
    let path = path.display().to_string();
    if path.contains(char::is_whitespace) { format!("'{path}'") } else { path }
}

fn print(text: &str) -> Result<(), Failure> {
    Ok(std::io::stdout().lock().write_all(text.as_bytes())?)
}
