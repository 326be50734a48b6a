//! The named structured operations as data: see `structured.txt` for the notation.

use super::functions::{Binary, Unary};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// A named structured operation.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct StructuredOp {
    /// The number of loops around the body; `None` means the rank of the output.
    pub(super) loops: Option<u32>,
    /// The accesses of the operands, the output last.
    pub(super) operands: Vec<Access>,
    /// The yielded value.
    pub(super) body: Scalar,
}

/// The access of an operand in the loops.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Access {
    /// It is a scalar.
    Scalar,
    /// At the indices of all loops.
    AllLoops,
    /// At sums of terms, one for each of its dimensions.
    Subscripts(Vec<Vec<Term>>),
}

/// The index of a loop, multiplied.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Term {
    pub(super) number: u32,
    pub(super) factor: Factor,
}

/// The factor of a loop index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Factor {
    One,
    /// An element of the attribute `strides`.
    Stride(usize),
    /// An element of the attribute `dilations`.
    Dilation(usize),
}

/// A scalar expression.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Scalar {
    /// An element of an operand.
    Operand(usize),
    /// The index of a loop.
    Index(u32),
    /// A number of type `i64`.
    Integer(i64),
    /// A number of type `f64`.
    Float(f64),
    /// A conversion.
    Cast {
        to: Target,
        signedness: CastSignedness,
        value: Box<Scalar>,
    },
    Unary(Unary, Box<Scalar>),
    Binary(Binary, Box<[Scalar; 2]>),
    /// The function that the attribute `fun` chooses.
    Chosen(Vec<Scalar>),
    /// One of two values, by a condition.
    Select(Box<[Scalar; 3]>),
}

/// The target of a cast.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Target {
    /// The type of the output's elements.
    Output,
    I32,
    F64,
}

/// The signedness of integers in a cast.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CastSignedness {
    /// As the attribute `cast` states, if the operation has one; otherwise as signed.
    Attribute,
    Signed,
    Unsigned,
}

/// The operation with a name without its dialect.
pub(super) fn structured_op(name: &str) -> Option<&'static StructuredOp> {
    static READ: OnceLock<FxHashMap<&'static str, StructuredOp>> = OnceLock::new();
    READ.get_or_init(|| lines().filter_map(read).collect()).get(name)
}

fn lines() -> impl Iterator<Item = &'static str> {
    let lines = include_str!("structured.txt").lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with("//"))
}

/// Parses one line; `None` if it is not in the notation.
fn read(line: &str) -> Option<(&str, StructuredOp)> {
    let mut reader = Reader { rest: line, loops: Vec::new(), names: Vec::new() };
    let name = reader.word()?;
    reader.require("(")?;
    let all = reader.eat("...");
    while !all && !reader.rest.trim_start().starts_with(')') {
        let one = reader.word()?;
        reader.loops.push(one);
    }
    reader.require(")")?;
    reader.require(":")?;
    let mut operands = Vec::new();
    while !reader.eat("->") {
        operands.push(reader.access()?);
    }
    operands.push(reader.access()?);
    reader.require("=")?;
    let body = reader.sum()?;
    if !reader.rest.trim().is_empty() {
        return None;
    }
    let loops = if all { None } else { Some(u32::try_from(reader.loops.len()).ok()?) };
    Some((name, StructuredOp { loops, operands, body }))
}

struct Reader<'t> {
    rest: &'t str,
    /// The names of the loops.
    loops: Vec<&'t str>,
    /// The names of the operands.
    names: Vec<&'t str>,
}

impl<'t> Reader<'t> {
    fn eat(&mut self, text: &str) -> bool {
        match self.rest.trim_start().strip_prefix(text) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn require(&mut self, text: &str) -> Option<()> {
        self.eat(text).then_some(())
    }

    fn word(&mut self) -> Option<&'t str> {
        let text = self.rest.trim_start();
        let end = text.find(|one: char| !one.is_ascii_alphanumeric() && one != '_');
        let (word, rest) = text.split_at_checked(end.unwrap_or(text.len()))?;
        self.rest = rest;
        (!word.is_empty()).then_some(word)
    }

    fn loop_number(&self, name: &str) -> Option<u32> {
        let number = self.loops.iter().position(|one| *one == name)?;
        u32::try_from(number).ok()
    }

    /// `A[m,k]`, `I[...]` or `scalar`
    fn access(&mut self) -> Option<Access> {
        let name = self.word()?;
        self.names.push(name);
        if !self.eat("[") {
            return Some(Access::Scalar);
        }
        if self.eat("...") {
            self.require("]")?;
            return Some(Access::AllLoops);
        }
        let mut subscripts = Vec::new();
        while !self.eat("]") {
            let mut terms = vec![self.term()?];
            while self.eat("+") {
                terms.push(self.term()?);
            }
            subscripts.push(terms);
            self.eat(",");
        }
        Some(Access::Subscripts(subscripts))
    }

