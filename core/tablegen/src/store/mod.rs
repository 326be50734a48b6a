//! Values, types and records, held in arrays and named by number. Values and types are held once, so
//! that equal ones have equal numbers: that is also what LLVM's comparisons by pointer mean.

mod flags;
mod print;
mod records;
mod types;
mod values;

pub(crate) use print::write_number;
pub use print::{Numbers, Printer};
pub use records::{Assertion, DumpMessage, Field, FieldKind, Lacks, Record, RecordId, RecordKind};
pub use types::{Type, TypeId};
pub use values::{
    Binary, DagArgument, InstanceArgument, Slice, StringFormat, Ternary, Unary, Value, ValueId,
};

use crate::interner::Interner;
use hashbrown::HashTable;

/// The initial capacity in values: that of a file of MLIR's operations. Unused memory is not touched.
const INITIAL_VALUES: usize = 1 << 16;

/// The initial capacity in strings.
const INITIAL_STRINGS: usize = 1 << 13;

/// The initial capacity in records.
const INITIAL_RECORDS: usize = 1 << 12;

/// The approximate memory of a value, in bytes: its entries in the arrays and in the table, which are half full.
const VALUE_BYTES: usize = 64;

/// The approximate memory of a part of a value, in bytes.
const PART_BYTES: usize = 6;

/// The approximate memory of a string besides its text and its value, in bytes.
const STRING_BYTES: usize = 32;

/// Holds everything that evaluation makes. Only records under construction ever change.
#[derive(Debug)]
pub struct Store {
    /// The names and the contents of strings.
    pub interner: Interner,
    values: Vec<Value>,
    /// The flags of each value, from its parts.
    flags: Vec<flags::Flags>,
    /// The count in which each value was last requested.
    counted: Vec<u32>,
    /// The number of the current count of requested memory.
    count: u32,
    /// The memory requested in this count and not yet used, in bytes.
    requested: usize,
    /// The parts of values.
    pool: Vec<u32>,
    value_table: HashTable<ValueId>,
    /// The strings by the numbers of their symbols; [`ValueId::UNSET`] for other symbols.
    strings: Vec<ValueId>,
    types: Vec<Type>,
    type_classes: Vec<RecordId>,
    type_table: HashTable<TypeId>,
    records: Vec<Record>,
    /// The number of anonymous names so far.
    anonymous: u32,
}

impl Store {
    /// A store with nothing in it but the types and values that are always needed.
    #[must_use]
    pub fn new() -> Store {
        let mut store = Store {
            interner: Interner::default(),
            values: Vec::with_capacity(INITIAL_VALUES),
            flags: Vec::with_capacity(INITIAL_VALUES),
            counted: Vec::with_capacity(INITIAL_VALUES),
            count: 0,
            requested: 0,
            pool: Vec::with_capacity(INITIAL_VALUES),
            value_table: HashTable::with_capacity(INITIAL_VALUES / 4),
            strings: Vec::with_capacity(INITIAL_STRINGS),
            types: Vec::new(),
            type_classes: Vec::new(),
            type_table: HashTable::new(),
            records: Vec::with_capacity(INITIAL_RECORDS),
            anonymous: 0,
        };
        for type_ in Type::ALWAYS {
            store.type_of_kind(type_);
        }
        for value in Value::ALWAYS {
            store.value(value);
        }
        store
    }

    /// The approximate number of bytes held.
    #[must_use]
    pub fn bytes(&self) -> usize {
        let fields: usize = size_of::<Field>() * self.field_count();
        self.interner.len()
            + self.values.len() * (size_of::<Value>() + 10)
            + self.pool.len() * 4
            + self.records.len() * size_of::<Record>()
            + fields
    }

    /// Begins a new count of requested memory.
    pub(crate) fn begin_count(&mut self) {
        self.count = self.count.wrapping_add(1);
        self.requested = 0;
    }

    /// The memory of the distinct values that were requested in this count and not yet taken, in bytes.
    ///
    /// Values that were held before count as well, so that the sum does not depend on earlier evaluations.
    #[inline]
    pub(crate) fn take_requested(&mut self) -> usize {
        std::mem::take(&mut self.requested)
    }

    /// Counts the memory of a value, unless this count has it already.
    #[inline]
    pub(crate) fn count_request(&mut self, id: ValueId) {
        match self.counted.get_mut(id.0 as usize) {
            Some(counted) if *counted != self.count => *counted = self.count,
            _ => return,
        }
        let bytes = VALUE_BYTES + self.bytes_of_parts(self.kind(id));
        self.requested = self.requested.saturating_add(bytes);
    }

    /// The memory of a value besides its place in the arrays, in bytes.
    fn bytes_of_parts(&self, value: Value) -> usize {
        match value {
            Value::String(symbol, _) | Value::Lost(symbol) => {
                STRING_BYTES + self.interner.text(symbol).len()
            }
            other => Store::parts_of(other).map_or(0, |slice| slice.len() * PART_BYTES),
        }
    }

    /// The number of values held.
    #[must_use]
    pub fn value_count(&self) -> usize {
        self.values.len()
    }
}

impl Default for Store {
    fn default() -> Store {
        Store::new()
    }
}
