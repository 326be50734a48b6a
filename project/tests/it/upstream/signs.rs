//! The signs in the text of an operation that show which of two versions of LLVM describes it: see
//! `core/dialects/src/versions/signs.rs`.

use abide_core::mlir::ods::constraint::{AttributePredicate, Containers, TypePredicate};
use abide_core::mlir::ods::format::{Directive, Parameter};
use abide_core::mlir::ods::{
    Arity, EnumDescription, EnumSpelling, OpDescription, Presence, Syntax, Trait,
};
use std::collections::BTreeSet;

/// Operations with more operands are not counted.
const MAX_OPERANDS: usize = 8;

/// Operations whose C++ writes a function type after the only colon.
const FUNCTION_TYPES_IN_CPP: [&str; 1] = ["emitc.expression"];

/// The signs of an operation that another version does not have.
pub(crate) fn signs(own: &OpDescription, other: &OpDescription) -> BTreeSet<String> {
    let mut signs: BTreeSet<String> =
        (&attributes(own) - &attributes(other)).iter().map(|name| format!("{name}=")).collect();
    if has_all_words_of(other, own) {
        signs.extend(&words(own) - &words(other));
    }
    let counts = &counts(own) - &counts(other);
    let sign = if begins_with_operands(own) && begins_with_operands(other) { '%' } else { '(' };
    // Without operands, the text may not be finished yet.
    let counts = counts.iter().filter(|count| sign == '(' || **count > 0);
    signs.extend(counts.map(|count| format!("{sign}{count}")));
    let begins = first(other).filter(|begins| first(own).is_none_or(|own| own != *begins));
    if !matches!(own.syntax, Syntax::GenericOnly) {
        let required = &required_words(other) - &required_words(own);
        signs.extend(required.iter().map(|word| format!("-{word}")));
    }
    if let (Some(types), Some(others)) = (type_names(own), type_names(other)) {
        signs.extend((&types - &others).iter().map(|name| format!(":{name}")));
    }
    let is_generic_only = |op: &OpDescription| matches!(op.syntax, Syntax::GenericOnly);
    let has_own_types = has_only_types_of_dialects(other) && !has_only_types_of_dialects(own);
    if has_own_types && is_generic_only(own) && is_generic_only(other) {
        signs.extend(SCALARS.iter().map(|name| format!(":{name}")));
    }
    // C++ begins with the name of a symbol, too.
    let begins = begins.filter(|begins| begins != "@" || !matches!(own.syntax, Syntax::Custom));
    if !matches!(own.syntax, Syntax::GenericOnly) {
        signs.extend(begins.map(|begins| format!("!{begins}")));
    }
    if begins_with_attributes_of_cpp(other) && has_leading_value(own) {
        signs.insert(format!("%{}", leading_values(own)));
    }
    let is_of_cpp = FUNCTION_TYPES_IN_CPP.iter().any(|name| *other.name == **name);
    if has_single_type(own) && (has_function_type(other) || is_of_cpp) {
        signs.insert(":!(".to_owned());
    }
    let has_form = !matches!(own.syntax, Syntax::GenericOnly);
    if has_form && has_symbols(own, false) && !has_symbols(other, true) {
        signs.insert("@".to_owned());
    }
    if has_optional_values(own, false) && has_optional_values(other, true) {
        signs.insert("%!,".to_owned());
    }
    signs
}

/// Whether an attribute is the name of a symbol, or a list of them; `of_unknown` is the answer for unknown attributes.
fn has_symbols(op: &OpDescription, of_unknown: bool) -> bool {
    fn is_symbol(predicate: &AttributePredicate, of_unknown: bool) -> bool {
        use AttributePredicate as Is;
        match predicate {
            Is::SymbolName | Is::SymbolRef | Is::FlatSymbolRef => true,
            Is::Array(one) | Is::Confined(one, _) => is_symbol(one, of_unknown),
            Is::AnyOf(all) => all.iter().any(|one| is_symbol(one, of_unknown)),
            Is::Any | Is::Unknown(_) | Is::Property(_) => of_unknown,
            _ => false,
        }
    }
    op.attributes.iter().any(|one| is_symbol(one.constraint.predicate(), of_unknown))
}

