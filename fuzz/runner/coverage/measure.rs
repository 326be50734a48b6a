//! Regions and lines, reached and not, from what `llvm-cov export` writes.

use crate::process::{repository, with_path};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

/// The file that `llvm-cov export` writes, as far as it matters here.
#[derive(Debug, Deserialize)]
struct Export {
    data: Vec<Data>,
}

#[derive(Debug, Deserialize)]
struct Data {
    functions: Vec<Function>,
}

/// A function, or one of many instances of a generic one.
#[derive(Debug, Deserialize)]
struct Function {
    filenames: Vec<String>,
    /// First line and column, last line and column, how often it was run, file, expanded file, kind.
    regions: Vec<[u64; 8]>,
}

/// A region of code: first line and column, last line and column.
type Region = [u64; 4];

/// The number of runs of each file's regions, without the tests within the files.
#[derive(Debug, Default)]
pub(super) struct Coverage(BTreeMap<String, BTreeMap<Region, bool>>);

/// A number out of a total.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Share {
    reached: usize,
    all: usize,
}

/// The figures of a part of the code.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Figures {
    pub(super) regions: Share,
    lines: Share,
}

impl Share {
    pub(super) fn percent(self) -> f64 {
        if self.all == 0 { 0.0 } else { self.reached as f64 * 100.0 / self.all as f64 }
    }

    fn count(&mut self, reached: bool) {
        self.all += 1;
        self.reached += usize::from(reached);
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Figures { regions, lines } = self;
        write!(
            out,
            "{:.1} % ({} of {}) | {:.1} % ({} of {})",
            regions.percent(),
            regions.reached,
            regions.all,
            lines.percent(),
            lines.reached,
            lines.all
        )
    }
}

impl Coverage {
    /// Reads what `llvm-cov export` has written.
    pub(super) fn read(path: &Path) -> Result<Coverage, String> {
        let file = BufReader::new(with_path(path, File::open(path))?);
        let export: Export = serde_json::from_reader(file)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let mut coverage = Coverage::default();
        for function in export.data.into_iter().flat_map(|data| data.functions) {
            coverage.add(&function);
        }
        coverage.without_tests();
        Ok(coverage)
    }

    /// A region is reached where any instance of its function reaches it.
    fn add(&mut self, function: &Function) {
        const CODE: u64 = 0;
        for &[line, column, last_line, last_column, count, file, _, kind] in &function.regions {
            let Some(name) = function.filenames.get(file as usize) else { continue };
            let Ok(name) = Path::new(name).strip_prefix(repository()) else { continue };
            if kind == CODE {
                let regions = self.0.entry(name.to_string_lossy().into_owned()).or_default();
                *regions.entry([line, column, last_line, last_column]).or_default() |= count > 0;
            }
        }
    }

    /// Drops the regions of tests, which are at the end of a file.
    fn without_tests(&mut self) {
        for (name, regions) in &mut self.0 {
            let text = fs::read_to_string(repository().join(name)).unwrap_or_default();
            let tests = text.lines().position(|line| line == "#[cfg(test)]");
            if let Some(tests) = tests {
                regions.retain(|region, _| region[0] <= tests as u64);
            }
        }
    }

    /// The figures of all files whose path begins with some words.
    pub(super) fn of(&self, part: &str) -> Figures {
        let mut figures = Figures::default();
        for (_, regions) in self.0.iter().filter(|(name, _)| name.starts_with(part)) {
            regions.values().for_each(|reached| figures.regions.count(*reached));
            lines(regions).values().for_each(|reached| figures.lines.count(*reached));
        }
        figures
    }
}

/// The lines of a file. The innermost region around a line, or one that begins on it, decides.
fn lines(regions: &BTreeMap<Region, bool>) -> BTreeMap<u64, bool> {
    let mut lines = BTreeMap::new();
    // Outer regions come before the regions within them; what begins later is written over them.
    let mut sorted: Vec<(&Region, bool)> =
        regions.iter().map(|(region, reached)| (region, *reached)).collect();
    sorted.sort_by_key(|([line, column, last_line, last_column], _)| {
        (*line, *column, std::cmp::Reverse((*last_line, *last_column)))
    });
    for ([line, _, last_line, _], reached) in sorted {
        for number in *line..=*last_line {
            let first = number == *line;
            let before: bool = lines.get(&number).copied().unwrap_or(false);
            // A line on which several regions begin is reached where one of them is.
            lines.insert(number, if first { before || reached } else { reached });
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn function(regions: Vec<[u64; 8]>) -> Function {
        let name = repository().join("fuzz/runner/coverage/none.rs");
        Function { filenames: vec![name.to_string_lossy().into_owned()], regions }
    }

    #[test]
    fn a_region_is_counted_once_for_all_instances() {
        let mut coverage = Coverage::default();
        // Lines 1 to 5 with a branch in lines 2 to 3 that only the second instance takes.
        coverage.add(&function(vec![[1, 1, 5, 2, 1, 0, 0, 0], [2, 9, 3, 4, 0, 0, 0, 0]]));
        let half = coverage.of("fuzz/");
        assert_eq!((half.regions.reached, half.regions.all), (1, 2));
        assert_eq!((half.lines.reached, half.lines.all), (4, 5));
        coverage.add(&function(vec![[1, 1, 5, 2, 0, 0, 0, 0], [2, 9, 3, 4, 7, 0, 0, 0]]));
        assert_eq!(coverage.of("fuzz/").to_string(), "100.0 % (2 of 2) | 100.0 % (5 of 5)");
        assert_eq!(coverage.of("core/"), Figures::default());
    }
}
