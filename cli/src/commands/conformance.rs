//! `abide conformance`: holds an implementation against the suite.

use crate::console::{Exit, Failure};
use abide_conformance::case::{self, CaseFile};
use abide_conformance::lsp::Server;
use abide_conformance::report::{Report, Verdict, html, json, junit, text};
use abide_conformance::{ProcessAdapter, Runner, mutants, runner, spec};
use clap::{Args, Subcommand, ValueEnum};
use std::env;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// Hold an implementation against the conformance suite
#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    Run(RunArguments),
    /// Print the rules
    Rules,
    /// Run the suite against broken versions of abide and say which it catches, by rule
    Mutants,
}

/// Run the suite and report by rule
///
/// Without --adapter and --server it is abide itself that is held against the suite. With only one
/// of them, the rules that it cannot be asked about are reported as unsupported.
#[derive(Debug, Args)]
struct RunArguments {
    /// The command of an adapter: it answers a JSON object on each line of its standard input
    #[arg(long, value_name = "COMMAND")]
    adapter: Option<String>,
    /// The command of a language server on standard input and output
    #[arg(long, value_name = "COMMAND")]
    server: Option<String>,
    /// Run only cases whose path, kind or name contains this text; may be given several times
    #[arg(long, value_name = "TEXT")]
    filter: Vec<String>,
    /// How the report is written
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Read the cases from this folder, not from the program
    #[arg(long, value_name = "FOLDER")]
    cases: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    Text,
    Json,
    Junit,
    Html,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    match &arguments.action {
        Action::Run(arguments) => run_suite(arguments),
        Action::Rules => print(spec::TEXT).map(|()| Exit::Clean),
        Action::Mutants => score(),
    }
}

fn run_suite(arguments: &RunArguments) -> Result<Exit, Failure> {
    let files = match &arguments.cases {
        Some(folder) => case::read_folder(folder),
        None => case::read_built_in(),
    };
    let files: Vec<CaseFile> = files.map_err(Failure::Message)?;
    files.iter().try_for_each(check_file).map_err(Failure::Message)?;
    let (adapter, server) = match (&arguments.adapter, &arguments.server) {
        (None, None) => (Some(own("adapter")?), Some(own("lsp")?)),
        (adapter, server) => (adapter.clone(), server.clone()),
    };
    let subject: Vec<&str> =
        [&adapter, &server].into_iter().flatten().map(String::as_str).collect();
    let subject = subject.join(" and ");
    let mut adapter =
        adapter.as_deref().map(ProcessAdapter::new).transpose().map_err(Failure::Message)?;
    if let Some(adapter) = &mut adapter {
        let silent = |error| Failure::Message(format!("the adapter answers no request: {error}"));
        adapter.greet().map_err(silent)?;
    }
    let server = server.as_deref().map(Server::new).transpose().map_err(Failure::Message)?;
    if let Some(server) = &server {
        server.greet().map_err(Failure::Message)?;
    }
    let mut runner = Runner {
        implementation: adapter.as_mut().map(|adapter| adapter as _),
        server: server.as_ref(),
    };
    let report = Report::of_run(&subject, &files, &arguments.filter, &mut runner);
    if report.rules.is_empty() {
        return Err(Failure::Message("no case fits the filter".to_owned()));
    }
    print(&match arguments.format {
        Format::Text => text::write(&report),
        Format::Json => format!("{:#}\n", json::write(&report)),
        Format::Junit => junit::write(&report),
        Format::Html => html::write(&report),
    })?;
    Ok(if report.rules_with(Verdict::Fail) == 0 { Exit::Clean } else { Exit::Errors })
}

/// What is wrong with a case file is not the implementation's fault.
fn check_file(file: &CaseFile) -> Result<(), String> {
    if !spec::rules().iter().any(|rule| rule.id == file.rule) {
        return Err(format!("{}: there is no rule {}", file.path, file.rule));
    }
    file.cases.iter().try_for_each(|case| {
        runner::check_case(case).map_err(|error| format!("{}: {}: {error}", file.path, case.name))
    })
}

/// The mutation score by rule: how many of a rule's mutants its cases catch.
fn score() -> Result<Exit, Failure> {
    let files = case::read_built_in().map_err(Failure::Message)?;
    let mut adapter = ProcessAdapter::new(&own("adapter")?).map_err(Failure::Message)?;
    let server = own("lsp")?;
    let mutants = mutants::all().map_err(Failure::Message)?;
    let (mut out, mut caught) = (String::new(), 0);
    for rule in spec::rules() {
        let (mut all, mut survivors) = (0, Vec::new());
        for mutant in mutants.iter().filter(|mutant| mutant.rule == rule.id) {
            let server = (mutant.operation == "lsp").then_some(&server[..]);
            let by = mutant.caught_by(&files, &mut adapter, server).map_err(Failure::Message)?;
            all += 1;
            if by.is_empty() {
                survivors.push(&mutant.description[..]);
            }
        }
        caught += all - survivors.len();
        out += &format!("{:<9} {}/{all} caught\n", rule.id, all - survivors.len());
        out.extend(survivors.iter().map(|survivor| format!("  survives: {survivor}\n")));
    }
    for (rule, reason) in mutants::without() {
        out += &format!("{rule:<9} no mutant: {reason}\n");
    }
    print(&format!("{out}{caught} of {} mutants caught\n", mutants.len()))?;
    Ok(if caught == mutants.len() { Exit::Clean } else { Exit::Errors })
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
