//! The syntax of polynomials: `1 + 2x**3`.

use crate::body::{Cursor, Fault, checked};
use abide_source::diagnostic::Diagnostic;
use abide_source::limits::Limits;
use abide_source::text::Span;

/// The error between the brackets of an attribute of the dialect at `span`. The brackets match.
pub(super) fn check(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    checked(text, span, limits, attribute)
}

fn attribute(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    let name = if cursor.eat(b'#') { cursor.word() } else { None };
    let Some(name) = name else { return Ok(()) };
    match cursor.slice(name).strip_prefix(b"polynomial.") {
        Some(b"int_polynomial") => polynomial(cursor, false),
        Some(b"float_polynomial") => polynomial(cursor, true),
        _ => Ok(()),
    }
}

fn polynomial(cursor: &mut Cursor<'_>, is_float: bool) -> Result<(), Fault> {
    cursor.expect(b'<')?;
    loop {
        monomial(cursor, is_float)?;
        if cursor.eat(b'+') {
            continue;
        }
        if cursor.at(b'>') {
            return Ok(());
        }
        return cursor.fault("expected + and more monomials, or > to end polynomial attribute");
    }
}

/// `2x**3`, `x` or `2`
fn monomial(cursor: &mut Cursor<'_>, is_float: bool) -> Result<(), Fault> {
    let is_negative = cursor.eat(b'-');
    let has_number = if is_float {
        let start = cursor.position();
        let found = cursor.float().is_some();
        let span = cursor.since(start);
        if !found && !span.is_empty() {
            let message = "unexpected decimal integer literal for a floating point value";
            return Cursor::fault_at(span, message);
        }
        found
    } else {
        cursor.integer().is_some()
    };
    let is_missing = is_negative && !has_number;
    if is_missing || cursor.word().is_none() && !has_number {
        return cursor.fault("expected a monomial");
    }
    if cursor.eat(b'*') {
        cursor.expect(b'*')?;
        if cursor.integer().is_none() {
            return cursor.fault("found invalid integer exponent");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check;
    use abide_source::limits::Limits;
    use abide_source::text::Span;

    #[test]
    fn texts_of_polynomials_are_checked() {
        let cases = [
            ("int_polynomial<1 + x**1024>", None),
            ("int_polynomial<-1 + 2x**3 + x>", None),
            ("float_polynomial<0.5 + 1.3e06 x**2>", None),
            ("int_polynomial<x + >", Some("expected a monomial")),
            ("int_polynomial<x**y>", Some("found invalid integer exponent")),
            (
                "int_polynomial<x - 1>",
                Some("expected + and more monomials, or > to end polynomial attribute"),
            ),
            (
                "float_polynomial<1 + x**2>",
                Some("unexpected decimal integer literal for a floating point value"),
            ),
            ("ring<coefficientType=i32>", None),
        ];
        for (body, expected) in cases {
            let text = format!("#polynomial.{body}");
            let found = check(text.as_bytes(), Span::from_range(0..text.len()), &Limits::default());
            assert_eq!(found.map(|it| it.message).as_deref(), expected, "{body}");
        }
    }
}
