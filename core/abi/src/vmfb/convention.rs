//! The calling convention of IREE's VM: `0iCrI_r`.

use std::fmt;

/// The arguments and results of a function, as the VM passes them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Convention {
    /// The arguments.
    pub arguments: Vec<Passed>,
    /// The results.
    pub results: Vec<Passed>,
}

/// The passing of a value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Passed {
    /// `i`: 32 bits or fewer.
    I32,
    /// `I`: 64 bits.
    I64,
    /// `f`
    F32,
    /// `F`
    F64,
    /// `r`: a reference to an object, such as an array or a list.
    Ref,
    /// `C..D`: these values, as often as the caller passes them.
    Span(Vec<Passed>),
}

impl Convention {
    /// Parses a convention: the version `0`, the arguments, and the results after `_`; `v` is an empty list. An empty
    /// text means a function without arguments and results.
    ///
    /// # Errors
    /// The part that is not understood, in words.
    pub fn parse(text: &str) -> Result<Convention, String> {
        let Some(version) = text.chars().next() else { return Ok(Convention::default()) };
        let Some(body) = text.strip_prefix('0') else {
            return Err(format!("unsupported cconv version {version}"));
        };
        let (arguments, results) = body.split_once('_').unwrap_or((body, ""));
        Ok(Convention { arguments: fragment(arguments)?, results: fragment(results)? })
    }
}

impl Passed {
    fn of(letter: char) -> Option<Passed> {
        match letter {
            'i' => Some(Passed::I32),
            'I' => Some(Passed::I64),
            'f' => Some(Passed::F32),
            'F' => Some(Passed::F64),
            'r' => Some(Passed::Ref),
            _ => None,
        }
    }
}

fn fragment(text: &str) -> Result<Vec<Passed>, String> {
    let mut all = Vec::new();
    let mut span: Option<Vec<Passed>> = None;
    for letter in text.chars() {
        match (letter, span.take()) {
            ('v', before) => span = before,
            ('C', None) => span = Some(Vec::new()),
            ('D', Some(values)) => all.push(Passed::Span(values)),
            (letter, before) => {
                let Some(passed) = Passed::of(letter) else {
                    return Err(format!("unsupported cconv type '{}'", letter.escape_debug()));
                };
                match before {
                    Some(mut values) => {
                        values.push(passed);
                        span = Some(values);
                    }
                    None => all.push(passed),
                }
            }
        }
    }
    if span.is_some() {
        return Err("unterminated cconv span".to_owned());
    }
    Ok(all)
}

/// The VM's type of the value.
impl fmt::Display for Passed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Passed::I32 => f.write_str("i32"),
            Passed::I64 => f.write_str("i64"),
            Passed::F32 => f.write_str("f32"),
            Passed::F64 => f.write_str("f64"),
            Passed::Ref => f.write_str("!vm.ref<?>"),
            Passed::Span(values) => {
                f.write_str("tuple<")?;
                list(values, f)?;
                f.write_str(">...")
            }
        }
    }
}

/// `(i32, tuple<i64>...) -> (!vm.ref<?>)`, as `iree-dump-module` prints it.
impl fmt::Display for Convention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        list(&self.arguments, f)?;
        f.write_str(") -> (")?;
        list(&self.results, f)?;
        f.write_str(")")
    }
}

fn list(values: &[Passed], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (number, value) in values.iter().enumerate() {
        f.write_str(if number > 0 { ", " } else { "" })?;
        write!(f, "{value}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conventions_are_read() {
        for (text, shown) in [
            ("", "() -> ()"),
            ("0", "() -> ()"),
            ("0v", "() -> ()"),
            ("0v_v", "() -> ()"),
            ("0ri", "(!vm.ref<?>, i32) -> ()"),
            ("0_iIfFr", "() -> (i32, i64, f32, f64, !vm.ref<?>)"),
            ("0iCrID_r", "(i32, tuple<!vm.ref<?>, i64>...) -> (!vm.ref<?>)"),
            ("0CiDCD_v", "(tuple<i32>..., tuple<>...) -> ()"),
        ] {
            let convention = Convention::parse(text).map(|read| read.to_string());
            assert_eq!(convention.as_deref(), Ok(shown), "{text}");
        }
    }

    #[test]
    fn an_invalid_convention_is_an_error() {
        for (text, message) in [
            ("1i", "unsupported cconv version 1"),
            ("0x", "unsupported cconv type 'x'"),
            ("0i_i_i", "unsupported cconv type '_'"),
            ("0iC", "unterminated cconv span"),
            ("0CiCiDD", "unsupported cconv type 'C'"),
            ("0iD", "unsupported cconv type 'D'"),
        ] {
            assert_eq!(Convention::parse(text), Err(message.to_owned()), "{text}");
        }
    }
}
