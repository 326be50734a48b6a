//! Constraints on attributes: their ODS names, their words in MLIR's messages, and their predicates.

use super::predicate::TypePredicate;
use super::properties::PropertyPredicate;
use super::scope::Scope;
use super::types::{Reason, float, type_constraint};
use crate::ir::{Attribute, Context};
use crate::ods::EnumDescription;
use crate::ods::term::{Listed, Quoted, Term};
use abide_source::types::Signedness;
use std::fmt;
use std::sync::Arc;

/// A constraint on an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttributeConstraint {
    pub(in crate::ods) summary: Arc<str>,
    pub(in crate::ods) predicate: Arc<AttributePredicate>,
}

impl AttributeConstraint {
    pub(crate) fn new(
        summary: impl Into<Arc<str>>,
        predicate: AttributePredicate,
    ) -> AttributeConstraint {
        AttributeConstraint { summary: summary.into(), predicate: Arc::new(predicate) }
    }

    /// Returns the allowed attributes, in MLIR's words: "64-bit signless integer attribute".
    #[must_use]
    pub fn summary(&self) -> &str {
        &self.summary
    }

    /// The condition.
    #[must_use]
    pub fn predicate(&self) -> &AttributePredicate {
        &self.predicate
    }

    /// Whether an attribute fulfils the condition.
    #[must_use]
    pub fn matches(&self, context: &Context, attribute: Attribute) -> bool {
        self.predicate.matches(context, attribute)
    }

    /// Whether another constraint certainly accepts different attributes. Examples: arrays of another kind, integers of
    /// one type instead of several, and words with other numbers or another syntax.
    pub(crate) fn is_disjoint_from(&self, other: &AttributeConstraint) -> bool {
        use AttributePredicate as Is;
        let (own, other) = (self.predicate.unconfined(), other.predicate.unconfined());
        match (own, other) {
            (Is::Integer(own), Is::Integer(other)) | (Is::Float(own), Is::Float(other)) => {
                own.is_buildable() && own != other
            }
            (Is::DenseArray(own), Is::DenseArray(other)) => own != other,
            (Is::Enum(own), Is::Enum(other))
                if std::mem::discriminant(&own.spelling)
                    == std::mem::discriminant(&other.spelling) =>
            {
                own.spelling != other.spelling
                    || own.cases.iter().any(|case| other.value(&case.keyword) != Some(case.value))
            }
            _ => own.kind().is_some_and(|own| other.kind().is_some_and(|other| own != other)),
        }
    }

    pub(crate) fn with_summary(self, summary: &str) -> AttributeConstraint {
        AttributeConstraint { summary: summary.into(), ..self }
    }
}

/// A condition on an attribute.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AttributePredicate {
    /// Always true.
    Any,
    /// Has its own type: `TypedAttrInterface`.
    Typed,
    /// `true` or `false`.
    Bool,
    /// `unit`
    Unit,
    /// A string.
    String,
    /// A string whose type fulfils a condition; other strings have none.
    TypedString(TypePredicate),
    /// A string that is the name of a symbol; formats write it as `@name`.
    SymbolName,
    /// A type that fulfils a condition.
    Type(TypePredicate),
    /// An integer whose type fulfils a condition.
    Integer(TypePredicate),
    /// A floating-point number whose type fulfils a condition.
    Float(TypePredicate),
    /// A dictionary.
    Dictionary,
    /// An affine map.
    AffineMap,
    /// An integer set.
    IntegerSet,
    /// A location.
    Location,
    /// An array whose elements all fulfil a condition.
    Array(Box<AttributePredicate>),
    /// `array<i64: …>` with this element type: `i1`, `i8`, `i16`, `i32`, `i64`, `f32` or `f64`.
    DenseArray(Box<str>),
    /// The constant contents of a vector or tensor.
    Elements,
    /// Dense constant integers.
    IntElements {
        /// The type of the elements.
        element: TypePredicate,
        /// The shape; any if there is none.
        shape: Option<Vec<u32>>,
    },
    /// Dense constant floating-point numbers.
    FloatElements(TypePredicate),
    /// `@a::@b`
    SymbolRef,
    /// `@a`
    FlatSymbolRef,
    /// A case of an enumeration, or a set of cases.
    Enum(Arc<EnumDescription>),
    /// An attribute of a dialect, with the dialect, without the `#`.
    Dialect(Box<str>),
    /// An attribute of an unknown C++ class, as in the source.
    Unknown(Box<str>),
    /// One of them holds.
    AnyOf(Vec<AttributePredicate>),
    /// A property that a format spells in its own way.
    Property(PropertyPredicate),
    /// The first holds, and then the others.
    Confined(Box<AttributePredicate>, Vec<Confinement>),
}

