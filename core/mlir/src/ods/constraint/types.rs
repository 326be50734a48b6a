//! Constraints on types: their ODS names, their words in MLIR's messages, and their predicates.

use super::predicate::{Containers, Ranks, ShapedPredicate, TypePredicate};
use super::scope::Scope;
use crate::ir::{Context, FloatKind, Type};
use crate::ods::TypeFacts;
use crate::ods::term::Term;
use abide_source::types::Signedness;
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A constraint on a type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypeConstraint {
    pub(in crate::ods) summary: Arc<str>,
    pub(in crate::ods) predicate: Arc<TypePredicate>,
    /// The rule for omitting the type; `None` if the predicate determines it.
    pub(in crate::ods) builder: Option<Builder>,
    /// The dialect type that it means in C++, with the dialect.
    pub(in crate::ods) class: Option<Arc<str>>,
}

/// Whether and how a type can be made of a constraint alone (ODS: `builderCall`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::ods) enum Builder {
    /// It must be written.
    None,
    /// The type that fulfils this condition.
    Type(Arc<TypePredicate>),
    /// It may be omitted, but only C++ knows it.
    Unknown,
}

impl TypeConstraint {
    pub(crate) fn new(summary: impl Into<Arc<str>>, predicate: TypePredicate) -> TypeConstraint {
        TypeConstraint {
            summary: summary.into(),
            predicate: Arc::new(predicate),
            builder: None,
            class: None,
        }
    }

    /// The same constraint, whose types must be written.
    pub(in crate::ods) fn written(self) -> TypeConstraint {
        let builder = self.predicate.is_buildable().then_some(Builder::None);
        TypeConstraint { builder, ..self }
    }

    /// The same constraint with a buildable type, which need not be written: the one of the condition, or one that only
    /// C++ knows.
    pub(in crate::ods) fn built(self, ty: Option<TypePredicate>) -> TypeConstraint {
        let builder = match ty {
            Some(ty) if *self.predicate == ty && ty.is_buildable() => None,
            Some(ty) => Some(Builder::Type(Arc::new(ty))),
            None => Some(Builder::Unknown),
        };
        TypeConstraint { builder, ..self }
    }

    /// Returns the same constraint for a C++ class: that of `!dialect.mnemonic`.
    pub(in crate::ods) fn of_class(self, name: &str) -> TypeConstraint {
        TypeConstraint { class: Some(name.into()), ..self }
    }

    /// The type of a dialect, with the dialect, that formats write without its name.
    #[must_use]
    pub fn class(&self) -> Option<&str> {
        self.class.as_deref()
    }

    /// Whether a value's type need not be written, because the constraint determines it.
    #[must_use]
    pub fn is_buildable(&self) -> bool {
        match &self.builder {
            None => self.predicate.is_buildable(),
            Some(builder) => *builder != Builder::None,
        }
    }

    /// The type that need not be written; an unknown one if only C++ determines it.
    pub fn build(&self, context: &mut Context) -> Option<Type> {
        match &self.builder {
            None => self.predicate.build(context),
            Some(Builder::None) => None,
            Some(Builder::Type(ty)) => ty.build(context).or_else(|| Some(context.unknown_type())),
            Some(Builder::Unknown) => Some(context.unknown_type()),
        }
    }

    /// Returns the allowed types, in MLIR's words: "signless-integer-like".
    #[must_use]
    pub fn summary(&self) -> &str {
        &self.summary
    }