/// Whether a form begins with required attributes that C++ reads, so not with a value.
fn begins_with_attributes_of_cpp(op: &OpDescription) -> bool {
    let is_required = |parameter: &Parameter| match parameter {
        Parameter::Attribute(index) => {
            op.attributes.get(*index).is_some_and(|one| one.presence == Presence::Required)
        }
        _ => false,
    };
    let first = format(op).iter().find(|one| !matches!(one, Directive::Whitespace(_)));
    matches!(first, Some(Directive::Custom { parameters, .. }) if parameters.iter().all(is_required))
}

/// Whether a form begins with a single value.
fn has_leading_value(op: &OpDescription) -> bool {
    first(op).is_some_and(|first| first == "%")
}

/// The number of values in front of the rest of the form.
fn leading_values(op: &OpDescription) -> usize {
    let is_of_list = |one: &&Directive| match one {
        Directive::Operand(_) | Directive::Whitespace(_) => true,
        Directive::Literal(text) => &**text == ",",
        _ => false,
    };
    let values = format(op).iter().take_while(is_of_list);
    values.filter(|one| matches!(one, Directive::Operand(_))).count()
}

/// Whether a type of one value is after a colon of the form, apart from optional parts.
fn has_single_type(op: &OpDescription) -> bool {
    has_after_colon(op, |one| matches!(one, Directive::Type(_))) && !has_function_type(op)
}

fn has_function_type(op: &OpDescription) -> bool {
    has_after_colon(op, |one| matches!(one, Directive::FunctionalType { .. }))
}

fn has_after_colon(op: &OpDescription, is_wanted: fn(&Directive) -> bool) -> bool {
    let all = format(op).iter().filter(|one| !matches!(one, Directive::Whitespace(_)));
    let mut pairs = all.clone().zip(all.skip(1));
    pairs.any(|(colon, next)| {
        matches!(colon, Directive::Literal(text) if &**text == ":") && is_wanted(next)
    })
}

/// Whether the only operands are optional, with or without a comma in front of them, as `comma` demands.
fn has_optional_values(op: &OpDescription, comma: bool) -> bool {
    let mut groups = format(op).iter().filter_map(|one| match one {
        Directive::Optional(group) => group.then.first(),
        _ => None,
    });
    let is_wanted = |one: &Directive| match one {
        Directive::Literal(text) => comma && &**text == ",",
        Directive::Operand(_) => !comma,
        _ => false,
    };
    op.operands.len() == 1 && groups.any(is_wanted)
}

fn attributes(op: &OpDescription) -> BTreeSet<String> {
    let segments = [
        (Trait::AttrSizedOperandSegments, ["operandSegmentSizes", "operand_segment_sizes"]),
        (Trait::AttrSizedResultSegments, ["resultSegmentSizes", "result_segment_sizes"]),
    ];
    let segments = segments.into_iter().filter(|(one, _)| op.has(*one)).flat_map(|(_, all)| all);
    let names = op.attributes.iter().map(|one| one.name.to_string());
    names.chain(segments.map(str::to_owned)).collect()
}

/// The names of the shaped builtin types that its text may have; `None` if it may have any.
fn type_names(op: &OpDescription) -> Option<BTreeSet<&'static str>> {
    let has_types = |one: &AttributePredicate| {
        enumeration(one).is_none()
            && !matches!(one, AttributePredicate::Unit | AttributePredicate::String)
    };
    let has_any = op.attributes.iter().any(|one| has_types(one.constraint.predicate()))
        || matches!(op.syntax, Syntax::Custom)
        || !custom_directives(format(op)).is_empty()
        || !op.regions.is_empty();
    let mut names = BTreeSet::new();
    let values = op.operands.iter().chain(&op.results);
    let mut types = values.map(|one| names_of_type(one.constraint.predicate(), &mut names));
    (types.all(|one| one) && !has_any).then_some(names)
}

