//! The description of dialects and their operations in memory.

use super::constraint::{AttributeConstraint, AttributePredicate, TypeConstraint};
use super::enumeration::EnumDescription;
use super::format::Format;
use super::overlay::FormOverlay;
use super::{LlvmVersion, MemoryEffect, ParametricTrait, Trait, Traits, TypeInterface};
use abide_source::text::Span;
use std::sync::Arc;

/// All that is known of a dialect.
#[derive(Debug, Clone, Default)]
pub struct DialectDescription {
    /// The prefix of its operations, types and attributes, such as `arith`.
    pub name: Box<str>,
    /// Its purpose, in one line.
    pub summary: Box<str>,
    /// Its purpose, in Markdown.
    pub description: Box<str>,
    /// The namespace of its classes in C++, without `::` at the start; empty if unknown.
    pub namespace: Box<str>,
    /// Whether extensions may add operations to it (ODS: `isExtensible`).
    pub is_extensible: bool,
    /// The place of its definition, if it is in a project's own file.
    pub place: Option<DefinitionLocation>,
    /// The names of all types that it parses, without the dialect; `None` if C++ of its own parses them.
    pub type_names: Option<Vec<Box<str>>>,
    /// The same for its attributes, enumerations included.
    pub attribute_names: Option<Vec<Box<str>>>,
    /// Its types, in the order of the description.
    pub types: Vec<Arc<ParametricDescription>>,
    /// Its attributes except enumerations, in the order of the description.
    pub attributes: Vec<Arc<ParametricDescription>>,
    /// Its operations, in the order of the description.
    pub ops: Vec<Arc<OpDescription>>,
    /// Its enumerations, in the order of the description.
    pub enums: Vec<Arc<EnumDescription>>,
    /// Forms for operations that another description of the dialect has.
    pub forms: Vec<FormOverlay>,
    /// The operations that older versions of LLVM describe in another way.
    pub others: Vec<OtherOp>,
}

/// An operation as an older version of LLVM has it.
#[derive(Debug, Clone)]
pub struct OtherOp {
    /// The last version with this description.
    pub until: LlvmVersion,
    /// Its description.
    pub op: Arc<OpDescription>,
}

impl DialectDescription {
    /// Adds the types, attributes and enumerations of another description that are not here.
    pub(super) fn add_missing_entries(&mut self, other: DialectDescription) {
        let add = |own: &mut Vec<Arc<ParametricDescription>>,
                   other: Vec<Arc<ParametricDescription>>| {
            for one in other {
                if own.iter().all(|own: &Arc<ParametricDescription>| own.name != one.name) {
                    own.push(one);
                }
            }
        };
        add(&mut self.types, other.types);
        add(&mut self.attributes, other.attributes);
        self.enums.extend(other.enums);
        self.others.extend(other.others);
        self.type_names = self.type_names.take().or(other.type_names);
        self.attribute_names = self.attribute_names.take().or(other.attribute_names);
    }

    /// Replaces everything except the operations by the content of another description of the dialect.
    pub(super) fn replace_except_operations(&mut self, other: DialectDescription) {
        if !other.summary.is_empty() || self.summary.is_empty() {
            self.summary = other.summary;
        }
        self.description = other.description;
        if !other.namespace.is_empty() {
            self.namespace = other.namespace;
        }
        self.is_extensible |= other.is_extensible;
        self.place = other.place.or(self.place.take());
        // A project may read only some of the files of a known dialect.
        add_names(&mut self.type_names, other.type_names);
        add_names(&mut self.attribute_names, other.attribute_names);
        self.types = other.types;
        self.attributes = other.attributes;
        self.enums.retain(|own| other.enums.iter().all(|new| new.name != own.name));
        self.enums.extend(other.enums);
    }
}

/// Adds the names that another description of a dialect lists. If that one lists none, C++ may parse others.
fn add_names(own: &mut Option<Vec<Box<str>>>, other: Option<Vec<Box<str>>>) {
    *own = other.map(|other| {
        let mut all = own.take().unwrap_or_default();
        let new: Vec<_> = other.into_iter().filter(|one| !all.contains(one)).collect();
        all.extend(new);
        all
    });
}

