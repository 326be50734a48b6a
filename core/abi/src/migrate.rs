//! Creates reflection JSON from other descriptions of a function.

use super::function::Function;
use abide_signatures::reflection::{AbiArgument, RecordType, from_types};
use abide_signatures::sip::{
    Key, NodeId, RawFunction, Side, SipSignature, StructKind, Tree, Value,
};
use abide_source::sort;
use abide_source::types::AbiType;
use std::fmt;

/// The maximum number of empty slots of a sequence: each is written out as a null record.
const MAX_EMPTY_SLOTS: usize = 256;

/// Reflection JSON, and the differences between its calls and those of the function.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Migrated {
    /// The value of `iree.abi`.
    pub json: String,
    /// The required changes of the function, or losses: a sentence each.
    pub notes: Vec<String>,
}

/// The reason why no equivalent reflection exists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MigrationError {
    /// A leaf with an invalid raw index.
    RawIndex(Side, i32),
    /// A struct that is neither a sequence with integer keys nor a dictionary with string keys.
    MixedKeys(Side),
    /// A key that is negative, repeated, or not UTF-8.
    Key(Side),
    /// A sequence with more empty slots than are written out.
    Gaps(Side),
    /// Several roots that are not one sequence and then one dictionary.
    Roots(Side),
}

impl fmt::Display for MigrationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |side: &Side| match side {
            Side::Inputs => "inputs",
            Side::Results => "results",
        };
        match self {
            MigrationError::RawIndex(at, index) => {
                write!(f, "the {} have no raw value {index}", side(at))
            }
            MigrationError::MixedKeys(at) => write!(
                f,
                "a struct of the {} has keys of both kinds, or of the kind of the other struct",
                side(at)
            ),
            MigrationError::Key(at) => {
                write!(f, "a key of the {} is negative, duplicate or not UTF-8", side(at))
            }
            MigrationError::Gaps(at) => {
                write!(
                    f,
                    "a sequence of the {} has more than {MAX_EMPTY_SLOTS} empty slots",
                    side(at)
                )
            }
            MigrationError::Roots(at) => {
                write!(f, "the {} have several roots, which reflection cannot say", side(at))
            }
        }
    }
}

impl std::error::Error for MigrationError {}

/// The reflection JSON equivalent to a structured-index-path signature and a raw signature.
///
/// A sequence at the root of the inputs is the positional arguments, a dictionary the named ones. A sequence is a
/// list among the inputs and a tuple among the results, as callers of the C++ reference got them. If the signature
/// nests structures or permutes the raw values, the V1 function ABI passes other values than the raw function has;
/// the notes report that.
///
/// # Errors
/// Signatures that reflection cannot express: see [`MigrationError`].
pub fn from_sip(signature: &SipSignature, raw: &RawFunction) -> Result<Migrated, MigrationError> {
    let side = |side, tree| Half { side, tree, raw, gaps: 0 };
    let mut notes = Vec::new();
    let arguments = side(Side::Inputs, &signature.inputs).arguments()?;
    let results = side(Side::Results, &signature.results).results()?;
    note_order(Side::Inputs, &signature.inputs, &mut notes);
    note_order(Side::Results, &signature.results, &mut notes);
    note_lists(&arguments, &results, &mut notes);
    if arguments.iter().any(|argument| has_null(&argument.ty)) {
        notes.push(
            "an argument has an empty slot, which IREE refuses when it loads the function"
                .to_owned(),
        );
    }
    Ok(Migrated { json: from_types(&arguments, &results), notes })
}

