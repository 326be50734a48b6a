//! Affine maps, integer sets and affine expressions.

use super::Types;
use crate::ir::{AffineBinary, AffineExpr, AffineMap, Attribute, AttributeKind, IntegerSet};
use crate::parse::tokens::Parse;
use crate::parse::tokens::labels::Part;
use crate::parse::tokens::operands::OperandUse;
use crate::parse::tokens::roles::Nth;
use crate::syntax::TokenKind;
use abide_source::diagnostic::{Message, codes};
use abide_source::rule;
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The meanings of names in an affine expression.
#[derive(Debug, Default)]
struct Binding<'a> {
    names: FxHashMap<&'a [u8], AffineExpr>,
    dims: u32,
    symbols: u32,
    /// The values used so far, if values replace names.
    values: Option<Values<'a>>,
    /// The number of operators of the expression so far, which bounds its depth.
    operators: u32,
}

/// The values of affine expressions that have values in place of names.
#[derive(Debug, Default)]
struct Values<'a> {
    dims: Vec<OperandUse<'a>>,
    symbols: Vec<OperandUse<'a>>,
    /// The expression and its index, by name, number and whether it is a symbol.
    met: FxHashMap<(&'a [u8], u32, bool), (AffineExpr, u32)>,
    /// The values' part of the operation.
    part: Option<Part>,
    /// The uses of values, for clients that request roles: 0 or 1 for a dimension or a symbol, and its index.
    mentions: Vec<(Span, Nth)>,
}

impl Binding<'_> {
    /// A parser of expressions over values in a part of an operation.
    fn of_values(part: Part) -> Self {
        let values = Values { part: Some(part), ..Values::default() };
        Binding { values: Some(values), ..Binding::default() }
    }
}

/// An affine map whose operands are written in its place (MLIR: `AffineMapOfSSAIds`).
#[derive(Debug)]
pub struct MapOfValues<'a> {
    /// The map.
    pub map: AffineMap,
    /// The values of its dimensions.
    pub dims: Vec<OperandUse<'a>>,
    /// The values of its symbols.
    pub symbols: Vec<OperandUse<'a>>,
}

impl<'a> Types<'a> {
    /// `affine_map<(d0)[s0] -> (d0 + s0)>`
    pub(in crate::parse) fn affine_map_attribute(&mut self) -> Parse<Attribute> {
        self.bump();
        self.expect(TokenKind::Less)?;
        let map = self.affine_map()?;
        self.expect(TokenKind::Greater)?;
        Ok(self.ir.context.attribute(AttributeKind::AffineMap(map)))
    }

    /// `affine_set<(d0)[s0] : (d0 - s0 >= 0)>`
    pub(in crate::parse) fn integer_set_attribute(&mut self) -> Parse<Attribute> {
        self.bump();
        self.expect(TokenKind::Less)?;
        let mut binding = self.binding()?;
        self.expect(TokenKind::Colon)?;
        self.expect(TokenKind::LeftParen)?;
        let mut constraints = SmallVec::new();
        self.list_until(TokenKind::RightParen, |parser| {
            let constraint = parser.affine_constraint(&mut binding)?;
            constraints.push(constraint);
            Ok(())
        })?;
        self.expect(TokenKind::Greater)?;
        if constraints.is_empty() {
            // MLIR's form of a set without constraints.
            let zero = self.ir.context.affine_constant(0);
            constraints.push((zero, true));
        }
        let set = IntegerSet { dims: binding.dims, symbols: binding.symbols, constraints };
        Ok(self.ir.context.attribute(AttributeKind::IntegerSet(set)))
    }

