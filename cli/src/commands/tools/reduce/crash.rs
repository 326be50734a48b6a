//! The identity of a crash: the signal, the message and the top frames.

use super::super::process::{Ending, Outcome};

/// The number of frames that two runs of the same crash share.
const COMPARED_FRAMES: usize = 3;

/// A trace with more frames is one of endless recursion, in which any frame can be the top one.
const MIN_RECURSION_FRAMES: usize = 150;

/// The beginnings of the messages of assertions, sanitizers and panics.
const HEADLINES: [&str; 7] = [
    "Assertion `",
    "Assertion failed",
    "LLVM ERROR: ",
    "UNREACHABLE executed",
    "Sanitizer: ",
    "runtime error: ",
    "panicked at ",
];

/// Functions that print a trace or end a process, and the libraries with them.
const HANDLERS: [&str; 14] = [
    "PrintStackTrace",
    "RunSignalHandlers",
    "SignalHandler",
    "restore_rt",
    "CrashRecovery",
    "abort",
    "raise",
    "pthread_kill",
    "__assert_fail",
    "libc.so",
    "__interceptor",
    "__sanitizer",
    "report_fatal_error",
    "llvm_unreachable_internal",
];

/// The identity of a crash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::commands::tools) struct Crash {
    signal: Option<i32>,
    headline: Option<String>,
    frames: Vec<String>,
    is_deep: bool,
    /// Whether its signal and frames depend on chance.
    is_vague: bool,
}

impl Crash {
    /// The crash of a run; `None` if it did not crash.
    pub(in crate::commands::tools) fn of(outcome: &Outcome) -> Option<Crash> {
        let stderr = String::from_utf8_lossy(&outcome.stderr);
        let headline = stderr.lines().find_map(headline);
        let signal = match outcome.ending {
            Ending::Signal(signal) => Some(signal),
            Ending::Exit(status) if status != 0 && headline.is_some() => None,
            _ => return None,
        };
        let frames: Vec<String> = stderr.lines().filter_map(frame).collect();
        let is_deep = frames.len() >= MIN_RECURSION_FRAMES;
        let is_handler = |frame: &String| HANDLERS.iter().any(|handler| frame.contains(handler));
        // The crash handlers are above the crashing frame; without symbols only the C library identifies them.
        let above = frames.iter().take(12).rposition(is_handler).map_or(0, |last| last + 1);
        let frames = frames
            .into_iter()
            .skip(above)
            .take(if is_deep { 24 } else { COMPARED_FRAMES })
            .collect();
        Some(Crash { signal, headline, frames, is_deep, is_vague: false })
    }

    /// Whether two crashes are one and the same.
    pub(in crate::commands::tools) fn is(&self, other: &Crash) -> bool {
        if self.is_vague {
            return self.signal.is_some() == other.signal.is_some()
                && self.headline == other.headline;
        }
        let same_frames = match self.is_deep && other.is_deep {
            true => self.frames.iter().any(|frame| other.frames.contains(frame)),
            false => self.frames == other.frames,
        };
        self.signal == other.signal && self.headline == other.headline && same_frames
    }

    /// The crash at any place: once memory is overwritten, each run can end elsewhere, and by another signal.
    pub(super) fn at_any_place(self) -> Crash {
        Crash { is_vague: true, ..self }
    }

