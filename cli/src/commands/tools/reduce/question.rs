//! The question that decides whether a file is still interesting.

use super::super::process::{Ending, FileCommand, Outcome};
use super::crash::Crash;
use regex_lite::Regex;

/// The number of characters of a message that are compared.
const MAX_MESSAGE_CHARS: usize = 200;

/// A question about a file.
#[derive(Debug, Clone)]
pub(in crate::commands::tools) enum Question {
    /// A script ends with an exit status.
    Script { command: FileCommand, status: i32 },
    /// A command crashes; once the original is known, with the same crash.
    Crash { command: FileCommand, known: Option<Crash> },
    /// The output of a command matches a pattern.
    Message { command: FileCommand, pattern: Regex },
    /// Two commands differ; once the original is known, in the same way.
    Differ { commands: [FileCommand; 2], known: Option<Difference> },
}

/// The difference of two commands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::commands::tools) enum Difference {
    /// The two commands end differently. The text has the errors of the failed ones.
    Ending(Ending, Ending, String),
    /// Their outputs differ.
    Output,
}

impl Question {
    /// The commands whose outcomes answer it.
    pub(super) fn commands(&self) -> &[FileCommand] {
        match self {
            Question::Script { command, .. }
            | Question::Crash { command, .. }
            | Question::Message { command, .. } => std::slice::from_ref(command),
            Question::Differ { commands, .. } => commands,
        }
    }

    /// Whether it holds by the outcomes of all commands.
    pub(super) fn holds(&self, outcomes: &[Outcome]) -> bool {
        match (self, outcomes) {
            (Question::Script { status, .. }, [one]) => one.ending == Ending::Exit(*status),
            (Question::Crash { known, .. }, [one]) => match (Crash::of(one), known) {
                (Some(crash), Some(known)) => known.is(&crash),
                (crash, None) => crash.is_some(),
                (None, _) => false,
            },
            (Question::Message { pattern, .. }, [one]) => {
                let is_done = matches!(one.ending, Ending::Exit(_) | Ending::Signal(_));
                let matches = |output: &[u8]| pattern.is_match(&String::from_utf8_lossy(output));
                is_done && (matches(&one.stderr) || matches(&one.stdout))
            }
            (Question::Differ { known, .. }, [first, second]) => {
                let found = difference(first, second);
                found.is_some() && (known.is_none() || found == *known)
            }
            _ => false,
        }
    }

    /// Records the crash or difference of the original.
    pub(super) fn learn(&mut self, outcomes: &[Outcome]) {
        match (self, outcomes) {
            (Question::Crash { known, .. }, [one]) => *known = Crash::of(one),
            (Question::Differ { known, .. }, [first, second]) => {
                *known = difference(first, second);
            }
            _ => {}
        }
    }

    /// Accepts the crash of the original at any place. Returns whether there is one.
    pub(super) fn accept_any_place(&mut self) -> bool {
        let Question::Crash { known, .. } = self else { return false };
        *known = known.take().map(Crash::at_any_place);
        known.is_some()
    }

    /// The kind of crash or difference, once the original is known; empty for scripts.
    pub(super) fn describe(&self) -> String {
        match self {
            Question::Crash { known: Some(crash), .. } => format!("crash: {}", crash.describe()),
            Question::Differ { known: Some(Difference::Output), .. } => {
                "difference: of the output".to_owned()
            }
            Question::Differ { known: Some(Difference::Ending(first, second, error)), .. } => {
                format!("difference: {first} and {second}: {error}")
            }
            _ => String::new(),
        }
    }

    /// The reason why it does not hold for the original.
    pub(super) fn refusal(&self, outcomes: &[Outcome]) -> String {
        let ended = outcomes.iter().map(Outcome::describe).collect::<Vec<_>>().join("; and with ");
        match self {
            Question::Script { status, .. } => {
                format!(
                    "the test does not hold for the file itself: it must end with exit status {status}, and ended with {ended}"
                )
            }
            Question::Crash { .. } => {
                format!("the command does not crash on the file itself: it ended with {ended}")
            }
            Question::Message { .. } => format!(
                "the output for the file itself does not match the pattern; the command ended with {ended}"
            ),
            Question::Differ { .. } => {
                format!(
                    "the two commands do not differ on the file itself: they ended with {ended}"
                )
            }
        }
    }
}

/// The difference of two commands; `None` if they agree, or if one of them was killed.
pub(in crate::commands::tools) fn difference(
    first: &Outcome,
    second: &Outcome,
) -> Option<Difference> {
    let is_known = |one: &Outcome| matches!(one.ending, Ending::Exit(_) | Ending::Signal(_));
    if !is_known(first) || !is_known(second) {
        return None;
    }
    if first.ending != second.ending {
        let failed = [first, second].into_iter().filter(|one| one.ending != Ending::Exit(0));
        let errors: Vec<String> = failed.map(|one| first_error(&one.stderr)).collect();
        return Some(Difference::Ending(first.ending, second.ending, errors.join("; ")));
    }
    // Two failed commands may print different messages.
    let differs = first.ending == Ending::Exit(0) && first.stdout != second.stdout;
    differs.then_some(Difference::Output)
}

/// The first error of a run without names and numbers, so that those of the same rule are equal.
pub(in crate::commands::tools) fn first_error(stderr: &[u8]) -> String {
    let stderr = String::from_utf8_lossy(stderr);
    let line = stderr.lines().find_map(|line| line.split_once("error: ").map(|(_, rest)| rest));
    let line = line.or_else(|| stderr.lines().next()).unwrap_or_default();
    let mut out = String::new();
    for (index, part) in line.split('\'').enumerate() {
        // The name of the operation stays.
        if index > 1 && index % 2 == 1 {
            out.push_str("'..'");
            continue;
        }
        if index == 1 {
            out.push_str(part);
            continue;
        }
        for c in part.chars() {
            match c.is_ascii_digit() {
                true if out.ends_with('#') => {}
                true => out.push('#'),
                false => out.push(c),
            }
        }
    }
    out.chars().take(MAX_MESSAGE_CHARS).collect()
}

#[cfg(test)]
mod tests {
    use super::first_error;

    #[test]
    fn messages_of_one_rule_are_equal() {
        let first = first_error(b"in.mlir:3:5: error: 'a.b' op got 12 values of 'i32'\n  more\n");
        assert_eq!(first, "a.b op got # values of '..'");
        assert_eq!(first_error(b"x:1:1: error: 'a.b' op got 7 values of 'f32'"), first);
        assert_ne!(first_error(b"x:1:1: error: 'a.c' op got 7 values of 'f32'"), first);
        assert_eq!(first_error(b"killed\n"), "killed");
        assert_eq!(first_error(b""), "");
    }
}
