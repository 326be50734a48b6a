//! libFuzzer's output, in figures.

use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// The figures of a run.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Figures {
    /// Inputs that were run.
    pub(crate) executions: u64,
    /// Time on the clock.
    pub(crate) wall: Duration,
    /// Time on processors.
    pub(crate) cpu: Duration,
    /// Edges of the instrumented code that were reached.
    pub(crate) coverage: u64,
    /// The other features by which libFuzzer distinguishes inputs.
    pub(crate) features: u64,
    /// Inputs in the corpus.
    pub(crate) inputs: u64,
    /// The maximum memory that was taken, in MiB.
    pub(crate) memory: u64,
    /// The longest time of an input, in seconds of the clock.
    pub(crate) slowest: u64,
}

impl Figures {
    /// Reads them from what libFuzzer has written.
    pub(crate) fn read(log: &str, wall: Duration, cpu: Duration) -> Figures {
        let stat = |name: &str| {
            let line =
                log.lines().rev().find_map(|line| line.strip_prefix("stat::")?.strip_prefix(name));
            line.and_then(|rest| rest.trim_start_matches(':').trim().parse().ok())
        };
        let last = |name: &str| {
            log.lines().rev().filter(|line| line.starts_with('#')).find_map(|line| {
                let value = line.split_once(name)?.1.split_whitespace().next()?;
                value.split('/').next()?.parse::<u64>().ok()
            })
        };
        // Without final figures, as after a crash, the last line of progress counts.
        let progress = log.lines().rev().find_map(|line| {
            line.strip_prefix('#')?.split_whitespace().next()?.parse::<u64>().ok()
        });
        Figures {
            executions: stat("number_of_executed_units").or(progress).unwrap_or(0),
            wall,
            cpu,
            coverage: last(" cov: ").unwrap_or(0),
            features: last(" ft: ").unwrap_or(0),
            inputs: last(" corp: ").unwrap_or(0),
            memory: stat("peak_rss_mb").unwrap_or(0),
            slowest: stat("slowest_unit_time_sec").unwrap_or(0),
        }
    }

    /// The heading over [`Figures::line`].
    pub(crate) fn heading() -> String {
        format!(
            "{:<22} {:>11} {:>8} {:>8} {:>8} {:>7} {:>7} {:>8}",
            "target", "executions", "CPU s", "edges", "features", "inputs", "MiB", "findings"
        )
    }

    /// A line for people.
    pub(crate) fn line(&self, target: &str, findings: usize) -> String {
        format!(
            "{target:<22} {:>11} {:>8.1} {:>8} {:>8} {:>7} {:>7} {findings:>8}",
            self.executions,
            self.cpu.as_secs_f64(),
            self.coverage,
            self.features,
            self.inputs,
            self.memory
        )
    }
}

/// Something that was found.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) what: String,
    pub(crate) input: Option<PathBuf>,
    pub(crate) program: PathBuf,
    pub(crate) log: PathBuf,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let target = self.program.file_stem().unwrap_or_default().to_string_lossy();
        write!(out, "{target}: {}\n  log: {}", self.what, self.log.display())?;
        let Some(input) = &self.input else { return Ok(()) };
        write!(
            out,
            "\n  again: {} {}\n  when it is mended: copy the input to corpus/regressions/{target}/ and \
             write a row in the README there",
            self.program.display(),
            input.display()
        )
    }
}

/// The reason why libFuzzer stopped: the message of a panic, or its own.
pub(crate) fn reason(log: &str) -> Option<String> {
    let mut lines = log.lines();
    if let Some(line) = lines.find(|line| line.contains("panicked at ")) {
        let message = lines.next().unwrap_or_default();
        return Some(format!("{line} {message}"));
    }
    log.lines().find(|line| line.contains("ERROR: ")).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOG: &str = "\
INFO: seed corpus: files: 10
#11\tINITED cov: 100 ft: 200 corp: 9/1Kb exec/s: 0 rss: 40Mb
#4096\tpulse  cov: 321 ft: 654 corp: 87/9Kb lim: 9 exec/s: 1000 rss: 60Mb
Done 5000 runs in 5 second(s)
stat::number_of_executed_units: 5000
stat::slowest_unit_time_sec:    2
stat::peak_rss_mb:              61
";

    #[test]
    fn figures_are_read() {
        let wall = Duration::from_secs(5);
        let figures = Figures::read(LOG, wall, wall);
        let expected = Figures {
            executions: 5000,
            wall,
            cpu: wall,
            coverage: 321,
            features: 654,
            inputs: 87,
            memory: 61,
            slowest: 2,
        };
        assert_eq!(figures, expected);
        let crashed = Figures::read(&LOG[..LOG.find("Done").unwrap()], wall, wall);
        assert_eq!((crashed.executions, crashed.coverage), (4096, 321));
    }

    #[test]
    fn a_panic_is_the_reason() {
        let log = "thread 'main' (1) panicked at core/src/x.rs:1:2:\nboom\n==1== ERROR: libFuzzer: deadly signal\n";
        let expected = "thread 'main' (1) panicked at core/src/x.rs:1:2: boom";
        assert_eq!(reason(log).as_deref(), Some(expected));
        assert_eq!(
            reason("==1== ERROR: libFuzzer: timeout").as_deref(),
            Some("==1== ERROR: libFuzzer: timeout")
        );
        assert_eq!(reason(LOG), None);
    }
}
