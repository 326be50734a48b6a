//! The C++ in which ODS writes its conditions, if composed of known parts: calls, methods, casts, comparisons with
//! numbers, `!`, `&&` and `||`.

use std::iter::Peekable;
use std::str::CharIndices;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Expression<'t> {
    Or(Vec<Expression<'t>>),
    And(Vec<Expression<'t>>),
    Not(Box<Expression<'t>>),
    /// Left, operator, right.
    Compare(Box<Expression<'t>>, &'t str, Box<Expression<'t>>),
    /// A variable, with its namespace.
    Name(&'t str),
    Number(i64),
    /// The callee, the arguments between `<` and `>`, and those in parentheses.
    Call(&'t str, Vec<&'t str>, Vec<Expression<'t>>),
    /// As [`Call`](Self::Call), on a value.
    Method(Box<Expression<'t>>, &'t str, Vec<&'t str>, Vec<Expression<'t>>),
}

/// The maximum depth of expressions.
const MAX_EXPRESSION_DEPTH: u32 = 64;

/// Parses an expression; `None` if it has unknown parts.
pub(super) fn parse(text: &str) -> Option<Expression<'_>> {
    let mut parser = Parser { tokens: Tokens::new(text).peekable() };
    let expression = parser.or(MAX_EXPRESSION_DEPTH)?;
    parser.tokens.next().is_none().then_some(expression)
}

/// The name without the namespaces of LLVM and MLIR in front.
pub(super) fn plain(name: &str) -> &str {
    let name = name.trim().trim_start_matches("::");
    name.strip_prefix("mlir::").or_else(|| name.strip_prefix("llvm::")).unwrap_or(name)
}

struct Parser<'t> {
    tokens: Peekable<Tokens<'t>>,
}

impl<'t> Parser<'t> {
    fn eat(&mut self, text: &str) -> bool {
        self.tokens.next_if(|token| *token == text).is_some()
    }

    fn or(&mut self, depth: u32) -> Option<Expression<'t>> {
        let depth = depth.checked_sub(1)?;
        let mut all = vec![self.and(depth)?];
        while self.eat("||") {
            all.push(self.and(depth)?);
        }
        if all.len() == 1 { all.pop() } else { Some(Expression::Or(all)) }
    }

    fn and(&mut self, depth: u32) -> Option<Expression<'t>> {
        let mut all = vec![self.compare(depth)?];
        while self.eat("&&") {
            all.push(self.compare(depth)?);
        }
        if all.len() == 1 { all.pop() } else { Some(Expression::And(all)) }
    }

    fn compare(&mut self, depth: u32) -> Option<Expression<'t>> {
        let left = self.unary(depth)?;
        let is_operator = |token: &&str| matches!(*token, "==" | "!=" | "<" | ">" | "<=" | ">=");
        let Some(operator) = self.tokens.next_if(is_operator) else { return Some(left) };
        Some(Expression::Compare(Box::new(left), operator, Box::new(self.unary(depth)?)))
    }

    fn unary(&mut self, depth: u32) -> Option<Expression<'t>> {
        let depth = depth.checked_sub(1)?;
        if self.eat("!") {
            return Some(Expression::Not(Box::new(self.unary(depth)?)));
        }
        let mut value = self.primary(depth)?;
        while self.eat(".") || self.eat("->") {
            let name = self.tokens.next()?;
            let types = self.types(name)?;
            value = Expression::Method(Box::new(value), name, types, self.arguments(depth)?);
        }
        Some(value)
    }

    fn primary(&mut self, depth: u32) -> Option<Expression<'t>> {
        let token = self.tokens.next()?;
        if token == "(" {
            let inner = self.or(depth)?;
            return self.eat(")").then_some(inner);
        }
        if let Ok(number) = token.parse() {
            return Some(Expression::Number(number));
        }
        if !token
            .starts_with(|first: char| first.is_alphabetic() || matches!(first, '_' | '$' | ':'))
        {
            return None;
        }
        let types = self.types(token)?;
        if self.tokens.peek() == Some(&"(") {
            return Some(Expression::Call(token, types, self.arguments(depth)?));
        }
        types.is_empty().then_some(Expression::Name(token))
    }

    /// Parses the text between `<` and `>` after a name that takes types.
    fn types(&mut self, name: &str) -> Option<Vec<&'t str>> {
        const TEMPLATES: [&str; 9] = [
            "isa",
            "cast",
            "dyn_cast",
            "isa_and_nonnull",
            "isa_and_present",
            "cast_or_null",
            "dyn_cast_or_null",
            "hasTrait",
            "getType",
        ];
        let last = name.rsplit("::").next().unwrap_or(name);
        if !TEMPLATES.contains(&last) || !self.eat("<") {
            return Some(Vec::new());
        }
        let mut types = Vec::new();
        loop {
            types.push(self.tokens.next()?);
            if self.eat(">") {
                return Some(types);
            }
            self.eat(",").then_some(())?;
        }
    }

    fn arguments(&mut self, depth: u32) -> Option<Vec<Expression<'t>>> {
        self.eat("(").then_some(())?;
        let mut arguments = Vec::new();
        while !self.eat(")") {
            arguments.push(self.or(depth)?);
            if !self.eat(",") && self.tokens.peek() != Some(&")") {
                return None;
            }
        }
        Some(arguments)
    }
}

/// The pieces of a text: names with their namespaces, numbers, operators of one or two characters.
struct Tokens<'t> {
    text: &'t str,
    characters: Peekable<CharIndices<'t>>,
}

impl<'t> Tokens<'t> {
    fn new(text: &'t str) -> Tokens<'t> {
        Tokens { text, characters: text.char_indices().peekable() }
    }

    fn is_name(one: char) -> bool {
        one.is_ascii_alphanumeric() || matches!(one, '_' | '$' | ':')
    }
}

impl<'t> Iterator for Tokens<'t> {
    type Item = &'t str;

    fn next(&mut self) -> Option<&'t str> {
        while self.characters.next_if(|(_, one)| one.is_whitespace()).is_some() {}
        let (start, first) = self.characters.next()?;
        if Tokens::is_name(first) {
            while self.characters.next_if(|(_, one)| Tokens::is_name(*one)).is_some() {}
        } else {
            let pairs = ["||", "&&", "==", "!=", "<=", ">=", "->"];
            let pair = self.text.get(start..start + first.len_utf8() + 1);
            if pair.is_some_and(|pair| pairs.contains(&pair)) {
                self.characters.next();
            }
        }
        let end = self.characters.peek().map_or(self.text.len(), |(end, _)| *end);
        self.text.get(start..end)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conditions_of_ods_are_read() {
        let text = "!(::llvm::isa<A, ::ns::B>($_self) && cast<C>($_self).getRank() >= 2)";
        let this = || Expression::Name("$_self");
        let rank = Expression::Method(
            Box::new(Expression::Call("cast", vec!["C"], vec![this()])),
            "getRank",
            vec![],
            vec![],
        );
        let expected = Expression::Not(Box::new(Expression::And(vec![
            Expression::Call("::llvm::isa", vec!["A", "::ns::B"], vec![this()]),
            Expression::Compare(Box::new(rank), ">=", Box::new(Expression::Number(2))),
        ])));
        assert_eq!(parse(text), Some(expected));
    }

    #[test]
    fn other_cpp_is_not_read() {
        for text in ["[](int a) { return a; }(1)", "a ? b : c", "", "f(", "isa<A", "a b"] {
            assert_eq!(parse(text), None, "{text}");
        }
        let deep = "(".repeat(100_000);
        assert_eq!(parse(&deep), None);
    }
}
