//! Records of reflection JSON against the values of the function.

use super::checker::{Checker, noun};
use crate::escape::Literal;
use crate::function::FunctionValue;
use abide_signatures::reflection::model::{Dim, Primitive, Range, Rank};
use abide_signatures::reflection::{RecordId, RecordKind, Reflection, type_text};
use abide_signatures::sip::Side;
use abide_source::diagnostic::{Diagnostic, Fix, Severity, codes};
use abide_source::rule;
use abide_source::text::{Span, TextEdit};
use abide_source::types::AbiType;

/// The number of bytes of a record that a message quotes.
const MAX_QUOTED_BYTES: usize = 80;

impl<'t> Checker<'_, 't> {
    /// Compares the records of a reflection with the function.
    pub(super) fn records(&mut self, literal: &Literal<'t>, reflection: &Reflection<'_>) {
        if let Some(arguments) = reflection.arguments() {
            self.list(literal, reflection, Side::Inputs, "a", arguments);
        }
        let Some(results) = reflection.results() else { return };
        let Some(items) = inlined(reflection) else {
            self.list(literal, reflection, Side::Results, "r", results);
            return;
        };
        let one_list = matches!(
            self.function.results.as_deref(),
            Some([only]) if only.ty == AbiType::List
        );
        let item_is_list =
            matches!(items.as_slice(), [only] if is_structure(reflection.record(*only).kind));
        if one_list && !item_is_list {
            self.check_documented_list(literal, reflection, items.len());
        } else {
            self.list(literal, reflection, Side::Results, "r", &items);
        }
    }

    /// Warns about a single structure for a result that is one list. The design document allows it, but IREE returns
    /// the items of a single structure one by one.
    fn check_documented_list(
        &mut self,
        literal: &Literal<'t>,
        reflection: &Reflection<'_>,
        items: usize,
    ) {
        let message = rule!(
            "IREE takes the items of a single structure for the results of the function, here \
             {}, but the function returns one list",
            items
        );
        let span = literal.span_in_file(list_span(reflection, "r"));
        self.found.push(
            Diagnostic::new(codes::abi::ARITY, span, message)
                .with_severity(Severity::Warning)
                .with_related(self.function.name_span, "the function says so here"),
        );
    }

    fn list(
        &mut self,
        literal: &Literal<'t>,
        reflection: &Reflection<'_>,
        side: Side,
        key: &str,
        records: &[RecordId],
    ) {
        let Some(values) = self.values(side, records.len()) else { return };
        let span = literal.span_in_file(list_span(reflection, key));
        if self.arity("the reflection", span, side, records.len(), values.len()) {
            return;
        }
        for (index, (record, value)) in records.iter().zip(values).enumerate() {
            let record = Described {
                literal,
                reflection,
                id: reflection.unnamed(*record),
                what: (side, index),
            };
            self.record(&record, value);
        }
    }

    /// Compares one record with the value that it describes.
    fn record(&mut self, described: &Described<'_, '_, 't>, value: &FunctionValue<'t>) {
        let kind = described.reflection.record(described.id).kind;
        let number = Primitive::of(&value.ty);
        let fits = match (kind, &value.ty) {
            (_, AbiType::Other(_) | AbiType::Fence) => true,
            (RecordKind::Primitive(Primitive::PyStr), ty) => *ty == AbiType::List,
            (RecordKind::Primitive(primitive), _) => match number {
                Some(number) => {
                    self.element(described, described.id, primitive, number, value);
                    true
                }
                None => false,
            },
            (RecordKind::NdArray { element, rank, dims }, AbiType::Tensor { .. }) => {
                self.array(described, (element, rank, dims), value);
                true
            }
            (RecordKind::NdArray { element, .. }, AbiType::List) => {
                let element = described.reflection.record(element).kind;
                is_structure(element) || element == RecordKind::Primitive(Primitive::PyStr)
            }
            (RecordKind::NdArray { .. }, ty) => *ty == AbiType::BufferView,
            (kind, ty) => !is_structure(kind) || *ty == AbiType::List,
        };
        if !fits {
            let message = rule!(
                "{} is described as {}, but is {}",
                described.name(),
                described.text(),
                self.type_text(value)
            );
            let span = described.span();
            self.mismatch(codes::abi::VALUE_KIND, span, message, value.type_span);
        }
    }

    /// Checks an ndarray and a tensor: element type, then rank, then dims; reports the first difference.
    fn array(
        &mut self,
        described: &Described<'_, '_, 't>,
        (element, rank, dims): (RecordId, Rank, Range),
        value: &FunctionValue<'t>,
    ) {
        let AbiType::Tensor { dims: tensor_dims, element: tensor_element } = &value.ty else {
            return;
        };
        let reflection = described.reflection;
        if let RecordKind::Primitive(primitive) = reflection.record(element).kind
            && let Some(number) = Primitive::of(tensor_element)
            && self.element(described, element, primitive, number, value)
        {
            return;
        }
        let dims = reflection.dims(dims);
        // A rank that is not the number of dims is a diagnostic about the record itself.
        let ranked = matches!(rank, Rank::Known(rank) if rank as usize == dims.len());
        let (true, Some(tensor_dims)) = (ranked, tensor_dims) else { return };
        if dims.len() != tensor_dims.len() {
            let message = rule!(
                "{} is described with rank {}, but is {}",
                described.name(),
                dims.len(),
                self.type_text(value)
            );
            self.mismatch(codes::abi::RANK, described.span(), message, value.type_span);
            return;
        }
        for (index, pair) in dims.iter().zip(tensor_dims).enumerate() {
            if let (Dim::Known(dim), Some(tensor_dim)) = pair
                && i64::try_from(*dim) != Ok(*tensor_dim)
            {
                self.dim(described, index, (*dim, *tensor_dim), value);
                return;
            }
        }
    }

    fn dim(
        &mut self,
        described: &Described<'_, '_, 't>,
        index: usize,
        (dim, tensor_dim): (u64, i64),
        value: &FunctionValue<'t>,
    ) {
        // After the tag, the element type and the rank.
        const BEFORE_DIMS: usize = 3;
        let json = described.reflection.json();
        let node = described.reflection.record(described.id).node;
        let span = json
            .items(node)
            .nth(BEFORE_DIMS + index)
            .map_or(described.span(), |dim| described.literal.span_in_file(json.span(dim)));
        let message = rule!(
            "dim {} of {} is described as {}, but it is {}",
            index,
            described.name(),
            dim,
            self.type_text(value)
        );
        let diagnostic = Diagnostic::new(codes::abi::DIM, span, message)
            .with_related(value.type_span, "the function says so here")
            .with_fix(Fix::uncertain(
                format!("write {tensor_dim}"),
                vec![TextEdit::new(span, tensor_dim.to_string())],
            ));
        self.found.push(diagnostic);
    }

    /// Reports an element or scalar type that differs from the function's; returns whether it differs.
    fn element(
        &mut self,
        described: &Described<'_, '_, 't>,
        id: RecordId,
        primitive: Primitive,
        number: Primitive,
        value: &FunctionValue<'t>,
    ) -> bool {
        if primitive == number {
            return false;
        }
        let json = described.reflection.json();
        let node = described.reflection.record(id).node;
        let span = described.literal.span_in_file(json.span(node));
        let message = rule!(
            "{} is described with {}, but is {}",
            described.name(),
            primitive,
            self.type_text(value)
        );
        let replacement = described.literal.encode(format!("\"{number}\"").as_bytes());
        let diagnostic = Diagnostic::new(codes::abi::ELEMENT_TYPE, span, message)
            .with_related(value.type_span, "the function says so here")
            .with_fix(Fix::uncertain(
                format!("write {number}"),
                vec![TextEdit::new(span, replacement)],
            ));
        self.found.push(diagnostic);
        true
    }
}

