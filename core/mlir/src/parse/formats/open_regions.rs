//! Regions within the parts of a form that only C++ reads: the tree shows where they are, and what a part names before
//! one may be its arguments.

use super::Formats;
use super::state::FormatState;
use crate::ir::RegionId;
use crate::ods::OpDescription;
use crate::ods::format::{Directive, Parameter};
use crate::parse::opaque::values::NamedValue;
use crate::parse::operations::blocks::RegionArgument;
use crate::parse::operations::operation_trees::entry_label;
use crate::parse::operations::state::OperationState;
use crate::parse::tokens::operands::OperandUse;
use crate::parse::tokens::{Parse, Reported};
use crate::syntax::{NodeKind, SyntaxNode, WalkEvent};
use abide_source::text::Span;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The syntax tree's view of an operation.
#[derive(Debug, Default)]
pub(in crate::parse) struct Shown {
    /// Its regions in the order of the text, each with whether its first block has a label.
    regions: Vec<(Span, bool)>,
    /// The ranges of argument lists like those of functions, in the order of the text.
    lists: Vec<Span>,
    /// The end of the operation, without its location.
    end: usize,
}

impl Shown {
    fn of(node: SyntaxNode<'_>) -> Shown {
        let last = node.children().last().filter(|last| last.kind() == NodeKind::Location);
        let location = last.map(|last| last.span()).filter(|own| own.end() == node.span().end());
        let end = location.map_or(node.span().end(), |location| location.start());
        let mut shown = Shown { end: end as usize, ..Shown::default() };
        let mut walk = node.walk();
        while let Some(event) = walk.next() {
            let WalkEvent::Enter(node) = event else { continue };
            match node.kind() {
                NodeKind::Region => {
                    shown.regions.push((node.span(), entry_label(node).is_some()));
                    walk.skip_node();
                }
                NodeKind::ArgumentList => shown.lists.push(node.span()),
                _ => {}
            }
        }
        shown
    }

    /// Whether the operation ends before a place.
    pub(in crate::parse) fn ends_before(&self, place: usize) -> bool {
        place >= self.end
    }

    /// Returns the first region that begins at or after an offset, and whether it has a label.
    pub(in crate::parse) fn region_from(&self, place: usize) -> Option<(Span, bool)> {
        let first = self.regions.partition_point(|(span, _)| (span.start() as usize) < place);
        self.regions.get(first).copied()
    }

    /// Whether a place is in a list of arguments.
    fn is_in_list(&self, place: usize) -> bool {
        let after = self.lists.partition_point(|list| list.start() as usize <= place);
        let last = after.checked_sub(1).and_then(|last| self.lists.get(last));
        last.is_some_and(|list| place < list.end() as usize)
    }
}

/// The contents of a part that may have regions.
#[derive(Debug, Default)]
pub(in crate::parse) struct PartWithRegions<'a> {
    /// The regions of the description that the part has, with whether each is several; those that have been read are
    /// gone.
    wanted: SmallVec<[(usize, bool); 2]>,
    /// The values since the last region.
    waiting: Vec<OperandUse<'a>>,
    /// The arguments that were named last.
    pub(in crate::parse) last: Vec<RegionArgument<'a>>,
    /// The last argument with each name.
    pub(in crate::parse) named: FxHashMap<&'a [u8], (RegionId, u32)>,
}

impl<'a> PartWithRegions<'a> {
    /// Adds the regions of a directive that have not been read.
    fn expect_regions_of(&mut self, parameters: &[Parameter], read: &FormatState<'_, 'a>) {
        let wanted = regions_of(parameters, read.op);
        self.wanted.extend(wanted.filter(|(index, _)| !read.has_region(*index)));
    }

    /// Keeps a value until its meaning is known.
    pub(in crate::parse) fn meet(&mut self, value: OperandUse<'a>) {
        self.waiting.push(value);
    }

    /// Whether another region of the description may come.
    pub(in crate::parse) fn expects_region(&self) -> bool {
        !self.wanted.is_empty()
    }

    /// The next region of the description.
    pub(in crate::parse) fn next(&mut self) -> Option<usize> {
        let &(index, is_several) = self.wanted.first()?;
        if !is_several {
            self.wanted.remove(0);
        }
        Some(index)
    }
}

