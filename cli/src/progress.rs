//! Progress of long work, for a person who waits.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// Shorter work shows no progress.
const FIRST_DELAY: Duration = Duration::from_millis(500);
/// The time between two updates.
const UPDATE_INTERVAL: Duration = Duration::from_millis(100);

/// A line on standard error that is updated in place. It is written to terminals only.
pub(crate) struct Progress {
    shown: bool,
    visible: bool,
    done: usize,
    count: usize,
    begun: Instant,
    written: Instant,
}

impl Progress {
    /// Begins work on `count` files.
    pub(crate) fn new(count: usize, quiet: bool) -> Progress {
        let shown = !quiet && count > 1 && io::stderr().is_terminal();
        let begun = Instant::now();
        Progress { shown, visible: false, done: 0, count, begun, written: begun }
    }

    /// Counts a file that is done.
    pub(crate) fn step(&mut self) {
        self.done += 1;
        let (done, count) = (self.done, self.count);
        self.show(|| format!("checked {done} of {count} files"));
    }

    /// Shows a line with the time since the work began, unless the last one is too new.
    pub(crate) fn show(&mut self, line: impl FnOnce() -> String) {
        let elapsed = self.begun.elapsed();
        if self.shown && elapsed >= FIRST_DELAY && self.written.elapsed() >= UPDATE_INTERVAL {
            self.written = Instant::now();
            self.visible = true;
            // "Erase in line" of ECMA-48: the line before may be longer.
            let _ = write!(io::stderr(), "\r\x1b[K{}, {:.1} s", line(), elapsed.as_secs_f64());
        }
    }

    /// Removes the line, so that something else can be written.
    pub(crate) fn clear(&mut self) {
        if std::mem::take(&mut self.visible) {
            // "Erase in line" of ECMA-48.
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
