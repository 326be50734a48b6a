//! Values and their parts.

use super::{RecordId, Store, TypeId};
use crate::interner::Symbol;
use rustc_hash::FxHasher;
use smallvec::SmallVec;
use std::hash::Hasher as _;

/// A value of a [`Store`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(pub(super) u32);

/// Some parts in the pool of a store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slice {
    pub(super) start: u32,
    pub(super) len: u32,
}

impl Slice {
    pub(super) const EMPTY: Slice = Slice { start: 0, len: 0 };

    /// The number of numbers in it.
    #[must_use]
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(super) fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// The original form of a string; it matters only for printing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StringFormat {
    /// `"..."`
    String,
    /// `[{ ... }]`
    Code,
}

/// Operators of one operand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is named after its text")]
pub enum Unary {
    Cast,
    Empty,
    GetDagOp,
    GetDagOpName,
    Head,
    Initialized,
    ListFlatten,
    LogTwo,
    Not,
    Repr,
    Size,
    Tail,
    ToLower,
    ToUpper,
}

/// Operators of two operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is named after its text, except the last three")]
pub enum Binary {
    Add,
    And,
    Con,
    Div,
    Eq,
    Ge,
    GetDagArg,
    GetDagName,
    Gt,
    Interleave,
    Le,
    ListConcat,
    ListRemove,
    ListSplat,
    Lt,
    Match,
    Mul,
    Ne,
    Or,
    SetDagOp,
    SetDagOpName,
    Shl,
    Sra,
    Srl,
    StrConcat,
    Sub,
    Xor,
    /// `list[index]`
    ListElement,
    /// `list[indices]`
    ListSlice,
    /// `first...last`
    RangeClosed,
}

/// Operators of three operands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "each is named after its text")]
pub enum Ternary {
    Dag,
    Filter,
    Find,
    Foreach,
    If,
    Range,
    SetDagArg,
    SetDagName,
    Subst,
    Substr,
}

/// An argument of an anonymous record, as LLVM tells them apart: by its place, or by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct InstanceArgument {
    /// The value.
    pub value: ValueId,
    /// The index of the template argument, counted from 0.
    pub index: u32,
    /// Whether it was given by name.
    pub is_named: bool,
}

/// An argument of a dag: a value and a name, which is a string.
pub type DagArgument = (ValueId, Option<ValueId>);

/// The kind of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// `?`
    Unset,
    /// The text of an unreadable value: it fits any type, and nothing follows from it.
    Lost(Symbol),
    /// A bit.
    Bit(bool),
    /// Bits, the lowest first.
    Bits(Slice),
    /// An integer.
    Int(i64),
    /// A string.
    String(Symbol, StringFormat),
    /// A list, with the type of its elements.
    List(TypeId, Slice),
    /// The name of an anonymous record, which gets its number when all is read.
    AnonymousName(u32),
    /// An operator of one operand.
    Unary(Unary, ValueId, TypeId),
    /// An operator of two operands.
    Binary(Binary, ValueId, ValueId, TypeId),
    /// An operator of three operands.
    Ternary(Ternary, ValueId, ValueId, ValueId, TypeId),
    /// `!foldl`: start, list, the names of two variables, value.
    Fold(Slice, TypeId),
    /// `!cond`: conditions and values by turns.
    Cond(Slice, TypeId),
    /// `!isa`
    IsA(TypeId, ValueId),
    /// `!exists`
    Exists(TypeId, ValueId),
    /// `!instances`
    Instances(TypeId, ValueId),
    /// A variable, by the value of its name.
    Variable(ValueId, TypeId),
    /// A bit of a value that is not known yet.
    VariableBit(ValueId, u32),
    /// A record.
    Def(RecordId),
    /// An anonymous record that cannot be made yet: its class, and its arguments.
    Instance(RecordId, Slice),
    /// A field of a record that is not known yet.
    Field(ValueId, Symbol, TypeId),
    /// A dag: operator, its name, which is a string, and arguments with names by turns.
    Dag(ValueId, Option<ValueId>, Slice),
}