/// Builtin types that values of several dialects have.
const SCALARS: [&str; 9] = ["f16", "f32", "f64", "i1", "i16", "i32", "i64", "i8", "index"];

/// Whether it has values, and no value may be of a builtin type.
fn has_only_types_of_dialects(op: &OpDescription) -> bool {
    fn is_of_dialect(condition: &TypePredicate) -> bool {
        match condition {
            TypePredicate::Dialect { .. } => true,
            TypePredicate::AnyOf(all) => all.iter().all(is_of_dialect),
            TypePredicate::AllOf(all) => all.iter().any(is_of_dialect),
            _ => false,
        }
    }
    let mut values = op.operands.iter().chain(&op.results).peekable();
    values.peek().is_some()
        && op.regions.is_empty()
        && values.all(|one| is_of_dialect(one.constraint.predicate()))
}

/// Adds the names of the shaped builtin types that fulfil a condition, and perhaps others. Returns whether all are
/// known.
fn names_of_type(condition: &TypePredicate, names: &mut BTreeSet<&'static str>) -> bool {
    use TypePredicate as Is;
    const NAMES: [(&str, Containers); 3] = [
        ("vector", Containers::VECTOR),
        ("tensor", Containers::TENSOR),
        ("memref", Containers::MEMREF),
    ];
    match condition {
        Is::Shaped(shaped) => {
            let own = NAMES.iter().filter(|(_, kind)| shaped.containers.intersects(*kind));
            names.extend(own.map(|(name, _)| *name));
            true
        }
        Is::None | Is::Index | Is::Integer { .. } | Is::Float(_) => true,
        Is::Dialect { .. } | Is::AnyDialect => true,
        Is::AnyOf(all) => all.iter().all(|one| names_of_type(one, names)),
        Is::AllOf(all) => all.iter().any(|one| {
            let mut own = BTreeSet::new();
            let is_known = names_of_type(one, &mut own);
            names.extend(own.into_iter().filter(|_| is_known));
            is_known
        }),
        Is::Any | Is::Function | Is::Tuple | Is::Complex(_) => false,
        Is::Not(_) | Is::Element(_) | Is::Unknown(_) => false,
    }
}

/// The words of the format, and of enumerations. Those of attributes that C++ reads may be words in the other version,
/// too, whatever the attribute is there.
fn words(op: &OpDescription) -> BTreeSet<String> {
    let of_cpp = attributes_of_cpp(format(op));
    let own = (0..).zip(&op.attributes).filter(|(index, _)| !of_cpp.contains(index));
    let cases = own.filter_map(|(_, one)| enumeration(one.constraint.predicate()));
    let cases = cases.flat_map(|one| one.cases.iter().map(|case| case.keyword.to_string()));
    cases.chain(op.words_of_form().into_iter().map(str::to_owned)).collect()
}

/// The words that each text of the format has.
fn required_words(op: &OpDescription) -> BTreeSet<&str> {
    let directives = format(op).iter();
    let words = directives.filter_map(|directive| match directive {
        Directive::Literal(text) => Some(&**text),
        _ => None,
    });
    words.filter(|word| word.starts_with(|first: char| first.is_ascii_alphabetic())).collect()
}

fn enumeration(of: &AttributePredicate) -> Option<&EnumDescription> {
    match of.unconfined() {
        AttributePredicate::Enum(one) => Some(one),
        _ => None,
    }
}

/// Whether all words of a form are known, apart from those that another one has as well.
fn has_all_words_of(op: &OpDescription, other: &OpDescription) -> bool {
    let customs = |op: &OpDescription| -> Option<BTreeSet<String>> {
        match &op.syntax {
            Syntax::Format(format) => Some(custom_directives(&format.directives)),
            Syntax::Custom => None,
            Syntax::GenericOnly => Some(BTreeSet::new()),
        }
    };
    let (Some(own), Some(others)) = (customs(op), customs(other)) else { return false };
    own.is_subset(&others)
}

