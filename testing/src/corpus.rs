//! The table in `corpus/README.md`.

use crate::repository;

/// The expected result of a corpus file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Expectation {
    /// Nothing is found.
    Clean,
    /// These numbers of errors and warnings are found.
    Findings {
        /// Diagnostics of severity error.
        errors: usize,
        /// Diagnostics of severity warning.
        warnings: usize,
    },
}

/// A row of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CorpusFile {
    /// The path below `corpus`, with `/`.
    pub path: String,
    /// The origin of the file.
    pub origin: String,
    /// The expected diagnostics of `abide check`.
    pub expectation: Expectation,
    /// Whether `mlir-opt` accepts it as well.
    pub mlir_opt: bool,
}

/// The rows of all tables in `corpus/README.md` whose first cell is a file in backquotes: `` | `path` | origin |
/// expected | mlir-opt | ``. `clean` or `2 errors, 1 warning` are expectations, and `accepts` means that mlir-opt
/// accepts it.
///
/// # Panics
/// If the file cannot be read or a row is damaged.
#[must_use]
pub fn corpus_table() -> Vec<CorpusFile> {
    let path = repository().join("corpus/README.md");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("cannot read {}: {error}", path.display()));
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    rows.map(|line| row(line).unwrap_or_else(|| panic!("damaged row: {line}"))).collect()
}

fn row(line: &str) -> Option<CorpusFile> {
    let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
    let [path, origin, expected, mlir_opt, ..] = cells[..] else { return None };
    Some(CorpusFile {
        path: path.trim_matches('`').to_owned(),
        origin: origin.to_owned(),
        expectation: expectation(expected)?,
        mlir_opt: mlir_opt == "accepts",
    })
}

fn expectation(text: &str) -> Option<Expectation> {
    if text == "clean" {
        return Some(Expectation::Clean);
    }
    let (mut errors, mut warnings) = (0, 0);
    for part in text.split(", ") {
        let (number, noun) = part.split_once(' ')?;
        let count = number.parse().ok()?;
        match noun {
            "error" | "errors" => errors = count,
            "warning" | "warnings" => warnings = count,
            _ => return None,
        }
    }
    Some(Expectation::Findings { errors, warnings })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_read() {
        let found = row("| `a/b.mlir` | ours | 2 errors, 1 warning | accepts | note |").unwrap();
        assert_eq!(
            (&found.path[..], &found.origin[..], found.mlir_opt),
            ("a/b.mlir", "ours", true)
        );
        assert_eq!(found.expectation, Expectation::Findings { errors: 2, warnings: 1 });
        assert_eq!(row("| `a` | ours | unclear | - |"), None);
    }
}
