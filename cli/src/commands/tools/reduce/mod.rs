//! `abide reduce`: makes a file smaller while a test of it holds.

mod crash;
mod question;
mod tester;

use super::process::{FileCommand, RunLimits};
use crate::console::{self, Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input::bytecode::{self, Binary};
use crate::input::{FileError, Source};
use crate::progress::Progress;
use abide_core::limits::Limits;
use abide_core::mlir::opt;
use abide_core::mlir::registry::Registry;
use abide_project::{Replaces, write};
use abide_reduce::{Options, Reducer};
use clap::Args;
pub(super) use crash::Crash;
pub(super) use question::{Difference, Question, difference, first_error};
use regex_lite::Regex;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize};
use std::time::{Duration, Instant};
use tester::{Candidates, Encode, Runner, Verdict};

/// The number of tests of the original that must agree.
const AGREEING_TESTS: usize = 3;

/// Make a file smaller while it still crashes a compiler, or passes another test
///
/// The result still parses, and verifies if the file does. Each candidate is a file of the same name in a temporary
/// folder; it takes the place of %s in a command, or is its last argument. Ctrl-C ends with the best result so far.
#[derive(Debug, Args)]
#[command(group = clap::ArgGroup::new("question").required(true))]
pub(in crate::commands) struct Arguments {
    /// The file: text or bytecode; - is standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// The file is interesting if this program or command ends with exit status 0
    #[arg(long, value_name = "SCRIPT", group = "question", allow_hyphen_values = true)]
    test: Option<String>,

    /// The exit status with which --test reports an interesting file
    #[arg(long, value_name = "N", default_value_t = 0, requires = "test")]
    interesting_status: i32,

    /// The file is interesting if this command crashes as it does on the original: with the same signal, message and
    /// top frames
    #[arg(long, value_name = "COMMAND", group = "question", allow_hyphen_values = true)]
    crash: Option<String>,

    /// The file is interesting if the output of the command matches the regular expression
    #[arg(
        long,
        num_args = 2,
        value_names = ["REGEX", "COMMAND"],
        group = "question",
        allow_hyphen_values = true
    )]
    message: Option<Vec<String>>,

    /// The file is interesting if the exit status or, if both succeed, the standard output of the commands differs
    #[arg(
        long,
        num_args = 2,
        value_names = ["COMMAND1", "COMMAND2"],
        group = "question",
        allow_hyphen_values = true
    )]
    differ: Option<Vec<String>>,

    /// Write the result to this file instead of standard output
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,

    /// Write each smaller file to OUT at once, so that the best one is there whatever happens
    #[arg(long, requires = "output")]
    keep_best: bool,

    /// The time limit of a command, in seconds of processor time where the system can limit that (Linux); by default it
    /// follows the time for the original
    #[arg(long, value_name = "SECONDS")]
    timeout: Option<f64>,

    /// The memory limit of a command, in MiB of addresses (Linux)
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,

    /// The number of tests that run at a time; the result does not depend on it
    #[arg(short, long, value_name = "N")]
    jobs: Option<usize>,

    /// Also test files that do not parse or verify although the original does
    #[arg(long)]
    allow_invalid: bool,

    /// Keep names, strings and line breaks
    #[arg(long)]
    keep_layout: bool,

    /// Also remove blanks that only help readers
    #[arg(long, conflicts_with = "keep_layout")]
    squeeze: bool,

    /// Show no progress and no summary
    #[arg(short, long)]
    quiet: bool,

    #[command(flatten)]
    dialects: DialectArguments,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let source = Source::new(&arguments.file);
    let original = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let registry = arguments.dialects.registry(source.path.as_deref())?;
    let is_bytecode = match Binary::of(&original) {
        Some(binary @ Binary::Module) => {
            let error = bytecode::has_no_text(&source.name, binary, "operations");
            return Err(Failure::Message(error.message));
        }
        binary => binary.is_some(),
    };
    let text = bytecode::as_text(original, &registry, &limits)
        .map_err(|error| Failure::Message(bytecode::unreadable(&source.name, &error).message))?;
    let encode = |text: &[u8]| match is_bytecode {
        true => as_bytecode(text, &registry, &limits),
        false => Some(text.to_vec()),
    };
    let folder = tempfile::Builder::new().prefix("abide-reduce-").tempdir();
    let folder = folder
        .map_err(|error| Failure::Message(format!("cannot make a temporary folder: {error}")))?;
    let name = source.path.as_deref().and_then(Path::file_name).unwrap_or("stdin.mlir".as_ref());
    let runner = Runner {
        question: question(arguments).map_err(Failure::Message)?,
        limits: limits_of(arguments),
        folder: folder.path(),
        name: name.into(),
        interrupted: interruption()?,
        encode: &encode,
        begun: AtomicUsize::new(0),
    };
    reduce(arguments, &source.name, text, runner, (&registry, &limits))
}

