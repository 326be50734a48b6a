//! VHLO operations as their StableHLO equivalents. VHLO operations have all their attributes; StableHLO omits
//! defaults and joins some.

use super::{TODAY, is_newer_version};
use abide_mlir::bytecode::{StoredOperation, TodaysOperation};
use abide_mlir::ir::integers::list_of_integers;
use abide_mlir::ir::{Attribute, AttributeKind, DenseData, Identifier, Ir, TypeKind};
use abide_mlir::ods::constraint::{AttributeForm, AttributePredicate};
use abide_mlir::print::print_attribute;
use abide_mlir::registry::Registry;

/// A default value of an attribute.
#[derive(Clone, Copy)]
enum Usual {
    /// `""`, `[]`, `{}`, or a tensor without elements.
    Empty,
    /// `false`
    False,
    /// This number, or a tensor of it.
    Number(i64),
    /// A word of an enumeration, or an array of it.
    Word(&'static str),
}

/// The attributes that may be left out, with their default. An operation's name limits them to that one.
const DEFAULT_ATTRIBUTES: &[(&str, &str, Usual)] = &[
    ("", "api_version", Usual::Number(1)),
    ("", "arg_attrs", Usual::Empty),
    ("", "backend_config", Usual::Empty),
    ("", "base_dilations", Usual::Number(1)),
    ("", "called_computations", Usual::Empty),
    ("", "channel_id", Usual::Number(0)),
    ("", "compare_type", Usual::Word("<comparison_type NOTYPE>")),
    ("", "composite_attributes", Usual::Empty),
    ("sort", "dimension", Usual::Number(-1)),
    ("", "has_dynamic_root", Usual::False),
    ("", "has_side_effect", Usual::False),
    ("", "indices_are_sorted", Usual::False),
    ("", "infeed_config", Usual::Empty),
    ("", "is_host_transfer", Usual::False),
    ("", "is_stable", Usual::False),
    ("", "known_expanding_dimensions", Usual::Empty),
    ("", "known_nonexpanding_dimensions", Usual::Empty),
    ("", "layout", Usual::Empty),
    ("", "lhs_dilation", Usual::Number(1)),
    ("cholesky", "lower", Usual::False),
    ("", "operand_layouts", Usual::Empty),
    ("", "outfeed_config", Usual::Empty),
    ("", "output_operand_aliases", Usual::Empty),
    ("", "padding", Usual::Number(0)),
    ("", "precision_config", Usual::Word("<precision DEFAULT>")),
    ("", "res_attrs", Usual::Empty),
    (
        "",
        "result_accuracy",
        Usual::Word("result_accuracy<mode = #stablehlo.result_accuracy_mode<DEFAULT>>"),
    ),
    ("", "result_layouts", Usual::Empty),
    ("", "result_tilings", Usual::Empty),
    ("", "rhs_dilation", Usual::Number(1)),
    ("send", "source_target_pairs", Usual::Empty),
    ("recv", "source_target_pairs", Usual::Empty),
    ("", "sym_visibility", Usual::Empty),
    ("", "unique_indices", Usual::False),
    ("", "use_global_device_ids", Usual::False),
    ("composite", "version", Usual::Number(0)),
    ("", "window_dilations", Usual::Number(1)),
    ("", "window_reversal", Usual::Number(0)),
    ("", "window_strides", Usual::Number(1)),
];

/// Attributes that are one today: their operations, its name, its mnemonic, and its parts. Empty or zero parts are
/// omitted if so marked.
struct Joined {
    operations: &'static [&'static str],
    name: &'static str,
    mnemonic: &'static str,
    parts: &'static [&'static str],
}

const JOINED: &[Joined] = &[
    Joined {
        operations: &["dot_general"],
        name: "dot_dimension_numbers",
        mnemonic: "dot",
        parts: &[
            "lhs_batching_dimensions",
            "rhs_batching_dimensions",
            "lhs_contracting_dimensions",
            "rhs_contracting_dimensions",
        ],
    },
    Joined {
        operations: &["gather", "dynamic_gather"],
        name: "dimension_numbers",
        mnemonic: "gather",
        parts: &[
            "offset_dims",
            "collapsed_slice_dims",
            "operand_batching_dims",
            "start_indices_batching_dims",
            "start_index_map",
            "index_vector_dim",
        ],
    },
    Joined {
        operations: &["scatter"],
        name: "scatter_dimension_numbers",
        mnemonic: "scatter",
        parts: &[
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
            "index_vector_dim",
        ],
    },
];