    /// `h` or `h*S0`
    fn term(&mut self) -> Option<Term> {
        let name = self.word()?;
        let number = self.loop_number(name)?;
        if !self.eat("*") {
            return Some(Term { number, factor: Factor::One });
        }
        let parameter = self.word()?;
        let factor = match parameter.split_at_checked(1)? {
            ("S", index) => Factor::Stride(index.parse().ok()?),
            ("D", index) => Factor::Dilation(index.parse().ok()?),
            _ => return None,
        };
        Some(Term { number, factor })
    }

    fn sum(&mut self) -> Option<Scalar> {
        let mut left = self.product()?;
        loop {
            let function = if self.eat("+") {
                "add"
            } else if self.eat("-") {
                "sub"
            } else {
                return Some(left);
            };
            let right = self.product()?;
            left = Scalar::Binary(Binary::from_keyword(function)?, Box::new([left, right]));
        }
    }

    fn product(&mut self) -> Option<Scalar> {
        let mut left = self.operand()?;
        while self.eat("*") {
            let right = self.operand()?;
            left = Scalar::Binary(Binary::from_keyword("mul")?, Box::new([left, right]));
        }
        Some(left)
    }

    fn operand(&mut self) -> Option<Scalar> {
        if self.eat("(") {
            let inner = self.sum()?;
            self.require(")")?;
            return Some(inner);
        }
        let text = self.rest.trim_start();
        if text.starts_with(|first: char| first.is_ascii_digit()) {
            return self.number();
        }
        let name = self.word()?;
        if !self.eat("(") {
            return self.names.iter().position(|one| *one == name).map(Scalar::Operand);
        }
        if name == "index" {
            let of = self.word()?;
            self.require(")")?;
            return self.loop_number(of).map(Scalar::Index);
        }
        let mut arguments = vec![self.sum()?];
        while self.eat(",") {
            arguments.push(self.sum()?);
        }
        self.require(")")?;
        call(name, arguments)
    }

    /// `12345` or `2.5E-10`
    fn number(&mut self) -> Option<Scalar> {
        let text = self.rest.trim_start();
        let end = text.find(|one: char| !one.is_ascii_digit() && !".E-".contains(one));
        let (digits, rest) = text.split_at_checked(end.unwrap_or(text.len()))?;
        self.rest = rest;
        match digits.parse() {
            Ok(integer) => Some(Scalar::Integer(integer)),
            Err(_) => digits.parse().ok().map(Scalar::Float),
        }
    }
}

/// A function of arguments.
fn call(name: &str, arguments: Vec<Scalar>) -> Option<Scalar> {
    let cast = |to, signedness, value| Scalar::Cast { to, signedness, value: Box::new(value) };
    if name == "fun" {
        return Some(Scalar::Chosen(arguments));
    }
    match <[Scalar; 1]>::try_from(arguments) {
        Ok([value]) => Some(match name {
            "cast" => cast(Target::Output, CastSignedness::Attribute, value),
            "cast_unsigned" => cast(Target::Output, CastSignedness::Unsigned, value),
            "i32" => cast(Target::I32, CastSignedness::Signed, value),
            "f64" => cast(Target::F64, CastSignedness::Signed, value),
            name => Scalar::Unary(Unary::from_keyword(name)?, Box::new(value)),
        }),
        Err(arguments) if name == "select" => {
            <[Scalar; 3]>::try_from(arguments).ok().map(|all| Scalar::Select(Box::new(all)))
        }
        Err(arguments) => {
            let both = <[Scalar; 2]>::try_from(arguments).ok()?;
            Some(Scalar::Binary(Binary::from_keyword(name)?, Box::new(both)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_in_the_notation() {
        for line in lines() {
            let (name, _) = read(line).unwrap_or_else(|| panic!("{line}"));
            assert!(structured_op(name).is_some(), "{name}");
        }
        assert_eq!(read("matmul (m): A[k] -> C[m] = C"), None);
        assert_eq!(read("matmul (m): A[m] -> C[m] = B"), None);
        assert_eq!(read("matmul (m): A[m] -> C[m] = C C"), None);
    }

    #[test]
    fn every_named_operation_has_a_body() {
        let dialect = crate::descriptions().dialect("linalg").unwrap();
        let structured = abide_mlir::ods::Trait::LinalgStructuredInterface;
        let others =
            ["generic", "map", "reduce", "transpose", "broadcast", "contract", "elementwise"];
        for op in &dialect.ops {
            let named = op.has(structured) && !others.contains(&op.mnemonic());
            assert_eq!(structured_op(op.mnemonic()).is_some(), named, "{}", op.name);
        }
    }
}