    /// Returns the summary, or the name of the dialect type that a constraint without a summary means: `!toy.tile`.
    #[must_use]
    pub fn words(&self) -> Cow<'_, str> {
        match self.dialect_type() {
            Some(name) if self.summary.is_empty() => format!("!{name}").into(),
            _ => (&*self.summary).into(),
        }
    }

    /// The name of the only dialect type that fulfils the condition, without its `!`.
    #[must_use]
    pub fn dialect_type(&self) -> Option<&str> {
        match &*self.predicate {
            TypePredicate::Dialect { name, .. } => Some(name),
            _ => self.class.as_deref(),
        }
    }

    /// The condition.
    #[must_use]
    pub fn predicate(&self) -> &TypePredicate {
        &self.predicate
    }

    /// Whether a type fulfils the condition. A type that is not known fulfils any.
    #[must_use]
    pub fn matches(&self, context: &Context, ty: Type) -> bool {
        self.predicate.matches(context, ty)
    }

    /// Whether a type may fulfil the condition, as far as C++'s facts about the type are known.
    #[must_use]
    pub fn matches_with(&self, context: &Context, ty: Type, facts: &dyn TypeFacts) -> bool {
        self.predicate.holds(context, ty, facts) != Some(false)
    }

    pub(crate) fn with_summary(self, summary: &str) -> TypeConstraint {
        TypeConstraint { summary: summary.into(), ..self }
    }
}

/// The reason why a term is not a constraint.
pub(crate) type Reason = String;

/// A constraint in the notation of `.ops` files.
impl fmt::Display for TypeConstraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.class {
            Some(class) => write!(f, "ClassOf<{}, !{class}<...>>", self.built_term()),
            None => f.write_str(&self.built_term()),
        }
    }
}

impl TypeConstraint {
    fn built_term(&self) -> String {
        let predicate = &self.predicate;
        match &self.builder {
            None => predicate.to_string(),
            Some(Builder::None) => format!("WrittenType<{predicate}>"),
            Some(Builder::Type(ty)) => format!("BuildableType<{predicate}, {ty}>"),
            Some(Builder::Unknown) => format!("BuildableType<{predicate}>"),
        }
    }
}

/// Reads a constraint on a type from its ODS name.
pub(in crate::ods) fn type_constraint(
    term: &Term,
    scope: &Scope,
) -> Result<TypeConstraint, Reason> {
    match term {
        Term::Name(name, arguments) if arguments.is_empty() => simple(name)
            .or_else(|| scope.type_named(name).cloned())
            .ok_or_else(|| format!("no type constraint is called '{name}'")),
        Term::Name(name, arguments) => class(name, arguments, scope),
        Term::Type { name, parametric } => {
            let predicate = TypePredicate::Dialect { name: name.clone(), parametric: *parametric };
            Ok(TypeConstraint::new("", predicate))
        }
        _ => Err("expected a type constraint".to_owned()),
    }
}

fn integer(signedness: Option<Signedness>, width: Option<u32>) -> TypePredicate {
    TypePredicate::Integer { signedness, width }
}

/// Constraints without parameters that are not made of others.
fn simple(name: &str) -> Option<TypeConstraint> {
    let (summary, predicate) = match name {
        "AnyType" => ("any type", TypePredicate::Any),
        "NoneType" => ("none type", TypePredicate::None),
        "Index" => ("index", TypePredicate::Index),
        "AnyInteger" => ("integer", integer(None, None)),
        "AnySignlessInteger" => ("signless integer", integer(Some(Signedness::Signless), None)),
        "AnySignedInteger" => ("signed integer", integer(Some(Signedness::Signed), None)),
        "AnyUnsignedInteger" => ("unsigned integer", integer(Some(Signedness::Unsigned), None)),
        "AnyFloat" => ("floating-point", TypePredicate::Float(None)),
        "AnyComplex" => ("complex-type", TypePredicate::Complex(Box::new(TypePredicate::Any))),
        "FunctionType" => ("function type", TypePredicate::Function),
        "AnyTuple" => ("tuple", TypePredicate::Tuple),
        "DialectType" => ("type of a dialect", TypePredicate::AnyDialect),
        _ => return None,
    };
    Some(TypeConstraint::new(summary, predicate))
}

