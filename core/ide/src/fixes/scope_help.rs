//! The next step for a name that no visible value or block has.

use super::context::FixContext;
use super::form_help::entry;
use super::regions::terminator_of;
use crate::db::DocumentUnit;
use crate::entity::operations_around;
use crate::visible::Visible;
use abide_mlir::names::{Definition, DefinitionKind};
use abide_mlir::syntax::is_isolated;
use abide_source::spelling::quoted;
use abide_source::text::Span;

/// The maximum number of results that are listed.
const MAX_RESULTS: usize = 12;

/// The values or blocks that a name may mean.
pub(super) fn locals(place: &FixContext<'_>) -> Option<String> {
    let (document, start) = (place.document, place.span.start());
    let unit = document.unit_at(start)?;
    let visible = Visible::at(document, unit, start.saturating_sub(unit.offset));
    let is_block = place.text().starts_with('^');
    let own = place.operation.map(|operation| operation.syntax().span());
    let all = if is_block { visible.blocks } else { visible.values };
    let of_kind = all.iter().filter(|one| is_block == (one.kind == DefinitionKind::Block));
    // The names that an operation binds for its regions are not visible in its head.
    let is_bound_here = |one: &&Definition| {
        let name = one.name.shifted(unit.offset);
        one.kind == DefinitionKind::RegionArgument && own.is_some_and(|own| own.covers(name))
    };
    let of_kind = of_kind.filter(|one| !is_bound_here(one));
    let spans = of_kind.map(|one| one.name.shifted(unit.offset));
    // A value that is defined later cannot be used here.
    let spans = spans.filter(|name| is_block || name.start() < start);
    // The operation's own results are not visible to it; it is in its block.
    let others = spans.filter(|name| is_block || own.is_none_or(|own| own.start() != name.start()));
    let mut names: Vec<String> = others.map(|name| place.string(name)).collect();
    names.retain(|name| name != place.text());
    names.reverse();
    let list = quoted(names.iter().map(String::as_str));
    if !is_block && let Some(step) = passed_out(place, unit) {
        return Some(step);
    }
    Some(match (is_block, names.is_empty()) {
        (true, true) => "begin a block with it: a label is written '^name:'".to_owned(),
        (true, false) => format!("the blocks of this region are {list}; a label ends with ':'"),
        (false, true) => match isolation(place) {
            Some((name, _)) => {
                format!("define it within '{name}', or pass it as an argument")
            }
            None => "define it in front of this use".to_owned(),
        },
        (false, false) => format!("the values that are visible here are {list}"),
    })
}

/// The next step for a value of a region that ends before its use: the operation with the region may return it.
fn passed_out(place: &FixContext<'_>, unit: DocumentUnit<'_>) -> Option<String> {
    let (document, name) = (place.document, place.text());
    let definitions = unit.names.definitions.iter().map(|one| one.name.shifted(unit.offset));
    let mut earlier = definitions.filter(|one| one.end() <= place.span.start());
    let own = earlier.find(|one| one.slice(document.text()) == name.as_bytes())?;
    let outer = operations_around(document, own.start()).find(|outer| {
        let span = outer.syntax().span();
        span.start() != own.start() && span.covers(own) && !span.covers(place.span)
    })?;
    let outer_name = document.name_of(outer);
    let has_results = entry(place, outer).is_some_and(|op| !op.description().results.is_empty());
    let shown = String::from_utf8_lossy(outer_name);
    if is_isolated(outer_name) {
        return None;
    }
    let end = terminator_of(document.registry(), outer_name).filter(|_| has_results);
    Some(match end {
        Some(end) => format!("let '{shown}' return it: '{end} {name} : TYPE' ends its region"),
        None => format!("define it in front of '{shown}', or use it within its region"),
    })
}

/// The names of the results of the operation that a mention of one of them means.
pub(super) fn results_of(place: &FixContext<'_>) -> Option<String> {
    let (name, _) = place.text().split_once('#')?;
    let unit = place.document.unit_at(place.span.start())?;
    let own = unit.names.definitions.iter().map(|one| one.name.shifted(unit.offset));
    let mut own = own.filter(|own| own.slice(place.document.text()) == name.as_bytes());
    let after = place.document.text().get(own.next()?.end() as usize..)?;
    let count = after.trim_ascii_start().strip_prefix(b":").unwrap_or_default();
    let digits = count.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let count: usize = std::str::from_utf8(count.get(..digits)?).ok()?.parse().ok()?;
    let names: Vec<String> =
        (0..count.min(MAX_RESULTS)).map(|nth| format!("{name}#{nth}")).collect();
    Some(format!("its results are {}", quoted(names.iter().map(String::as_str))))
}

/// The innermost operation around a place whose regions see no values around it, if it hides the value that is
/// mentioned there: its name, and the definition of the value.
pub(super) fn isolation(place: &FixContext<'_>) -> Option<(String, Span)> {
    let (document, at) = (place.document, place.span.start());
    let operation = operations_around(document, at).find(|one| {
        let name = one.name_token().map_or(u32::MAX, |name| name.span().start());
        name < at && is_isolated(document.name_of(*one))
    })?;
    let start = operation.syntax().span().start();
    let defined_in = |unit: DocumentUnit<'_>| {
        let visible = Visible::at(document, unit, start.checked_sub(unit.offset)?);
        let mut names = visible.values.iter().map(|one| one.name.shifted(unit.offset));
        names.find(|name| name.start() < start && document.slice(*name) == place.text().as_bytes())
    };
    let mut units = document.units().filter(|unit| unit.span().covers(operation.syntax().span()));
    let defined = units.find_map(defined_in)?;
    Some((String::from_utf8_lossy(document.name_of(operation)).into_owned(), defined))
}