/// The attributes of MLIR that are written and held in their own ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Float,
    String,
    Type,
    Array,
    DenseArray,
    Elements,
    Symbol,
    Dialect,
    Other,
}

/// The beginning of an attribute's text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Beginning {
    /// With one of its words.
    Word,
    /// With a digit, a quote or an `@`.
    Sign,
}

impl AttributePredicate {
    /// Returns the predicate without the conditions on its value.
    #[must_use]
    pub fn unconfined(&self) -> &AttributePredicate {
        match self {
            AttributePredicate::Confined(one, _) => one.unconfined(),
            one => one,
        }
    }

    /// Returns the enumeration of the attribute, or of the elements of an array; the first one if there are several.
    #[must_use]
    pub fn enumeration(&self) -> Option<&EnumDescription> {
        match self.unconfined() {
            AttributePredicate::Enum(one) => Some(one),
            AttributePredicate::Array(element) => element.enumeration(),
            AttributePredicate::AnyOf(of) => of.iter().find_map(AttributePredicate::enumeration),
            _ => None,
        }
    }

    /// Returns the kind of attribute; `None` if there may be several, or it is unknown.
    fn kind(&self) -> Option<Kind> {
        use crate::ods::EnumSpelling;
        Some(match self {
            AttributePredicate::Any
            | AttributePredicate::Typed
            | AttributePredicate::Unknown(_)
            | AttributePredicate::Property(PropertyPredicate::Unit)
            | AttributePredicate::AnyOf(_) => return None,
            AttributePredicate::Bool | AttributePredicate::Integer(_) => Kind::Integer,
            AttributePredicate::Enum(one) => match one.spelling {
                EnumSpelling::Integer => Kind::Integer,
                EnumSpelling::Dialect { .. } => Kind::Dialect,
            },
            AttributePredicate::Float(_) => Kind::Float,
            AttributePredicate::String
            | AttributePredicate::TypedString(_)
            | AttributePredicate::SymbolName => Kind::String,
            AttributePredicate::Type(_) => Kind::Type,
            AttributePredicate::Array(_) | AttributePredicate::Property(_) => Kind::Array,
            AttributePredicate::DenseArray(_) => Kind::DenseArray,
            AttributePredicate::Elements
            | AttributePredicate::IntElements { .. }
            | AttributePredicate::FloatElements(_) => Kind::Elements,
            AttributePredicate::SymbolRef | AttributePredicate::FlatSymbolRef => Kind::Symbol,
            AttributePredicate::Dialect(_) => Kind::Dialect,
            AttributePredicate::Unit
            | AttributePredicate::Dictionary
            | AttributePredicate::AffineMap
            | AttributePredicate::IntegerSet
            | AttributePredicate::Location
            | AttributePredicate::Confined(..) => Kind::Other,
        })
    }

    /// The beginning of its text in a format, if that distinguishes it from others.
    pub(crate) fn distinctive_beginning(&self) -> Option<Beginning> {
        match self.unconfined() {
            AttributePredicate::Enum(_) => Some(Beginning::Word),
            AttributePredicate::Bool
            | AttributePredicate::Integer(_)
            | AttributePredicate::String
            | AttributePredicate::TypedString(_)
            | AttributePredicate::SymbolName
            | AttributePredicate::SymbolRef
            | AttributePredicate::FlatSymbolRef => Some(Beginning::Sign),
            _ => None,
        }
    }

    /// Whether it is a flag: the presence of an optional group determines its value.
    pub(crate) fn is_unit(&self) -> bool {
        matches!(
            self,
            AttributePredicate::Unit | AttributePredicate::Property(PropertyPredicate::Unit)
        )
    }

