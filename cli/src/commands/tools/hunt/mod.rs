//! `abide hunt`: runs a compiler on generated modules and keeps one of each crash.

mod commands;
mod findings;
mod page;
mod runs;

use super::generate::{chosen_registry, temporary_folder};
use super::modules::{ModuleArguments, Modules};
use super::process::{Ending, FileCommand, Outcome, RunLimits};
use super::reduce::{Question, Reduction, interruption, reduce_finding};
use crate::console::{self, AnswerFormat, Exit, Failure, write_json};
use crate::dialects::DialectArguments;
use crate::progress::Progress;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use clap::Args;
use commands::{Choice, Commands, Names, command_text, names};
use findings::{Findings, Kind, Shown, Task};
use runs::JointCrash;
use std::cell::Cell;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The number of runs of each thread before the findings are written.
const RUNS_PER_BATCH: usize = 8;

/// The number of modules in a file that the command splits.
const SPLIT_MODULES: usize = 16;

/// The number of modules in a row that do not verify or are not run, after which the hunt ends.
const MAX_UNUSED_MODULES: usize = 10_000;

/// Find modules that crash a compiler, and reduce them
///
/// The command runs on generated modules. The folder of -o has one of each crash, by signal, message and top frames:
/// the module, the reduced module and the output. index.md and index.html list them. A hunt with the same folder,
/// command and seed continues where the last one ended, also after Ctrl-C.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The command, after --: %s is the file of a module, which otherwise is the last argument
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,

    /// The folder for the findings
    #[arg(short, long, value_name = "DIR", default_value = "hunt")]
    output: PathBuf,

    /// Also run this command, and keep modules on which one of the two fails, or both succeed and print different texts
    #[arg(long, value_name = "COMMAND")]
    differ: Option<String>,

    /// Flags that take turns: %f in the command is one of them for each module, such as one pass of a compiler
    #[arg(
        long,
        value_name = "FLAGS",
        allow_hyphen_values = true,
        default_value = "",
        hide_default_value = true
    )]
    flags: String,

    /// End after this number of runs of the command
    #[arg(long, value_name = "N")]
    runs: Option<u64>,

    /// End after this number of seconds
    #[arg(long, value_name = "SECONDS")]
    seconds: Option<u64>,

    /// The number of runs at a time
    #[arg(short, long, value_name = "N")]
    jobs: Option<usize>,

    /// The time limit of a run, in seconds of processor time where the system can limit that (Linux)
    #[arg(long, value_name = "SECONDS", default_value_t = 10)]
    timeout: u64,

    /// The memory limit of a run, in MiB of addresses (Linux)
    #[arg(long, value_name = "MIB", default_value_t = 4096)]
    memory: u64,

    /// Keep modules as they were generated
    #[arg(long)]
    no_reduce: bool,

    /// Show no progress and no summary
    #[arg(short, long)]
    quiet: bool,

    #[command(flatten)]
    answer: AnswerFormat,

    #[command(flatten)]
    modules: ModuleArguments,

    #[command(flatten)]
    dialects: DialectArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let registry = chosen_registry(&arguments.dialects)?;
    let modules = &arguments.modules;
    let (folder, trouble) = (temporary_folder()?, Cell::new(None));
    let options = modules.options(false);
    let source = modules.open((&registry, &limits), options, folder.path(), &trouble)?;
    let like = modules.like.iter().map(|path| path.display().to_string());
    let task = Task {
        command: command_text(&arguments.command),
        differ: arguments.differ.clone().unwrap_or_default(),
        flags: arguments.flags.split_whitespace().collect::<Vec<_>>().join(" "),
        like: like.collect::<Vec<_>>().join(" "),
        seed: modules.seed,
    };
    let commands = Commands::new(&arguments.command, &task.flags).map_err(Failure::Message)?;
    let differ = arguments.differ.as_deref();
    let differ = differ.map(|text| FileCommand::new(text).with_plain_traces());
    let findings = Findings::open(&arguments.output, task).map_err(Failure::Message)?;
    let jobs =
        arguments.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let mut hunt = Hunt {
        arguments,
        tools: (&registry, &limits),
        progress: Progress::new(usize::MAX, arguments.quiet),
        commands,
        differ,
        limits: RunLimits {
            time: Duration::from_secs(arguments.timeout.max(1)),
            memory: Some(arguments.memory.saturating_mul(1 << 20)),
        },
        folder: folder.path(),
        jobs: jobs.max(1),
        interrupted: interruption()?,
        findings,
    };
    for (index, command, module, reduced) in hunt.findings.crashes() {
        let common = &names(&module, hunt.tools) & &names(&reduced, hunt.tools);
        hunt.commands.add_crash(&command, index, common);
    }
    hunt.run(source, &trouble)
}

