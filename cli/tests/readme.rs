//! The README and `docs/shape.md` show what the command really prints.

mod support;

use abide_testing::repository;

/// Each `console` block: `$ abide …`, then what it prints on standard output and standard error.
#[test]
fn transcripts_are_true() {
    for page in ["README.md", "docs/shape.md"] {
        transcripts_of(page);
    }
}

fn transcripts_of(page: &str) {
    let page_text = std::fs::read_to_string(repository().join(page)).unwrap();
    let blocks: Vec<&str> = page_text
        .split("```console\n")
        .skip(1)
        .map(|rest| rest.split_once("```").unwrap().0)
        .collect();
    assert!(!blocks.is_empty(), "{page} has no transcript");
    for block in blocks {
        let (command, shown) = block.split_once('\n').unwrap();
        let words: Vec<&str> = command.strip_prefix("$ abide ").unwrap().split(' ').collect();
        let run = support::abide(&words);
        let printed = format!("{}{}", run.stdout, run.stderr);
        assert_eq!(without_time(&printed), without_time(shown), "{command}");
    }
}

/// The text without the time at the end of a summary line.
fn without_time(text: &str) -> String {
    let lines = text.lines().map(|line| match line.split_once(" in ") {
        Some((summary, _)) if summary.starts_with("checked ") => summary,
        _ => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}