impl<'a> Formats<'a> {
    /// Returns the part with regions that a directive with these parameters begins. It includes the directives that
    /// follow with at most a dictionary between them, because the boundary between them is unknown.
    pub(in crate::parse) fn part_with_regions(
        &self,
        parameters: &[Parameter],
        read: &FormatState<'_, 'a>,
    ) -> Option<PartWithRegions<'a>> {
        let mut part = PartWithRegions::default();
        part.expect_regions_of(parameters, read);
        let mut after = read.after.iter().rev().flat_map(|rest| rest.iter());
        while let Some(next) = after.find(|one| !matches!(one, Directive::Whitespace(_))) {
            let first = match next {
                Directive::Optional(group) => group.then.first().unwrap_or(next),
                next => next,
            };
            match first {
                Directive::Custom { parameters, .. } if self.is_open(first, read.op) => {
                    part.expect_regions_of(parameters, read);
                }
                // It may be missing.
                Directive::AttributeDictionary { .. } => {}
                _ => break,
            }
        }
        (!part.wanted.is_empty()).then_some(part)
    }

    /// Whether a region begins at the current `{`, as the tree has it.
    ///
    /// # Errors
    /// If the tree has no such operation, or has found something wrong with it.
    pub(in crate::parse) fn at_region_of_part(
        &mut self,
        state: &OperationState<'a>,
    ) -> Parse<bool> {
        let place = self.position();
        let region = self.shown(state)?.region_from(place);
        Ok(region.is_some_and(|(span, _)| span.start() as usize == place))
    }

    /// Returns the syntax tree's view of the current operation.
    pub(in crate::parse) fn shown(&mut self, state: &OperationState<'a>) -> Parse<&Shown> {
        let form = self.open_form.get_or_insert_default();
        if form.shown.is_none() {
            let name = form.name;
            let tree = self.tree_of_operation(name, state);
            let node = tree.node().filter(|_| tree.errors.is_empty()).ok_or(Reported)?;
            let shown = Shown::of(node);
            self.open_form.get_or_insert_default().shown = Some(shown);
        }
        self.open_form.as_ref().and_then(|form| form.shown.as_ref()).ok_or(Reported)
    }

    /// Ends a part: the values since the last region are operands, or name an argument of a region once more.
    pub(in crate::parse) fn end_part(
        &mut self,
        mut part: PartWithRegions<'a>,
        read: &mut FormatState<'_, 'a>,
    ) -> Parse {
        self.arguments_of_part(&mut part, None, read).map(|_| ())
    }

    /// The arguments among the values that wait, each with where it is named, for a region that begins at a place.
    pub(in crate::parse) fn arguments_of_part(
        &mut self,
        part: &mut PartWithRegions<'a>,
        region: Option<usize>,
        read: &FormatState<'_, 'a>,
    ) -> Parse<Vec<(RegionArgument<'a>, Span)>> {
        let ty = self.ir.context.unknown_type();
        let mut named: Vec<(RegionArgument<'a>, Span)> = Vec::new();
        let mut names = FxHashMap::default();
        for operand in std::mem::take(&mut part.waiting) {
            let shown = self.shown(read.state)?;
            let is_argument = shown.is_in_list(operand.span.start() as usize);
            let (end, span) = (shown.end, region.and_then(|at| shown.region_from(at)));
            let value = NamedValue { is_argument, ..self.named_value(operand) };
            let again = part.named.get(operand.name).copied();
            let is_new = is_argument || value.is_typed && region.is_some();
            if let Some(again) = again.filter(|_| !is_new) {
                let form = self.open_form.get_or_insert_default();
                form.arguments.push((operand.span, again));
            } else if region.is_some()
                && !value.is_result
                && (names.contains_key(operand.name)
                    || self.may_name_argument(value, span.map(|(span, _)| span), end))
            {
                names.insert(operand.name, ());
                named.push((RegionArgument { name: operand, ty }, operand.span));
            } else if !self.names_result(operand) {
                self.open_form.get_or_insert_default().uses.push(operand);
            }
        }
        Ok(named)
    }
}

/// The regions of the description that a directive of C++ has, each with whether it is several.
fn regions_of<'p>(
    parameters: &'p [Parameter],
    op: &'p OpDescription,
) -> impl Iterator<Item = (usize, bool)> + 'p {
    let is_several = |index: usize| op.regions.get(index).is_some_and(|it| it.variadic);
    parameters.iter().filter_map(move |parameter| match parameter {
        Parameter::Region(index) => Some((*index, is_several(*index))),
        Parameter::Regions => Some((0, true)),
        _ => None,
    })
}

/// Whether a directive is defined in C++ and has regions.
pub(in crate::parse) fn has_regions(directive: &Directive, op: &OpDescription) -> bool {
    matches!(directive, Directive::Custom { parameters, .. }
        if regions_of(parameters, op).next().is_some())
}
