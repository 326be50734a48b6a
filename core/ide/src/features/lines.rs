//! The parts of descriptions, a line of Markdown each: for pages and for hovers.

use abide_mlir::ods::constraint::AttributePredicate;
use abide_mlir::ods::{
    Arity, AttributeDescription, EnumDescription, Matched, MemoryEffect, OpDescription,
    ParameterDescription, ParametricTrait, Presence, RegionConstraint, RegionDescription,
    SuccessorDescription, Trait, ValueDescription, ValueReference,
};

/// Returns a constraint, and the purpose if known.
pub(crate) fn with_purpose(words: String, about: &str) -> String {
    if about.is_empty() { words } else { format!("{words}; {about}") }
}

/// Describes an operand or a result: its constraint and its purpose.
pub(crate) fn value_line(value: &ValueDescription) -> String {
    format!("`{}`: {}", value.name, with_purpose(value_in_words(value), &value.about))
}

/// Words of MLIR's constraints that only its authors know, and plain ones.
const PLAIN: [(&str, &str); 6] = [
    ("bool-like", "i1, or a vector or tensor of it"),
    ("floating-point-like", "floating-point number, or a vector or tensor of them"),
    ("signless-integer-like", "integer or index, or a vector or tensor of them"),
    ("signless-fixed-width-integer-like", "integer, or a vector or tensor of them"),
    (
        "signless-integer-like or memref of signless-integer",
        "integer or index, or a vector, tensor or memref of them",
    ),
    ("unranked.memref or non-0-ranked.memref", "memref that does not have rank 0"),
];

/// Returns the constraint on a value in words: MLIR's "variadic of ranked tensor of any type values" is "any number of
/// ranked tensors".
pub(crate) fn value_in_words(value: &ValueDescription) -> String {
    let words = value.constraint.words().replace(" of any type values", "");
    let plain = PLAIN.iter().find(|(own, _)| *own == words);
    let words = plain.map_or(words, |(_, plain)| (*plain).to_owned());
    let words = match value.constraint.dialect_type() {
        Some(name) if !words.contains(name) => {
            format!("`!{name}` ({})", words.trim_end_matches('.'))
        }
        _ => words,
    };
    match value.arity {
        Arity::Single => words,
        Arity::Optional => format!("{words} (optional)"),
        Arity::Variadic => format!("variadic of {}", in_plural(&words)),
        Arity::VariadicOfVariadic(_) => format!("variadic lists of {}", in_plural(&words)),
    }
}

/// Returns a constraint about several values.
fn in_plural(words: &str) -> String {
    const NOUNS: [&str; 5] = ["tensor", "memref", "vector", "buffer", "token"];
    if words == "any type" {
        return words.to_owned();
    }
    let plural = |word: &str| match NOUNS.contains(&word) {
        true => format!("{word}s"),
        false => word.to_owned(),
    };
    words.split(' ').map(plural).collect::<Vec<_>>().join(" ")
}

/// Describes an attribute: its constraint, whether it is required, and its purpose.
pub(crate) fn attribute_line(attribute: &AttributeDescription) -> String {
    let words = format!("{}{}", condition_in_words(attribute), presence_in_words(attribute));
    format!("`{}`: {}", attribute.name, with_purpose(words, &attribute.about))
}

/// Returns the constraint of an attribute, and its purpose if known.
pub(crate) fn attribute_in_words(attribute: &AttributeDescription) -> String {
    with_purpose(condition_in_words(attribute), &attribute.about)
}