impl Value {
    /// The hashed data, without the parts.
    fn words(self) -> [u64; 2] {
        let pair = |a: u32, b: u32| u64::from(a) << 32 | u64::from(b);
        let name_or = |name: Option<ValueId>| name.map_or(u32::MAX, |name| name.0);
        match self {
            Value::Unset => [0, 0],
            Value::Bit(bit) => [1, u64::from(bit)],
            Value::Bits(_) => [2, 0],
            Value::Int(number) => [3, number.cast_unsigned()],
            Value::String(symbol, format) => [4, pair(symbol.number(), format as u32)],
            Value::List(type_, _) => [5, pair(type_.0, 0)],
            Value::AnonymousName(number) => [6, pair(number, 0)],
            Value::Unary(operator, a, type_) => [pair(operator as u32, 7), pair(a.0, type_.0)],
            Value::Binary(operator, a, b, _) => [pair(operator as u32, 8), pair(a.0, b.0)],
            Value::Ternary(operator, a, b, c, _) => {
                [pair(operator as u32, 9) ^ u64::from(c.0) << 8, pair(a.0, b.0)]
            }
            Value::Fold(_, type_) => [10, pair(type_.0, 0)],
            Value::Cond(_, type_) => [11, pair(type_.0, 0)],
            Value::IsA(type_, a) => [12, pair(a.0, type_.0)],
            Value::Exists(type_, a) => [13, pair(a.0, type_.0)],
            Value::Instances(type_, a) => [14, pair(a.0, type_.0)],
            Value::Variable(name, type_) => [15, pair(name.0, type_.0)],
            Value::VariableBit(a, bit) => [16, pair(a.0, bit)],
            Value::Def(record) => [17, pair(record.0, 0)],
            Value::Instance(class, _) => [18, pair(class.0, 0)],
            Value::Field(a, name, _) => [19, pair(a.0, name.number())],
            Value::Dag(operator, name, _) => [20, pair(operator.0, name_or(name))],
            Value::Lost(symbol) => [21, u64::from(symbol.number())],
        }
    }

    /// The values that have fixed numbers.
    pub(super) const ALWAYS: [Value; 3] = [Value::Unset, Value::Bit(false), Value::Bit(true)];
}

impl ValueId {
    /// `?`
    pub const UNSET: ValueId = ValueId(0);
    /// A bit that is 0.
    pub const FALSE: ValueId = ValueId(1);
    /// A bit that is 1.
    pub const TRUE: ValueId = ValueId(2);

    /// The bit with a value.
    #[must_use]
    pub fn bit(value: bool) -> ValueId {
        if value { ValueId::TRUE } else { ValueId::FALSE }
    }
}

/// The number in the pool for a dag argument without a name.
const NO_NAME: u32 = u32::MAX;
/// Marks the number of an argument that was given by name.
const NAMED: u32 = 1 << 31;

impl Store {
    /// The kind of a value.
    #[must_use]
    pub fn kind(&self, id: ValueId) -> Value {
        self.values.get(id.0 as usize).copied().unwrap_or(Value::Unset)
    }

    /// The value of a kind whose parts are in the pool already.
    pub(super) fn value(&mut self, value: Value) -> ValueId {
        self.value_with_parts(value, None)
    }

    /// The value of a kind whose parts were put at the end of the pool, from an offset on. They are
    /// removed again if the value exists already.
    fn value_with_parts(&mut self, value: Value, parts: Option<usize>) -> ValueId {
        let hash = self.hash_value(value);
        let is_same = |&id: &ValueId| self.is_same_value(self.kind(id), value);
        if let Some(&id) = self.value_table.find(hash, is_same) {
            if let Some(start) = parts {
                self.pool.truncate(start);
            }
            self.count_request(id);
            return id;
        }
        let id = self.add_value(value);
        let mut table = std::mem::take(&mut self.value_table);
        table.insert_unique(hash, id, |&id| self.hash_value(self.kind(id)));
        self.value_table = table;
        id
    }

