//! A description against a record.

use super::records::{Named, OpRecord};
use abide_core::mlir::ods::format::Format;
use abide_core::mlir::ods::{OpDescription, Presence, Syntax, Trait};

/// Traits that a record spells in another way than its name, or whose groups are written out.
const OTHER_NAMES: &[(Trait, &str)] = &[
    (Trait::AlwaysSpeculatable, "AlwaysSpeculatableImplTrait"),
    (Trait::RecursivelySpeculatable, "RecursivelySpeculatableImplTrait"),
];

/// The differences between the two, one line each.
pub(crate) fn differences(record: &OpRecord<'_>, op: &OpDescription) -> Vec<String> {
    let mut found = Vec::new();
    let mut differ = |what: &str, theirs: &dyn std::fmt::Debug, ours: &dyn std::fmt::Debug| {
        found.push(format!("{}: {what}: TableGen has {theirs:?}, we have {ours:?}", op.name));
    };
    let arguments = record.named("arguments");
    let (attributes, operands): (Vec<_>, Vec<_>) =
        arguments.iter().partition(|one| one.is_attribute);
    let ours = op.operands.iter().map(|one| (&*one.name, one.summary()));
    compare("operands", operands.iter().copied(), ours.collect(), &mut differ);
    let ours = op.attributes.iter();
    let ours = ours.map(|one| (&*one.name, one.constraint.summary().to_owned()));
    compare("attributes", attributes.iter().copied(), ours.collect(), &mut differ);
    let ours = op.results.iter().map(|one| (&*one.name, one.summary()));
    compare("results", record.named("results").iter(), ours.collect(), &mut differ);
    for (what, ours) in [
        ("regions", op.regions.iter().map(|one| &*one.name).collect::<Vec<_>>()),
        ("successors", op.successors.iter().map(|one| &*one.name).collect()),
    ] {
        let theirs: Vec<&str> = record.named(what).iter().map(|one| one.name).collect();
        if theirs != ours {
            differ(what, &theirs, &ours);
        }
    }
    let theirs = operands.iter().map(|one| one.is_variable_length);
    if !theirs.clone().eq(op.operands.iter().map(|one| one.arity.is_variable_length())) {
        differ("arity of operands", &theirs.collect::<Vec<_>>(), &op.operands);
    }
    let theirs = attributes.iter().map(|one| presence(one));
    if !theirs.clone().eq(op.attributes.iter().map(|one| kind(&one.presence))) {
        differ("presence of attributes", &theirs.collect::<Vec<_>>(), &op.attributes);
    }
    compare_traits(record, op, &mut differ);
    compare_syntax(record, op, &mut differ);
    found
}

/// Whether an attribute must be there, without its default.
fn kind(presence: &Presence) -> &'static str {
    match presence {
        Presence::Required => "required",
        Presence::Optional => "optional",
        Presence::Default(_) => "default",
        Presence::DefaultIfAbsent(_) => "default if absent",
    }
}

fn presence(one: &Named<'_>) -> &'static str {
    match (one.is_optional, one.has_default) {
        (false, false) => "required",
        (true, false) => "optional",
        (false, true) => "default",
        (true, true) => "default if absent",
    }
}

type Differ<'a> = dyn FnMut(&str, &dyn std::fmt::Debug, &dyn std::fmt::Debug) + 'a;

fn compare<'a>(
    what: &str,
    theirs: impl Iterator<Item = &'a Named<'a>>,
    ours: Vec<(&str, String)>,
    differ: &mut Differ<'_>,
) {
    let theirs = theirs.map(|one| (one.name, one.summary.unwrap_or_default().to_owned()));
    let theirs: Vec<(&str, String)> = theirs.collect();
    if theirs != ours {
        differ(what, &theirs, &ours);
    }
}

fn compare_traits(record: &OpRecord<'_>, op: &OpDescription, differ: &mut Differ<'_>) {
    let theirs = record.traits();
    for &one in Trait::ALL {
        let other = OTHER_NAMES.iter().find(|(own, _)| *own == one).map(|(_, name)| *name);
        let has = match one {
            Trait::Pure => {
                theirs.contains(&"AlwaysSpeculatableImplTrait")
                    && theirs.contains(&"NoMemoryEffect")
            }
            _ => theirs.contains(&other.unwrap_or(one.name())),
        };
        if has != op.has(one) {
            differ(one.name(), &has, &op.has(one));
        }
    }
}

fn compare_syntax(record: &OpRecord<'_>, op: &OpDescription, differ: &mut Differ<'_>) {
    match (record.format(), &op.syntax) {
        (Some(text), Syntax::Format(ours)) => match Format::compile(text, op) {
            Ok(theirs) if (Format { text: ours.text.clone(), ..theirs.clone() }) == *ours => {}
            Ok(theirs) => differ("format", &theirs, ours),
            Err(error) => differ("format", &error, ours),
        },
        (None, Syntax::Custom) if record.has_custom_syntax() => {}
        (None, Syntax::GenericOnly) if !record.has_custom_syntax() => {}
        (theirs, ours) => differ("syntax", &theirs, ours),
    }
}
