//! The attributes by which compilers describe how a function is called, as data.
//!
//! Each producer has a file (`<producer>.abi`). It gives each attribute's position, value kind, meaning in words and
//! the [`Fact`]s that it states. All code that knows attributes by name reads this. A project adds its own files by
//! `abide.toml` (docs/annotations.md has the format).

mod reader;

pub use reader::AnnotationError;

use abide_source::spelling::within;
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};

/// The files that come with abide.
const FILES: &[(&str, &str)] = &[
    ("jax", include_str!("jax.abi")),
    ("iree", include_str!("iree.abi")),
    ("torch", include_str!("torch.abi")),
    ("hacc", include_str!("hacc.abi")),
    ("ttcore", include_str!("ttcore.abi")),
    ("llvm", include_str!("llvm.abi")),
    ("mlir", include_str!("mlir.abi")),
    ("triton", include_str!("triton.abi")),
    ("tensorflow", include_str!("tensorflow.abi")),
    ("onnx", include_str!("onnx.abi")),
    ("enzyme", include_str!("enzyme.abi")),
];

/// The minimum length of the part after the last dot in a name that gets suggestions, in bytes. Shorter ones are near
/// too many others.
const MIN_NAME_BYTES: usize = 4;

/// The minimum length of the part after the last dot in a name that may have two mistakes, in bytes.
const LONG_NAME_BYTES: usize = 8;

/// The owner of an attribute.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Owner {
    /// On a module.
    Module,
    /// On a function.
    Function,
    /// On an argument of a function.
    Argument,
    /// On a result of a function.
    Result,
}

impl Owner {
    const ALL: [(&'static str, Owner); 4] = [
        ("module", Owner::Module),
        ("function", Owner::Function),
        ("argument", Owner::Argument),
        ("result", Owner::Result),
    ];

    /// `argument`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, owner)| *owner == self).map_or("", |(name, _)| name)
    }
}

/// The kind of an attribute's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ValueKind {
    /// A string.
    String,
    /// An integer, with or without its type.
    Integer,
    /// `true` or `false`.
    Bool,
    /// No value.
    Unit,
    /// One of the words of the annotation, as a string or between the brackets of `#name<..>`.
    Word,
    /// An integer between the brackets of `#name<..>`, or by itself.
    Parameter,
    /// A symbol, by itself or between the brackets of `#name<..>`.
    Symbol,
    /// Anything.
    Any,
}

impl ValueKind {
    const ALL: [(&'static str, ValueKind); 8] = [
        ("string", ValueKind::String),
        ("integer", ValueKind::Integer),
        ("bool", ValueKind::Bool),
        ("unit", ValueKind::Unit),
        ("word", ValueKind::Word),
        ("parameter", ValueKind::Parameter),
        ("symbol", ValueKind::Symbol),
        ("any", ValueKind::Any),
    ];

    /// `an integer`.
    #[must_use]
    pub fn in_words(self) -> &'static str {
        match self {
            ValueKind::String => "a string",
            ValueKind::Integer | ValueKind::Parameter => "an integer",
            ValueKind::Bool => "true or false",
            ValueKind::Unit => "without a value",
            ValueKind::Word => "a word",
            ValueKind::Symbol => "a symbol",
            ValueKind::Any => "anything",
        }
    }

    /// A value of the kind, if one shows its form: `0 : i32`.
    #[must_use]
    pub fn example(self) -> Option<&'static str> {
        match self {
            ValueKind::String => Some("\"text\""),
            ValueKind::Integer | ValueKind::Parameter => Some("0 : i32"),
            ValueKind::Bool => Some("true"),
            ValueKind::Symbol => Some("@name"),
            ValueKind::Unit | ValueKind::Word | ValueKind::Any => None,
        }
    }
}