/// Runs a command on modules.
struct Hunt<'h> {
    arguments: &'h Arguments,
    tools: (&'h Registry, &'h Limits),
    findings: Findings,
    progress: Progress,
    commands: Commands,
    differ: Option<FileCommand>,
    limits: RunLimits,
    folder: &'h Path,
    jobs: usize,
    interrupted: Arc<AtomicBool>,
}

/// A module that is run.
struct Run {
    number: u64,
    text: Vec<u8>,
    /// The names of its operations.
    names: Names,
    /// The number of its command.
    command: usize,
    /// Whether it probably shows a known crash: others are not run in one file with it.
    is_known: bool,
}

impl Hunt<'_> {
    fn run(
        mut self,
        mut modules: Modules<'_>,
        trouble: &Cell<Option<io::Error>>,
    ) -> Result<Exit, Failure> {
        let begun = Instant::now();
        let seconds = self.arguments.seconds.map(Duration::from_secs);
        let mut left = self.arguments.runs.unwrap_or(u64::MAX);
        let interrupted = Arc::clone(&self.interrupted);
        let is_over = || {
            interrupted.load(Ordering::Relaxed)
                || seconds.is_some_and(|limit| begun.elapsed() >= limit)
        };
        while left > 0 && !is_over() {
            let most = self.jobs * RUNS_PER_BATCH * self.modules_per_run();
            let count = usize::try_from(left).unwrap_or(usize::MAX).min(most);
            let batch = self.next(&mut modules, count, &is_over);
            if let Some(error) = trouble.take() {
                return Err(Failure::Message(format!("the oracle cannot be run: {error}")));
            }
            if batch.is_empty() && !is_over() {
                return Err(Failure::Message(
                    "the selected operations give no module that verifies".to_owned(),
                ));
            }
            left -= self.run_batch(&batch)?;
            self.findings.save().map_err(Failure::Message)?;
            self.progress.show(|| self.findings.summary());
        }
        self.progress.clear();
        self.arguments.modules.keep_learned(&modules)?;
        if !self.arguments.quiet {
            console::say(&self.findings.summary());
            let page = self.arguments.output.join("index.md");
            console::say(&format!("see {}", page.display()));
        }
        if self.arguments.answer.is_json() {
            write_json(&mut io::stdout(), &self.findings.json())?;
        }
        Ok(if self.findings.found.is_empty() { Exit::Clean } else { Exit::Errors })
    }

    /// Runs modules and keeps what is new; returns how many were run. The hunt continues with the module after them.
    fn run_batch(&mut self, batch: &[Run]) -> Result<u64, Failure> {
        let mut next = self.findings.next;
        let mut count = 0;
        let (outcomes, joint) = self.outcomes(batch);
        for (run, outcomes) in batch.iter().zip(outcomes) {
            // A hunt that is killed while it reduces continues with the module after this one.
            self.findings.next = run.number.saturating_add(1);
            let outcomes = outcomes
                .map_err(|error| Failure::Message(format!("the command cannot be run: {error}")))?;
            if outcomes.iter().any(|one| one.ending == Ending::Unneeded) {
                // The next hunt begins with this module.
                next = run.number;
                break;
            }
            count += 1;
            self.add(run, &outcomes)?;
        }
        for crash in joint {
            self.add_joint(batch, crash)?;
        }
        self.findings.next = next;
        Ok(count)
    }

    /// Counts the outcomes of a module, one for each command, and keeps it if one is new.
    fn add(&mut self, run: &Run, outcomes: &[Outcome]) -> Result<(), Failure> {
        let first = outcomes.first();
        let warning = first.and_then(|one| self.commands.count(run.command, &run.names, one));
        if let Some(warning) = warning.filter(|_| !self.arguments.quiet) {
            self.progress.clear();
            console::say(&warning);
        }
        match self.findings.add(&run.text, outcomes).map_err(Failure::Message)? {
            Shown::New(kind, command) => match outcomes.get(command) {
                Some(outcome) => self.keep(run, outcome, kind, command),
                None => Ok(()),
            },
            Shown::Known(finding, 0) => {
                self.commands.add_repeat(run.command, finding, &run.names);
                Ok(())
            }
            Shown::Known(..) | Shown::Nothing => Ok(()),
        }
    }

    /// Keeps a crash of several modules in one file, if it is new.
    fn add_joint(&mut self, batch: &[Run], crash: JointCrash) -> Result<(), Failure> {
        let Some(kind) = self.findings.new_crash(&crash.outcome) else { return Ok(()) };
        let Some(run) = batch.get(crash.module) else { return Ok(()) };
        self.progress.clear();
        if !self.arguments.quiet {
            console::say("a crash that only several modules in one file show:");
        }
        let names = names(&crash.text, self.tools);
        let run = Run { text: crash.text, names, ..*run };
        self.keep(&run, &crash.outcome, kind, 0)
    }

    fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// Reduces the module of a new finding, and stores both.
    fn keep(
        &mut self,
        run: &Run,
        outcome: &Outcome,
        kind: Kind,
        command: usize,
    ) -> Result<(), Failure> {
        self.progress.clear();
        let (registry, limits) = self.tools;
        if !self.arguments.quiet {
            console::say(&format!("new {}: {}", kind.word(), kind.describe()));
        }
        let own = self.commands.command(run.command).clone();
        let shown = match &self.differ {
            Some(other) if command > 0 => other.text().to_owned(),
            _ => own.text().to_owned(),
        };
        let question = match (&kind, &self.differ) {
            (Kind::Difference(_), Some(other)) => {
                Question::Differ { commands: [own, other.clone()], known: None }
            }
            (Kind::Crash(_), Some(other)) if command > 0 => {
                Question::Crash { command: other.clone(), known: None }
            }
            _ => Question::Crash { command: own, known: None },
        };
        let reduction = Reduction {
            question,
            limits: self.limits,
            folder: self.folder,
            jobs: self.jobs,
            interrupted: Arc::clone(&self.interrupted),
        };
        let reduced = match self.arguments.no_reduce {
            true => Err("it was not tried".to_owned()),
            false => reduce_finding(reduction, &run.text, registry, limits),
        };
        if let (Kind::Crash(_), Ok(reduced)) = (&kind, &reduced) {
            let common = &run.names & &names(reduced, self.tools);
            self.commands.add_crash(&shown, self.findings.found.len(), common);
        }
        self.findings.keep((&run.text, &shown), outcome, kind, reduced).map_err(Failure::Message)
    }

    /// The next modules: those that verify, and unchanged pieces of files.
    fn next(
        &mut self,
        modules: &mut Modules<'_>,
        count: usize,
        is_over: &dyn Fn() -> bool,
    ) -> Vec<Run> {
        let mut batch = Vec::new();
        let mut unused = 0;
        // The first modules can take long, because the forms of their operations are found then.
        while batch.len() < count && unused < MAX_UNUSED_MODULES && !is_over() {
            let number = self.findings.next;
            self.findings.next = number.saturating_add(1);
            let run = modules.module_or_seed(number).and_then(|text| {
                let names = names(&text, self.tools);
                let chosen = self.commands.choose(number, &names);
                let seed = Choice { command: 0, is_known: true };
                let choice = chosen.or_else(|| modules.is_seed(number).then_some(seed))?;
                let Choice { command, is_known } = choice;
                Some(Run { number, text, names, command, is_known })
            });
            match run {
                Some(run) => batch.push(run),
                None => unused += 1,
            }
        }
        batch
    }
}
