//! Switches of a project or a user for diagnostics: reported or not, and the severity.

use super::{Code, Diagnostic, Severity, codes};
use crate::spelling::nearest;
use std::fmt;
use std::str::FromStr;

/// Names codes: one by its whole name, or several by a prefix that ends before a dash.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selector {
    text: String,
    is_code: bool,
}

/// The minimum length of the beginning of a code for which codes are suggested, in bytes.
const MIN_PREFIX_BYTES: usize = 4;

/// A selector that covers no code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownCode {
    written: String,
    near: Vec<&'static str>,
}

impl fmt::Display for UnknownCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown code '{}'", self.written)?;
        match self.near.as_slice() {
            [] => f.write_str("; 'abide explain' lists the codes"),
            near => write!(f, "; did you mean '{}'?", near.join("' or '")),
        }
    }
}

impl std::error::Error for UnknownCode {}

impl FromStr for Selector {
    type Err = UnknownCode;

    fn from_str(written: &str) -> Result<Selector, UnknownCode> {
        let text = written.strip_suffix('-').unwrap_or(written).to_owned();
        let is_code = codes::all().any(|code| code.name() == text);
        let selector = Selector { text, is_code };
        if codes::all().any(|code| selector.covers(code)) {
            return Ok(selector);
        }
        let prefixes = codes::all().filter_map(|code| code.name().split('-').next());
        let names = codes::all().map(Code::name).chain(prefixes);
        let mut near = nearest(written, names);
        if near.is_empty() && written.len() >= MIN_PREFIX_BYTES {
            near = codes::all().map(Code::name).filter(|name| name.starts_with(written)).collect();
            near.sort_unstable();
        }
        if near.is_empty() {
            // The name without the language, which it begins with.
            let rest = |code: Code| code.name().split_once('-').map(|(_, rest)| rest);
            near = nearest(written, codes::all().filter_map(rest));
            let is_near = |code: &Code| rest(*code).is_some_and(|rest| near.contains(&rest));
            near = codes::all().filter(is_near).map(Code::name).collect();
        }
        Err(UnknownCode { written: written.to_owned(), near })
    }
}

impl Selector {
    /// Whether a code is meant.
    #[must_use]
    pub fn covers(&self, code: Code) -> bool {
        match code.name().strip_prefix(&*self.text) {
            Some("") => true,
            Some(rest) => !self.is_code && rest.starts_with('-'),
            None => false,
        }
    }

    /// The length of the longest selector of a list that covers a code.
    fn longest(all: &[Selector], code: Code) -> Option<usize> {
        all.iter().filter(|one| one.covers(code)).map(|one| one.text.len()).max()
    }
}

/// One choice of codes. The longest selector that covers a code decides. Of selectors of the same length, those in
/// `ignore` have priority over `error`, and `error` over `warn`.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Switches {
    /// If there are any, no other codes are reported, unless `warn` or `error` has them.
    pub select: Vec<Selector>,
    /// The codes that are not reported.
    pub ignore: Vec<Selector>,
    /// The codes that are warnings.
    pub warn: Vec<Selector>,
    /// The codes that are errors.
    pub error: Vec<Selector>,
}

