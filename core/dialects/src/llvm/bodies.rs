//! Parsers of the bodies of the dialect's types.

use super::typed_pointers::opaque_pointers;
use crate::body::{Cursor, Fault};
use abide_source::diagnostic::{Diagnostic, Fix, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// Types that nothing in memory has.
const WITHOUT_SIZE: [&[u8]; 5] = [b"void", b"label", b"metadata", b"token", b"func"];

/// The reason why a type is not read to its end.
enum Stop {
    /// It is wrong.
    Fault(Fault),
    /// It is unknown here.
    Unknown,
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Fault(fault)
    }
}

/// The error between the brackets of `!llvm.name<…>` at `span`. The brackets match.
pub(super) fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    // Brackets in a name would be taken for those of types.
    if has_brackets_in_quotes(span.slice(text)) {
        return None;
    }
    let mut cursor = Cursor::new(text, span, limits.depth);
    match whole(&mut cursor, &mut Vec::new()) {
        Err(Stop::Fault(fault)) => {
            let found = Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message);
            let own = std::str::from_utf8(span.slice(text)).ok();
            match own.and_then(opaque_pointers) {
                Some(today) => {
                    let title = format!("change it to '{today}'");
                    Some(found.with_fix(Fix::safe(title, vec![TextEdit::new(span, today)])))
                }
                None => Some(found),
            }
        }
        _ => None,
    }
}

fn has_brackets_in_quotes(text: &[u8]) -> bool {
    let in_quotes = text.split(|byte| *byte == b'"').skip(1).step_by(2);
    in_quotes.flatten().any(|byte| matches!(byte, b'<' | b'>' | b'(' | b')' | b'\\'))
}

/// The names of the enclosing structures.
type Names<'a> = Vec<&'a [u8]>;

/// Parses a type; returns its name if it is one of the dialect.
fn whole<'a>(cursor: &mut Cursor<'a>, names: &mut Names<'a>) -> Result<Option<&'a [u8]>, Stop> {
    let is_full = cursor.eat(b'!');
    let Some(name) = cursor.word() else { return Err(Stop::Unknown) };
    let name = cursor.slice(name);
    let own = if is_full { name.strip_prefix(b"llvm.") } else { Some(name) };
    let Some(own) = own else { return Ok(None) };
    if cursor.eat(b'<') {
        body(cursor, own, names)?;
    }
    Ok(Some(own))
}

/// A type within one.
fn within<'a>(cursor: &mut Cursor<'a>, names: &mut Names<'a>) -> Result<(Span, &'a [u8]), Stop> {
    let span = cursor.spaced_type_text().map_err(|_| Stop::Unknown)?;
    let Some(mut inner) = cursor.within(span) else { return Err(Stop::Unknown) };
    let name = whole(&mut inner, names)?;
    Ok((span, name.unwrap_or_default()))
}

/// The error for a type that another one cannot contain.
fn refuse(span: Span, name: &[u8], refused: &[&[u8]], what: &str) -> Result<(), Stop> {
    if refused.contains(&name) {
        let name = String::from_utf8_lossy(name);
        return Ok(Cursor::fault_at(span, rule!("invalid {} type: '!llvm.{}'", what, name))?);
    }
    Ok(())
}

/// Parses the text after the `<` of a type.
fn body<'a>(cursor: &mut Cursor<'a>, name: &[u8], names: &mut Names<'a>) -> Result<(), Stop> {
    match name {
        b"array" => {
            if cursor.integer().is_none() {
                return Ok(cursor.fault("expected integer value")?);
            }
            by(cursor)?;
            let (span, element) = within(cursor, names)?;
            refuse(span, element, &WITHOUT_SIZE, "array element")?;
            Ok(cursor.expect(b'>')?)
        }
        b"struct" => structure(cursor, names),
        b"func" => function(cursor, names),
        b"ptr" => match cursor.integer() {
            Some(_) => Ok(cursor.expect(b'>')?),
            None => Ok(cursor.fault("expected integer value: pointers are opaque since LLVM 17")?),
        },
        b"target" => target(cursor, names),
        _ => Err(Stop::Unknown),
    }
}

/// Parses the `x` after a number.
fn by(cursor: &mut Cursor<'_>) -> Result<(), Stop> {
    match cursor.word() {
        Some(word) if cursor.slice(word) == b"x" => Ok(()),
        Some(word) if !cursor.slice(word).starts_with(b"x") => {
            Ok(Cursor::fault_at(word, "expected 'x'")?)
        }
        _ => Err(Stop::Unknown),
    }
}

