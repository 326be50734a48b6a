//! How far the work is, for a person who waits.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

/// With fewer files than this the work is done before anyone looks.
const MANY: usize = 50;
/// The interval between updates of the line.
const INTERVAL: Duration = Duration::from_millis(100);

/// A line on standard error that is written over and over, where that is a terminal.
pub(super) struct Progress {
    shown: bool,
    visible: bool,
    done: usize,
    count: usize,
    written: Instant,
}

impl Progress {
    pub(super) fn new(count: usize, quiet: bool) -> Progress {
        let shown = !quiet && count >= MANY && io::stderr().is_terminal();
        Progress { shown, visible: false, done: 0, count, written: Instant::now() }
    }

    /// One more is done.
    pub(super) fn step(&mut self) {
        self.done += 1;
        if self.shown && self.written.elapsed() >= INTERVAL {
            self.written = Instant::now();
            self.visible = true;
            let _ = write!(io::stderr(), "\rchecked {} of {} files", self.done, self.count);
        }
    }

    /// Takes the line away, so that something else can be written.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.visible) {
            // "Erase in line" of ECMA-48.
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