    fn add_value(&mut self, value: Value) -> ValueId {
        let id = ValueId(u32::try_from(self.values.len()).unwrap_or(u32::MAX));
        let flags = self.flags_of(value);
        self.values.push(value);
        self.flags.push(flags);
        self.counted.push(self.count.wrapping_sub(1));
        self.count_request(id);
        id
    }

    pub(super) fn parts_of(value: Value) -> Option<Slice> {
        match value {
            Value::Bits(slice)
            | Value::List(_, slice)
            | Value::Fold(slice, _)
            | Value::Cond(slice, _)
            | Value::Instance(_, slice)
            | Value::Dag(_, _, slice) => Some(slice),
            _ => None,
        }
    }

    /// A value without its parts, so that the rest compares.
    fn without_parts(value: Value) -> Value {
        match value {
            Value::Bits(_) => Value::Bits(Slice::EMPTY),
            Value::List(type_, _) => Value::List(type_, Slice::EMPTY),
            Value::Fold(_, type_) => Value::Fold(Slice::EMPTY, type_),
            Value::Cond(_, type_) => Value::Cond(Slice::EMPTY, type_),
            Value::Instance(class, _) => Value::Instance(class, Slice::EMPTY),
            Value::Dag(operator, name, _) => Value::Dag(operator, name, Slice::EMPTY),
            other => other,
        }
    }

    fn hash_value(&self, value: Value) -> u64 {
        let mut hasher = FxHasher::default();
        for word in value.words() {
            hasher.write_u64(word);
        }
        if let Some(slice) = Store::parts_of(value) {
            for &part in self.raw(slice) {
                hasher.write_u32(part);
            }
        }
        hasher.finish()
    }

    fn is_same_value(&self, a: Value, b: Value) -> bool {
        match (Store::parts_of(a), Store::parts_of(b)) {
            (Some(x), Some(y)) => {
                Store::without_parts(a) == Store::without_parts(b) && self.raw(x) == self.raw(y)
            }
            _ => a == b,
        }
    }

    pub(super) fn raw(&self, slice: Slice) -> &[u32] {
        self.pool.get(slice.range()).unwrap_or_default()
    }