/// The reflection JSON of a function from its types alone. `None` if they are unknown, or uncertain because of a
/// syntax error. Arguments are positional.
#[must_use]
pub fn from_function_type(function: &Function<'_>) -> Option<Migrated> {
    if !function.is_sound {
        return None;
    }
    let visible = |ty: &AbiType| *ty != AbiType::Fence;
    let arguments = function.arguments.as_ref()?.iter().filter(|argument| visible(&argument.ty));
    let arguments: Vec<AbiArgument> = arguments
        .map(|argument| AbiArgument { name: None, ty: RecordType::of(&argument.ty) })
        .collect();
    let results: Vec<RecordType> =
        function.results.as_ref()?.iter().map(|result| RecordType::of(&result.ty)).collect();
    let mut notes = Vec::new();
    let types = arguments.iter().map(|argument| &argument.ty).chain(&results);
    if types.clone().any(|ty| *ty == RecordType::Unknown) {
        notes.push("the types do not say what is in a list or a dialect's own type".to_owned());
    }
    let open = |ty: &RecordType| matches!(ty, RecordType::NdArray { element: None, .. });
    if types.clone().any(open) {
        notes
            .push("the types do not say the element type or the shape of a buffer view".to_owned());
    }
    Some(Migrated { json: from_types(&arguments, &results), notes })
}

/// The inputs or results of a signature.
struct Half<'a> {
    side: Side,
    tree: &'a Tree,
    raw: &'a RawFunction,
    /// Empty slots so far.
    gaps: usize,
}

impl Half<'_> {
    fn arguments(mut self) -> Result<Vec<AbiArgument>, MigrationError> {
        let tree = self.tree;
        let roots: Vec<NodeId> = tree.roots().take(3).collect();
        let kinds: Vec<Value> = roots.iter().map(|root| tree.value(*root)).collect();
        let sequence = Value::Struct(StructKind::Sequence);
        let dictionary = Value::Struct(StructKind::Dictionary);
        let positional = |ty| AbiArgument { name: None, ty };
        let mut arguments = Vec::new();
        match roots.as_slice() {
            [] => {}
            [only] if kinds == [sequence] => {
                arguments.extend(self.sequence(*only)?.into_iter().map(positional));
            }
            [only] if kinds == [dictionary] => arguments = self.named(*only)?,
            [only] => arguments.push(positional(self.value(*only)?)),
            [first, second] if kinds == [sequence, dictionary] => {
                arguments.extend(self.sequence(*first)?.into_iter().map(positional));
                arguments.extend(self.named(*second)?);
            }
            _ => return Err(MigrationError::Roots(self.side)),
        }
        Ok(arguments)
    }

    fn results(mut self) -> Result<Vec<RecordType>, MigrationError> {
        let roots: Vec<NodeId> = self.tree.roots().take(2).collect();
        match roots.as_slice() {
            [] => Ok(Vec::new()),
            [only] => Ok(vec![self.value(*only)?]),
            _ => Err(MigrationError::Roots(self.side)),
        }
    }

    /// The arguments of a dictionary at the root, in the order of the raw values where each is one:
    /// named arguments are passed in the order of their records.
    fn named(&mut self, node: NodeId) -> Result<Vec<AbiArgument>, MigrationError> {
        let tree = self.tree;
        let mut arguments = Vec::new();
        for (child, (name, ty)) in tree.children(node).zip(self.dictionary(node)?) {
            let order = match tree.value(child) {
                Value::Leaf(index) => index,
                _ => i32::MAX,
            };
            arguments.push((order, AbiArgument { name: Some(name), ty }));
        }
        sort::by_number(&mut arguments, |(order, _)| *order);
        Ok(arguments.into_iter().map(|(_, argument)| argument).collect())
    }

    /// A value. Recursion is bounded by the depth of the tree, which the limits of its reader bound.
    fn value(&mut self, node: NodeId) -> Result<RecordType, MigrationError> {
        match self.tree.value(node) {
            Value::Missing => Ok(RecordType::Null),
            Value::Struct(StructKind::Sequence) if self.side == Side::Inputs => {
                self.sequence(node).map(RecordType::List)
            }
            Value::Struct(StructKind::Sequence) => self.sequence(node).map(RecordType::Tuple),
            Value::Struct(StructKind::Dictionary) => self.dictionary(node).map(RecordType::Dict),
            Value::Leaf(index) => {
                let values = self.raw.values(self.side);
                let value = usize::try_from(index).ok().and_then(|index| values.get(index));
                let value = value.ok_or(MigrationError::RawIndex(self.side, index))?;
                let ty = self.raw.abi_type(value);
                Ok(ty.map_or(RecordType::Unknown, |ty| RecordType::of(&ty)))
            }
        }
    }

    /// The slots of a sequence in the order of their keys; those between two keys are null.
    fn sequence(&mut self, node: NodeId) -> Result<Vec<RecordType>, MigrationError> {
        let tree = self.tree;
        let mut slots = Vec::new();
        for child in tree.children(node) {
            let Some(Key::Index(index)) = tree.key(child) else {
                return Err(MigrationError::MixedKeys(self.side));
            };
            let index = usize::try_from(index).map_err(|_| MigrationError::Key(self.side))?;
            slots.push((index, self.value(child)?));
        }
        sort::by_number(&mut slots, |(index, _)| *index);
        let mut list = Vec::with_capacity(slots.len());
        for (index, ty) in slots {
            let gap = index.checked_sub(list.len()).ok_or(MigrationError::Key(self.side))?;
            self.gaps += gap;
            if self.gaps > MAX_EMPTY_SLOTS {
                return Err(MigrationError::Gaps(self.side));
            }
            list.extend(std::iter::repeat_n(RecordType::Null, gap));
            list.push(ty);
        }
        Ok(list)
    }

    fn dictionary(&mut self, node: NodeId) -> Result<Vec<(String, RecordType)>, MigrationError> {
        let tree = self.tree;
        let mut slots = Vec::new();
        let mut seen = std::collections::BTreeSet::new();
        for child in tree.children(node) {
            let Some(Key::Name(name)) = tree.key(child) else {
                return Err(MigrationError::MixedKeys(self.side));
            };
            let name = std::str::from_utf8(name).map_err(|_| MigrationError::Key(self.side))?;
            if !seen.insert(name) {
                return Err(MigrationError::Key(self.side));
            }
            slots.push((name.to_owned(), self.value(child)?));
        }
        Ok(slots)
    }
}

