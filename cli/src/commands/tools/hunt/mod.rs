//! `abide hunt`: runs a compiler on generated modules and keeps one of each crash.

mod findings;
mod page;

use super::generate::{chosen_registry, temporary_folder};
use super::modules::{ModuleArguments, Modules};
use super::process::{Ending, FILE, FileCommand, Outcome, RunLimits};
use super::reduce::{Question, Reduction, interruption, reduce_finding};
use crate::console::{self, AnswerFormat, Exit, Failure, write_json};
use crate::dialects::DialectArguments;
use crate::progress::Progress;
use abide_core::limits::Limits;
use abide_core::mlir::registry::Registry;
use abide_generate::Random;
use clap::Args;
use findings::{Findings, Kind, Task};
use std::cell::Cell;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The number of modules for each thread that are run before the findings are written.
const BATCH: usize = 8;

/// The place of a flag of `--flags` in the command.
const FLAG: &str = "%f";

/// The number of modules in a row that do not verify, after which the hunt ends.
const MAX_INVALID: usize = 10_000;

/// Find modules that crash a compiler, and reduce them
///
/// The command runs on generated modules. The folder of -o has one of each crash, by signal, message and top frames: the
/// module, the reduced module and the output. index.md and index.html list them. A hunt with the same folder, command and
/// seed continues where the last one ended, also after Ctrl-C.
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
    let commands = commands(&arguments.command, &task.flags).map_err(Failure::Message)?;
    let differ = arguments.differ.as_deref();
    let differ = differ.map(|text| FileCommand::new(text).with_plain_traces());
    let findings = Findings::open(&arguments.output, task).map_err(Failure::Message)?;
    let jobs =
        arguments.jobs.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let hunt = Hunt {
        commands,
        differ,
        limits: RunLimits {
            time: Duration::from_secs(arguments.timeout.max(1)),
            memory: Some(arguments.memory.saturating_mul(1 << 20)),
        },
        folder: folder.path(),
        jobs: jobs.max(1),
        interrupted: interruption()?,
    };
    hunt.run(arguments, source, findings, (&registry, &limits), &trouble)
}

/// The command as one text. Words with signs of a shell are quoted.
fn command_text(words: &[String]) -> String {
    if let [text] = words {
        return text.clone();
    }
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

/// A word for a shell. The place of the file stays outside of quotes, so that it is replaced there.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "%@=+-_./,:".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''").replace(FILE, "'%s'")),
    }
}

/// The command, once for each of the flags.
fn commands(words: &[String], flags: &str) -> Result<Vec<FileCommand>, String> {
    if !flags.is_empty() && !words.iter().any(|word| word.contains(FLAG)) {
        return Err(format!("{FLAG} in the command is the place for one of the --flags"));
    }
    let with = |flag: &str| match words {
        [text] => text.replace(FLAG, &quoted(flag)),
        _ => command_text(&words.iter().map(|word| word.replace(FLAG, flag)).collect::<Vec<_>>()),
    };
    let mut texts: Vec<String> = flags.split_whitespace().map(with).collect();
    if texts.is_empty() {
        texts.push(command_text(words));
    }
    Ok(texts.iter().map(|text| FileCommand::new(text).with_plain_traces()).collect())
}

/// Runs a command on modules.
struct Hunt<'h> {
    /// One for each flag that takes turns; at least one.
    commands: Vec<FileCommand>,
    differ: Option<FileCommand>,
    limits: RunLimits,
    folder: &'h Path,
    jobs: usize,
    interrupted: Arc<AtomicBool>,
}