    /// `(d0)[s0] -> (d0 + s0)`
    ///
    /// # Errors
    /// If it is broken.
    pub fn affine_map(&mut self) -> Parse<AffineMap> {
        let mut binding = self.binding()?;
        self.expect(TokenKind::Arrow)?;
        self.expect(TokenKind::LeftParen)?;
        let mut results = SmallVec::new();
        self.list_until(TokenKind::RightParen, |parser| {
            binding.operators = 0;
            let result = parser.affine_expression(&mut binding)?;
            results.push(result);
            Ok(())
        })?;
        Ok(AffineMap { dims: binding.dims, symbols: binding.symbols, results })
    }

    /// `(d0, d1)[s0]`
    fn binding(&mut self) -> Parse<Binding<'a>> {
        let mut binding = Binding::default();
        self.expect(TokenKind::LeftParen)?;
        self.list_until(TokenKind::RightParen, |parser| {
            let dim = parser.ir.context.affine_dim(binding.dims);
            binding.dims += 1;
            parser.affine_name(&mut binding, dim)
        })?;
        if self.eat(TokenKind::LeftBracket) {
            self.list_until(TokenKind::RightBracket, |parser| {
                let symbol = parser.ir.context.affine_symbol(binding.symbols);
                binding.symbols += 1;
                parser.affine_name(&mut binding, symbol)
            })?;
        }
        Ok(binding)
    }

    /// The name of a dimension or symbol.
    fn affine_name(&mut self, binding: &mut Binding<'a>, expression: AffineExpr) -> Parse {
        if !self.at(TokenKind::BareIdentifier) {
            return Err(self.expected("bare identifier"));
        }
        let name = self.current_text();
        if binding.names.insert(name, expression).is_some() {
            let message = rule!("redefinition of identifier '{}'", String::from_utf8_lossy(name))
                .with_help("give each dimension and symbol its own name");
            return Err(self.error_here(message));
        }
        self.bump();
        Ok(())
    }

    /// Affine expressions over values between two tokens, as in `%m[%i + 3, symbol(%n)]`; the
    /// opening token is taken already.
    ///
    /// # Errors
    /// If one is broken.
    pub fn affine_map_of_values(&mut self, part: Part, close: TokenKind) -> Parse<MapOfValues<'a>> {
        let mut binding = Binding::of_values(part);
        let mut results = SmallVec::new();
        self.list_until(close, |parser| {
            binding.operators = 0;
            let result = parser.affine_expression(&mut binding)?;
            results.push(result);
            Ok(())
        })?;
        Ok(self.map_of_values(binding, results))
    }

    /// Parses affine expressions over values up to a closing token, some of them in groups after a keyword, as in
    /// `(0, max(%a, %b + 1))`. Also returns the number of expressions of each group.
    ///
    /// # Errors
    /// An expression is malformed.
    pub fn affine_groups_of_values(
        &mut self,
        part: Part,
        keyword: &str,
        close: TokenKind,
    ) -> Parse<(MapOfValues<'a>, Vec<i32>)> {
        let mut binding = Binding::of_values(part);
        let mut results = SmallVec::new();
        let mut groups = Vec::new();
        self.list_until(close, |parser| {
            let before = results.len();
            let mut element = |parser: &mut Self| {
                binding.operators = 0;
                let result = parser.affine_expression(&mut binding)?;
                results.push(result);
                Ok(())
            };
            if parser.eat_word(keyword) {
                parser.expect(TokenKind::LeftParen)?;
                parser.list_until(TokenKind::RightParen, element)?;
            } else {
                element(parser)?;
            }
            groups.push(i32::try_from(results.len() - before).unwrap_or(i32::MAX));
            Ok(())
        })?;
        Ok((self.map_of_values(binding, results), groups))
    }

    /// Returns the values of parsed expressions.
    fn map_of_values(
        &mut self,
        binding: Binding<'a>,
        results: SmallVec<[AffineExpr; 4]>,
    ) -> MapOfValues<'a> {
        let Values { part, dims, symbols, mentions, .. } = binding.values.unwrap_or_default();
        if let Some(part) = part.filter(|_| self.labels.is_some()) {
            self.label_mentions(part, &mentions, [dims.len(), symbols.len()]);
        }
        let map = AffineMap { dims: count(&dims), symbols: count(&symbols), results };
        MapOfValues { map, dims, symbols }
    }

    /// `e >= 0`, `e == 0`, `a >= b`, `a <= b`, `a == b`; whether it is an equality.
    fn affine_constraint(&mut self, binding: &mut Binding<'a>) -> Parse<(AffineExpr, bool)> {
        binding.operators = 0;
        let left = self.affine_expression(binding)?;
        let (equality, swapped) = match self.current() {
            TokenKind::Greater => (false, false),
            TokenKind::Less => (false, true),
            TokenKind::Equal => (true, false),
            _ => {
                let message =
                    "expected '== affine-expr' or '>= affine-expr' at end of affine constraint";
                return Err(self.error_here(message));
            }
        };
        self.bump();
        self.expect(TokenKind::Equal)?;
        let right = self.affine_expression(binding)?;
        let context = &mut self.ir.context;
        let difference =
            if swapped { context.affine_sub(right, left) } else { context.affine_sub(left, right) };
        Ok((difference, equality))
    }

    /// Sums of products.
    fn affine_expression(&mut self, binding: &mut Binding<'a>) -> Parse<AffineExpr> {
        self.nested(|parser| {
            let mut left = parser.affine_product(binding)?;
            loop {
                let minus = parser.at(TokenKind::Minus);
                if !minus && !parser.at(TokenKind::Plus) {
                    return Ok(left);
                }
                parser.bump();
                parser.affine_operator(binding)?;
                let right = parser.affine_product(binding)?;
                let context = &mut parser.ir.context;
                left = if minus {
                    context.affine_sub(left, right)
                } else {
                    context.affine_add(left, right)
                };
            }
        })
    }

    /// Counts an operator: the depth of an expression is bounded by their number.
    fn affine_operator(&mut self, binding: &mut Binding<'a>) -> Parse {
        binding.operators += 1;
        if binding.operators <= self.limits.depth {
            return Ok(());
        }
        let message = rule!("affine expressions with more than {} operators", self.limits.depth);
        let span = self.current_span();
        Err(self.report(codes::limit::DEPTH, span, message))
    }

    /// Products, quotients and remainders, from left to right.
    fn affine_product(&mut self, binding: &mut Binding<'a>) -> Parse<AffineExpr> {
        let mut left = self.affine_operand(binding)?;
        loop {
            let operator = match self.current() {
                TokenKind::Star => AffineBinary::Mul,
                TokenKind::BareIdentifier => match self.current_text() {
                    b"floordiv" => AffineBinary::FloorDiv,
                    b"ceildiv" => AffineBinary::CeilDiv,
                    b"mod" => AffineBinary::Mod,
                    _ => return Ok(left),
                },
                _ => return Ok(left),
            };
            let start = self.position();
            self.bump();
            self.affine_operator(binding)?;
            let right = self.affine_operand(binding)?;
            let context = &self.ir.context;
            let symbolic = |expression| context.affine_is_symbolic(expression);
            let message = match operator {
                AffineBinary::Mul if !symbolic(left) && !symbolic(right) => {
                    "non-affine expression: at least one of the multiply operands has to be \
                     either a constant or symbolic"
                }
                AffineBinary::FloorDiv | AffineBinary::CeilDiv | AffineBinary::Mod
                    if !symbolic(right) =>
                {
                    match operator {
                        AffineBinary::FloorDiv => {
                            "non-affine expression: right operand of floordiv has to be either a \
                             constant or symbolic"
                        }
                        AffineBinary::CeilDiv => {
                            "non-affine expression: right operand of ceildiv has to be either a \
                             constant or symbolic"
                        }
                        _ => {
                            "non-affine expression: right operand of mod has to be either a \
                             constant or symbolic"
                        }
                    }
                }
                _ => {
                    left = self.ir.context.affine_binary(operator, left, right);
                    continue;
                }
            };
            let help = "write a number or a symbol there: symbols are the names in '[..]'";
            return Err(self.bad_attribute(start, Message::from(message).with_help(help)));
        }
    }

    /// A name, a number, a negation or an expression in parentheses.
    fn affine_operand(&mut self, binding: &mut Binding<'a>) -> Parse<AffineExpr> {
        match self.current() {
            TokenKind::LeftParen => {
                self.bump();
                let expression = self.affine_expression(binding)?;
                self.expect(TokenKind::RightParen)?;
                Ok(expression)
            }
            TokenKind::Minus => {
                self.bump();
                self.affine_operator(binding)?;
                let operand = self.nested(|parser| parser.affine_operand(binding))?;
                Ok(self.ir.context.affine_negate(operand))
            }
            TokenKind::Integer => {
                let value = self.integer()?;
                Ok(self.ir.context.affine_constant(value))
            }
            TokenKind::PercentIdentifier if binding.values.is_some() => {
                let operand = self.operand()?;
                Ok(self.affine_value(binding, operand, false))
            }
            TokenKind::BareIdentifier => {
                let name = self.current_text();
                if name == b"symbol" && binding.values.is_some() {
                    self.bump();
                    self.expect(TokenKind::LeftParen)?;
                    self.note_value(binding);
                    let operand = self.operand()?;
                    self.expect(TokenKind::RightParen)?;
                    return Ok(self.affine_value(binding, operand, true));
                }
                let Some(&expression) = binding.names.get(name) else {
                    let message = Message::from("use of undeclared identifier");
                    return Err(self.error_here(message.with_help(declared(binding))));
                };
                self.bump();
                Ok(expression)
            }
            _ => {
                self.note_value(binding);
                Err(self.error_here(Message::from("expected affine expression").with_help("write a dimension such as 'd0', a symbol, a number, or an expression in parentheses")))
            }
        }
    }

    /// Notes that the current token may be a value, if expressions are over values.
    fn note_value(&mut self, binding: &Binding<'a>) {
        if let Some(part) = binding.values.as_ref().and_then(|values| values.part) {
            self.may_be(part);
        }
    }

    /// A value as a dimension or symbol: the same one for the same value.
    fn affine_value(
        &mut self,
        binding: &mut Binding<'a>,
        operand: OperandUse<'a>,
        symbol: bool,
    ) -> AffineExpr {
        let Some(values) = &mut binding.values else { return self.ir.context.affine_constant(0) };
        let key = (operand.name, operand.number, symbol);
        let mention = |element: u32| {
            (operand.span, Nth { index: usize::from(symbol), element: element as usize })
        };
        if let Some(&(met, index)) = values.met.get(&key) {
            if self.labels.is_some() {
                values.mentions.push(mention(index));
            }
            return met;
        }
        let list = if symbol { &mut values.symbols } else { &mut values.dims };
        let index = count(list);
        list.push(operand);
        let expression = if symbol {
            self.ir.context.affine_symbol(index)
        } else {
            self.ir.context.affine_dim(index)
        };
        if self.labels.is_some() {
            values.mentions.push(mention(index));
        }
        values.met.insert(key, (expression, index));
        expression
    }
}

fn count<T>(names: &[T]) -> u32 {
    u32::try_from(names.len()).unwrap_or(u32::MAX)
}

/// The declared names of dimensions and symbols, as a help.
fn declared(binding: &Binding<'_>) -> String {
    let mut names: Vec<&[u8]> = binding.names.keys().copied().collect();
    names.sort_unstable();
    let names = names.iter().map(|name| format!("'{}'", String::from_utf8_lossy(name)));
    match names.collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => "declare it in '(..)', or as a symbol in '[..]'".to_owned(),
        names => format!("declare it in '(..)', or use one of the declared names: {names}"),
    }
}