/// Whether a slot is empty; types nest no deeper than the tree that they come from.
fn has_null(ty: &RecordType) -> bool {
    match ty {
        RecordType::Null => true,
        RecordType::List(slots) | RecordType::Tuple(slots) => slots.iter().any(has_null),
        RecordType::Dict(slots) => slots.iter().any(|(_, slot)| has_null(slot)),
        _ => false,
    }
}

/// Notes raw values that do not come in the order of the structure.
fn note_order(side: Side, tree: &Tree, notes: &mut Vec<String>) {
    let roots: Vec<Value> = tree.roots().take(2).map(|root| tree.value(root)).collect();
    // Named arguments are written in the order of the raw values.
    let named = side == Side::Inputs && roots == [Value::Struct(StructKind::Dictionary)];
    let in_order = tree.leaves().zip(0..).all(|((_, index), expected)| index == expected);
    if !in_order && !named {
        let side = match side {
            Side::Inputs => "inputs",
            Side::Results => "results",
        };
        notes.push(format!(
            "the raw {side} stand in another order than their places in the structure: the \
             function has to take them in the order of the records"
        ));
    }
}

/// Notes structures that the V1 function ABI passes as one list.
fn note_lists(arguments: &[AbiArgument], results: &[RecordType], notes: &mut Vec<String>) {
    let is_list = |ty: &RecordType| {
        matches!(ty, RecordType::List(_) | RecordType::Tuple(_) | RecordType::Dict(_))
    };
    let lists = arguments.iter().filter(|argument| is_list(&argument.ty)).count();
    if lists > 0 {
        let what = match lists {
            1 => "1 argument is a structure, which the V1 function ABI passes as one list: the \
                  function must take a list there"
                .to_owned(),
            _ => format!(
                "{lists} arguments are structures, which the V1 function ABI passes as one list \
                 each: the function must take lists there"
            ),
        };
        notes.push(what);
    }
    let within = |ty: &RecordType| match ty {
        RecordType::List(slots) | RecordType::Tuple(slots) => {
            slots.iter().filter(|s| is_list(s)).count()
        }
        RecordType::Dict(slots) => slots.iter().filter(|(_, s)| is_list(s)).count(),
        _ => 0,
    };
    // The items of a single structure are the results of the function.
    let nested: usize = results.iter().map(within).sum();
    if nested > 0 {
        notes.push(format!(
            "{nested} of the results are structures within a structure, each of which the V1 \
             function ABI returns as one list: the function has to return lists there"
        ));
    }
}