/// All that is known of the operations with one name.
#[derive(Debug, Clone)]
pub struct OpDescription {
    /// With the dialect: `arith.addi`.
    pub name: Box<str>,
    /// Its behaviour, in one line.
    pub summary: Box<str>,
    /// Its behaviour, in Markdown.
    pub description: Box<str>,
    /// The place of its definition, if it is in a project's own file.
    pub place: Option<DefinitionLocation>,
    /// Its C++-only parts, in words of ODS: traits, predicates, directives.
    pub unknown: Vec<Box<str>>,
    /// Its operands, in order. Each may mean several values: see [`Arity`].
    pub operands: Vec<ValueDescription>,
    /// Its attributes with a meaning, in the order of ODS.
    pub attributes: Vec<AttributeDescription>,
    /// Its results, in order.
    pub results: Vec<ValueDescription>,
    /// Its regions, in order.
    pub regions: Vec<RegionDescription>,
    /// Its successors, in order.
    pub successors: Vec<SuccessorDescription>,
    /// Its traits and interfaces without parameters.
    pub traits: Traits,
    /// Its traits with parameters, in the order of ODS.
    pub parametric_traits: Vec<ParametricTrait>,
    /// Whether its definition in a `.td` file has mistakes, so that text that does not fit it may be right.
    pub has_mistakes: bool,
    /// The unreadable part of its description.
    pub gap: Gap,
    /// Its printing interface.
    pub asm: AsmInterface,
    /// Its form.
    pub syntax: Syntax,
    /// Whether its attributes are properties, and not among all others (`usePropertiesForAttributes`).
    pub has_properties: bool,
    /// Whether C++ verifies more than the description declares (`hasVerifier`, the verifier of an interface).
    /// Descriptions in our notation do not declare it.
    pub has_cpp_verifier: bool,
}

/// The part of an operation's description that could not be read, in a file with mistakes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gap {
    /// Nothing but constraints, which then accept everything.
    None,
    /// Traits: it may have any of them.
    Traits,
    /// Too much to check anything: it is only documentation, and its uses are kept as text.
    Much,
}

/// The printing interface of an operation (MLIR: `OpAsmOpInterface`).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AsmInterface {
    /// Whether C++ names its results. The names are unknown here.
    pub names_results: bool,
    /// The name that C++ gives each result: a text, `$` and the attribute with the name, or empty without a name. The
    /// list is empty if they are unknown, as in description files.
    pub result_names: Vec<Box<str>>,
    /// Whether C++ names the arguments of its regions. The names are unknown here. Descriptions in our notation do
    /// not declare it.
    pub names_arguments: bool,
    /// Whether C++ names the blocks of its regions. The names are unknown here. Descriptions in our notation do not
    /// declare it.
    pub names_blocks: bool,
    /// The dialect that operations in its regions are written without.
    pub default_dialect: Option<Box<str>>,
}

/// The place of a definition in a TableGen file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DefinitionLocation {
    /// The file, as it was opened.
    pub path: Arc<str>,
    /// The bytes of its name.
    pub span: Span,
}

/// All that is known of a type or an attribute of a dialect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParametricDescription {
    /// With the dialect: `hal.buffer`.
    pub name: Box<str>,
    /// The class in C++, with its namespace.
    pub class: Box<str>,
    /// Its meaning, in one line.
    pub summary: Box<str>,
    /// Its meaning, in Markdown.
    pub description: Box<str>,
    /// The place of its definition.
    pub place: Option<DefinitionLocation>,
    /// Its parameters, in order.
    pub parameters: Vec<ParameterDescription>,
    /// The declared form of its parameters.
    pub format: Option<Box<str>>,
    /// Whether its parameters are written and read by C++.
    pub is_custom: bool,
    /// Whether the type is known only from a condition (`DialectType`). Its name is derived from its C++ class, and may
    /// differ from its spelling.
    pub is_condition: bool,
    /// The interfaces that it may implement if it is a type.
    pub interfaces: Vec<TypeInterface>,
    /// Its alias name, if it has one: `di_file` for `#di_file`, `#di_file1`; `key*` if C++ appends text that only it
    /// knows.
    pub alias: Option<Box<str>>,
}

/// A parameter of a type or an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ParameterDescription {
    /// As in formats.
    pub name: Box<str>,
    /// Its type in C++.
    pub class: Box<str>,
    /// Its meaning, in one line; empty if ODS has none.
    pub summary: Box<str>,
    /// The enumeration whose words it may be, if it is one.
    pub words: Option<Arc<EnumDescription>>,
    /// Its C++ default value, if it may be omitted.
    pub default: Option<Box<str>>,
    /// Whether C++ of its own reads and prints it.
    pub is_custom: bool,
    /// Whether the words of a set are listed with separators and without quotes (ODS: `EnumParameter`).
    pub lists_words: bool,
    /// Whether it is the type after the attribute (ODS: `AttributeSelfTypeParameter`).
    pub is_self_type: bool,
}

