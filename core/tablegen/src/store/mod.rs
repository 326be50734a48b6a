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
const VALUES: usize = 1 << 16;

/// The initial capacity in strings.
const STRINGS: usize = 1 << 13;

/// The initial capacity in records.
const RECORDS: usize = 1 << 12;

/// Holds everything that evaluation makes. Nothing in it is ever changed but the records that are
/// being made.
#[derive(Debug)]
pub struct Store {
    /// The names and the contents of strings.
    pub interner: Interner,
    values: Vec<Value>,
    /// The flags of each value, from its parts.
    flags: Vec<flags::Flags>,
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
            values: Vec::with_capacity(VALUES),
            flags: Vec::with_capacity(VALUES),
            pool: Vec::with_capacity(VALUES),
            value_table: HashTable::with_capacity(VALUES / 4),
            strings: Vec::with_capacity(STRINGS),
            types: Vec::new(),
            type_classes: Vec::new(),
            type_table: HashTable::new(),
            records: Vec::with_capacity(RECORDS),
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
            + self.values.len() * (size_of::<Value>() + 6)
            + self.pool.len() * 4
            + self.records.len() * size_of::<Record>()
            + fields
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