/// The parts of the algorithm of a product, in the order in which it is written.
const ALGORITHM: &[&str] = &[
    "lhs_precision_type",
    "rhs_precision_type",
    "accumulation_type",
    "lhs_component_count",
    "rhs_component_count",
    "num_primitive_operations",
    "allow_imprecise_accumulation",
];

/// The attributes of a stored operation; those taken are removed.
struct Stored<'s> {
    ir: &'s mut Ir,
    entries: Vec<(Identifier, Attribute)>,
}

impl Stored<'_> {
    fn get(&self, name: &str) -> Option<Attribute> {
        let named =
            |entry: &&(Identifier, Attribute)| self.ir.context.bytes(entry.0) == name.as_bytes();
        self.entries.iter().find(named).map(|entry| entry.1)
    }

    fn take(&mut self, name: &str) -> Option<Attribute> {
        let context = &self.ir.context;
        let at = self.entries.iter().position(|entry| context.bytes(entry.0) == name.as_bytes())?;
        Some(self.entries.remove(at).1)
    }

    /// Takes an attribute that holds integers.
    fn integers(&mut self, name: &str) -> Option<Vec<i64>> {
        let value = self.take(name)?;
        numbers(self.ir, value)
    }

    fn integer(&mut self, name: &str) -> Option<i64> {
        let value = self.take(name)?;
        self.ir.context.integer_value(value)
    }

    /// Adds an attribute of today's dialect.
    fn add(&mut self, name: &str, body: &str) {
        let context = &mut self.ir.context;
        let (name, body) = (context.identifier(name), context.identifier(body));
        let dialect = context.identifier(TODAY);
        let value = context.attribute(AttributeKind::Dialect { dialect, body, ty: None });
        self.entries.push((name, value));
    }
}

/// The key of properties that could not be decoded.
const OPAQUE: &[u8] = b"bytecode";

/// The operation that a stored one maps to; `None` for an unknown version.
pub(super) fn todays(
    registry: &Registry,
    ir: &mut Ir,
    stored: StoredOperation<'_>,
) -> Option<TodaysOperation> {
    let (name, version) = stored.name.rsplit_once("_v")?;
    let is_opaque = |(key, _): &(Identifier, Attribute)| ir.context.bytes(*key) == OPAQUE;
    if !version.bytes().all(|byte| byte.is_ascii_digit())
        || is_newer_version(stored.name)
        || stored.properties.iter().any(is_opaque)
    {
        // The operation is kept.
        return None;
    }
    let full = match name {
        "func" | "call" => format!("func.{name}"),
        "return" if stored.parent == b"func.func" => "func.return".to_owned(),
        _ => format!("{TODAY}.{name}"),
    };
    let mut attributes = Stored { ir, entries: stored.properties.to_vec() };
    leave_out(&mut attributes, name);
    join(&mut attributes, name);
    settle(registry, &mut attributes, &full);
    let full = attributes.ir.context.identifier(full);
    Some((full, attributes.entries))
}

/// Removes the casts between VHLO types and their equivalents, which are the same now.
pub(super) fn drop_casts(ir: &mut Ir) {
    let all: Vec<_> = ir.walk(ir.top()).collect();
    for operation in all {
        if ir.name_bytes(operation) != b"builtin.unrealized_conversion_cast" {
            continue;
        }
        let (operand, result) = (ir.operand(operation, 0), ir.result(operation, 0));
        let (Some(operand), Some(result)) = (operand, result) else { continue };
        let is_one = ir.operand_count(operation) == 1 && ir.results(operation).count() == 1;
        if is_one && operand != result && ir.value_type(operand) == ir.value_type(result) {
            ir.replace_uses(result, operand);
            ir.erase(operation);
        }
    }
}