/// Constraints with parameters.
fn class(name: &str, arguments: &[Term], scope: &Scope) -> Result<TypeConstraint, Reason> {
    let found = match arguments {
        [Term::Integer(width)] => {
            of_width(name, u32::try_from(*width).map_err(|_| "a width is needed")?)
        }
        [Term::List(items)] => {
            if let Some(ranks) = integers(items) {
                of_rank(name, &ranks)
            } else {
                container(name, &list(items, scope)?)
            }
        }
        [Term::List(items), Term::Text(summary)] if name == "AnyTypeOf" => {
            Some(any_of(&list(items, scope)?).with_summary(summary))
        }
        [Term::List(first), Term::List(second)] => match (integers(first), integers(second)) {
            (Some(ranks), _) => of_rank_and_type(name, &list(second, scope)?, ranks),
            (_, Some(ranks)) => of_rank_and_type(name, &list(first, scope)?, ranks),
            _ => None,
        },
        [one] if name == "Complex" => {
            let element = type_constraint(one, scope)?;
            let predicate = TypePredicate::Complex(Box::new(element.predicate().clone()));
            let summary = format!("complex type with {} elements", element.summary());
            Some(TypeConstraint::new(summary, predicate))
        }
        [Term::Name(keyword, _)] if name == "FloatType" => {
            let kind = FloatKind::from_keyword(keyword.as_bytes());
            let summary = format!("{keyword} type");
            kind.map(|kind| TypeConstraint::new(summary, TypePredicate::Float(Some(kind))))
        }
        [Term::Text(text)] if name == "CPred" => {
            Some(TypeConstraint::new("", TypePredicate::Unknown(text.clone())))
        }
        [one, Term::Type { name: class, .. }] if name == "ClassOf" => {
            Some(type_constraint(one, scope)?.of_class(class))
        }
        [one] | [one, _] if is_wrapper(name) => {
            let inner = type_constraint(one, scope)?;
            let second = arguments.get(1).map(|one| type_constraint(one, scope)).transpose()?;
            wrapped(name, inner, second)
        }
        [Term::List(kinds), element, rest @ ..] if name == "ShapedType" => {
            let element = type_constraint(element, scope)?;
            shaped_type(kinds, element.predicate().clone(), rest)
                .map(|shaped| TypeConstraint::new("", TypePredicate::Shaped(shaped)))
        }
        [one, Term::Text(summary)] => {
            let one = type_constraint(one, scope)?;
            like(name, one.predicate()).map(|predicate| TypeConstraint::new(&**summary, predicate))
        }
        _ => None,
    };
    found.ok_or_else(|| format!("no type constraint is called '{name}' with such arguments"))
}

/// Whether a class changes the meaning of another constraint.
fn is_wrapper(name: &str) -> bool {
    matches!(name, "NotType" | "ElementTypeOf" | "WrittenType" | "BuildableType")
}

fn wrapped(
    name: &str,
    inner: TypeConstraint,
    second: Option<TypeConstraint>,
) -> Option<TypeConstraint> {
    let predicate = || Box::new(inner.predicate().clone());
    Some(match (name, second) {
        ("NotType", None) => TypeConstraint::new("", TypePredicate::Not(predicate())),
        ("ElementTypeOf", None) => TypeConstraint::new("", TypePredicate::Element(predicate())),
        ("WrittenType", None) => inner.written(),
        ("BuildableType", of) => inner.built(of.map(|of| of.predicate().clone())),
        _ => return None,
    })
}

/// The numbers of a list, if it is one of numbers.
fn integers(items: &[Term]) -> Option<Vec<u32>> {
    let number = |item: &Term| match item {
        Term::Integer(value) => u32::try_from(*value).ok(),
        _ => None,
    };
    items.iter().map(number).collect()
}

/// `ShapedType<[kinds], element, [ranks], strided>`: a list of ranks, `AtLeast<rank>`, `static` and
/// `strided` may follow the element.
fn shaped_type(kinds: &[Term], element: TypePredicate, rest: &[Term]) -> Option<ShapedPredicate> {
    let kinds: Option<Vec<Containers>> =
        kinds.iter().map(|kind| Containers::named(kind.as_name()?)).collect();
    let kinds = kinds?.into_iter().reduce(Containers::or)?;
    let mut shaped = TypePredicate::shaped(kinds, element);
    for one in rest {
        match one {
            Term::List(ranks) => shaped.ranks = Ranks::OneOf(integers(ranks)?),
            Term::Name(name, arguments) => match (&**name, arguments.as_slice()) {
                ("AtLeast", [Term::Integer(rank)]) => {
                    shaped.ranks = Ranks::AtLeast(u32::try_from(*rank).ok()?);
                }
                ("static", []) => shaped.static_shape = true,
                ("strided", []) => shaped.strided = true,
                _ => return None,
            },
            _ => return None,
        }
    }
    Some(shaped)
}