/// Returns the constraint of an attribute: for an enumeration its words.
fn condition_in_words(attribute: &AttributeDescription) -> String {
    let summary = attribute.constraint.summary();
    match attribute.constraint.predicate() {
        AttributePredicate::Enum(one) => {
            let what = if one.bits { "any of" } else { "one of" };
            let words = format!("{what} {}", words_of(one));
            // The words are better than the numbers of `allowed 64-bit signless integer cases: 0, 1`.
            let has_numbers = summary.is_empty() || summary.starts_with("allowed ");
            if has_numbers { words } else { format!("{}; {words}", summary.trim_end_matches('.')) }
        }
        AttributePredicate::Dialect(name) if summary.is_empty() => format!("`#{name}`"),
        _ if summary == "TypedAttr instance" => "attribute with a type".to_owned(),
        _ => summary.to_owned(),
    }
}

/// Returns the presence of an attribute in words; empty if it is required.
pub(crate) fn presence_in_words(attribute: &AttributeDescription) -> String {
    // The default of such a property means that it is absent.
    let may_be_left_out = match attribute.constraint.predicate() {
        AttributePredicate::Property(property) => property.default().is_some(),
        _ => false,
    };
    match &attribute.presence {
        Presence::Required => String::new(),
        Presence::Optional => " (optional)".to_owned(),
        _ if may_be_left_out => " (optional)".to_owned(),
        Presence::Default(value) | Presence::DefaultIfAbsent(value) => {
            format!(" (default `{value}`)")
        }
    }
}

/// A region, and how many blocks it has.
pub(crate) fn region_line(region: &RegionDescription) -> String {
    let words = region_in_words(region);
    let colon = if words.is_empty() { "" } else { ": " };
    format!("`{}`{colon}{words}", region.name)
}

/// Whether a line about a region has more information than its existence.
pub(crate) fn is_telling(region: &RegionDescription) -> bool {
    !matches!(&*region.name, "" | "region") || !region_in_words(region).is_empty()
}

/// Returns the number of blocks of a region in words; empty for any.
pub(crate) fn region_in_words(region: &RegionDescription) -> String {
    let blocks = |number: u32| format!("{number} block{}", if number == 1 { "" } else { "s" });
    let words = match region.constraint {
        RegionConstraint::Any => String::new(),
        RegionConstraint::Sized(number) => blocks(number),
        RegionConstraint::MinSized(number) => format!("at least {}", blocks(number)),
        RegionConstraint::MaxSized(number) => format!("at most {}", blocks(number)),
    };
    match (region.variadic, words.as_str()) {
        (false, _) => words,
        (true, "") => "any number of regions".to_owned(),
        (true, _) => format!("any number of regions, each with {words}"),
    }
}

pub(crate) fn successor_line(successor: &SuccessorDescription) -> String {
    let words = if successor.variadic { "any number of blocks" } else { "a block" };
    format!("`{}`: {words}", successor.name)
}

/// A parameter of a type or an attribute, with the words that it may be.
pub(crate) fn parameter_line(parameter: &ParameterDescription) -> String {
    let summary = match &*parameter.summary {
        "" => String::new(),
        summary => format!(": {summary}"),
    };
    let words = parameter.words.as_deref().map(words_of);
    let words = words.map(|words| format!("; one of {words}")).unwrap_or_default();
    format!("`{}`: `{}`{summary}{words}", parameter.name, parameter.class)
}

/// The words of an enumeration.
pub(crate) fn words_of(one: &EnumDescription) -> String {
    let words: Vec<String> = one.cases.iter().map(|case| format!("`{}`", case.keyword)).collect();
    words.join(", ")
}

/// Returns the traits and interfaces of an operation; `None` without any.
pub(crate) fn traits_line(op: &OpDescription) -> Option<String> {
    let plain = op.traits.iter().filter(|one| !is_implied(op, *one));
    let elementwise = has_all(op, &ELEMENTWISE).then(|| "`ElementwiseMappable`".to_owned());
    let plain = elementwise.into_iter().chain(plain.map(|one| format!("`{}`", one.name())));
    let parametric = op.parametric_traits.iter().filter_map(|one| parametric(op, one));
    let unknown = op.unknown.iter().filter_map(|one| one.strip_prefix("trait "));
    let is_pure = |name: &str| op.has(Trait::Pure) && PURE.contains(&name);
    let unknown = unknown
        .filter(|name| !name.starts_with('"') && !is_pure(name))
        .map(|name| format!("`{name}`"));
    let all: Vec<String> = plain.chain(parametric).chain(unknown).collect();
    (!all.is_empty()).then(|| format!("Traits: {}", all.join(", ")))
}