/// A fact that an attribute states about how the function is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The name of the value.
    Name,
    /// The place in the caller's structures, as Python writes it.
    Path,
    /// The result that takes over the argument's buffer.
    Aliases,
    /// The result for which the argument is the storage.
    Storage,
    /// The argument whose storage the result takes over.
    Tied,
    /// The caller gives the argument's buffer away.
    Donated,
    /// The number among the inputs.
    InputIndex,
    /// The number among the outputs.
    OutputIndex,
    /// A sharding in XLA's grammar.
    ShardingHlo,
    /// A sharding in Shardy's grammar.
    ShardingSdy,
    /// The meshes of Shardy's shardings, in a string.
    Meshes,
    /// The kind or space of memory.
    Memory,
    /// The layout in memory.
    Layout,
    /// The device or queue.
    Device,
    /// The fence model of the function, which may add arguments.
    Fences,
    /// The function was generated for callers, and has the arguments that its other facts require.
    Wrapper,
    /// Whether the function runs on the host or on the device that the host starts.
    RunsOn,
    /// A function that the host runs for this one.
    HostFunction,
    /// The value is a dimension variable of the caller's.
    Dimension,
    /// The role that the value or function has.
    Role,
    /// The number of partitions: the devices that a program runs on.
    Partitions,
    /// The number of copies of the program that run.
    Replicas,
    /// The declaration of the function in words.
    Declaration,
}

impl Fact {
    const ALL: [(&'static str, Fact); 23] = [
        ("name", Fact::Name),
        ("path", Fact::Path),
        ("aliases", Fact::Aliases),
        ("storage", Fact::Storage),
        ("tied", Fact::Tied),
        ("donated", Fact::Donated),
        ("input_index", Fact::InputIndex),
        ("output_index", Fact::OutputIndex),
        ("sharding_hlo", Fact::ShardingHlo),
        ("sharding_sdy", Fact::ShardingSdy),
        ("meshes", Fact::Meshes),
        ("memory", Fact::Memory),
        ("layout", Fact::Layout),
        ("device", Fact::Device),
        ("fences", Fact::Fences),
        ("wrapper", Fact::Wrapper),
        ("runs_on", Fact::RunsOn),
        ("host_function", Fact::HostFunction),
        ("dimension", Fact::Dimension),
        ("role", Fact::Role),
        ("partitions", Fact::Partitions),
        ("replicas", Fact::Replicas),
        ("declaration", Fact::Declaration),
    ];

    /// `aliases`.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL.iter().find(|(_, fact)| *fact == self).map_or("", |(name, _)| name)
    }
}

/// An attribute that is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Annotation {
    /// Its full name.
    pub name: String,
    /// The producer, in words.
    pub producer: Arc<str>,
    /// Its allowed owners.
    pub owners: Vec<Owner>,
    /// The kind of its value.
    pub kind: ValueKind,
    /// Its meaning, in a sentence.
    pub summary: String,
    /// Its allowed words, each with its meaning. Other words are accepted if `has_other_words` holds.
    pub words: Vec<(String, String)>,
    /// Whether there may be more words.
    pub has_other_words: bool,
    /// The facts that it states.
    pub facts: Vec<Fact>,
}

impl Annotation {
    /// Whether it states a fact.
    #[must_use]
    pub fn states(&self, fact: Fact) -> bool {
        self.facts.contains(&fact)
    }

    /// Returns its description for users: owner, producer and meaning.
    #[must_use]
    pub fn in_words(&self) -> String {
        let owners: Vec<&str> = self.owners.iter().map(|owner| owner.name()).collect();
        let article =
            if owners.first().is_some_and(|owner| owner.starts_with('a')) { "an" } else { "a" };
        format!("{} ({}, on {article} {})", self.summary, self.producer, owners.join(" or "))
    }
}

/// An operation whose text has the sizes of the arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Assertion {
    /// The name of the operation.
    pub operation: String,
    /// The symbol that it calls.
    pub target: String,
    /// The attribute with the text.
    pub attribute: String,
}

