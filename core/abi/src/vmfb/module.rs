//! A compiled module: its parts and the calls of its functions.

use super::schema::FEATURES;
use std::borrow::Cow;

/// A compiled module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Module<'a> {
    /// The name in front of the names of its functions.
    pub name: Cow<'a, str>,
    /// Its version, by which others ask for it.
    pub version: u32,
    /// Its VM requirements, as bits; see [`feature_names`].
    pub requirements: u32,
    /// Its attributes.
    pub attributes: Vec<Attribute<'a>>,
    /// The types that have to be registered: `i32`, `!hal.buffer_view`.
    pub types: Vec<Cow<'a, str>>,
    /// The modules that it needs.
    pub dependencies: Vec<Dependency<'a>>,
    /// The functions of others that it calls.
    pub imports: Vec<Import<'a>>,
    /// The functions that others may call.
    pub exports: Vec<Export<'a>>,
    /// The signatures of all functions of the module.
    pub signatures: Vec<Signature<'a>>,
    /// The constant data.
    pub rodata: Vec<Rodata>,
    /// The sizes of writable data, in bytes.
    pub rwdata: Vec<i32>,
    /// The bytes of global numbers, and how many global references there are.
    pub state: (i32, i32),
    /// The sizes of its parts.
    pub sizes: Sizes,
}

/// An attribute of a function or a module: a key, which may be repeated, and a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attribute<'a> {
    /// Such as `iree.abi`.
    pub key: Cow<'a, str>,
    /// The text.
    pub value: Cow<'a, str>,
}

/// The call of a function.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Signature<'a> {
    /// The calling convention, as [`Convention::parse`](super::Convention::parse) reads it.
    pub convention: Cow<'a, str>,
    /// The attributes of the function.
    pub attributes: Vec<Attribute<'a>>,
}

/// A module that has to be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Dependency<'a> {
    /// Such as `hal`.
    pub name: Cow<'a, str>,
    /// The minimum version.
    pub minimum_version: u32,
    /// Whether it may be missing.
    pub is_optional: bool,
}

/// A function of another module.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import<'a> {
    /// With the name of its module: `hal.buffer_view.buffer`.
    pub name: Cow<'a, str>,
    /// Its calling convention.
    pub convention: Cow<'a, str>,
    /// Whether it may be missing.
    pub is_optional: bool,
}

/// A function that others may call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Export<'a> {
    /// Without the name of the module.
    pub name: Cow<'a, str>,
    /// Its number among [`Module::signatures`].
    pub ordinal: u32,
}

/// A constant, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rodata {
    /// Within the FlatBuffer: its length.
    Embedded(u64),
    /// After the FlatBuffer: its position in the file and its length.
    External(u64, u64),
}

impl Rodata {
    /// Its length in bytes.
    #[must_use]
    pub fn len(self) -> u64 {
        match self {
            Rodata::Embedded(len) | Rodata::External(_, len) => len,
        }
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// The sizes of a module's parts, in bytes unless stated otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Sizes {
    /// The FlatBuffer.
    pub flatbuffer: u64,
    /// The code.
    pub bytecode: u64,
    /// The version of the code's encoding.
    pub bytecode_version: u32,
    /// The number of functions, including internal ones.
    pub functions: u64,
    /// The number of source locations of the code; `None` if they were left out.
    pub locations: Option<u64>,
}

impl<'a> Module<'a> {
    /// The call of an exported function.
    #[must_use]
    pub fn signature(&self, export: &Export<'_>) -> Option<&Signature<'a>> {
        self.signatures.get(export.ordinal as usize)
    }
}

impl Signature<'_> {
    /// The values of a key of the function. The runtime uses the first alone.
    pub fn values_of(&self, key: &str) -> impl Iterator<Item = &str> {
        self.attributes.iter().filter(move |one| one.key == key).map(|one| &*one.value)
    }
}

impl Export<'_> {
    /// Whether only the VM calls it: when a module begins, ends, or is notified.
    #[must_use]
    pub fn is_of_vm(&self) -> bool {
        matches!(&*self.name, "__init" | "__deinit" | "__notify")
    }
}

/// The names of the bits of [`Module::requirements`]; the number of a bit without a name.
#[must_use]
pub fn feature_names(bits: u32) -> Vec<String> {
    let name = |bit: usize| {
        FEATURES.get(bit).map_or_else(|| format!("bit {bit}"), |name| (*name).to_owned())
    };
    (0..32).filter(|bit| bits >> bit & 1 == 1).map(name).collect()
}
