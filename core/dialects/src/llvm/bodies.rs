//! Checks of the bodies of the dialect's types. An error without a report means text of unknown meaning.

use super::typed_pointers::opaque_pointers;
use abide_mlir::parse::{Parse, Reported, Tokens};
use abide_mlir::syntax::TokenKind;
use abide_source::diagnostic::Fix;
use abide_source::rule;
use abide_source::text::{Span, TextEdit};

/// Types that nothing in memory has.
const WITHOUT_SIZE: [&[u8]; 5] = [b"void", b"label", b"metadata", b"token", b"func"];

/// Checks a type of the dialect.
pub(super) fn check_type(tokens: &mut Tokens<'_>) -> Parse {
    let span = tokens.type_span()?;
    let read = tokens.within(span, |tokens| whole(tokens, &mut Vec::new()));
    let own = std::str::from_utf8(tokens.text_of(span)).ok().filter(|_| read.is_err());
    if let Some(today) = own.and_then(opaque_pointers) {
        let title = format!("change it to '{today}'");
        tokens.fix_error(Fix::safe(title, vec![TextEdit::new(span, today)]));
    }
    read.map(|_| ())
}

/// The names of the enclosing structures.
type Names<'a> = Vec<&'a [u8]>;

/// Parses a type; returns its name if it is one of the dialect.
fn whole<'a>(tokens: &mut Tokens<'a>, names: &mut Names<'a>) -> Parse<Option<&'a [u8]>> {
    let name = tokens.current_text();
    let own = match tokens.current() {
        TokenKind::ExclamationIdentifier => name.strip_prefix(b"!llvm."),
        TokenKind::BareIdentifier => Some(name),
        _ => return Err(Reported),
    };
    tokens.bump();
    let Some(own) = own else { return Ok(None) };
    if tokens.eat(TokenKind::Less) {
        body(tokens, own, names)?;
    }
    Ok(Some(own))
}

/// A type within one.
fn within<'a>(tokens: &mut Tokens<'a>, names: &mut Names<'a>) -> Parse<(Span, &'a [u8])> {
    if !matches!(tokens.current(), TokenKind::ExclamationIdentifier | TokenKind::BareIdentifier) {
        return Err(Reported);
    }
    let span = tokens.type_span()?;
    let name = tokens.within(span, |tokens| whole(tokens, names))?;
    Ok((span, name.unwrap_or_default()))
}

/// The error for a type that another one cannot contain.
fn refuse(
    tokens: &mut Tokens<'_>,
    (span, name): (Span, &[u8]),
    refused: &[&[u8]],
    what: &str,
) -> Parse {
    if refused.contains(&name) {
        let name = String::from_utf8_lossy(name);
        return Err(tokens.error(
            span,
            rule!("invalid {} type: '!llvm.{}'", what, name)
                .with_help(format!("use another type within '!llvm.{what}'")),
        ));
    }
    Ok(())
}

/// Parses the text after the `<` of a type.
fn body<'a>(tokens: &mut Tokens<'a>, name: &[u8], names: &mut Names<'a>) -> Parse {
    match name {
        b"array" => {
            if tokens.eat_number().is_none() {
                return Err(tokens.error_here("expected integer value"));
            }
            by(tokens)?;
            let element = within(tokens, names)?;
            refuse(tokens, element, &WITHOUT_SIZE, "array element")?;
            tokens.expect(TokenKind::Greater)
        }
        b"struct" => structure(tokens, names),
        b"func" => function(tokens, names),
        b"ptr" => match tokens.eat_number() {
            Some(_) => tokens.expect(TokenKind::Greater),
            None => {
                Err(tokens.error_here("expected integer value: pointers are opaque since LLVM 17"))
            }
        },
        b"target" => target(tokens, names),
        _ => Err(Reported),
    }
}

/// Parses the `x` after a number.
fn by(tokens: &mut Tokens<'_>) -> Parse {
    match tokens.eat_token(TokenKind::BareIdentifier) {
        Some(word) if tokens.text_of(word) == b"x" => Ok(()),
        Some(word) if !tokens.text_of(word).starts_with(b"x") => {
            Err(tokens.error(word, "expected 'x'"))
        }
        _ => Err(Reported),
    }
}