impl Hunt<'_> {
    fn run(
        &self,
        arguments: &Arguments,
        mut modules: Modules<'_>,
        mut findings: Findings,
        tools: (&Registry, &Limits),
        trouble: &Cell<Option<io::Error>>,
    ) -> Result<Exit, Failure> {
        let begun = Instant::now();
        let seconds = arguments.seconds.map(Duration::from_secs);
        let mut progress = Progress::new(usize::MAX, arguments.quiet);
        let mut left = arguments.runs.unwrap_or(u64::MAX);
        let is_over =
            || self.is_interrupted() || seconds.is_some_and(|limit| begun.elapsed() >= limit);
        while left > 0 && !is_over() {
            let count = usize::try_from(left).unwrap_or(usize::MAX).min(self.jobs * BATCH);
            let batch = next_modules(&mut modules, &mut findings.next, count, &is_over);
            if let Some(error) = trouble.take() {
                return Err(Failure::Message(format!("the oracle cannot be run: {error}")));
            }
            if batch.is_empty() && !is_over() {
                return Err(Failure::Message(
                    "the selected operations give no module that verifies".to_owned(),
                ));
            }
            for ((number, text), outcomes) in batch.iter().zip(self.outcomes(&batch)) {
                let outcomes = outcomes.map_err(|error| {
                    Failure::Message(format!("the command cannot be run: {error}"))
                })?;
                if outcomes.iter().any(|one| one.ending == Ending::Unneeded) {
                    // The next hunt begins with this module.
                    findings.next = *number;
                    break;
                }
                left -= 1;
                let new = findings.add(text, &outcomes).map_err(Failure::Message)?;
                if let Some((kind, command)) = new
                    && let Some(outcome) = outcomes.get(command)
                {
                    progress.clear();
                    let new = (*number, text.as_slice(), outcome, kind, command);
                    self.keep(arguments, &mut findings, new, tools)?;
                }
            }
            findings.save().map_err(Failure::Message)?;
            progress.show(|| findings.summary());
        }
        progress.clear();
        if !arguments.quiet {
            console::say(&findings.summary());
            console::say(&format!("see {}", arguments.output.join("index.md").display()));
        }
        if arguments.answer.is_json() {
            write_json(&mut io::stdout(), &findings.json())?;
        }
        Ok(if findings.found.is_empty() { Exit::Clean } else { Exit::Errors })
    }

    /// The command for the module with a number.
    fn command(&self, number: u64) -> &FileCommand {
        &self.commands[Random::new(number).below(self.commands.len())]
    }

    fn is_interrupted(&self) -> bool {
        self.interrupted.load(Ordering::Relaxed)
    }

    /// Reduces the module of a new finding, and stores both.
    fn keep(
        &self,
        arguments: &Arguments,
        findings: &mut Findings,
        (number, text, outcome, kind, command): (u64, &[u8], &Outcome, Kind, usize),
        (registry, limits): (&Registry, &Limits),
    ) -> Result<(), Failure> {
        if !arguments.quiet {
            console::say(&format!("new {}: {}", kind.word(), kind.describe()));
        }
        let own = self.command(number).clone();
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
        let reduced = match arguments.no_reduce {
            true => Err("it was not tried".to_owned()),
            false => reduce_finding(reduction, text, registry, limits),
        };
        findings.keep((text, &shown), outcome, kind, reduced).map_err(Failure::Message)
    }

    /// The outcomes for some modules, in their order.
    fn outcomes(&self, modules: &[(u64, Vec<u8>)]) -> Vec<io::Result<Vec<Outcome>>> {
        let next = AtomicUsize::new(0);
        let work = || {
            let mut done = Vec::new();
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some((number, text)) = modules.get(index) else { return done };
                done.push((index, self.outcome(index, self.command(*number), text)));
            }
        };
        let mut all: Vec<(usize, io::Result<Vec<Outcome>>)> = thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.jobs.min(modules.len())).map(|_| scope.spawn(work)).collect();
            threads.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect()
        });
        all.sort_by_key(|(index, _)| *index);
        all.into_iter().map(|(_, outcomes)| outcomes).collect()
    }

    /// The outcomes of the commands on a module.
    fn outcome(
        &self,
        index: usize,
        command: &FileCommand,
        text: &[u8],
    ) -> io::Result<Vec<Outcome>> {
        let folder = self.folder.join(format!("run{index}"));
        fs::create_dir_all(&folder)?;
        let file = folder.join("module.mlir");
        fs::write(&file, text)?;
        let commands = [Some(command), self.differ.as_ref()].into_iter().flatten();
        let is_needed = || !self.is_interrupted();
        let outcomes: io::Result<_> =
            commands.map(|command| command.run(&file, &folder, self.limits, &is_needed)).collect();
        // A folder that cannot be removed is removed with the enclosing one.
        let _ = fs::remove_dir_all(&folder);
        outcomes
    }
}

/// The next modules with their numbers: those that verify, and unchanged pieces of files.
fn next_modules(
    modules: &mut Modules<'_>,
    next: &mut u64,
    count: usize,
    is_over: &dyn Fn() -> bool,
) -> Vec<(u64, Vec<u8>)> {
    let mut batch = Vec::new();
    let mut invalid = 0;
    // The first modules can take long, because the forms of their operations are found then.
    while batch.len() < count && invalid < MAX_INVALID && !is_over() {
        match modules.module_or_seed(*next) {
            Some(text) => batch.push((*next, text)),
            None => invalid += 1,
        }
        *next += 1;
    }
    batch
}