/// The names of the C++-only directives of a form.
fn custom_directives(all: &[Directive]) -> BTreeSet<String> {
    let customs = customs(all).into_iter();
    customs.map(|(name, _)| name.to_owned()).collect()
}

/// The attributes that C++-only directives of a form read.
fn attributes_of_cpp(all: &[Directive]) -> BTreeSet<usize> {
    let parameters = customs(all).into_iter().flat_map(|(_, parameters)| parameters);
    let attribute = |one: &Parameter| match one {
        Parameter::Attribute(index) => Some(*index),
        _ => None,
    };
    parameters.filter_map(attribute).collect()
}

/// The C++-only directives of a form.
fn customs(all: &[Directive]) -> Vec<(&str, &[Parameter])> {
    let mut found = Vec::new();
    let mut open: Vec<&Directive> = all.iter().collect();
    while let Some(directive) = open.pop() {
        match directive {
            Directive::Custom { name, parameters } => found.push((&**name, &**parameters)),
            Directive::Optional(group) => open.extend(group.then.iter().chain(&group.otherwise)),
            Directive::OneOfList(clauses) => {
                open.extend(clauses.iter().flat_map(|clause| &clause.directives));
            }
            _ => {}
        }
    }
    found
}

/// The numbers of operands that it may have.
fn counts(op: &OpDescription) -> BTreeSet<usize> {
    let number = |is: fn(&Arity) -> bool| op.operands.iter().filter(|one| is(&one.arity)).count();
    let least = number(|arity| matches!(arity, Arity::Single));
    let optional = number(|arity| matches!(arity, Arity::Optional));
    let most = if least + optional == op.operands.len() { least + optional } else { MAX_OPERANDS };
    (least..=most).collect()
}

fn format(op: &OpDescription) -> &[Directive] {
    op.format().map(|format| &*format.directives).unwrap_or_default()
}

/// Whether all operands are in front of the rest of the form.
fn begins_with_operands(op: &OpDescription) -> bool {
    let mut found = 0;
    for directive in format(op) {
        match directive {
            Directive::Operands => found = op.operands.len(),
            Directive::Operand(_) => found += 1,
            Directive::Literal(text) if &**text == "," => {}
            Directive::Whitespace(_) => {}
            _ => break,
        }
    }
    found == op.operands.len() && op.format().is_some()
}

/// The token that a form begins with, as signs write it; `None` if it may be several ones, or is unknown.
fn first(op: &OpDescription) -> Option<String> {
    let is_blank = |directive: &&Directive| matches!(directive, Directive::Whitespace(_));
    match format(op).iter().find(|directive| !is_blank(directive))? {
        Directive::Literal(text) => Some(text.to_string()),
        Directive::Operand(index) => {
            (op.operands.get(*index)?.arity == Arity::Single).then(|| "%".to_owned())
        }
        Directive::Operands => {
            (op.operands.first()?.arity == Arity::Single).then(|| "%".to_owned())
        }
        Directive::Attribute(index) => {
            let attribute = op.attributes.get(*index)?;
            let is_required = attribute.presence == Presence::Required;
            of_attribute(attribute.constraint.predicate()).filter(|_| is_required)
        }
        _ => None,
    }
}

/// The token that an attribute begins with in a form.
fn of_attribute(predicate: &AttributePredicate) -> Option<String> {
    let in_angle_brackets = |one: &EnumDescription| {
        matches!(one.spelling, EnumSpelling::Dialect { angle_brackets: true, .. })
    };
    match predicate {
        AttributePredicate::Enum(one) if in_angle_brackets(one) => Some("<".to_owned()),
        AttributePredicate::SymbolName
        | AttributePredicate::SymbolRef
        | AttributePredicate::FlatSymbolRef => Some("@".to_owned()),
        _ => None,
    }
}