    /// Whether only C++ knows what attributes these are.
    pub(crate) fn is_unknown(&self) -> bool {
        matches!(self.unconfined(), AttributePredicate::Unknown(_))
    }
}

/// A condition in the notation of `.ops` files; an enumeration by its name.
impl fmt::Display for AttributePredicate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use AttributePredicate as Is;
        let word = match self {
            Is::Any => "AnyAttr",
            Is::Typed => "TypedAttrInterface",
            Is::Bool => "BoolAttr",
            Is::Unit => "UnitAttr",
            Is::String => "StrAttr",
            Is::SymbolName => "SymbolNameAttr",
            Is::Dictionary => "DictionaryAttr",
            Is::AffineMap => "AffineMapAttr",
            Is::IntegerSet => "IntegerSetAttr",
            Is::Location => "LocationAttr",
            Is::Elements => "ElementsAttr",
            Is::SymbolRef => "SymbolRefAttr",
            Is::FlatSymbolRef => "FlatSymbolRefAttr",
            Is::Type(of) => return write!(f, "TypeAttrOf<{of}>"),
            Is::Integer(of) => return write!(f, "IntegerAttrOf<{of}>"),
            Is::Float(of) => return write!(f, "FloatAttrOf<{of}>"),
            Is::TypedString(of) => return write!(f, "TypedStrAttr<{of}>"),
            Is::Array(of) => return write!(f, "TypedArrayAttrBase<{of}, \"\">"),
            Is::DenseArray(element) => return write!(f, "DenseArrayAttrBase<{element}>"),
            Is::IntElements { element, shape: None } => {
                return write!(f, "IntElementsAttrOf<{element}>");
            }
            Is::IntElements { element, shape: Some(shape) } => {
                return write!(f, "IntElementsAttrOf<{element}, [{}]>", Listed(shape));
            }
            Is::FloatElements(of) => return write!(f, "FloatElementsAttrOf<{of}>"),
            Is::Enum(one) => &one.name,
            Is::Dialect(name) => return write!(f, "#{name}"),
            Is::Unknown(text) => return write!(f, "CPred<{}>", Quoted(text)),
            Is::AnyOf(of) => return write!(f, "AnyAttrOf<[{}]>", Listed(of)),
            Is::Property(of) => return write!(f, "{of}"),
            Is::Confined(one, of) => return write!(f, "ConfinedAttr<{one}, [{}]>", Listed(of)),
        };
        f.write_str(word)
    }
}

impl fmt::Display for Confinement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Confinement::Minimum(n) => write!(f, "IntMinValue<{n}>"),
            Confinement::Maximum(n) => write!(f, "IntMaxValue<{n}>"),
            Confinement::PowerOfTwo => f.write_str("IntPowerOf2"),
            Confinement::Count(n) => write!(f, "ArrayCount<{n}>"),
            Confinement::MinimumCount(n) => write!(f, "ArrayMinCount<{n}>"),
            Confinement::MaximumCount(n) => write!(f, "ArrayMaxCount<{n}>"),
            Confinement::Sorted => f.write_str("DenseArraySorted"),
            Confinement::StrictlySorted => f.write_str("DenseArrayStrictlySorted"),
            Confinement::NonNegativeElements => f.write_str("DenseArrayNonNegative"),
            Confinement::PositiveElements => f.write_str("DenseArrayStrictlyPositive"),
            Confinement::ElementEquals(index, n) => write!(f, "IntArrayNthElemEq<{index}, {n}>"),
            Confinement::Unknown(text) => write!(f, "CPred<{}>", Quoted(text)),
        }
    }
}

/// A further condition on an attribute whose kind is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Confinement {
    /// An integer is not less.
    Minimum(i64),
    /// An integer is not more.
    Maximum(i64),
    /// The bits of an integer are those of a power of two: one of them is set.
    PowerOfTwo,
    /// An array has this many elements.
    Count(i64),
    /// An array has at least this many elements.
    MinimumCount(i64),
    /// An array has at most this many elements.
    MaximumCount(i64),
    /// The elements of a dense array do not decrease.
    Sorted,
    /// The elements of a dense array increase.
    StrictlySorted,
    /// The elements of a dense array are not negative.
    NonNegativeElements,
    /// The elements of a dense array are positive.
    PositiveElements,
    /// An element of an array of integers, by index, has a value.
    ElementEquals(i64, i64),
    /// An unknown C++ condition, as in the source: it holds.
    Unknown(Box<str>),
}