/// Omits the attributes with default values.
fn leave_out(attributes: &mut Stored<'_>, operation: &str) {
    let ir = &*attributes.ir;
    attributes.entries.retain(|(name, value)| {
        let name = ir.context.bytes(*name);
        let usual = DEFAULT_ATTRIBUTES
            .iter()
            .find(|(of, one, _)| one.as_bytes() == name && (of.is_empty() || *of == operation));
        !usual.is_some_and(|(_, _, usual)| is_default_value(ir, *value, *usual))
    });
}

fn is_default_value(ir: &Ir, value: Attribute, usual: Usual) -> bool {
    let context = &ir.context;
    match (usual, context.attribute_kind(value)) {
        (Usual::Empty, AttributeKind::String { value, .. }) => context.bytes(*value).is_empty(),
        (Usual::Empty, AttributeKind::Array(elements)) => elements.is_empty(),
        (Usual::Empty, AttributeKind::Dictionary(entries)) => entries.is_empty(),
        (
            Usual::Empty,
            AttributeKind::DenseElements { data: DenseData::Bytes { bytes, .. }, .. },
        ) => bytes.is_empty(),
        (Usual::False, _) => context.integer_value(value) == Some(0),
        (Usual::Number(number), AttributeKind::DenseElements { .. }) => {
            list_of_integers(ir, value).iter().all(|one| *one == number)
        }
        (Usual::Number(number), _) => context.integer_value(value) == Some(number),
        (Usual::Word(_), AttributeKind::Array(elements)) => {
            elements.iter().all(|element| is_default_value(ir, *element, usual))
        }
        (Usual::Word(word), AttributeKind::Dialect { body, .. }) => {
            context.bytes(*body) == word.as_bytes()
        }
        _ => false,
    }
}

/// Joins the attributes that are one today.
fn join(attributes: &mut Stored<'_>, operation: &str) {
    for joined in JOINED.iter().filter(|joined| joined.operations.contains(&operation)) {
        let parts: Vec<String> =
            joined.parts.iter().filter_map(|part| written(attributes, part)).collect();
        attributes.add(joined.name, &format!("{}<{}>", joined.mnemonic, parts.join(", ")));
    }
    match operation {
        "dot_general" => algorithm(attributes),
        "convolution" | "dynamic_conv" => {
            if let Some(body) = convolution(attributes) {
                attributes.add("dimension_numbers", &body);
            }
        }
        _ => {
            if let Some(handle) = attributes.integer("channel_id") {
                let ty = attributes.integer("channel_type").unwrap_or(0);
                let body = format!("channel_handle<handle = {handle}, type = {ty}>");
                attributes.add("channel_handle", &body);
            }
        }
    }
}

/// `name = [0, 1]` or `name = 1`; `None` for an empty list, and for zero.
fn written(attributes: &mut Stored<'_>, part: &str) -> Option<String> {
    let value = attributes.get(part)?;
    if let Some(number) = attributes.ir.context.integer_value(value) {
        attributes.take(part);
        return (number != 0).then(|| format!("{part} = {number}"));
    }
    let numbers = attributes.integers(part)?;
    (!numbers.is_empty()).then(|| format!("{part} = {numbers:?}"))
}

/// Joins the algorithm of a product, if its types exist.
fn algorithm(attributes: &mut Stored<'_>) {
    let mut parts = Vec::new();
    for name in ALGORITHM {
        let Some(value) = attributes.take(name) else { return };
        let context = &attributes.ir.context;
        let text = match context.attribute_kind(value) {
            AttributeKind::Type(ty) if *ty == context.none_type() => None,
            AttributeKind::Integer { ty, .. } if *ty == context.bool_type() => {
                context.integer_value(value).map(|value| (value != 0).to_string())
            }
            AttributeKind::Integer { .. } => {
                context.integer_value(value).map(|value| value.to_string())
            }
            _ => Some(String::from_utf8_lossy(&print_attribute(attributes.ir, value)).into_owned()),
        };
        parts.extend(text.map(|text| format!("{name} = {text}")));
    }
    if parts.len() == ALGORITHM.len() {
        attributes.add("algorithm", &format!("dot_algorithm<{}>", parts.join(", ")));
    }
}

