//! Runs targets under libFuzzer, one after the other.

use crate::build::Built;
use crate::history;
use crate::options::{Options, Sanitizer};
use crate::process::{
    made, make_empty_folder, make_folder, repository, say, time_of_children, with_path,
};
use crate::report::{self, Figures, Finding};
use abide_fuzz::{Target, corpus, seeds};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The time limit of an input, in seconds; a slower input is a finding.
const TIMEOUT_SECONDS: u32 = 25;
/// The memory limit of a target, in MiB; exceeding it is a finding.
const MEMORY_LIMIT_MIB: u32 = 2560;
/// An input of at most [`SLOW_BYTES`] that takes this long by itself is a finding.
const SLOW: Duration = Duration::from_secs(1);
const SLOW_BYTES: u64 = 4096;

/// Runs the requested targets; fails if something was found.
pub(crate) fn all(built: &Built, options: &Options) -> Result<(), String> {
    let mut found = Vec::new();
    say(&Figures::heading());
    for target in &options.targets {
        let (figures, findings) = one(built, target, options)?;
        say(&figures.line(target.name, findings.len()));
        history::note(target.name, &figures, findings.len())?;
        found.extend(findings);
    }
    if found.is_empty() {
        return Ok(());
    }
    let lines: Vec<String> = found.iter().map(Finding::to_string).collect();
    Err(format!("{} findings\n{}", found.len(), lines.join("\n")))
}

/// Runs one target.
fn one(
    built: &Built,
    target: &Target,
    options: &Options,
) -> Result<(Figures, Vec<Finding>), String> {
    let program = built.program(target.name);
    let log = made("logs").join(target.name).with_extension("log");
    let artifacts = made("artifacts").join(target.name);
    for folder in [&made("logs"), &artifacts, &made("corpus").join(target.name)] {
        make_folder(folder)?;
    }
    let before = corpus::files(&artifacts, &[]);
    let mut command = Command::new(&program);
    command.args(arguments(target, options, &artifacts)?).args(corpora(target)?);
    let output = with_path(&log, File::create(&log))?;
    command.stdout(Stdio::null()).stderr(output).current_dir(repository());
    if options.sanitizer == Sanitizer::Address {
        // Stacks of generated code are deep only for the sanitizer.
        command.env("ASAN_OPTIONS", "detect_leaks=0:allocator_may_return_null=1");
    }
    let (start, time) = (Instant::now(), time_of_children());
    let status = with_path(&program, command.status())?;
    let text = String::from_utf8_lossy(&with_path(&log, fs::read(&log))?).into_owned();
    let figures = Figures::read(&text, start.elapsed(), time_of_children() - time);
    let mut findings = Vec::new();
    for file in corpus::files(&artifacts, &[]).into_iter().filter(|file| !before.contains(file)) {
        findings.extend(finding(&program, file, &log)?);
    }
    // libFuzzer ends at an input that is out of time, even if the machine is at fault.
    let has_ended_early = report::reason(&text).is_some_and(|reason| reason.contains("timeout"));
    if !status.success() && findings.is_empty() && !has_ended_early {
        findings.push(Finding { what: format!("ended with {status}"), input: None, program, log });
    }
    Ok((figures, findings))
}

/// The options of libFuzzer.
fn arguments(target: &Target, options: &Options, artifacts: &Path) -> Result<Vec<String>, String> {
    let mut arguments = vec![
        format!("-artifact_prefix={}/", artifacts.display()),
        format!("-max_len={}", target.max_len),
        format!("-max_total_time={}", options.time),
        format!("-timeout={TIMEOUT_SECONDS}"),
        format!("-rss_limit_mb={MEMORY_LIMIT_MIB}"),
        format!("-report_slow_units={}", SLOW.as_secs()),
        "-print_final_stats=1".to_owned(),
        // Short inputs first: a mutator of our own would switch that off.
        "-len_control=100".to_owned(),
    ];
    arguments.extend(options.runs.map(|runs| format!("-runs={runs}")));
    arguments.extend(options.seed.map(|seed| format!("-seed={seed}")));
    if let Some(name) = target.language.dictionary() {
        let file = repository().join("fuzz/dictionaries").join(name).with_extension("dict");
        arguments.push(format!("-dict={}", file.display()));
    }
    Ok(arguments)
}

/// The folder that the run adds to, and the one of the seeds.
fn corpora(target: &Target) -> Result<[PathBuf; 2], String> {
    let seeds = made("seeds").join(target.name);
    write_seeds(target, &seeds)?;
    Ok([made("corpus").join(target.name), seeds])
}

/// Writes the seeds of a target, a file for each.
pub(crate) fn write_seeds(target: &Target, folder: &Path) -> Result<(), String> {
    make_empty_folder(folder)?;
    let inputs = with_path(&seeds::corpus_folder(), seeds::inputs(target))?;
    for (number, input) in inputs.iter().enumerate() {
        let file = folder.join(format!("{number:05}"));
        with_path(&file, fs::write(&file, input))?;
    }
    Ok(())
}

/// Returns the finding of a file left by libFuzzer. An input that was slow, or did not end in time, is tried alone,
/// and its processor time counts: on a busy machine every input is slow now and then.
fn finding(program: &Path, input: PathBuf, log: &Path) -> Result<Option<Finding>, String> {
    let name = input.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let is_slow = name.starts_with("slow-unit-");
    let what = if is_slow || name.starts_with("timeout-") {
        let length = with_path(&input, fs::metadata(&input))?.len();
        let before = time_of_children();
        let mut alone = Command::new(program);
        alone.arg(format!("-timeout={TIMEOUT_SECONDS}")).arg(&input).current_dir(made("logs"));
        let status = alone.stdout(Stdio::null()).stderr(Stdio::null()).status();
        let has_ended = with_path(program, status)?.success();
        let time = time_of_children() - before;
        if has_ended && (time < SLOW || (is_slow && length > SLOW_BYTES)) {
            with_path(&input, fs::remove_file(&input))?;
            return Ok(None);
        }
        let failed = if has_ended { "" } else { ", and do not end in time" };
        format!("{length} bytes take {:.1} s{failed}", time.as_secs_f64())
    } else {
        let text = String::from_utf8_lossy(&with_path(log, fs::read(log))?).into_owned();
        report::reason(&text).unwrap_or(name)
    };
    let kept = log.with_extension("finding.log");
    with_path(&kept, fs::copy(log, &kept))?;
    Ok(Some(Finding { what, input: Some(input), program: program.to_owned(), log: kept }))
}