/// `"name", packed (i32, ptr)>`
fn structure<'a>(tokens: &mut Tokens<'a>, names: &mut Names<'a>) -> Parse {
    let start = tokens.position();
    let name = tokens.eat_token(TokenKind::String);
    let own = name.map(|name| tokens.text_of(name)).unwrap_or_default();
    if let Some(name) = name {
        if tokens.eat(TokenKind::Greater) {
            if names.contains(&own) {
                return Ok(());
            }
            let message = rule!("struct without a body only allowed in a recursive struct").with_help("write the body '(..)' where the name is first used; only mentions within it leave it out");
            return Err(tokens.error(name, message));
        }
        tokens.expect(TokenKind::Comma)?;
    }
    if let Some(word) = tokens.eat_token(TokenKind::BareIdentifier) {
        match tokens.text_of(word) {
            b"packed" => {}
            b"opaque" if name.is_some() => return tokens.expect(TokenKind::Greater),
            b"opaque" => {
                let message = rule!("only identified structs can be opaque")
                    .with_help("write a name first: '!llvm.struct<\"name\", opaque>'");
                let span = tokens.span_from(start);
                return Err(tokens.error(span, message));
            }
            _ => return Err(tokens.error(word, "expected '('")),
        }
    }
    tokens.expect(TokenKind::LeftParen)?;
    names.push(own);
    if !tokens.eat(TokenKind::RightParen) {
        loop {
            if tokens.at(TokenKind::RightParen) {
                return Err(tokens.error_here("expected a type after ','"));
            }
            let element = within(tokens, names)?;
            refuse(tokens, element, &WITHOUT_SIZE, "LLVM structure element")?;
            if !tokens.eat(TokenKind::Comma) {
                tokens.expect(TokenKind::RightParen)?;
                break;
            }
        }
    }
    names.pop();
    tokens.expect(TokenKind::Greater)
}

/// `void (i32, ...)>`
fn function<'a>(tokens: &mut Tokens<'a>, names: &mut Names<'a>) -> Parse {
    let result = within(tokens, names)?;
    refuse(tokens, result, &[b"func", b"metadata", b"label"], "function result")?;
    tokens.expect(TokenKind::LeftParen)?;
    if !tokens.eat(TokenKind::RightParen) {
        loop {
            if tokens.eat(TokenKind::Ellipsis) {
                tokens.expect(TokenKind::RightParen)?;
                break;
            }
            let argument = within(tokens, names)?;
            refuse(tokens, argument, &[b"void", b"func"], "function argument")?;
            if !tokens.eat(TokenKind::Comma) {
                tokens.expect(TokenKind::RightParen)?;
                break;
            }
        }
    }
    tokens.expect(TokenKind::Greater)
}

/// Parses `"name", i32, 3>`: types followed by numbers.
fn target<'a>(tokens: &mut Tokens<'a>, names: &mut Names<'a>) -> Parse {
    if tokens.eat_token(TokenKind::String).is_none() {
        return Err(tokens.error_here("expected string"));
    }
    let mut has_number = false;
    while tokens.eat(TokenKind::Comma) {
        if tokens.eat_number().is_some() {
            has_number = true;
        } else if has_number {
            return Err(
                tokens.error_here("failed to parse parameter list for target extension type")
            );
        } else {
            within(tokens, names)?;
        }
    }
    tokens.expect(TokenKind::Greater)
}

#[cfg(test)]
mod tests {
    use abide_source::limits::Limits;
    use abide_source::text::Span;

    fn message(text: &str) -> Option<String> {
        let span = Span::from_range(0..text.len());
        let found = crate::registry().check_body(text.as_bytes(), span, &Limits::default());
        found.map(|found| found.message)
    }

    #[test]
    fn text_after_a_type_is_not_read() {
        let text = b"!llvm.ptr<1, 2>";
        let found = |end: usize| {
            crate::registry().check_body(text, Span::from_range(0..end), &Limits::default())
        };
        assert!(found(text.len()).is_some());
        assert!(found("!llvm.ptr<1".len()).is_none());
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