    /// The crash in a line.
    pub(in crate::commands::tools) fn describe(&self) -> String {
        let signal = self.signal.map(|signal| format!("signal {signal}"));
        let frame = self.frames.first().map(|frame| format!("at {frame}"));
        let parts = [signal, self.headline.clone(), frame];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The message of a line about a crash, without numbers: addresses and process numbers differ from run to run.
fn headline(line: &str) -> Option<String> {
    let start = HEADLINES.iter().find_map(|begin| line.find(begin))?;
    let message = line.get(start..)?;
    let end = message.find(" on address").unwrap_or(message.len());
    let mut out = String::new();
    for c in message.get(..end)?.chars().take(200) {
        match c.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(c),
        }
    }
    Some(out)
}

/// The function of a line of a trace, such as ` #4 0x00007f1c mlir::foo(int) (/lib/libMLIR.so+0x12)` or
/// `4  libMLIR.so 0x00007f1c mlir::foo(int) + 18`. Without symbols it is the library with the offset, as far as that is
/// the same in each run.
fn frame(line: &str) -> Option<String> {
    let line = line.trim_start();
    let digits = line.trim_start_matches('#').find(|c: char| !c.is_ascii_digit())?;
    match line.strip_prefix('#') {
        Some(rest) => numbered_frame(rest.get(digits..)?.trim_start()),
        None if digits > 0 => library_frame(line.get(digits..)?.strip_prefix(' ')?.trim_start()),
        None => None,
    }
}

fn numbered_frame(rest: &str) -> Option<String> {
    let (_, rest) = rest.strip_prefix("0x")?.split_once(' ')?;
    let rest = rest.strip_prefix("in ").unwrap_or(rest).trim();
    if let Some(library) = rest.strip_prefix('(') {
        let library = library.split(')').next()?;
        return Some(library.rsplit('/').next().unwrap_or(library).to_owned());
    }
    let end = [" (/", " /", " ./", " ("].iter().filter_map(|mark| rest.find(mark)).min();
    rest.get(..end.unwrap_or(rest.len())).map(str::to_owned)
}

fn library_frame(rest: &str) -> Option<String> {
    /// The hexadecimal digits of an address within a page: libraries are loaded at whole pages.
    const PAGE_OFFSET_DIGITS: usize = 3;
    let (library, rest) = rest.split_once(' ')?;
    let rest = rest.trim_start().strip_prefix("0x")?;
    match rest.split_once(' ') {
        Some((_, symbol)) => {
            Some(symbol.rsplit_once(" + ").map_or(symbol, |(name, _)| name).to_owned())
        }
        None => {
            let page = rest.get(rest.len().checked_sub(PAGE_OFFSET_DIGITS)?..)?;
            Some(format!("{library}+0x..{page}"))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRACE: &str = "PLEASE submit a bug report\nStack dump:\n\
        0.\tProgram arguments: mlir-opt in.mlir\n \
        #0 0x00007f1 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/lib/libLLVM.so+0x1)\n \
        #1 0x00007f2 (/lib/libLLVM.so.22+0x2)\n \
        #2 0x00007f3 (/lib/x86_64/libc.so.6+0x3)\n \
        #3 0x00007f4 mlir::foo(int) (/lib/libMLIR.so.22+0x4)\n \
        #4 0x00007f5 (/lib/libMLIR.so.22+0x5)\n";

    fn outcome(ending: Ending, stderr: &str) -> Outcome {
        Outcome { ending, stdout: Vec::new(), stderr: stderr.as_bytes().to_vec() }
    }

    #[test]
    fn frames_below_the_handlers_distinguish_crashes() {
        let crash = |text: &str| Crash::of(&outcome(Ending::Signal(11), text)).unwrap();
        let first = crash(TRACE);
        assert_eq!(first.frames, ["mlir::foo(int)", "libMLIR.so.22+0x5"]);
        assert!(first.is(&crash(&TRACE.replace("0x00007f", "0x00008e"))), "addresses do not count");
        assert!(!first.is(&crash(&TRACE.replace("foo", "bar"))));
        assert!(!first.is(&Crash::of(&outcome(Ending::Signal(6), TRACE)).unwrap()));
        assert_eq!(first.describe(), "signal 11, at mlir::foo(int)");
    }

    #[test]
    fn frames_without_a_symbolizer_are_read() {
        let lines = [
            "3  libc.so.6       0x00007fd49ba5a050",
            "4  libMLIR.so.22.1 0x00007fd4aa9eae5d",
            "5  libMLIR.so.22.1 0x00007fd4ab004e0b mlir::A::isLegal(mlir::B*) const + 91",
            "0.\tProgram arguments: mlir-opt in.mlir",
            "1 error 0x",
        ];
        let frames = lines.map(|line| frame(line).unwrap_or_default());
        let expected =
            ["libc.so.6+0x..050", "libMLIR.so.22.1+0x..e5d", "mlir::A::isLegal(mlir::B*) const"];
        assert_eq!(frames[..3], expected);
        assert_eq!(frames[3..], ["", ""]);
    }

    #[test]
    fn messages_without_their_numbers_distinguish_crashes() {
        let of = |text| Crash::of(&outcome(Ending::Exit(1), text));
        let asan = of("==12==ERROR: AddressSanitizer: heap-use-after-free on address 0x60\n");
        let other = of("==97==ERROR: AddressSanitizer: heap-use-after-free on address 0x70\n");
        assert!(asan.clone().unwrap().is(&other.unwrap()));
        assert!(!asan.unwrap().is(&of("x: panicked at src/lib.rs:1:2\n").unwrap()));
        assert!(
            of("in.mlir:1:1: error: expected operation\n").is_none(),
            "an error is not a crash"
        );
    }

    #[test]
    fn a_crash_at_any_place_keeps_its_message() {
        let crash = |signal, text: &str| Crash::of(&outcome(Ending::Signal(signal), text)).unwrap();
        let vague = crash(11, TRACE).at_any_place();
        assert!(vague.is(&crash(11, &TRACE.replace("foo", "bar"))) && vague.is(&crash(6, "")));
        assert!(!crash(11, "").is(&vague));
        assert!(!vague.is(&crash(11, "x: Assertion `a' failed.\n")));
        let exit = Crash::of(&outcome(Ending::Exit(1), "LLVM ERROR: no\n")).unwrap();
        assert!(!vague.is(&exit) && !exit.at_any_place().is(&vague));
    }

    #[test]
    fn endless_recursion_is_known_by_any_common_frame() {
        let trace = |first: usize| -> String {
            (0..200).map(|n| format!("#{n} 0x1 f{}() (/a.so+0x1)\n", (first + n) % 3)).collect()
        };
        let crash = |first| Crash::of(&outcome(Ending::Signal(11), &trace(first))).unwrap();
        assert!(crash(0).is(&crash(1)));
    }
}