/// All attributes that are known.
#[derive(Debug, Default, Clone)]
pub struct Annotations {
    all: Vec<Arc<Annotation>>,
    by_name: FxHashMap<Box<[u8]>, Arc<Annotation>>,
    /// The operations that are meshes.
    meshes: Vec<String>,
    /// The attributes whose entries count as attributes of their own.
    dictionaries: Vec<String>,
    assertions: Vec<Assertion>,
    /// Whether the names in the locations of arguments are paths.
    locations_are_paths: bool,
}

impl Annotations {
    /// Returns the built-in annotations, read once for the whole program.
    #[must_use]
    pub fn builtin() -> &'static Arc<Annotations> {
        static READ: OnceLock<Arc<Annotations>> = OnceLock::new();
        READ.get_or_init(|| Arc::new(read_builtin().0))
    }

    /// Returns these annotations with those of a file, which replace entries by name, and the errors of the file. Items
    /// with errors are left out.
    #[must_use]
    pub fn with(&self, text: &str) -> (Annotations, Vec<AnnotationError>) {
        let mut annotations = self.clone();
        let errors = reader::read(text, &mut annotations);
        (annotations, errors)
    }

    /// The attribute with a name.
    #[must_use]
    pub fn get(&self, name: &[u8]) -> Option<&Arc<Annotation>> {
        self.by_name.get(name)
    }

    /// The only attribute whose name is nearly this one, with the same words before the last dot.
    #[must_use]
    pub fn near(&self, name: &[u8]) -> Option<&Arc<Annotation>> {
        let (owner, own) = std::str::from_utf8(name).ok()?.rsplit_once('.')?;
        // If two words precede, both are those of a known attribute: `iree.abi.tie`.
        let least = if owner.contains('.') { MIN_NAME_BYTES - 1 } else { MIN_NAME_BYTES };
        if own.len() < least || self.get(name).is_some() {
            return None;
        }
        let known = self.all.iter().filter_map(|one| one.name.rsplit_once('.'));
        let known = known.filter(|(other, known)| *other == owner && known.len() >= MIN_NAME_BYTES);
        let mistakes = if own.len() < LONG_NAME_BYTES { 1 } else { 2 };
        match within(mistakes, own, known.map(|(_, known)| known)).as_slice() {
            [only] => self.get(format!("{owner}.{only}").as_bytes()),
            _ => None,
        }
    }

    /// All attributes, in the order of the files.
    #[must_use]
    pub fn all(&self) -> &[Arc<Annotation>] {
        &self.all
    }

    /// Whether operations of a name are meshes.
    #[must_use]
    pub fn is_mesh(&self, operation: &[u8]) -> bool {
        self.meshes.iter().any(|mesh| mesh.as_bytes() == operation)
    }

    /// Whether the entries of an attribute's dictionary count as attributes of their own.
    #[must_use]
    pub fn is_dictionary(&self, attribute: &[u8]) -> bool {
        self.dictionaries.iter().any(|name| name.as_bytes() == attribute)
    }

    /// The operations whose texts have sizes.
    #[must_use]
    pub fn assertions(&self) -> &[Assertion] {
        &self.assertions
    }

    /// Whether the names in the locations of arguments are paths.
    #[must_use]
    pub fn locations_are_paths(&self) -> bool {
        self.locations_are_paths
    }

    /// The attributes that state a fact, in the order of the files.
    pub fn attributes_stating(&self, fact: Fact) -> impl Iterator<Item = &Arc<Annotation>> {
        self.all.iter().filter(move |one| one.states(fact))
    }

    fn insert(&mut self, annotation: Annotation) {
        let annotation = Arc::new(annotation);
        self.all.retain(|own| own.name != annotation.name);
        self.by_name.insert(annotation.name.as_bytes().into(), Arc::clone(&annotation));
        self.all.push(annotation);
    }
}

