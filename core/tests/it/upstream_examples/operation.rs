//! An example of an operation in the generic form, from its description.

use super::attributes::Attributes;
use super::parameters::Declared;
use super::types::Types;
use super::typing::{self, Typing};
use crate::support::random::Random;
use abide_core::mlir::ir::Type;
use abide_core::mlir::ods::{
    Arity, AttributeDescription, OpDescription, ParametricTrait, Presence, RegionConstraint, Trait,
    ValueDescription, ValueReference,
};
use abide_core::mlir::registry::Registry;
use std::collections::BTreeMap;

/// The maximum number of enclosing operations of an example, which require each other.
const PARENTS: u32 = 4;

/// The optional parts present in an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Parts {
    /// Nothing.
    None,
    /// All of it.
    All,
    /// Each by chance.
    Some,
}

/// An example, in its own module.
#[derive(Debug, Clone)]
pub(crate) struct Example {
    /// The name of the operation.
    pub(crate) name: Box<str>,
    /// The number of the example.
    pub(crate) number: u32,
    pub(crate) parts: Parts,
    pub(crate) text: String,
}

/// The ingredients of examples.
pub(crate) struct Maker<'r> {
    registry: &'r Registry,
    types: Types<'r>,
    declared: &'r Declared<'r>,
    /// The operations that may end a block of another one, by its name or by the name of its dialect.
    terminators: BTreeMap<&'r str, Vec<&'r str>>,
    random: Random,
    parts: Parts,
    values: u32,
}