fn list(items: &[Term], scope: &Scope) -> Result<Vec<TypeConstraint>, Reason> {
    items.iter().map(|item| type_constraint(item, scope)).collect()
}

fn of_width(name: &str, width: u32) -> Option<TypeConstraint> {
    let (words, predicate) = match name {
        "I" => ("signless integer", integer(Some(Signedness::Signless), Some(width))),
        "SI" => ("signed integer", integer(Some(Signedness::Signed), Some(width))),
        "UI" => ("unsigned integer", integer(Some(Signedness::Unsigned), Some(width))),
        "AnyI" => ("integer", integer(None, Some(width))),
        "F" => ("float", TypePredicate::Float(Some(float(width)?))),
        "AnyStridedMemRefOfRank" => {
            let mut memref = TypePredicate::shaped(Containers::RANKED_MEMREF, TypePredicate::Any);
            memref.strided = true;
            memref.ranks = Ranks::OneOf(vec![width]);
            let summary = format!("strided memref of any type values of rank {width}");
            return Some(TypeConstraint::new(summary, TypePredicate::Shaped(memref)));
        }
        _ => return None,
    };
    Some(TypeConstraint::new(format!("{width}-bit {words}"), predicate))
}

/// The IEEE format of a width, as `F<32>` means it.
pub(super) fn float(width: u32) -> Option<FloatKind> {
    FloatKind::from_keyword(format!("f{width}").as_bytes())
}

/// One of several constraints.
fn any_of(of: &[TypeConstraint]) -> TypeConstraint {
    let summaries: Vec<&str> = of.iter().map(TypeConstraint::summary).collect();
    let summary = summaries.join(" or ");
    match of {
        [one] => one.clone(),
        _ => TypeConstraint::new(
            summary,
            TypePredicate::AnyOf(of.iter().map(|one| one.predicate().clone()).collect()),
        ),
    }
}

/// Containers of elements of several types.
fn container(name: &str, elements: &[TypeConstraint]) -> Option<TypeConstraint> {
    let any = any_of(elements);
    let (words, containers) = match name {
        "AnyTypeOf" => return Some(any),
        "AllOfType" => {
            let summaries: Vec<&str> = elements.iter().map(TypeConstraint::summary).collect();
            let all = elements.iter().map(|one| one.predicate().clone()).collect();
            return Some(TypeConstraint::new(summaries.join(" and "), TypePredicate::AllOf(all)));
        }
        "VectorOf" | "VectorOfAnyRankOf" | "VectorOfNonZeroRankOf" => {
            ("vector", Containers::VECTOR)
        }
        "FixedVectorOf" | "FixedVectorOfAnyRank" => {
            ("fixed-length vector", Containers::FIXED_VECTOR)
        }
        "ScalableVectorOf" => ("scalable vector", Containers::SCALABLE_VECTOR),
        "TensorOf" => ("tensor", Containers::TENSOR),
        "Non0RankedTensorOf" => ("non-0-ranked.tensor", Containers::TENSOR),
        "RankedTensorOf" => ("ranked tensor", Containers::RANKED_TENSOR),
        "StaticShapeTensorOf" => ("statically shaped tensor", Containers::RANKED_TENSOR),
        "UnrankedTensorOf" => ("unranked tensor", Containers::UNRANKED_TENSOR),
        "0DTensorOf" => ("0D tensor", Containers::RANKED_TENSOR),
        "1DTensorOf" => ("1D tensor", Containers::RANKED_TENSOR),
        "2DTensorOf" => ("2D tensor", Containers::RANKED_TENSOR),
        "3DTensorOf" => ("3D tensor", Containers::RANKED_TENSOR),
        "4DTensorOf" => ("4D tensor", Containers::RANKED_TENSOR),
        "MemRefOf" => ("memref", Containers::RANKED_MEMREF),
        "Non0RankedMemRefOf" => ("non-0-ranked.memref", Containers::RANKED_MEMREF),
        "UnrankedMemRefOf" => ("unranked.memref", Containers::UNRANKED_MEMREF),
        "RankedOrUnrankedMemRefOf" => ("ranked or unranked memref", Containers::MEMREF),
        "StaticShapeMemRefOf" => ("statically shaped memref", Containers::RANKED_MEMREF),
        "StridedMemRefOf" => ("strided memref", Containers::RANKED_MEMREF),
        "ShapedOf" => ("shaped", Containers::SHAPED),
        _ => return None,
    };
    let mut shaped = TypePredicate::shaped(containers, any.predicate().clone());
    shaped.ranks = match name {
        "VectorOf" | "VectorOfNonZeroRankOf" => Ranks::AtLeast(1),
        "Non0RankedTensorOf" | "Non0RankedMemRefOf" => Ranks::AtLeast(1),
        _ => match name.strip_suffix("DTensorOf").and_then(|digits| digits.parse().ok()) {
            Some(rank) => Ranks::OneOf(vec![rank]),
            None => Ranks::Any,
        },
    };
    shaped.static_shape = name.starts_with("StaticShape");
    shaped.strided = name == "StridedMemRefOf";
    let summary = format!("{words} of {} values", any.summary());
    Some(TypeConstraint::new(summary, TypePredicate::Shaped(shaped)))
}