/// Values with the constraints of another description, where both allow one type only, and not the same.
fn with_only_types(own: &[ValueDescription], other: &[ValueDescription]) -> Vec<ValueDescription> {
    let with_type = |(index, own): (usize, &ValueDescription)| {
        let new = other.get(index).map(|new| &new.constraint);
        let is_only = |one: &TypeConstraint| one.predicate.is_buildable();
        let new = new.filter(|new| {
            is_only(new) && is_only(&own.constraint) && new.predicate != own.constraint.predicate
        });
        let constraint = new.unwrap_or(&own.constraint).clone();
        ValueDescription { constraint, ..own.clone() }
    };
    own.iter().enumerate().map(with_type).collect()
}

impl OpDescription {
    /// Whether another description has the same operands, attributes, results, regions and successors.
    pub(crate) fn has_parts_of(&self, other: &OpDescription) -> bool {
        let values = |own: &[ValueDescription], other: &[ValueDescription]| {
            let same = |(a, b): (&ValueDescription, &ValueDescription)| {
                a.name == b.name && a.arity == b.arity
            };
            own.len() == other.len() && own.iter().zip(other).all(same)
        };
        let attributes = self.attributes.iter().zip(&other.attributes);
        values(&self.operands, &other.operands)
            && values(&self.results, &other.results)
            && self.attributes.len() == other.attributes.len()
            && attributes.into_iter().all(|(a, b)| a.name == b.name)
            && self.regions.len() == other.regions.len()
            && self.successors.len() == other.successors.len()
    }

    /// Whether a value has a constraint with the words of another description, but with another condition.
    pub(crate) fn means_other_types_than(&self, other: &OpDescription) -> bool {
        let own = self.operands.iter().chain(&self.results);
        own.zip(other.operands.iter().chain(&other.results)).any(|(own, other)| {
            own.constraint.summary() == other.constraint.summary()
                && own.constraint.predicate != other.constraint.predicate
        })
    }

    /// Returns this description with the documentation of another one, and the attributes that only that one knows.
    /// Attributes that it declares to be of another kind get its constraints, and so do values of another only type.
    pub(crate) fn documented_by(&self, other: &OpDescription) -> OpDescription {
        let summary = if other.summary.is_empty() { &self.summary } else { &other.summary };
        let is_new = |one: &&AttributeDescription| self.attribute_index(&one.name).is_none();
        let own = self.attributes.iter().map(|own| {
            let index = other.attribute_index(&own.name);
            let new = index.and_then(|index| other.attributes.get(index));
            let new = new.filter(|new| new.constraint.is_disjoint_from(&own.constraint));
            match new {
                Some(new) => {
                    let constraint = new.constraint.clone();
                    AttributeDescription { constraint, ..own.clone() }
                }
                None => own.clone(),
            }
        });
        // Types that the other one does not relate are related in another version only.
        let states_all = !other.traits.relate_types();
        let holds = |ours: &&ParametricTrait| match ours {
            ParametricTrait::AllMatch { values, .. } if states_all => {
                other.parametric_traits.iter().any(|theirs| theirs.relates(values))
            }
            _ => true,
        };
        OpDescription {
            parametric_traits: self.parametric_traits.iter().filter(holds).cloned().collect(),
            attributes: own.chain(other.attributes.iter().filter(is_new).cloned()).collect(),
            operands: with_only_types(&self.operands, &other.operands),
            results: with_only_types(&self.results, &other.results),
            summary: summary.clone(),
            description: other.description.clone(),
            place: other.place.clone(),
            asm: other.asm.clone(),
            has_properties: other.has_properties,
            has_cpp_verifier: other.has_cpp_verifier,
            gap: other.gap,
            ..self.clone()
        }
    }

    /// Whether it has a trait.
    #[must_use]
    pub const fn has(&self, one: Trait) -> bool {
        self.traits.contains(one)
    }

    /// The name of the dialect.
    #[must_use]
    pub fn dialect(&self) -> &str {
        self.name.split_once('.').map_or("", |(dialect, _)| dialect)
    }

    /// The name without the dialect.
    #[must_use]
    pub fn mnemonic(&self) -> &str {
        self.name.split_once('.').map_or(&*self.name, |(_, mnemonic)| mnemonic)
    }

    /// The index of the attribute with a name.
    #[must_use]
    pub fn attribute_index(&self, name: &str) -> Option<usize> {
        self.attributes.iter().position(|attribute| &*attribute.name == name)
    }

    /// The format, if the operation has one.
    #[must_use]
    pub fn format(&self) -> Option<&Format> {
        match &self.syntax {
            Syntax::Format(format) => Some(format),
            Syntax::Custom | Syntax::GenericOnly => None,
        }
    }

    /// The terminator that need not be written, if there is one.
    #[must_use]
    pub fn implicit_terminator(&self) -> Option<&str> {
        self.parametric_traits.iter().find_map(|one| match one {
            ParametricTrait::SingleBlockImplicitTerminator(name) => Some(&**name),
            _ => None,
        })
    }
}