/// Reads a constraint on an attribute from its ODS name.
pub(in crate::ods) fn attribute_constraint(
    term: &Term,
    scope: &Scope,
) -> Result<AttributeConstraint, Reason> {
    match term {
        Term::Name(name, arguments) if arguments.is_empty() => simple(name)
            .or_else(|| scope.attribute_named(name).cloned())
            .or_else(|| scope.enum_named(name).map(enumeration))
            .ok_or_else(|| format!("no attribute constraint is called '{name}'")),
        Term::Name(name, arguments) => class(name, arguments, scope),
        Term::Attribute(name) => {
            Ok(AttributeConstraint::new("", AttributePredicate::Dialect(name.clone())))
        }
        _ => Err("expected an attribute constraint".to_owned()),
    }
}

fn enumeration(one: &Arc<EnumDescription>) -> AttributeConstraint {
    let predicate = AttributePredicate::Enum(Arc::clone(one));
    if !one.summary.is_empty() {
        return AttributeConstraint::new(&*one.summary, predicate);
    }
    let cases: Vec<String> = one.cases.iter().map(|case| case.value.to_string()).collect();
    let (width, cases) = (one.width, cases.join(", "));
    let summary = format!("allowed {width}-bit signless integer cases: {cases}");
    AttributeConstraint::new(summary, predicate)
}

fn integer(signedness: Option<Signedness>, width: Option<u32>) -> TypePredicate {
    TypePredicate::Integer { signedness, width }
}

/// Constraints without parameters that are not made of others.
fn simple(name: &str) -> Option<AttributeConstraint> {
    use AttributePredicate as Is;
    let (summary, predicate) = match name {
        "AnyAttr" => ("any attribute", Is::Any),
        "TypedAttrInterface" => ("TypedAttr instance", Is::Typed),
        "LocationAttr" => ("location attribute", Is::Location),
        "BoolAttr" => ("bool attribute", Is::Bool),
        "UnitAttr" => ("unit attribute", Is::Unit),
        "UnitProp" => ("unit property", Is::Property(PropertyPredicate::Unit)),
        "StrAttr" => ("string attribute", Is::String),
        "SymbolNameAttr" => ("string attribute", Is::SymbolName),
        "TypeAttr" => ("any type attribute", Is::Type(TypePredicate::Any)),
        "IndexAttr" => ("index attribute", Is::Integer(TypePredicate::Index)),
        "APIntAttr" => ("arbitrary integer attribute", Is::Integer(TypePredicate::Any)),
        "DictionaryAttr" => ("dictionary of named attribute values", Is::Dictionary),
        "ArrayAttr" => ("array attribute", Is::Array(Box::new(Is::Any))),
        "AffineMapAttr" => ("AffineMap attribute", Is::AffineMap),
        "IntegerSetAttr" => ("IntegerSet attribute", Is::IntegerSet),
        "ElementsAttr" => ("constant vector/tensor attribute", Is::Elements),
        "AnyIntElementsAttr" => {
            let element = TypePredicate::Any;
            ("integer elements attribute", Is::IntElements { element, shape: None })
        }
        "IndexElementsAttr" => {
            let element = TypePredicate::Index;
            ("index elements attribute", Is::IntElements { element, shape: None })
        }
        "SymbolRefAttr" => ("symbol reference attribute", Is::SymbolRef),
        "FlatSymbolRefAttr" => ("flat symbol reference attribute", Is::FlatSymbolRef),
        _ => return None,
    };
    Some(AttributeConstraint::new(summary, predicate))
}