fn slashes(ranks: &[u32], unit: &str) -> String {
    let ranks: Vec<String> = ranks.iter().map(|rank| format!("{rank}{unit}")).collect();
    ranks.join("/")
}

/// Vectors of certain ranks. The words of ODS start with a blank: they follow those of a container.
fn of_rank(name: &str, ranks: &[u32]) -> Option<TypeConstraint> {
    let containers = match name {
        "VectorOfRank" => Containers::VECTOR,
        "FixedVectorOfRank" => Containers::FIXED_VECTOR,
        "ScalableVectorOfRank" => Containers::SCALABLE_VECTOR,
        _ => return None,
    };
    let shaped = TypePredicate::shaped(containers, TypePredicate::Any);
    let shaped = ShapedPredicate { ranks: Ranks::OneOf(ranks.to_vec()), ..shaped };
    let summary = format!(" of ranks {}", slashes(ranks, ""));
    Some(TypeConstraint::new(summary, TypePredicate::Shaped(shaped)))
}

/// Containers of certain ranks with elements of several types.
fn of_rank_and_type(
    name: &str,
    elements: &[TypeConstraint],
    ranks: Vec<u32>,
) -> Option<TypeConstraint> {
    let any = any_of(elements);
    let (containers, summary) = match name {
        "VectorOfRankAndType" => {
            let ranks = slashes(&ranks, "");
            (Containers::VECTOR, format!("vector of {} values of ranks {ranks}", any.summary()))
        }
        "TensorRankOf" => {
            let ranks = slashes(&ranks, "D");
            (Containers::RANKED_TENSOR, format!("{ranks} tensor of {} values", any.summary()))
        }
        "MemRefRankOf" => {
            let ranks = slashes(&ranks, "D");
            (Containers::RANKED_MEMREF, format!("{ranks} memref of {} values", any.summary()))
        }
        _ => return None,
    };
    let shaped = TypePredicate::shaped(containers, any.predicate().clone());
    let shaped = ShapedPredicate { ranks: Ranks::OneOf(ranks), ..shaped };
    Some(TypeConstraint::new(summary, TypePredicate::Shaped(shaped)))
}

/// A type, or containers of it.
fn like(name: &str, one: &TypePredicate) -> Option<TypePredicate> {
    let containers = match name {
        "TypeOrValueSemanticsContainer" => {
            Containers::VECTOR.or(Containers::TENSOR).or(Containers::OF_DIALECT)
        }
        _ => return None,
    };
    let shaped = TypePredicate::shaped(containers, one.clone());
    Some(TypePredicate::AnyOf(vec![one.clone(), TypePredicate::Shaped(shaped)]))
}