    /// The parts of a value that consists of values.
    #[must_use]
    pub fn parts(
        &self,
        slice: Slice,
    ) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + '_ {
        self.raw(slice).iter().map(|&number| ValueId(number))
    }

    /// One of the parts.
    #[must_use]
    pub fn part(&self, slice: Slice, index: usize) -> Option<ValueId> {
        self.raw(slice).get(index).map(|&number| ValueId(number))
    }

    /// The arguments of a dag.
    #[must_use]
    pub fn dag_arguments(&self, slice: Slice) -> impl ExactSizeIterator<Item = DagArgument> + '_ {
        let chunks = self.raw(slice).chunks_exact(2);
        chunks.map(|pair| match *pair {
            [value, name] => (ValueId(value), (name != NO_NAME).then_some(ValueId(name))),
            _ => (ValueId::UNSET, None),
        })
    }

    /// The arguments of an anonymous record.
    #[must_use]
    pub fn instance_arguments(
        &self,
        slice: Slice,
    ) -> impl ExactSizeIterator<Item = InstanceArgument> + '_ {
        let chunks = self.raw(slice).chunks_exact(2);
        chunks.map(|pair| match *pair {
            [value, key] => InstanceArgument {
                value: ValueId(value),
                index: key & !NAMED,
                is_named: key & NAMED != 0,
            },
            _ => InstanceArgument { value: ValueId::UNSET, index: 0, is_named: false },
        })
    }

    fn push_parts(&mut self, parts: impl IntoIterator<Item = u32>) -> (usize, Slice) {
        let start = self.pool.len();
        self.pool.extend(parts);
        let len = u32::try_from(self.pool.len() - start).unwrap_or(u32::MAX);
        (start, Slice { start: u32::try_from(start).unwrap_or(u32::MAX), len })
    }

    fn values_with(
        &mut self,
        parts: impl IntoIterator<Item = ValueId>,
        make: impl FnOnce(Slice) -> Value,
    ) -> ValueId {
        let (start, slice) = self.push_parts(parts.into_iter().map(|value| value.0));
        self.value_with_parts(make(slice), Some(start))
    }

    /// An integer.
    pub fn int(&mut self, value: i64) -> ValueId {
        self.value(Value::Int(value))
    }

    /// A string of a symbol.
    pub fn string(&mut self, symbol: Symbol) -> ValueId {
        let index = symbol.number() as usize;
        if let Some(&known) = self.strings.get(index)
            && known != ValueId::UNSET
        {
            self.count_request(known);
            return known;
        }
        let id = self.add_value(Value::String(symbol, StringFormat::String));
        if index >= self.strings.len() {
            self.strings.resize(index + 1, ValueId::UNSET);
        }
        if let Some(place) = self.strings.get_mut(index) {
            *place = id;
        }
        id
    }

    /// The symbol of a string.
    #[must_use]
    pub fn symbol_of(&self, id: ValueId) -> Option<Symbol> {
        match self.kind(id) {
            Value::String(symbol, _) => Some(symbol),
            _ => None,
        }
    }

    /// A string of a symbol, in a format.
    pub fn formatted_string(&mut self, symbol: Symbol, format: StringFormat) -> ValueId {
        match format {
            StringFormat::String => self.string(symbol),
            StringFormat::Code => self.value(Value::String(symbol, format)),
        }
    }

    /// A string of a text.
    pub fn string_of(&mut self, text: &[u8]) -> ValueId {
        let symbol = self.interner.intern(text);
        self.string(symbol)
    }

    /// A lost value, with its text.
    pub fn lost(&mut self, text: &[u8]) -> ValueId {
        let symbol = self.interner.intern(text);
        self.value(Value::Lost(symbol))
    }

    /// Bits, the lowest first.
    pub fn bits(&mut self, bits: impl IntoIterator<Item = ValueId>) -> ValueId {
        self.values_with(bits, Value::Bits)
    }

    /// A list.
    pub fn list(&mut self, element: TypeId, values: impl IntoIterator<Item = ValueId>) -> ValueId {
        self.values_with(values, |slice| Value::List(element, slice))
    }

    /// A unique name for an anonymous record.
    pub fn anonymous_name(&mut self) -> ValueId {
        let number = self.anonymous;
        self.anonymous += 1;
        self.value(Value::AnonymousName(number))
    }

    /// The anonymous name with its own number.
    pub(crate) fn anonymous_name_of(&mut self, number: u32) -> ValueId {
        self.value(Value::AnonymousName(number))
    }

    /// A unary operator, not folded.
    pub fn unary(&mut self, operator: Unary, operand: ValueId, type_: TypeId) -> ValueId {
        self.value(Value::Unary(operator, operand, type_))
    }

    /// A binary operator, not folded.
    pub fn binary(&mut self, operator: Binary, a: ValueId, b: ValueId, type_: TypeId) -> ValueId {
        self.value(Value::Binary(operator, a, b, type_))
    }

    /// A ternary operator, not folded.
    pub fn ternary(
        &mut self,
        operator: Ternary,
        [a, b, c]: [ValueId; 3],
        type_: TypeId,
    ) -> ValueId {
        self.value(Value::Ternary(operator, a, b, c, type_))
    }

    /// `!foldl`: start, list, the names of two variables, value.
    pub fn fold(&mut self, parts: [ValueId; 5], type_: TypeId) -> ValueId {
        self.values_with(parts, |slice| Value::Fold(slice, type_))
    }

    /// `!cond`: conditions and values by turns.
    pub fn cond(&mut self, parts: impl IntoIterator<Item = ValueId>, type_: TypeId) -> ValueId {
        self.values_with(parts, |slice| Value::Cond(slice, type_))
    }

    /// `!isa`, not folded.
    pub fn is_a_value(&mut self, type_: TypeId, value: ValueId) -> ValueId {
        self.value(Value::IsA(type_, value))
    }

    /// `!exists`, not folded.
    pub fn exists(&mut self, type_: TypeId, name: ValueId) -> ValueId {
        self.value(Value::Exists(type_, name))
    }

    /// `!instances`, not folded.
    pub fn instances(&mut self, type_: TypeId, pattern: ValueId) -> ValueId {
        self.value(Value::Instances(type_, pattern))
    }

    /// A variable.
    pub fn variable(&mut self, name: ValueId, type_: TypeId) -> ValueId {
        self.value(Value::Variable(name, type_))
    }

    /// A bit of a value that is not known yet.
    pub fn variable_bit(&mut self, value: ValueId, bit: u32) -> ValueId {
        self.value(Value::VariableBit(value, bit))
    }

    /// A record as a value.
    pub fn def(&mut self, record: RecordId) -> ValueId {
        if self.record(record).def_type.is_none() {
            let parents = self.record(record).parents.iter().map(|&(id, _)| id);
            let parents: SmallVec<[RecordId; 8]> = parents.collect();
            let type_ = self.record_type(&parents);
            if let Some(record) = self.record_mut(record) {
                record.def_type = Some(type_);
            }
        }
        self.value(Value::Def(record))
    }

    /// An anonymous record that cannot be made yet.
    pub fn instance(&mut self, class: RecordId, arguments: &[InstanceArgument]) -> ValueId {
        let parts = arguments.iter().flat_map(|argument| {
            let named = if argument.is_named { NAMED } else { 0 };
            [argument.value.0, argument.index | named]
        });
        let (start, slice) = self.push_parts(parts);
        self.value_with_parts(Value::Instance(class, slice), Some(start))
    }

    /// A field of a record that is not known yet.
    pub fn field(&mut self, record: ValueId, name: Symbol, type_: TypeId) -> ValueId {
        self.value(Value::Field(record, name, type_))
    }

    /// A dag.
    pub fn dag(
        &mut self,
        operator: ValueId,
        name: Option<ValueId>,
        arguments: impl IntoIterator<Item = DagArgument>,
    ) -> ValueId {
        let parts = arguments
            .into_iter()
            .flat_map(|(value, name)| [value.0, name.map_or(NO_NAME, |name| name.0)]);
        let (start, slice) = self.push_parts(parts);
        self.value_with_parts(Value::Dag(operator, name, slice), Some(start))
    }

    /// The type of a value; `None` for `?` and for unreadable values.
    #[must_use]
    pub fn type_of(&mut self, id: ValueId) -> Option<TypeId> {
        Some(match self.kind(id) {
            Value::Unset | Value::Lost(_) => return None,
            Value::Bit(_) | Value::VariableBit(..) => TypeId::BIT,
            Value::Bits(slice) => self.bits_type(slice.len),
            Value::Int(_) | Value::IsA(..) | Value::Exists(..) => TypeId::INT,
            Value::String(..) | Value::AnonymousName(_) => TypeId::STRING,
            Value::List(element, _) | Value::Instances(element, _) => self.list_type(element),
            Value::Unary(.., type_)
            | Value::Binary(.., type_)
            | Value::Ternary(.., type_)
            | Value::Fold(_, type_)
            | Value::Cond(_, type_)
            | Value::Variable(_, type_)
            | Value::Field(_, _, type_) => type_,
            Value::Def(record) => self.record(record).def_type.unwrap_or(TypeId::ANY_RECORD),
            Value::Instance(class, _) => self.record_type(&[class]),
            Value::Dag(..) => TypeId::DAG,
        })
    }
}