/// Constraints with parameters.
fn class(name: &str, arguments: &[Term], scope: &Scope) -> Result<AttributeConstraint, Reason> {
    use AttributePredicate as Is;
    Ok(match (name, arguments) {
        ("TypeAttrOf", [one]) => {
            let one = type_constraint(one, scope)?;
            let summary = format!("type attribute of {}", one.summary());
            AttributeConstraint::new(summary, Is::Type(one.predicate().clone()))
        }
        ("TypedArrayAttrBase", [element, Term::Text(summary)]) => {
            let element = attribute_constraint(element, scope)?;
            AttributeConstraint::new(&**summary, Is::Array(Box::new(element.predicate().clone())))
        }
        ("DenseArrayAttrBase", [Term::Name(element, _)]) => {
            let summary = format!("{element} dense array attribute");
            AttributeConstraint::new(summary, Is::DenseArray(element.clone()))
        }
        ("IntegerAttrOf", [of]) => of_type(of, scope, Is::Integer)?,
        ("FloatAttrOf", [of]) => of_type(of, scope, Is::Float)?,
        ("TypedStrAttr", [of]) => of_type(of, scope, Is::TypedString)?,
        ("FloatElementsAttrOf", [of]) => of_type(of, scope, Is::FloatElements)?,
        ("IntElementsAttrOf", [of]) => {
            of_type(of, scope, |element| Is::IntElements { element, shape: None })?
        }
        ("IntElementsAttrOf", [of, Term::List(items)]) => {
            let shape = Some(dimensions(items)?);
            of_type(of, scope, |element| Is::IntElements { element, shape })?
        }
        ("CPred", [Term::Text(text)]) => AttributeConstraint::new("", Is::Unknown(text.clone())),
        ("RankedI64ElementsAttr", [Term::List(items)]) => ranked(64, items)?,
        ("RankedI32ElementsAttr", [Term::List(items)]) => ranked(32, items)?,
        ("AnyAttrOf", [Term::List(items)]) => {
            let of = items.iter().map(|item| attribute_constraint(item, scope));
            let of = of.collect::<Result<Vec<_>, _>>()?;
            let summaries: Vec<&str> = of.iter().map(AttributeConstraint::summary).collect();
            let summary = summaries.join(" or ");
            let predicates = of.iter().map(|one| one.predicate().clone()).collect();
            AttributeConstraint::new(summary, Is::AnyOf(predicates))
        }
        ("ArrayProp", [element]) => {
            let of = attribute_constraint(element, scope)?;
            let summary = format!("array of {}", of.summary());
            let of = PropertyPredicate::Array(Box::new(of.predicate().clone()));
            AttributeConstraint::new(summary, Is::Property(of))
        }
        ("OptionalProp", [one, rest @ ..]) => {
            let one = attribute_constraint(one, scope)?;
            let is_plain = match rest {
                [] => true,
                [Term::Integer(0)] => false,
                _ => return Err(no_such(name)),
            };
            let summary = format!("optional {}", one.summary());
            let of = Box::new(one.predicate().clone());
            let property = PropertyPredicate::Optional { of, is_plain };
            AttributeConstraint::new(summary, Is::Property(property))
        }
        ("ConfinedAttr", [one, Term::List(items)]) => {
            let one = attribute_constraint(one, scope)?;
            let mut summary = one.summary().to_owned();
            let mut confinements = Vec::new();
            for item in items {
                let (words, confinement) = confinement(item)?;
                summary.push(' ');
                summary.push_str(&words);
                confinements.push(confinement);
            }
            let predicate = Is::Confined(Box::new(one.predicate().clone()), confinements);
            AttributeConstraint::new(summary, predicate)
        }
        (_, [Term::Integer(width)]) => {
            let width = u32::try_from(*width).map_err(|_| "a width is needed")?;
            of_width(name, width).ok_or_else(|| no_such(name))?
        }
        _ => return Err(no_such(name)),
    })
}

/// An attribute whose type fulfils a condition.
fn of_type(
    of: &Term,
    scope: &Scope,
    is: impl FnOnce(TypePredicate) -> AttributePredicate,
) -> Result<AttributeConstraint, Reason> {
    let of = type_constraint(of, scope)?;
    Ok(AttributeConstraint::new("", is(of.predicate().clone())))
}

fn no_such(name: &str) -> Reason {
    format!("no attribute constraint is called '{name}' with such arguments")
}

