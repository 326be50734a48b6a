//! Patterns over paths.

use std::fmt;
use std::path::{Component, Path};
use std::str::FromStr;

/// A pattern over paths, as in `.gitignore`: `*` and `?` match characters of a name, `**` any folders. A
/// pattern without a slash fits at any depth. One that fits a folder fits all files in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Glob {
    names: Vec<Vec<char>>,
}

/// A pattern that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GlobError(String);

impl fmt::Display for GlobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for GlobError {}

impl FromStr for Glob {
    type Err = GlobError;

    fn from_str(text: &str) -> Result<Glob, GlobError> {
        let body = text.strip_suffix('/').unwrap_or(text);
        let anchored = body.strip_prefix("./").or_else(|| body.strip_prefix('/'));
        let names: Vec<&str> = anchored.unwrap_or(body).split('/').collect();
        if names.iter().any(|name| name.is_empty() || *name == "..") {
            return Err(GlobError(format!("'{text}' is not a pattern of a path below the folder")));
        }
        if let Some(special) = text.chars().find(|one| "[]{}\\!".contains(*one)) {
            let known = "a pattern has '*', '?' and '**'";
            return Err(GlobError(format!("'{special}' in '{text}' has no meaning: {known}")));
        }
        let floats = anchored.is_none() && names.len() == 1 && !text.ends_with("**");
        let names = names.into_iter().map(|name| name.chars().collect());
        let floating = floats.then(|| vec!['*', '*']);
        Ok(Glob { names: floating.into_iter().chain(names).collect() })
    }
}

/// The names in a path, which many patterns may be compared with.
#[derive(Debug, Clone)]
pub(crate) struct PathNames(Vec<Vec<char>>);

impl PathNames {
    pub(crate) fn of(path: &Path) -> PathNames {
        let name = |part| match part {
            Component::Normal(name) => Some(name.to_string_lossy().chars().collect()),
            _ => None,
        };
        PathNames(path.components().filter_map(name).collect())
    }
}

impl Glob {
    /// Whether a path below the folder that the pattern belongs to fits, or a folder that the path is in.
    #[must_use]
    pub fn fits(&self, path: &Path) -> bool {
        self.fits_names(&PathNames::of(path))
    }

    /// [`fits`](Self::fits), for a path that is taken apart.
    pub(crate) fn fits_names(&self, PathNames(names): &PathNames) -> bool {
        (1..=names.len()).any(|count| {
            fits(
                &self.names,
                names.get(..count).unwrap_or_default(),
                |pattern| matches!(pattern.as_slice(), ['*', '*']),
                |pattern, name| {
                    fits(pattern, name, |one| *one == '*', |one, own| *one == '?' || one == own)
                },
            )
        })
    }
}

/// Whether a list fits a pattern. Some elements of the pattern match any number of elements of the list. The time is at
/// most the product of the lengths.
fn fits<P, T>(
    pattern: &[P],
    list: &[T],
    is_any: impl Fn(&P) -> bool,
    fits_one: impl Fn(&P, &T) -> bool,
) -> bool {
    let (mut next, mut at) = (0, 0);
    // For the last wildcard: the pattern after it, and the end of the elements that it covers so far.
    let mut retry = None;
    while let Some(own) = list.get(at) {
        match pattern.get(next) {
            Some(any) if is_any(any) => {
                next += 1;
                retry = Some((next, at));
            }
            Some(one) if fits_one(one, own) => {
                next += 1;
                at += 1;
            }
            _ => {
                let Some((after, end)) = retry else { return false };
                next = after;
                at = end + 1;
                retry = Some((after, at));
            }
        }
    }
    pattern.iter().skip(next).all(is_any)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_fit_as_in_gitignore() {
        for (pattern, path, expected) in [
            ("*.mlir", "a.mlir", true),
            ("*.mlir", "d/e/a.mlir", true),
            ("*.mlir", "a.mlir.in", false),
            ("a?.mlir", "d/ab.mlir", true),
            ("a?.mlir", "d/a.mlir", false),
            ("third_party", "third_party/x/a.mlir", true),
            ("third_party/", "d/third_party/a.mlir", true),
            ("/third_party", "d/third_party/a.mlir", false),
            ("./third_party", "third_party/a.mlir", true),
            ("tests/**", "tests/a.mlir", true),
            ("tests/**", "d/tests/a.mlir", false),
            ("**/tests", "d/tests/a.mlir", true),
            ("a/**/b.mlir", "a/b.mlir", true),
            ("a/**/b.mlir", "a/x/y/b.mlir", true),
            ("a/**/b.mlir", "a/x/y/c.mlir", false),
            ("a/*/b.mlir", "a/x/y/b.mlir", false),
            ("*a*b*", "xaxxb", true),
            ("*a*b*", "xbxxa", false),
            ("ü?.mlir", "üä.mlir", true),
        ] {
            let glob: Glob = pattern.parse().unwrap();
            assert_eq!(glob.fits(Path::new(path)), expected, "{pattern} {path}");
        }
    }

    #[test]
    fn patterns_without_meaning_are_refused() {
        for pattern in ["", "/", "a//b", "../a", "a[b]", "{a,b}", "!a", "a\\*"] {
            assert!(pattern.parse::<Glob>().is_err(), "{pattern}");
        }
    }

    #[test]
    fn a_hostile_pattern_has_a_bound() {
        let glob: Glob = "*a".repeat(2000).parse().unwrap();
        assert!(!glob.fits(Path::new(&"a".repeat(1999))));
        let glob: Glob = format!("{}b", "**/".repeat(300)).parse().unwrap();
        assert!(!glob.fits(Path::new(&"a/".repeat(300))));
    }
}