/// The options for reducing a finding.
pub(super) struct Reduction<'r> {
    pub(super) question: Question,
    pub(super) limits: RunLimits,
    /// The temporary folder.
    pub(super) folder: &'r Path,
    pub(super) jobs: usize,
    pub(super) interrupted: Arc<AtomicBool>,
}

/// Reduces a text; fails with a reason.
pub(super) fn reduce_finding(
    reduction: Reduction<'_>,
    text: &[u8],
    registry: &Registry,
    limits: &Limits,
) -> Result<Vec<u8>, String> {
    let Reduction { question, limits: run_limits, folder, jobs, interrupted } = reduction;
    let encode = |text: &[u8]| Some(text.to_vec());
    let mut runner = Runner {
        question,
        limits: run_limits,
        folder,
        name: "module.mlir".into(),
        interrupted,
        encode: &encode,
        begun: AtomicUsize::new(0),
    };
    if let Err(reason) = try_original(&mut runner, text, false, jobs) {
        // Once memory is overwritten, the place of a crash depends on chance, but not that it crashes.
        let is_crash = runner.question.accept_any_place();
        let holds = |_| matches!(runner.test(text, &|| true), Verdict::Holds(_));
        if !is_crash || !(0..AGREEING_TESTS).all(holds) {
            return Err(reason);
        }
    }
    let progress = Progress::new(usize::MAX, true);
    let mut candidates = Candidates::new(runner, jobs, text.len(), progress, Box::new(|_| Ok(())));
    let mut reducer = Reducer::new(text.to_vec(), registry, limits, Options::default());
    reducer.run(&mut candidates);
    candidates.trouble.map_or_else(|| Ok(reducer.text().to_vec()), Err)
}

/// Reduces a text, and writes the result.
fn reduce(
    arguments: &Arguments,
    name: &str,
    text: Vec<u8>,
    mut runner: Runner<'_>,
    (registry, limits): (&Registry, &Limits),
) -> Result<Exit, Failure> {
    let begun = Instant::now();
    let jobs = arguments
        .jobs
        .unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from))
        .max(1);
    try_original(&mut runner, &text, arguments.timeout.is_none(), jobs)
        .map_err(Failure::Message)?;
    if !arguments.quiet && !runner.question.describe().is_empty() {
        console::say(&format!("{name}: {}", runner.question.describe()));
    }
    let encode = runner.encode;
    let kept = arguments.output.as_deref().filter(|_| arguments.keep_best);
    let keep = move |text: &[u8]| kept.map_or(Ok(()), |path| write_result(path, text, encode));
    let progress = Progress::new(usize::MAX, arguments.quiet);
    let mut candidates = Candidates::new(runner, jobs, text.len(), progress, Box::new(keep));
    let before = text.len();
    let options = Options {
        allow_invalid: arguments.allow_invalid,
        keep_layout: arguments.keep_layout,
        squeeze: arguments.squeeze,
    };
    let mut reducer = Reducer::new(text, registry, limits, options);
    reducer.run(&mut candidates);
    candidates.progress.clear();
    let result = reducer.text();
    let is_interrupted =
        candidates.runner.interrupted.swap(false, std::sync::atomic::Ordering::Relaxed);
    let is_stable =
        is_interrupted || matches!(candidates.runner.test(result, &|| true), Verdict::Holds(_));
    match arguments.output.as_deref().filter(|path| path.as_os_str() != "-") {
        Some(path) => write_result(path, result, encode).map_err(Failure::Message)?,
        None => io::stdout().lock().write_all(&encode(result).unwrap_or_default())?,
    }
    if !arguments.quiet {
        let ended = if is_interrupted { " (interrupted)" } else { "" };
        summarize(name, &candidates, (before, result.len()), begun.elapsed(), ended);
    }
    match (candidates.trouble, is_stable) {
        (Some(trouble), _) => Err(Failure::Message(trouble)),
        (None, false) => Err(Failure::Message(
            "the test held for the result once and does not hold now: it depends on chance"
                .to_owned(),
        )),
        (None, true) => Ok(Exit::Clean),
    }
}

/// Reports the sizes before and after, the tests and the time.
fn summarize(
    name: &str,
    candidates: &Candidates<'_>,
    (before, after): (usize, usize),
    time: Duration,
    ended: &str,
) {
    let (tests, seconds) = (candidates.tests, time.as_secs_f64());
    let line = format!("{name}: {before} bytes to {after}, {tests} tests, {seconds:.1} s{ended}");
    console::say(&line);
    if candidates.late > 0 {
        let (late, limit) = (candidates.late, candidates.runner.limits.time.as_secs_f64());
        console::say(&format!(
            "{name}: tests that were ended after {limit:.1} s: {late}; see --timeout"
        ));
    }
}