/// `conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>`
fn convolution(attributes: &mut Stored<'_>) -> Option<String> {
    let mut sides = Vec::new();
    for (side, first, second) in [
        ("input", ("batch", "b"), ("feature", "f")),
        ("kernel", ("input_feature", "i"), ("output_feature", "o")),
        ("output", ("batch", "b"), ("feature", "f")),
    ] {
        let spatial = attributes.integers(&format!("{side}_spatial_dimensions"))?;
        let mut words = vec![String::new(); spatial.len() + 2];
        for (what, letter) in [first, second] {
            let place = attributes.integer(&format!("{side}_{what}_dimension"))?;
            *words.get_mut(usize::try_from(place).ok()?)? = letter.to_owned();
        }
        for (number, place) in spatial.iter().enumerate() {
            *words.get_mut(usize::try_from(*place).ok()?)? = number.to_string();
        }
        sides.push(format!("[{}]", words.join(", ")));
    }
    let [input, kernel, output] = &sides[..] else { return None };
    Some(format!("conv<{input}x{kernel}->{output}>"))
}

/// The maximum length of a list expanded from a splat.
const MAX_SPLAT_ELEMENTS: i64 = 4096;

/// The numbers of a dense literal, with splats expanded.
fn numbers(ir: &Ir, value: Attribute) -> Option<Vec<i64>> {
    let mut numbers = list_of_integers(ir, value);
    let AttributeKind::DenseElements { ty, data: DenseData::Bytes { splat: true, .. } } =
        ir.context.attribute_kind(value)
    else {
        return Some(numbers);
    };
    let TypeKind::Tensor { shape, .. } = ir.context.type_kind(*ty) else { return None };
    let count = shape.iter().try_fold(1i64, |count, size| count.checked_mul(*size))?;
    let first = numbers.first().copied()?;
    numbers.resize(usize::try_from(count.min(MAX_SPLAT_ELEMENTS)).ok()?, first);
    (count <= MAX_SPLAT_ELEMENTS).then_some(numbers)
}

/// Makes each attribute what its description requires: an array of integers, a symbol, a unit.
fn settle(registry: &Registry, attributes: &mut Stored<'_>, operation: &str) {
    let Some(known) = registry.operation(operation.as_bytes()) else { return };
    for index in 0..attributes.entries.len() {
        let Some((name, value)) = attributes.entries.get(index).copied() else { return };
        let ir = &mut *attributes.ir;
        let text = ir.context.text(name).into_owned();
        let mut described = known.description().attributes.iter();
        let Some(described) = described.find(|one| *one.name == *text) else { continue };
        let constraint = &described.constraint;
        let todays = match (constraint.form(), constraint.predicate()) {
            (AttributeForm::DenseArray(element), _) => array(ir, element, value),
            (_, AttributePredicate::Unit) => Some(ir.context.unit()),
            (_, AttributePredicate::FlatSymbolRef) => symbol(ir, value),
            _ if text == "called_computations" => symbols(ir, value),
            _ => None,
        };
        if let (Some(todays), Some(entry)) = (todays, attributes.entries.get_mut(index)) {
            entry.1 = todays;
        }
    }
}

/// `array<i64: 0, 1>` of a tensor of integers.
fn array(ir: &mut Ir, element: &str, value: Attribute) -> Option<Attribute> {
    if !matches!(ir.context.attribute_kind(value), AttributeKind::DenseElements { .. }) {
        return None;
    }
    let values = numbers(ir, value)?;
    let width = element.strip_prefix('i')?.parse().ok()?;
    // True is -1 in one bit.
    let values = values.into_iter().map(|one| if width == 1 { -(one & 1) } else { one }).collect();
    let element = ir.context.integer(width);
    Some(ir.context.attribute(AttributeKind::DenseArray { element, values }))
}

/// `@name` of a string.
fn symbol(ir: &mut Ir, value: Attribute) -> Option<Attribute> {
    let root = ir.context.string_value(value)?;
    Some(ir.context.attribute(AttributeKind::SymbolReference { root, nested: Box::new([]) }))
}

fn symbols(ir: &mut Ir, value: Attribute) -> Option<Attribute> {
    let AttributeKind::Array(elements) = ir.context.attribute_kind(value) else { return None };
    let elements = elements.clone();
    let symbols: Option<Vec<Attribute>> = elements.iter().map(|one| symbol(ir, *one)).collect();
    Some(ir.context.array(symbols?))
}
