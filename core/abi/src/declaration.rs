//! The `iree.abi.declaration` written by IREE's compiler: the types of a function before it was lowered.
//!
//! ```text
//! sync func @add(%left: tensor<4xf32>, %input1: i32 {iree.abi.output = 0 : index}) -> (%output0: tensor<4xf32>)
//! ```
//!
//! People may write any other text there, so only text of this form counts as one.

use super::find::Functions;
use super::function::{Function, FunctionValue, MetadataKey};
use abide_mlir::print::escape::write_string;
use abide_mlir::syntax;
use abide_source::limits::Limits;
use abide_source::types::AbiType;

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
    /// The text of its type.
    pub(super) ty: &'a str,
    /// Its attributes without their braces; empty for none.
    pub(super) attributes: &'a str,
}

impl<'a> Declaration<'a> {
    /// Parses the declaration of a named function; the name is unquoted there.
    pub(super) fn parse(text: &'a str, function: &str) -> Option<Declaration<'a>> {
        let after = text.strip_prefix("sync func @").or_else(|| text.strip_prefix("async func @"));
        let rest = after?.strip_prefix(function)?.strip_prefix('(')?;
        let (arguments, rest) = values(rest, "input")?;
        let (results, rest) = match rest.strip_prefix(" -> (") {
            Some(rest) => values(rest, "output")?,
            None => (Vec::new(), rest),
        };
        rest.is_empty().then_some(Declaration { arguments, results })
    }

    /// Parses the declaration of a function whose symbol has changed since. Its old name must not contain brackets.
    fn of_any(text: &'a str) -> Option<Declaration<'a>> {
        let (_, named) = text.split_once("func @")?;
        Declaration::parse(text, named.split_once('(')?.0)
    }

    /// Writes the arguments and results after the name of a function in MLIR.
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        write_values(&self.arguments, out);
        out.extend_from_slice(b" -> ");
        write_values(&self.results, out);
    }
}

/// The declaration of a function, as a function in MLIR; `None` without a readable one.
pub(super) fn declared_function(function: &Function<'_>) -> Option<Vec<u8>> {
    let literal = function.literal(MetadataKey::Declaration)?;
    let text = std::str::from_utf8(literal.bytes()).ok()?;
    let declaration = Declaration::parse(text, &function.name);
    let declaration = declaration.or_else(|| Declaration::of_any(text))?;
    let mut out = b"func.func private @declared".to_vec();
    declaration.write(&mut out);
    Some(out)
}

/// Parses a text and passes its only function to `then`. `None` if the text has anything else.
pub(super) fn with_only_function<T>(
    text: &[u8],
    limits: &Limits,
    then: impl FnOnce(&Function<'_>) -> T,
) -> Option<T> {
    let tree = syntax::parse(text, limits);
    let functions = Functions::find(&tree, text, limits).functions;
    let [function] = functions.as_slice() else { return None };
    let is_whole = tree.diagnostics().is_empty() && function.span.len() as usize == text.len();
    is_whole.then(|| then(function))
}

/// Whether a function has a declaration that fits it.
pub(super) fn is_declared(function: &Function<'_>, limits: &Limits) -> bool {
    let fits = |declared: &Function<'_>| can_declare(declared, function);
    let declared = declared_function(function);
    declared.and_then(|text| with_only_function(&text, limits, fits)).unwrap_or(false)
}

/// Whether a declaration fits a function: it has the same results, and the same arguments except for fences after them,
/// and no type contradicts the function's.
pub(super) fn can_declare(declared: &Function<'_>, function: &Function<'_>) -> bool {
    let sides = [
        (&declared.arguments, &function.arguments, true),
        (&declared.results, &function.results, false),
    ];
    sides.into_iter().all(|(declared, have, may_have_fences)| {
        let Some(have) = have else { return true };
        let declared = declared.as_deref().unwrap_or_default();
        let Some((have, rest)) = have.split_at_checked(declared.len()) else { return false };
        let is_fence = |value: &FunctionValue<'_>| value.ty == AbiType::Fence;
        let mut pairs = declared.iter().zip(have);
        rest.iter().all(|value| may_have_fences && is_fence(value))
            && pairs.all(|(declared, have)| !contradicts(&declared.ty, &have.ty))
    })
}

/// Whether a declared type cannot have become that of the function. What is declared is the type before it
/// was lowered: arrays become references, and the widths of scalars change.
pub(super) fn contradicts(declared: &AbiType, have: &AbiType) -> bool {
    let is_integer = |ty: &AbiType| matches!(ty, AbiType::Integer { .. } | AbiType::Index);
    let is_float = |ty: &AbiType| matches!(ty, AbiType::Float { width: 32.. });
    let is_scalar = |ty: &AbiType| is_integer(ty) || is_float(ty);
    let is_reference = |ty: &AbiType| {
        matches!(ty, AbiType::Tensor { .. } | AbiType::BufferView | AbiType::List | AbiType::Fence)
    };
    match (declared, have) {
        (
            AbiType::Tensor { dims: Some(declared), element },
            AbiType::Tensor { dims: Some(have), element: other },
        ) => {
            let differ = |(one, other): (&Option<i64>, &Option<i64>)| {
                one.is_some() && other.is_some() && one != other
            };
            let is_known = |ty: &AbiType| !matches!(ty, AbiType::Other(_));
            declared.len() != have.len()
                || declared.iter().zip(have).any(differ)
                || (element != other && is_known(element) && is_known(other))
        }
        _ => {
            (is_integer(declared) && is_float(have))
                || (is_float(declared) && is_integer(have))
                || (is_scalar(declared) && is_reference(have))
                || (is_reference(declared) && is_scalar(have))
        }
    }
}

fn write_values(values: &[Declared<'_>], out: &mut Vec<u8>) {
    out.push(b'(');
    for (number, value) in values.iter().enumerate() {
        out.extend_from_slice(if number > 0 { b", " } else { b"" });
        out.extend_from_slice(value.ty.as_bytes());
        if value.name.is_none() && value.attributes.is_empty() {
            continue;
        }
        out.extend_from_slice(b" {");
        if let Some(name) = value.name {
            out.extend_from_slice(b"iree.abi.name = ");
            write_string(name.as_bytes(), out);
            out.extend_from_slice(if value.attributes.is_empty() { b"" } else { b", " });
        }
        out.extend_from_slice(value.attributes.as_bytes());
        out.push(b'}');
    }
    out.push(b')');
}

/// Parses the values up to the closing bracket; returns the rest of the text.
fn values<'a>(mut rest: &'a str, made: &str) -> Option<(Vec<Declared<'a>>, &'a str)> {
    let mut all = Vec::new();
    if let Some(rest) = rest.strip_prefix(')') {
        return Some((all, rest));
    }
    loop {
        let end = end_of_piece(rest)?;
        let (piece, after) = rest.split_at_checked(end)?;
        all.push(value(piece, made, all.len())?);
        rest = match after.strip_prefix(", ") {
            Some(rest) => rest,
            None => return Some((all, after.strip_prefix(')')?)),
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

/// The end of a piece: a comma or closing bracket outside of its own brackets.
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
                "sync func @f(%a: (i32, i32) -> i32 {x = \"a, )\"})",
                "f",
                "a|(i32, i32) -> i32|x = \"a, )\" -> ",
            ),
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
    fn declarations_of_functions_with_another_symbol_are_read() {
        let read =
            Declaration::of_any("async func @f(%input0: i32, %input1: f32) -> (%output0: i8)");
        assert_eq!(read.map(|read| (read.arguments.len(), read.results.len())), Some((2, 1)));
        assert_eq!(Declaration::of_any("a (b)"), None);
    }

    #[test]
    fn free_text_is_not_a_declaration() {
        for text in [
            "",
            "a string in, the same out",
            "func without brackets",
            "func @f(%a: i32",
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