fn read_builtin() -> (Annotations, Vec<(&'static str, AnnotationError)>) {
    let (mut annotations, mut errors) = (Annotations::default(), Vec::new());
    for (name, text) in FILES {
        let found = reader::read(text, &mut annotations);
        errors.extend(found.into_iter().map(|error| (*name, error)));
    }
    (annotations, errors)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_can_be_read() {
        let (annotations, errors) = read_builtin();
        assert_eq!(errors, []);
        for annotation in annotations.all() {
            assert!(!annotation.summary.is_empty() && !annotation.owners.is_empty());
            assert_eq!(annotations.get(annotation.name.as_bytes()), Some(annotation));
        }
        assert!(annotations.is_mesh(b"sdy.mesh") && annotations.locations_are_paths());
        assert_eq!(annotations.assertions().len(), 1);
    }

    #[test]
    fn a_project_defines_the_meaning_of_its_attributes() {
        let text = "producer own \"Our compiler\"\n\
            attribute own.role on argument, result: word \"Its purpose\"\n\
              words \"in\" \"read\", \"out\" \"written\", ..\n  states role\n\
            attribute tf.aliasing_output on argument: integer \"Ours\" states storage\n";
        let (annotations, errors) = Annotations::builtin().with(text);
        assert_eq!(errors, []);
        let role = annotations.get(b"own.role").unwrap();
        assert_eq!(role.in_words(), "Its purpose (Our compiler, on an argument or result)");
        assert_eq!(role.words[1], ("out".to_owned(), "written".to_owned()));
        assert!(role.has_other_words && role.states(Fact::Role));
        assert!(annotations.get(b"tf.aliasing_output").unwrap().states(Fact::Storage));
        assert_eq!(annotations.all().len(), Annotations::builtin().all().len() + 1);
    }

    #[test]
    fn mistakes_in_a_file_are_reported_with_their_line() {
        for (text, line, message) in [
            (
                "\nattribute a.b on argument: integer \"x\"",
                2,
                "a file begins with 'producer name \"who\"'",
            ),
            (
                "producer p \"P\"\nattribute a.b on roof: unit \"x\"",
                2,
                "expected 'module', 'function', 'argument' or 'result', not 'roof'",
            ),
            (
                "producer p \"P\"\nattribute a.b on result: text \"x\"",
                2,
                "expected 'string', 'integer', 'bool', 'unit', 'word', 'parameter', 'symbol' or 'any', not 'text'",
            ),
            ("producer p \"P\"\nattribute a.b on result: unit \"x", 2, "this string is not closed"),
            (
                "producer p \"P\"\nattr a.b",
                2,
                "expected 'attribute', 'mesh', 'dictionary', 'assertion', 'location' or 'producer', not 'attr'",
            ),
            (
                "producer p \"P\"\nattribute a.b on result: unit \"x\" states nothing",
                2,
                "unknown fact 'nothing'; the facts are 'name', 'path', FACTS",
            ),
            (
                "producer p \"P\"\nattribute a.b on result: unit \"x\"\n  states alias",
                3,
                "unknown fact 'alias'; did you mean 'aliases'?",
            ),
            (
                "producer p \"P\"\nattribute a.b on res: unit \"x\"",
                2,
                "expected 'module', 'function', 'argument' or 'result', not 'res'; did you mean 'result'?",
            ),
            (
                "producer p \"P\"\nattribute a.b on result: word \"x\" words in \"y\"",
                2,
                "expected a string: write it in quotes, '\"in\"'",
            ),
            ("# A comment.\nproducer p \"P\"", 1, "comments begin with '//'"),
            ("producer p \"P\nmesh a.mesh", 1, "this string is not closed"),
            (
                "mesh a.mesh\nmesh b.mesh\nproducer p \"P\"",
                1,
                "a file begins with 'producer name \"who\"'",
            ),
        ] {
            let (annotations, errors) = Annotations::default().with(text);
            assert_eq!(errors.len(), 1, "{text}: {errors:?}");
            let facts: Vec<String> =
                Fact::ALL.iter().map(|(name, _)| format!("'{name}'")).collect();
            let message = message.replace("'name', 'path', FACTS", &facts.join(", "));
            assert_eq!((errors[0].line, &*errors[0].message), (line, &*message), "{text}");
            assert!(annotations.all().is_empty());
        }
    }
}