fn of_width(name: &str, width: u32) -> Option<AttributeConstraint> {
    use AttributePredicate as Is;
    let signless = || integer(Some(Signedness::Signless), Some(width));
    let float = || float(width).map(|kind| TypePredicate::Float(Some(kind)));
    let (words, predicate) = match name {
        "SignlessIntegerAttr" => ("signless integer attribute", Is::Integer(signless())),
        "SignedIntegerAttr" => (
            "signed integer attribute",
            Is::Integer(integer(Some(Signedness::Signed), Some(width))),
        ),
        "UnsignedIntegerAttr" => (
            "unsigned integer attribute",
            Is::Integer(integer(Some(Signedness::Unsigned), Some(width))),
        ),
        "AnyIntegerAttr" => ("integer attribute", Is::Integer(integer(None, Some(width)))),
        "FloatAttr" => ("float attribute", Is::Float(float()?)),
        "SignlessIntElementsAttr" => (
            "signless integer elements attribute",
            Is::IntElements { element: signless(), shape: None },
        ),
        "FloatElementsAttr" => ("float elements attribute", Is::FloatElements(float()?)),
        _ => return None,
    };
    Some(AttributeConstraint::new(format!("{width}-bit {words}"), predicate))
}

fn dimensions(items: &[Term]) -> Result<Vec<u32>, Reason> {
    let dimension = |item: &Term| match item {
        Term::Integer(value) => u32::try_from(*value).ok(),
        _ => None,
    };
    let shape: Option<Vec<u32>> = items.iter().map(dimension).collect();
    Ok(shape.ok_or("a list of dimensions is needed")?)
}

/// Dense signless integers in a certain shape.
fn ranked(width: u32, items: &[Term]) -> Result<AttributeConstraint, Reason> {
    let shape = dimensions(items)?;
    let text: Vec<String> = shape.iter().map(u32::to_string).collect();
    let text = text.join(", ");
    let summary = format!("{width}-bit signless int elements attribute of shape [{text}]");
    let element = integer(Some(Signedness::Signless), Some(width));
    Ok(AttributeConstraint::new(
        summary,
        AttributePredicate::IntElements { element, shape: Some(shape) },
    ))
}

/// A further condition, with its words in MLIR's messages.
fn confinement(term: &Term) -> Result<(String, Confinement), Reason> {
    let Term::Name(name, arguments) = term else {
        return Err("expected a condition on an attribute".to_owned());
    };
    let found = match (&**name, arguments.as_slice()) {
        ("IntNonNegative", []) => ("whose value is non-negative".into(), Confinement::Minimum(0)),
        ("IntPositive", []) => ("whose value is positive".into(), Confinement::Minimum(1)),
        ("IntPowerOf2", []) => {
            ("whose value is a power of two > 0".into(), Confinement::PowerOfTwo)
        }
        ("IntMinValue", [Term::Integer(n)]) => {
            (format!("whose minimum value is {n}"), Confinement::Minimum(*n))
        }
        ("IntMaxValue", [Term::Integer(n)]) => {
            (format!("whose maximum value is {n}"), Confinement::Maximum(*n))
        }
        ("ArrayCount" | "DenseArrayCount", [Term::Integer(n)]) => {
            (format!("with exactly {n} elements"), Confinement::Count(*n))
        }
        ("ArrayMinCount", [Term::Integer(n)]) => {
            (format!("with at least {n} elements"), Confinement::MinimumCount(*n))
        }
        ("ArrayMaxCount", [Term::Integer(n)]) => {
            (format!("with at most {n} elements"), Confinement::MaximumCount(*n))
        }
        ("DenseArraySorted", _) => {
            ("should be in non-decreasing order".into(), Confinement::Sorted)
        }
        ("DenseArrayStrictlySorted", _) => {
            ("should be in increasing order".into(), Confinement::StrictlySorted)
        }
        ("DenseArrayNonNegative", _) => {
            ("whose value is non-negative".into(), Confinement::NonNegativeElements)
        }
        ("DenseArrayStrictlyPositive", _) => {
            ("whose value is positive".into(), Confinement::PositiveElements)
        }
        ("CPred", [Term::Text(text)]) => (text.to_string(), Confinement::Unknown(text.clone())),
        ("IntArrayNthElemEq", [Term::Integer(index), Term::Integer(value)]) => (
            format!("whose {index}-th element must be {value}"),
            Confinement::ElementEquals(*index, *value),
        ),
        _ => return Err(format!("no condition on an attribute is called '{name}'")),
    };
    Ok(found)
}