/// `"name", packed (i32, ptr)>`
fn structure<'a>(cursor: &mut Cursor<'a>, names: &mut Names<'a>) -> Result<(), Stop> {
    let start = cursor.position();
    let name = cursor.string();
    let own = name.map(|name| cursor.slice(name)).unwrap_or_default();
    if let Some(name) = name {
        if cursor.eat(b'>') {
            if names.contains(&own) {
                return Ok(());
            }
            let message = "struct without a body only allowed in a recursive struct";
            return Ok(Cursor::fault_at(name, message)?);
        }
        cursor.expect(b',')?;
    }
    if let Some(word) = cursor.word() {
        match cursor.slice(word) {
            b"packed" => {}
            b"opaque" if name.is_some() => return Ok(cursor.expect(b'>')?),
            b"opaque" => {
                let message = "only identified structs can be opaque";
                return Ok(Cursor::fault_at(cursor.since(start), message)?);
            }
            _ => return Ok(Cursor::fault_at(word, "expected '('")?),
        }
    }
    cursor.expect(b'(')?;
    names.push(own);
    if !cursor.eat(b')') {
        loop {
            if cursor.at(b')') {
                return Ok(cursor.fault("expected a type after ','")?);
            }
            let (span, element) = within(cursor, names)?;
            refuse(span, element, &WITHOUT_SIZE, "LLVM structure element")?;
            if !cursor.eat(b',') {
                cursor.expect(b')')?;
                break;
            }
        }
    }
    names.pop();
    Ok(cursor.expect(b'>')?)
}

/// `void (i32, ...)>`
fn function<'a>(cursor: &mut Cursor<'a>, names: &mut Names<'a>) -> Result<(), Stop> {
    let (span, result) = within(cursor, names)?;
    refuse(span, result, &[b"func", b"metadata", b"label"], "function result")?;
    cursor.expect(b'(')?;
    if !cursor.eat(b')') {
        loop {
            if cursor.at(b'.') {
                let dots = (0..3).all(|_| cursor.eat(b'.'));
                if !dots {
                    return Err(Stop::Unknown);
                }
                cursor.expect(b')')?;
                break;
            }
            let (span, argument) = within(cursor, names)?;
            refuse(span, argument, &[b"void", b"func"], "function argument")?;
            if !cursor.eat(b',') {
                cursor.expect(b')')?;
                break;
            }
        }
    }
    Ok(cursor.expect(b'>')?)
}

/// Parses `"name", i32, 3>`: types followed by numbers.
fn target<'a>(cursor: &mut Cursor<'a>, names: &mut Names<'a>) -> Result<(), Stop> {
    if cursor.string().is_none() {
        return Ok(cursor.fault("expected string")?);
    }
    let mut has_number = false;
    while cursor.eat(b',') {
        if cursor.integer().is_some() {
            has_number = true;
        } else if has_number {
            return Ok(cursor.fault("failed to parse parameter list for target extension type")?);
        } else {
            within(cursor, names)?;
        }
    }
    Ok(cursor.expect(b'>')?)
}

#[cfg(test)]
mod tests {
    use super::check_type;
    use abide_source::limits::Limits;
    use abide_source::text::Span;

    fn message(text: &str) -> Option<String> {
        let span = Span::from_range(0..text.len());
        check_type(text.as_bytes(), span, &Limits::default()).map(|found| found.message)
    }

    #[test]
    fn types_in_types_are_read() {
        let right = [
            "array<4 x i8>",
            "array<2 x array<4 x !llvm.ptr<3>>>",
            "struct<(i32, ptr, struct<packed (i8)>)>",
            "struct<\"a\", (ptr, struct<\"b\", (struct<\"a\">)>)>",
            "struct<\"a\", opaque>",
            "struct<()>",
            "struct<\"operator<\", (i32)>",
            "func<void (i32, ...)>",
            "func<void (...)>",
            "func<i32 ()>",
            "ptr<3>",
            "target<\"a\", i32, 3>",
            "vec<4 x ptr>",
            "array<4 x vector<4xf32>>",
            "array<4 x !own.type<(a)>>",
        ];
        for body in right {
            assert_eq!(message(&format!("!llvm.{body}")), None, "{body}");
        }
        let wrong = [
            ("array<4 x void>", "invalid array element type: '!llvm.void'"),
            ("array<4 f32>", "expected 'x'"),
            ("struct<(void)>", "invalid LLVM structure element type: '!llvm.void'"),
            ("struct<opaque>", "only identified structs can be opaque"),
            ("struct<i32>", "expected '('"),
            ("struct<\"a\">", "struct without a body only allowed in a recursive struct"),
            ("struct<\"a\", opaque, (i32)>", "expected '>'"),
            ("func<void (..., i32)>", "expected ')'"),
            ("func<void (void)>", "invalid function argument type: '!llvm.void'"),
            ("func<!llvm.func<void ()> ()>", "invalid function result type: '!llvm.func'"),
            ("ptr<1, 2>", "expected '>'"),
            ("ptr<i32>", "expected integer value: pointers are opaque since LLVM 17"),
            ("ptr<struct<(i8)>>", "expected integer value: pointers are opaque since LLVM 17"),
            ("array<2 x ptr<i8>>", "expected integer value: pointers are opaque since LLVM 17"),
            ("struct<(i32, )>", "expected a type after ','"),
            ("struct<packed (i32,)>", "expected a type after ','"),
            ("target<a>", "expected string"),
            ("target<\"a\", 3, i32>", "failed to parse parameter list for target extension type"),
        ];
        for (body, expected) in wrong {
            assert_eq!(message(&format!("!llvm.{body}")).as_deref(), Some(expected), "{body}");
        }
    }
}