impl Switches {
    /// Whether nothing is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Switches::default()
    }

    /// The severity of a diagnostic with a code; `None` if it is not reported. `before` is the answer without
    /// these switches, and `own` the severity that the diagnostic came with.
    fn decide(&self, code: Code, before: Option<Severity>, own: Severity) -> Option<Severity> {
        let warn = Selector::longest(&self.warn, code);
        let error = Selector::longest(&self.error, code);
        let ignore = Selector::longest(&self.ignore, code);
        let chosen = Selector::longest(&self.select, code).max(warn).max(error);
        match () {
            () if ignore.is_some() && ignore >= chosen => None,
            () if error.is_some() && error >= warn => Some(Severity::Error),
            () if warn.is_some() => Some(Severity::Warning),
            () if chosen.is_some() => Some(before.unwrap_or(own)),
            () => before.filter(|_| self.select.is_empty()),
        }
    }

    /// Applies several choices to diagnostics; later ones override earlier ones.
    pub fn apply(layers: &[&Switches], found: &mut Vec<Diagnostic>) {
        if layers.iter().all(|layer| layer.is_empty()) {
            return;
        }
        found.retain_mut(|one| {
            let own = one.severity;
            let mut decided = Some(own);
            for layer in layers {
                decided = layer.decide(one.code, decided, own);
            }
            one.severity = decided.unwrap_or(own);
            decided.is_some()
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Span;

    fn all(names: &[&str]) -> Vec<Selector> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    fn left(layers: &[&Switches], codes: &[Code]) -> Vec<String> {
        let mut found: Vec<Diagnostic> =
            codes.iter().map(|code| Diagnostic::new(*code, Span::default(), "")).collect();
        Switches::apply(layers, &mut found);
        found.iter().map(|one| format!("{} {}", one.severity.name(), one.code)).collect()
    }

    #[test]
    fn a_selector_is_a_code_or_a_prefix() {
        let sharding: Selector = "abi-sharding".parse().unwrap();
        assert!(
            sharding.covers(codes::abi::SHARDING) && !sharding.covers(codes::abi::SHARDING_RANK)
        );
        let redefined: Selector = "mlir-redefined".parse().unwrap();
        assert!(redefined.covers(codes::mlir::REDEFINED_VALUE));
        for prefix in ["mlir", "mlir-"] {
            let prefix: Selector = prefix.parse().unwrap();
            assert!(prefix.covers(codes::mlir::EXPECTED) && !prefix.covers(codes::abi::DIM));
        }
        for (written, said) in [
            ("mlir-redefined-valu", "did you mean 'mlir-redefined-value'?"),
            ("mlr", "did you mean 'mlir'?"),
            ("mli", "did you mean 'mlir'?"),
            ("", "'abide explain' lists the codes"),
            ("something-else", "'abide explain' lists the codes"),
            ("mlir-typ", "did you mean 'mlir-type-body' or 'mlir-type-mismatch'?"),
            ("unused-value", "did you mean 'mlir-unused-value'?"),
            ("unusedvalue", "did you mean 'mlir-unused-value'?"),
            ("wrong-lenght", "did you mean 'sip-wrong-length'?"),
        ] {
            let error = written.parse::<Selector>().unwrap_err().to_string();
            assert!(error.contains(said), "{error}");
        }
    }

    #[test]
    fn the_longest_selector_decides() {
        let codes = [codes::mlir::EXPECTED, codes::mlir::OTHER_FORM, codes::abi::DIM];
        let one = Switches {
            select: all(&["mlir"]),
            ignore: all(&["mlir-other-form"]),
            ..Switches::default()
        };
        assert_eq!(left(&[&one], &codes), ["error mlir-expected"]);
        let other = Switches {
            select: all(&["mlir-expected"]),
            ignore: all(&["mlir"]),
            ..Switches::default()
        };
        assert_eq!(left(&[&other], &codes), ["error mlir-expected"]);
        let same = Switches {
            select: all(&["abi-dim"]),
            ignore: all(&["abi-dim"]),
            ..Switches::default()
        };
        assert_eq!(left(&[&same], &codes), [""; 0]);
        let levels = Switches {
            warn: all(&["mlir", "abi"]),
            error: all(&["mlir-other-form", "abi"]),
            ..Switches::default()
        };
        let expected = ["warning mlir-expected", "error mlir-other-form", "error abi-dim"];
        assert_eq!(left(&[&levels], &codes), expected);
        assert_eq!(left(&[], &codes).len(), 3);
    }

    #[test]
    fn a_later_switch_overrides_earlier_switches() {
        let codes = [codes::mlir::EXPECTED, codes::abi::DIM];
        let off = Switches { ignore: all(&["mlir"]), ..Switches::default() };
        let on = Switches { select: all(&["mlir-expected"]), ..Switches::default() };
        assert_eq!(left(&[&off, &on], &codes), ["error mlir-expected"]);
        assert_eq!(left(&[&on, &off], &codes), [""; 0]);
        let warn = Switches { warn: all(&["mlir"]), ..Switches::default() };
        assert_eq!(left(&[&off, &warn], &codes), ["warning mlir-expected", "error abi-dim"]);
    }
}