/// The question of a command line.
fn question(arguments: &Arguments) -> Result<Question, String> {
    if let Some(script) = &arguments.test {
        let status = arguments.interesting_status;
        return Ok(Question::Script { command: FileCommand::script(script), status });
    }
    if let Some(command) = &arguments.crash {
        let command = FileCommand::new(command).with_plain_traces();
        return Ok(Question::Crash { command, known: None });
    }
    if let Some([pattern, command]) = arguments.message.as_deref() {
        let pattern = Regex::new(pattern)
            .map_err(|error| format!("'{pattern}' is not a regular expression: {error}"))?;
        return Ok(Question::Message { command: FileCommand::new(command), pattern });
    }
    match arguments.differ.as_deref() {
        Some([first, second]) => {
            let commands = [FileCommand::new(first), FileCommand::new(second)];
            Ok(Question::Differ { commands, known: None })
        }
        _ => Err("one of --test, --crash, --message and --differ is needed".to_owned()),
    }
}

/// The limits for the original.
fn limits_of(arguments: &Arguments) -> RunLimits {
    let seconds = arguments.timeout.filter(|seconds| seconds.is_finite() && *seconds > 0.0);
    let time =
        Duration::try_from_secs_f64(seconds.unwrap_or(60.0)).unwrap_or(Duration::from_secs(60));
    RunLimits { time, memory: arguments.memory.map(|mib| mib.saturating_mul(1 << 20)) }
}

/// Tests the original several times, alone and in parallel, and records its crash or difference.
fn try_original(
    runner: &mut Runner<'_>,
    text: &[u8],
    follows_time: bool,
    jobs: usize,
) -> Result<(), String> {
    let begun = Instant::now();
    let limit = runner.limits.time.as_secs_f64();
    match runner.test(text, &|| true) {
        Verdict::Holds(outcomes) => runner.question.learn(&outcomes),
        Verdict::Fails(outcomes) if outcomes.is_empty() => {
            return Err("the file cannot be written as bytecode again".to_owned());
        }
        Verdict::Fails(outcomes) => return Err(runner.question.refusal(&outcomes)),
        Verdict::Late => {
            return Err(format!(
                "the test does not end within {limit} s on the file itself; --timeout gives it more"
            ));
        }
        Verdict::Unneeded => return Err("interrupted".to_owned()),
        Verdict::Unusable(trouble) => return Err(trouble),
    }
    if follows_time {
        // A candidate that takes much longer than the original is another case.
        runner.limits.time = (begun.elapsed() * 10).max(Duration::from_secs(5));
    }
    // Several at a time take less time. If one of them fails, those alone show the reason.
    if jobs > 1 && hold_together(runner, text, jobs.max(AGREEING_TESTS - 1)) {
        return Ok(());
    }
    let alone: Vec<Verdict> = (1..AGREEING_TESTS).map(|_| runner.test(text, &|| true)).collect();
    let held = alone.iter().filter(|verdict| matches!(verdict, Verdict::Holds(_))).count() + 1;
    if held < AGREEING_TESTS {
        return Err(format!(
            "the test depends on chance: it held in {held} of {AGREEING_TESTS} runs on the file itself"
        ));
    }
    match jobs > 1 {
        true => {
            Err("the test holds alone, but not if several run at a time; use --jobs 1".to_owned())
        }
        false => Ok(()),
    }
}

/// Whether the test holds for a text several times at once.
fn hold_together(runner: &Runner<'_>, text: &[u8], count: usize) -> bool {
    std::thread::scope(|scope| {
        let runs: Vec<_> =
            (0..count).map(|_| scope.spawn(|| runner.test(text, &|| true))).collect();
        runs.into_iter().all(|run| matches!(run.join(), Ok(Verdict::Holds(_))))
    })
}

/// A flag that Ctrl-C sets; the second Ctrl-C ends the program.
pub(super) fn interruption() -> Result<Arc<AtomicBool>, Failure> {
    use signal_hook::consts::{SIGINT, SIGTERM};
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        let ends = signal_hook::flag::register_conditional_shutdown(signal, 130, Arc::clone(&flag));
        ends.and_then(|_| signal_hook::flag::register(signal, Arc::clone(&flag)))
            .map_err(|error| Failure::Message(format!("cannot handle signals: {error}")))?;
    }
    Ok(flag)
}

/// A text as bytecode; `None` if it cannot be written.
pub(super) fn as_bytecode(text: &[u8], registry: &Registry, limits: &Limits) -> Option<Vec<u8>> {
    let mut options = opt::Options::default();
    options.take("-emit-bytecode").ok()?;
    let outcome = opt::opt(text, "reduced.mlir", &options, registry, limits);
    outcome.success.then_some(outcome.output)
}

fn write_result(path: &Path, text: &[u8], encode: Encode<'_>) -> Result<(), String> {
    let bytes = encode(text).ok_or("the result cannot be written as bytecode")?;
    write(path, &bytes, Replaces::Anything)
        .map_err(|error| FileError::writing(path, &error).message)
}