/// The traits that `.td` files name together.
const ELEMENTWISE: [Trait; 4] =
    [Trait::Elementwise, Trait::Scalarizable, Trait::Tensorizable, Trait::Vectorizable];

/// The traits of `Pure` in `.td` files besides its effects.
const PURE: [&str; 2] = ["AlwaysSpeculatableImplTrait", "ConditionallySpeculatable"];

fn has_all(op: &OpDescription, traits: &[Trait]) -> bool {
    traits.iter().all(|one| op.has(*one))
}

/// Whether another trait of an operation means a trait, or only its C++ code needs it.
fn is_implied(op: &OpDescription, one: Trait) -> bool {
    match one {
        Trait::AlwaysSpeculatable | Trait::NoMemoryEffect => op.has(Trait::Pure),
        Trait::AttrSizedOperandSegments
        | Trait::AttrSizedResultSegments
        | Trait::InferTypeOpAdaptor
        | Trait::OpAsmOpInterface => true,
        _ => ELEMENTWISE.contains(&one) && has_all(op, &ELEMENTWISE),
    }
}

/// A trait with parameters; none for effects, which have their own line.
fn parametric(op: &OpDescription, one: &ParametricTrait) -> Option<String> {
    let named = |value: &ValueReference| {
        let name = match value {
            ValueReference::Operand(index) => op.operands.get(*index).map(|one| &one.name),
            ValueReference::Result(index) => op.results.get(*index).map(|one| &one.name),
            ValueReference::Attribute(index) => op.attributes.get(*index).map(|one| &one.name),
        };
        name.map(|name| format!("`{name}`")).unwrap_or_default()
    };
    Some(match one {
        ParametricTrait::AllMatch { matched, values } => {
            let what = match matched {
                Matched::Types => "types",
                Matched::Shapes => "shapes",
                Matched::Ranks => "ranks",
                Matched::ElementTypes => "element types",
                Matched::ElementCounts => "element counts",
            };
            let values: Vec<String> = values.iter().map(named).collect();
            format!("the {what} of {} match", values.join(", "))
        }
        ParametricTrait::TypesMatchWith { summary, .. }
        | ParametricTrait::Predicate { summary, .. } => summary.to_string(),
        ParametricTrait::HasParent(names) => {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            format!("directly in {}", names.join(" or "))
        }
        ParametricTrait::SingleBlockImplicitTerminator(name) => {
            format!("ends with `{name}` where no terminator is written")
        }
        ParametricTrait::MemoryEffects(_) => return None,
    })
}

/// Returns an operation's memory effects; `None` if undeclared.
pub(crate) fn effects_line(op: &OpDescription) -> Option<String> {
    let values = op.operands.iter().chain(&op.results);
    let of_values = values.flat_map(|value| {
        value.effects.iter().map(|effect| format!("{} `{}`", verb(*effect), value.name))
    });
    let others = op.parametric_traits.iter().filter_map(|one| match one {
        ParametricTrait::MemoryEffects(effects) => Some(effects),
        _ => None,
    });
    let others = others.flatten().map(|effect| format!("{} memory", verb(*effect)));
    let mut all: Vec<String> = Vec::new();
    for one in of_values.chain(others) {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    (!all.is_empty()).then(|| format!("Effects: {}", all.join(", ")))
}

fn verb(effect: MemoryEffect) -> &'static str {
    match effect {
        MemoryEffect::Read => "reads",
        MemoryEffect::Write => "writes",
        MemoryEffect::Allocate => "allocates",
        MemoryEffect::Free => "frees",
    }
}