/// The number of values of a described operand or result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arity {
    /// Exactly one.
    Single,
    /// None or one.
    Optional,
    /// Any number.
    Variadic,
    /// Any number of groups, whose lengths are in the attribute with this name.
    VariadicOfVariadic(Box<str>),
}

impl Arity {
    /// Whether it may be other than one.
    #[must_use]
    pub const fn is_variable_length(&self) -> bool {
        !matches!(self, Arity::Single)
    }
}

/// An operand or result.
#[derive(Debug, Clone)]
pub struct ValueDescription {
    /// Empty where ODS gives none.
    pub name: Box<str>,
    /// Its purpose, in one line (ODS: `Arg`, `Res`); empty if ODS gives none.
    pub about: Box<str>,
    /// The constraint on the type of each value.
    pub constraint: TypeConstraint,
    /// The number of its values.
    pub arity: Arity,
    /// The operation's effects on the memory that it refers to.
    pub effects: Vec<MemoryEffect>,
}

impl ValueDescription {
    /// Returns the allowed types as [`summary`](Self::summary), or the name of a type without a summary.
    #[must_use]
    pub fn words(&self) -> String {
        match self.constraint.summary() {
            "" => self.summary() + &self.constraint.words(),
            _ => self.summary(),
        }
    }

    /// Returns the allowed types, in MLIR's words: "variadic of index".
    #[must_use]
    pub fn summary(&self) -> String {
        match self.arity {
            Arity::Single | Arity::Optional => self.constraint.summary().to_owned(),
            Arity::Variadic | Arity::VariadicOfVariadic(_) => {
                format!("variadic of {}", self.constraint.summary())
            }
        }
    }
}

/// An attribute of an operation with a meaning for it.
#[derive(Debug, Clone)]
pub struct AttributeDescription {
    /// As in the attribute dictionary.
    pub name: Box<str>,
    /// Its purpose, in one line (ODS: `Arg`); empty if ODS gives none.
    pub about: Box<str>,
    /// The constraint on its value.
    pub constraint: AttributeConstraint,
    /// Whether it must be there.
    pub presence: Presence,
    /// Its storage in C++.
    pub storage: Storage,
}

impl AttributeDescription {
    /// Whether C++ stores it as a value of C++, which has a value even if the text gives none.
    #[must_use]
    pub fn is_property(&self) -> bool {
        let is_cpp = match self.constraint.predicate() {
            AttributePredicate::Unknown(class) => class.ends_with("Prop"),
            _ => false,
        };
        is_cpp || self.storage != Storage::Attribute
    }
}

/// The storage of an attribute in C++, which decides about its encoding in bytecode.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Storage {
    /// As an attribute.
    Attribute,
    /// As a value of C++ with the encoding of MLIR's `Properties.td`.
    Property,
    /// As a value of C++ with an encoding that only C++ knows.
    CppProperty,
}

/// Whether an attribute must be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Presence {
    /// It must.
    Required,
    /// It need not.
    Optional,
    /// It is always present, with this value by default (`DefaultValuedAttr`): an enumerator for an enumeration, MLIR
    /// text for others.
    Default(Box<str>),
    /// It may be absent, which means this value (`DefaultValuedOptionalAttr`).
    DefaultIfAbsent(Box<str>),
}

impl Presence {
    /// The value that counts if none is written, if there is one.
    #[must_use]
    pub fn default(&self) -> Option<&str> {
        match self {
            Presence::Default(text) | Presence::DefaultIfAbsent(text) => Some(text),
            Presence::Required | Presence::Optional => None,
        }
    }
}

/// The number of blocks of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RegionConstraint {
    /// Any number: `AnyRegion`.
    Any,
    /// Exactly this many: `SizedRegion`.
    Sized(u32),
    /// At most this many: `MaxSizedRegion`.
    MaxSized(u32),
    /// So many or more: `MinSizedRegion`.
    MinSized(u32),
}

/// A region.
#[derive(Debug, Clone)]
pub struct RegionDescription {
    /// As in formats.
    pub name: Box<str>,
    /// The number of its blocks.
    pub constraint: RegionConstraint,
    /// Whether it means any number of regions.
    pub variadic: bool,
}

/// A successor.
#[derive(Debug, Clone)]
pub struct SuccessorDescription {
    /// As in formats.
    pub name: Box<str>,
    /// Whether it means any number of successors.
    pub variadic: bool,
}

/// The custom form of an operation.
#[derive(Debug, Clone)]
pub enum Syntax {
    /// By a declarative format.
    Format(Format),
    /// By a parser and a printer that are registered under the name of the operation.
    Custom,
    /// Only in the generic form.
    GenericOnly,
}