/// A record that describes a value of the function.
struct Described<'r, 'j, 't> {
    literal: &'r Literal<'t>,
    reflection: &'r Reflection<'j>,
    id: RecordId,
    what: (Side, usize),
}

impl Described<'_, '_, '_> {
    fn span(&self) -> Span {
        self.literal.span_in_file(self.reflection.span(self.id))
    }

    /// `argument 0`.
    fn name(&self) -> String {
        format!("{} {}", noun(self.what.0), self.what.1)
    }

    /// The record for people; long ones by their JSON's beginning.
    fn text(&self) -> String {
        let span = self.reflection.span(self.id);
        if span.len() as usize > MAX_QUOTED_BYTES {
            let json = self.reflection.json();
            return crate::explain::shortened(span.slice(json.text()));
        }
        type_text(self.reflection, self.id)
    }
}

/// The span of the list of a key; the whole object without one.
fn list_span(reflection: &Reflection<'_>, key: &str) -> Span {
    let json = reflection.json();
    let list = json.member(json.root(), key);
    json.span(list.map_or(json.root(), |list| list.value))
}

/// The items of the only result, where IREE passes them as their own results.
fn inlined(reflection: &Reflection<'_>) -> Option<Vec<RecordId>> {
    let [only] = reflection.results()? else { return None };
    if !reflection.results_are_inlined() {
        return None;
    }
    match reflection.record(*only).kind {
        RecordKind::Sequence { slots, .. } => Some(reflection.children(slots).to_vec()),
        RecordKind::Dict { entries, .. } => {
            Some(reflection.entries(entries).iter().map(|entry| entry.slot).collect())
        }
        _ => None,
    }
}

/// Whether a record is passed as a list.
fn is_structure(kind: RecordKind) -> bool {
    matches!(
        kind,
        RecordKind::Sequence { .. }
            | RecordKind::Dict { .. }
            | RecordKind::HomogeneousList { .. }
            | RecordKind::Foreign { .. }
    )
}