impl<'r> Maker<'r> {
    pub(crate) fn new(registry: &'r Registry, declared: &'r Declared<'r>) -> Maker<'r> {
        let mut terminators: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for dialect in registry.dialects().dialects() {
            for op in dialect.ops.iter().filter(|op| op.has(Trait::Terminator)) {
                if !op.successors.is_empty() {
                    continue;
                }
                let mut add = |key: &'r str| terminators.entry(key).or_default().push(&op.name);
                match parents(op) {
                    [] => add(&dialect.name),
                    parents => parents.iter().for_each(|parent| add(parent)),
                }
            }
        }
        Maker {
            registry,
            types: Types::new(registry, declared),
            declared,
            terminators,
            random: Random(1),
            parts: Parts::None,
            values: 0,
        }
    }

    /// An example of an operation, a different one for each number; `None` if it cannot be generated.
    pub(crate) fn example(&mut self, op: &'r OpDescription, number: u32) -> Option<Example> {
        let name = op.name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        self.random = Random((name ^ u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1);
        self.random.below(2);
        self.parts = [Parts::None, Parts::All, Parts::Some][number as usize % 3];
        self.values = 0;
        let own = self.within_parents(op, PARENTS)?;
        let text = format!("\"builtin.module\"() ({{\n{own}}}) : () -> ()\n");
        Some(Example { name: op.name.clone(), number, parts: self.parts, text })
    }

    /// An operation within those that it asks for.
    fn within_parents(&mut self, op: &'r OpDescription, depth: u32) -> Option<String> {
        let own = self.operation(op, None)?;
        self.placed(op, own, depth)
    }

    /// The text of an operation within its required parents.
    fn placed(&mut self, op: &'r OpDescription, own: String, depth: u32) -> Option<String> {
        let depth = depth.checked_sub(1)?;
        let Some(parent) = self.random.pick(parents(op)) else {
            let is_last = op.has(Trait::Terminator) || !op.successors.is_empty();
            return Some(match is_last {
                true => format!("\"test.around\"() ({{\n{own}}}) : () -> ()\n"),
                false => own,
            });
        };
        if &*parent == "builtin.module" {
            return Some(own);
        }
        let parent = self.registry.operation(parent.as_bytes())?.description();
        let body = if op.has(Trait::Terminator) { Body::Whole(own) } else { Body::Start(own) };
        let text = self.operation(parent, Some(body))?;
        self.placed(parent, text, depth)
    }

    /// The definitions of its operands, and the operation.
    fn operation(&mut self, op: &'r OpDescription, body: Option<Body>) -> Option<String> {
        let typing = typing::choose(op, &mut self.types, &mut self.random)?;
        let (mut before, mut names, mut types) = (String::new(), Vec::new(), Vec::new());
        let operands = self.counts(&op.operands, op.has(Trait::SameVariadicOperandSize));
        for (count, ty) in operands.iter().zip(&typing.operands) {
            for _ in 0..*count {
                let (name, ty) = (self.value(), self.types.text(*ty));
                before += &format!("{name} = \"test.value\"() : () -> {ty}\n");
                names.push(name);
                types.push(ty);
            }
        }
        let results = self.counts(&op.results, op.has(Trait::SameVariadicResultSize));
        let result_types: Vec<String> = (results.iter().zip(&typing.results))
            .flat_map(|(count, ty)| vec![self.types.text(*ty); *count])
            .collect();
        let result_names: Vec<String> = result_types.iter().map(|_| self.value()).collect();
        let defined = match result_names.is_empty() {
            true => String::new(),
            false => format!("{} = ", result_names.join(", ")),
        };
        let properties = self.properties(op, &typing, &operands, &results)?;
        let (successors, blocks) = self.successors(op, &types);
        let regions = self.regions(op, body, &types, &result_types)?;
        Some(format!(
            "{before}{defined}\"{}\"({}){successors}{properties}{regions} : ({}) -> ({})\n{blocks}",
            op.name,
            names.join(", "),
            types.join(", "),
            result_types.join(", ")
        ))
    }

    fn value(&mut self) -> String {
        self.values += 1;
        format!("%v{}", self.values)
    }

    /// Whether an optional part is present.
    fn is_there(&mut self) -> bool {
        match self.parts {
            Parts::None => false,
            Parts::All => true,
            Parts::Some => self.random.below(2) == 0,
        }
    }

    /// The number of values of each part of a description.
    fn counts(&mut self, values: &[ValueDescription], is_same: bool) -> Vec<usize> {
        let mut shared = None;
        let mut count = |value: &ValueDescription| match value.arity {
            Arity::Single => 1,
            Arity::Optional => usize::from(self.is_there()),
            Arity::Variadic | Arity::VariadicOfVariadic(_) => {
                let own = match self.is_there() {
                    true => 1 + self.random.below(3),
                    false => 0,
                };
                if is_same { *shared.get_or_insert(own) } else { own }
            }
        };
        values.iter().map(&mut count).collect()
    }

    /// The properties in their brackets.
    fn properties(
        &mut self,
        op: &OpDescription,
        typing: &Typing,
        operands: &[usize],
        results: &[usize],
    ) -> Option<String> {
        let mut all = Vec::new();
        for (index, one) in op.attributes.iter().enumerate() {
            if one.presence != Presence::Required && !self.is_there() {
                continue;
            }
            let lengths = op.operands.iter().zip(operands).find_map(|(own, count)| {
                let is_own =
                    matches!(&own.arity, Arity::VariadicOfVariadic(name) if *name == one.name);
                is_own.then_some(*count)
            });
            let text = match lengths {
                Some(0) => Some("array<i32>".to_owned()),
                Some(count) => Some(format!("array<i32: {count}>")),
                None => self.attribute(op, index, one, typing),
            };
            match text {
                Some(text) => all.push(format!("{} = {text}", one.name)),
                None if one.presence == Presence::Required => return None,
                None => {}
            }
        }
        for (name, counts, is_there) in [
            ("operandSegmentSizes", operands, op.has(Trait::AttrSizedOperandSegments)),
            ("resultSegmentSizes", results, op.has(Trait::AttrSizedResultSegments)),
        ] {
            let counts: Vec<String> = counts.iter().map(usize::to_string).collect();
            if is_there {
                all.push(format!("{name} = array<i32: {}>", counts.join(", ")));
            }
        }
        Some(if all.is_empty() { String::new() } else { format!(" <{{{}}}>", all.join(", ")) })
    }

    /// An attribute of an operation: of the type of a value that it has to have the same as.
    fn attribute(
        &mut self,
        op: &OpDescription,
        index: usize,
        one: &AttributeDescription,
        typing: &Typing,
    ) -> Option<String> {
        let value = op.parametric_traits.iter().find_map(|own| match own {
            ParametricTrait::AllMatch { values, .. } => values
                .contains(&ValueReference::Attribute(index))
                .then(|| values.iter().find(|one| !matches!(one, ValueReference::Attribute(_))))?,
            _ => None,
        });
        let ty = match value {
            Some(ValueReference::Operand(index)) => typing.operands.get(*index),
            Some(ValueReference::Result(index)) => typing.results.get(*index),
            _ => None,
        };
        if let Some(ty) = ty {
            return Some(self.constant(*ty));
        }
        let symbols: &[&str] = if self.random.below(3) == 0 { &["other"] } else { &["symbol"] };
        let Maker { types, declared, random, .. } = self;
        Attributes { types, declared, random, symbols }.sample(one.constraint.predicate())
    }

    /// A number of a type.
    fn constant(&self, ty: Type) -> String {
        let context = &self.types.ir.context;
        let (kind, text) = (context.type_kind(ty), self.types.text(ty));
        let element = kind.element().map_or_else(|| text.clone(), |one| self.types.text(one));
        let is_float = element.starts_with(['f', 'b', 't']);
        let number = if is_float { "1.5" } else { "1" };
        match kind.shape() {
            Some(_) => format!("dense<{number}> : {text}"),
            None if text == "i1" => "true".to_owned(),
            None => format!("{number} : {text}"),
        }
    }

    /// The successors in their brackets, and the blocks that these are.
    fn successors(&mut self, op: &OpDescription, types: &[String]) -> (String, String) {
        let (mut names, mut blocks) = (Vec::new(), String::new());
        let takes = self.random.below(2) == 0;
        for one in &op.successors {
            for _ in 0..if one.variadic { 1 + self.random.below(2) } else { 1 } {
                let name = format!("^bb{}", names.len() + 1);
                let arguments: Vec<String> = match takes {
                    true => types.iter().map(|ty| format!("{}: {ty}", self.value())).collect(),
                    false => Vec::new(),
                };
                let arguments = match arguments.is_empty() {
                    true => String::new(),
                    false => format!("({})", arguments.join(", ")),
                };
                blocks += &format!("{name}{arguments}:\n\"test.end\"() : () -> ()\n");
                names.push(name);
            }
        }
        match names.is_empty() {
            true => (String::new(), blocks),
            false => (format!(" [{}]", names.join(", ")), blocks),
        }
    }

    /// The regions in their parentheses; the given text is in the first.
    fn regions(
        &mut self,
        op: &'r OpDescription,
        mut body: Option<Body>,
        operands: &[String],
        results: &[String],
    ) -> Option<String> {
        let mut all = Vec::new();
        for one in &op.regions {
            for _ in 0..if one.variadic { 1 + self.random.below(2) } else { 1 } {
                let body = body.take();
                let may_be_empty = one.constraint == RegionConstraint::Any;
                if body.is_none() && may_be_empty && !self.is_there() {
                    all.push("{}".to_owned());
                    continue;
                }
                all.push(self.region(op, body, operands, results));
            }
        }
        match all.is_empty() {
            true => body.is_none().then(String::new),
            false => Some(format!(" ({})", all.join(", "))),
        }
    }

    fn region(
        &mut self,
        op: &'r OpDescription,
        body: Option<Body>,
        operands: &[String],
        results: &[String],
    ) -> String {
        let types: Vec<String> = match self.random.below(5) {
            0 | 1 => Vec::new(),
            2 => operands.to_vec(),
            3 => vec!["index".to_owned(); 1 + self.random.below(3)],
            _ => operands.iter().map(|text| self.element(text)).collect(),
        };
        let arguments: Vec<String> =
            types.iter().map(|ty| format!("{}: {ty}", self.value())).collect();
        let head = match arguments.is_empty() {
            true => "^bb0:\n".to_owned(),
            false => format!("^bb0({}):\n", arguments.join(", ")),
        };
        let (start, is_whole) = match body {
            Some(Body::Whole(text)) => (text, true),
            Some(Body::Start(text)) => (text, false),
            None => (String::new(), false),
        };
        let end = if is_whole { String::new() } else { self.terminator(op, operands, results) };
        format!("{{\n{head}{start}{end}}}")
    }

    fn element(&mut self, text: &str) -> String {
        let ty = self.types.read(text);
        let element = ty.and_then(|ty| self.types.ir.context.type_kind(ty).element());
        element.map_or_else(|| text.to_owned(), |element| self.types.text(element))
    }

    /// The terminator of an operation's block.
    fn terminator(
        &mut self,
        op: &OpDescription,
        operands: &[String],
        results: &[String],
    ) -> String {
        if op.has(Trait::NoTerminator) {
            return String::new();
        }
        let named = |key: &str| self.terminators.get(key).map_or(&[][..], Vec::as_slice);
        let own: Vec<&str> = match op.implicit_terminator() {
            Some(name) => vec![name],
            None if !named(&op.name).is_empty() => named(&op.name).to_vec(),
            None => [named(op.dialect()), &["test.end"]].concat(),
        };
        let name = self.random.pick(&own).unwrap_or("test.end").to_owned();
        let types: Vec<String> = match self.random.below(4) {
            0 | 1 => results.to_vec(),
            2 => results.iter().chain(operands).take(1).map(|text| self.element(text)).collect(),
            _ => Vec::new(),
        };
        let (mut before, mut names) = (String::new(), Vec::new());
        for ty in &types {
            let value = self.value();
            before += &format!("{value} = \"test.value\"() : () -> {ty}\n");
            names.push(value);
        }
        format!("{before}\"{name}\"({}) : ({}) -> ()\n", names.join(", "), types.join(", "))
    }
}

/// The content of an operation's first region.
enum Body {
    /// All of it.
    Whole(String),
    /// All but what ends the block.
    Start(String),
}

/// The required parents of an operation.
fn parents(op: &OpDescription) -> &[Box<str>] {
    let found = op.parametric_traits.iter().find_map(|one| match one {
        ParametricTrait::HasParent(parents) => Some(parents.as_slice()),
        _ => None,
    });
    found.unwrap_or_default()
}
