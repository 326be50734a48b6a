//! `cargo xtask growth`: every command is linear in each kind of input.
//!
//! Each family of inputs ([`families`]) is made at 2n, 4n and 8n, and the instructions that a release build, or the
//! program in `$ABIDE`, executes for them are counted with callgrind. The exponent is that of the last doubling, without
//! the cost of a process that has nothing to do: `log2((c(8n) - c(4n)) / (c(4n) - c(2n)))`. It is 1 for linear growth, 2
//! for quadratic growth.
//! A step, such as the start of threads at some size, can look like fast growth. So a family that seems to grow too
//! fast is measured again at larger sizes, where a step weighs less and real growth stays. Instructions do not depend
//! on how busy the machine is, so the bound is exact.

mod families;
mod signatures;
mod vmfb;

use crate::process::say;
use families::{Family, families};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The largest exponent that counts as linear: sorting and look-ups in trees add a logarithm.
const MAX_EXPONENT: f64 = 1.1;

/// The factors of n at which a family is measured, until it is linear.
const SCALES: [usize; 3] = [1, 4, 16];

/// Measures all families, or those whose name contains one of `words`; fails if one grows faster than linearly.
///
/// # Errors
///
/// The missing program (valgrind, a build), or the families that grow too fast.
pub(crate) fn run(words: &[String]) -> Result<(), String> {
    let valgrind = Command::new("valgrind").arg("--version").stdout(Stdio::null()).status();
    if !valgrind.is_ok_and(|status| status.success()) {
        return Err("needs valgrind: install Debian's package of that name".to_owned());
    }
    let program = std::env::var_os("ABIDE").map_or("target/release/abide".into(), PathBuf::from);
    if !program.exists() {
        return Err("needs the release build: run 'cargo build --release' first".to_owned());
    }
    let families = families()?;
    let chosen: Vec<&Family> = families
        .iter()
        .filter(|family| words.is_empty() || words.iter().any(|word| family.name.contains(word)))
        .collect();
    let folder = Path::new("target/growth");
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut failed = Vec::new();
    for row in measured(&chosen, &program, folder) {
        match row {
            (family, Ok(exponent)) if exponent > MAX_EXPONENT => {
                failed.push(format!("{} ({exponent:.2})", family.name));
            }
            (family, Err(error)) => failed.push(format!("{} ({error})", family.name)),
            _ => {}
        }
    }
    if failed.is_empty() {
        say(&format!("{} families, all linear", chosen.len()));
        return Ok(());
    }
    Err(format!("grow faster than n^{MAX_EXPONENT}, or failed: {}", failed.join(", ")))
}

/// A family and its exponent.
type Row<'f> = (&'f Family, Result<f64, String>);

/// The exponent of each family, in order; as many are measured at once as there are processors. Prints each when it is
/// known.
fn measured<'f>(families: &[&'f Family], program: &Path, folder: &Path) -> Vec<Row<'f>> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = families.len().div_ceil(threads).max(1);
    std::thread::scope(|scope| {
        let workers: Vec<_> = families
            .chunks(share)
            .map(|part| {
                scope.spawn(move || {
                    part.iter()
                        .map(|family| {
                            let exponent = exponent(family, program, folder);
                            let shown = exponent.as_ref().copied().unwrap_or(f64::NAN);
                            let command = family.command.join(" ");
                            say(&format!("{shown:>6.2}  {} ({command})", family.name));
                            (*family, exponent)
                        })
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    })
}

/// The growth of a family's instructions, at the first linear scale or else at the last one.
fn exponent(family: &Family, program: &Path, folder: &Path) -> Result<f64, String> {
    let mut exponent = f64::MAX;
    for scale in SCALES {
        exponent = exponent_at(scale, family, program, folder)?;
        if exponent <= MAX_EXPONENT {
            break;
        }
    }
    Ok(exponent)
}

/// The growth of a family's instructions from 2n to 8n, where n is specific to it.
fn exponent_at(
    scale: usize,
    family: &Family,
    program: &Path,
    folder: &Path,
) -> Result<f64, String> {
    let mut counts = [0f64; 3];
    for (count, factor) in counts.iter_mut().zip([2, 4, 8]) {
        let file =
            folder.join(format!("{}-{factor}.{}", family.name.replace(' ', "-"), family.extension));
        write(family, family.n * scale * factor, program, &file)?;
        *count = instructions(program, &family.command, &file)?;
    }
    let [two, four, eight] = counts;
    let (first, second) = (four - two, eight - four);
    if first <= 0.0 || second <= 0.0 {
        return Ok(0.0);
    }
    Ok((second / first).log2())
}

/// Writes the file of a family with a number of parts.
fn write(family: &Family, parts: usize, program: &Path, file: &Path) -> Result<(), String> {
    let save = |file: &Path, content: &[u8]| {
        std::fs::write(file, content).map_err(|error| format!("{}: {error}", file.display()))
    };
    let content = family.content(parts);
    if family.extension != "mlirbc" {
        return save(file, &content);
    }
    let source = file.with_extension("mlir");
    save(&source, &content)?;
    let mut command = Command::new(program);
    command.args(["opt", "--emit-bytecode", "-o"]).arg(file).arg(&source);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("no bytecode of {}", source.display())),
    }
}

/// The instructions that `program` executes for `file`, on all of its threads.
fn instructions(program: &Path, command: &[&str], file: &Path) -> Result<f64, String> {
    let counts: PathBuf = file.with_extension("callgrind");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--compress-strings=no"])
        .arg(format!("--callgrind-out-file={}", counts.display()))
        .arg(program)
        .args(command)
        .arg(file)
        .env("XDG_CACHE_HOME", file.with_extension("cache"))
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| format!("valgrind: {error}"))?;
    let text = std::fs::read_to_string(&counts).unwrap_or_default();
    let total = text
        .lines()
        .rev()
        .find_map(|line| line.strip_prefix("totals: "))
        .and_then(|line| line.trim().parse().ok());
    // 2 is the status of a command that could not do its work, so there is nothing to measure.
    match (total, output.status.code()) {
        (Some(total), Some(0 | 1)) => Ok(total),
        _ => Err(format!(
            "{} of {} failed: {}",
            command.join(" "),
            file.display(),
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}
