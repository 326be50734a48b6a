//! What IREE's compiler writes into `iree.abi.declaration`: the types of a function before it was lowered.
//!
//! ```text
//! sync func @add(%left: tensor<4xf32>, %input1: i32 {iree.abi.output = 0 : index}) -> (%output0: tensor<4xf32>)
//! ```
//!
//! A person may have written anything else there, so what does not look like it is none.

/// A declared function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Declaration<'a> {
    pub(super) arguments: Vec<Declared<'a>>,
    pub(super) results: Vec<Declared<'a>>,
}

/// A declared argument or result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Declared<'a> {
    /// Its name, if a person gave it: those that the compiler makes are numbers.
    pub(super) name: Option<&'a str>,
    /// Its type, as it is written.
    pub(super) ty: &'a str,
    /// Its attributes without their braces; empty for none.
    pub(super) attributes: &'a str,
}

impl<'a> Declaration<'a> {
    /// Reads the declaration of a function with a name, which stands there without quotes.
    pub(super) fn parse(text: &'a str, function: &str) -> Option<Declaration<'a>> {
        let behind = text.strip_prefix("sync func @").or_else(|| text.strip_prefix("async func @"));
        let rest = behind?.strip_prefix(function)?.strip_prefix('(')?;
        let (arguments, rest) = values(rest, "input")?;
        let (results, rest) = values(rest.strip_prefix(" -> (")?, "output")?;
        rest.is_empty().then_some(Declaration { arguments, results })
    }
}

/// The values up to the closing bracket, and what stands behind it.
fn values<'a>(mut rest: &'a str, made: &str) -> Option<(Vec<Declared<'a>>, &'a str)> {
    let mut all = Vec::new();
    if let Some(rest) = rest.strip_prefix(')') {
        return Some((all, rest));
    }
    loop {
        let end = end_of_piece(rest)?;
        let (piece, behind) = rest.split_at_checked(end)?;
        all.push(value(piece, made, all.len())?);
        rest = match behind.strip_prefix(", ") {
            Some(rest) => rest,
            None => return Some((all, behind.strip_prefix(')')?)),
        };
    }
}

/// `%left: tensor<4xf32> {attributes}`.
fn value<'a>(piece: &'a str, made: &str, number: usize) -> Option<Declared<'a>> {
    let (name, rest) = piece.strip_prefix('%')?.split_once(": ")?;
    let is_made = name.strip_prefix(made).is_some_and(|digits| digits == number.to_string());
    let (ty, attributes) = match rest.split_once(" {") {
        Some((ty, attributes)) => (ty, attributes.strip_suffix('}')?),
        None => (rest, ""),
    };
    let name = Some(name).filter(|name| !is_made && !name.is_empty());
    Some(Declared { name, ty, attributes })
}

/// Where a piece ends: at a comma or a bracket that nothing opened in it.
fn end_of_piece(text: &str) -> Option<usize> {
    let mut depth = 0_u32;
    let mut is_quoted = false;
    let mut before = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' if before != b'\\' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            b'(' | b'<' | b'[' | b'{' => depth += 1,
            b'>' if before == b'-' => {}
            b',' | b')' if depth == 0 => return Some(at),
            b')' | b'>' | b']' | b'}' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        // A backslash that is escaped itself escapes nothing.
        before = if before == b'\\' { 0 } else { byte };
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, function: &str) -> Option<String> {
        let declaration = Declaration::parse(text, function)?;
        let one =
            |it: &Declared<'_>| format!("{}|{}|{}", it.name.unwrap_or("-"), it.ty, it.attributes);
        let all = |side: &[Declared<'_>]| side.iter().map(one).collect::<Vec<_>>().join("; ");
        Some(format!("{} -> {}", all(&declaration.arguments), all(&declaration.results)))
    }

    #[test]
    fn declarations_of_the_compiler_are_read() {
        for (text, function, expected) in [
            ("sync func @f() -> ()", "f", " -> "),
            (
                "async func @f(%left: tensor<4x?xf32>, %input1: i32) -> (%output0: f32)",
                "f",
                "left|tensor<4x?xf32>|; -|i32| -> -|f32|",
            ),
            (
                "sync func @a(b) é(%input1: (i32, !x<\">)\">) -> i8, %input1: i1 {a = \"}\", b}) -> ()",
                "a(b) é",
                "input1|(i32, !x<\">)\">) -> i8|; -|i1|a = \"}\", b -> ",
            ),
        ] {
            assert_eq!(shown(text, function).as_deref(), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_a_person_wrote_is_none() {
        for text in [
            "",
            "a string in, the same out",
            "sync func @g() -> ()",
            "sync func @f",
            "sync func @f(",
            "sync func @f(%input0: i32",
            "sync func @f(%input0: i32, ) -> ()",
            "sync func @f(%input0: i32> ) -> ()",
            "sync func @f(i32) -> ()",
            "sync func @f(%input0: i32) -> () and more",
            "sync func @f(%input0: i32) -> i32",
            "sync func @f(%input0: i32 {a) -> ()",
        ] {
            assert_eq!(shown(text, "f"), None, "{text}");
        }
    }
}
