//! Prints the IR as text, equal to the output of `mlir-opt`.
//!
//! [`print`] prints a file. Names of values are assigned first, for a whole region before the regions within it. Then
//! everything is printed in one pass, with gaps for possible aliases, and the gaps are filled (module `aliases`). The
//! dialects' knowledge of the forms of their operations comes through the [`Registry`]: declarative formats, and
//! print functions, which use the methods of [`Printer`].
//!
//! Recursion follows the nesting of regions, types and attributes, which the parsers limit.

mod affine;
mod aliases;
mod asm;
mod attributes;
mod blanks;
mod dense;
pub(super) mod directive;
pub mod escape;
mod form;
mod format;
mod format_attributes;
mod located;
mod metadata;
mod names;
mod opaque;
mod operation;
mod presence;
mod printed_op;
mod properties;
mod syntax;
mod types;

pub use asm::Entries;
pub(crate) use attributes::MAX_EXPANDED_BYTES;
pub use attributes::{TypeElision, signed_integer};
pub use blanks::Spacing;
pub use directive::dynamic_index_list;
pub use escape::is_bare_identifier;
pub(crate) use escape::{write_keyword_or_string, write_string};
pub use format::{Custom, Formatted};
pub(crate) use operation::INDENTATION;
pub use operation::RegionForm;
pub use syntax::{ArgumentNames, PrintHook, ResultNames, ResultNamesHook};

use super::alias_names::AliasNames;
use super::ir::{AffineMap, Attribute, Context, Identifier, Ir, OperationId, Type, ValueId};
use super::locations::Locations;
use super::registry::{RegisteredOp, Registry};
use abide_source::diagnostic::MAX_VALUE_BYTES;
use abide_source::text::shorten;
use aliases::Aliases;
use names::{Namer, Names};
use printed_op::PrintedOp;
use rustc_hash::{FxHashMap, FxHashSet};

/// The number of bytes of text that are always allowed; see [`print`].
const ALWAYS_ALLOWED_BYTES: usize = 1 << 24;

/// The maximum ratio of a text's length to that of its source.
const MAX_LENGTH_RATIO: usize = 32;

/// The maximum indentation, in blanks. Operations that nest deeper keep it, so that the length of the text stays
/// proportional to the number of operations.
pub(crate) const MAX_INDENTATION: usize = 128;

/// The capacity for the text of an operation, in bytes. A generous one costs nothing until it is written to; a small
/// one makes everything move.
const EXPECTED_OPERATION_BYTES: usize = 96;

/// The options of the printer.
#[derive(Debug, Clone, Copy)]
pub struct PrintOptions {
    /// Every operation in the generic form.
    pub generic: bool,
    /// No aliases, so that each operation's text is self-contained.
    pub local_scope: bool,
    /// Leaves out the module around the operations of a file if it has no attributes.
    pub omits_module: bool,
    /// `{...}` for each region.
    pub skip_regions: bool,
    /// Whether each value has its own number in the whole text.
    pub unique_numbers: bool,
    /// Values keep all names of [`SourceNames`](crate::ir::SourceNames). Otherwise only C++-only names are kept.
    pub keeps_names: bool,
    /// The spelling of literals of many elements.
    pub literals: Literals,
    /// From how many characters on resources in the metadata of a file are left out.
    pub resources_elided_above: Option<usize>,
}

/// The spelling of dense and sparse literals of many elements that are not all equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Literals {
    /// From how many elements on nothing is left of them but a name.
    pub elided_above: Option<usize>,
    /// From how many elements on they are in hexadecimal.
    pub hexadecimal_above: Option<usize>,
}

impl PrintOptions {
    /// Custom forms with aliases.
    pub const CUSTOM: PrintOptions = PrintOptions {
        generic: false,
        local_scope: false,
        omits_module: false,
        skip_regions: false,
        unique_numbers: false,
        keeps_names: false,
        literals: Literals::STANDARD,
        resources_elided_above: None,
    };
}

impl Default for PrintOptions {
    fn default() -> PrintOptions {
        PrintOptions::CUSTOM
    }
}

impl Literals {
    /// MLIR's default.
    pub const STANDARD: Literals = Literals { elided_above: None, hexadecimal_above: Some(100) };
}

impl Default for Literals {
    fn default() -> Literals {
        Literals::STANDARD
    }
}

/// Returns the text of a file: the outermost operation, preceded by the aliases and followed by a line end.
/// (`mlir-opt` adds an empty line.)
///
/// Aliases of a file can make types and attributes whose text is exponentially longer than the file. Past 16 MiB and
/// 32 times the size of the printed IR, `<<TOO LONG>>` replaces each further type and attribute.
#[must_use]
pub fn print(ir: &Ir, registry: &Registry, options: &PrintOptions) -> Vec<u8> {
    print_operation(ir, ir.top(), registry, options)
}

/// A text that is not whole, because it would be longer than this limit in bytes; see [`print`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong(pub usize);

/// As [`print`], for an operation that may replace the module around it as the file, with the locations of operations
/// and arguments.
///
/// # Errors
/// If types or attributes were left out.
pub fn print_located(
    ir: &Ir,
    operation: OperationId,
    registry: &Registry,
    options: &PrintOptions,
    beside: Beside<'_>,
) -> Result<Vec<u8>, TooLong> {
    let (mut out, too_long) = print_bounded(ir, [operation, operation], registry, options, beside);
    if operation != ir.top() {
        add_metadata(ir, options, &mut out);
    }
    too_long.map_or(Ok(out), Err)
}

/// Printed data that operations do not hold.
#[derive(Debug, Clone, Copy, Default)]
pub struct Beside<'ir> {
    /// The names that arguments have in the source, in the order of the arguments.
    pub source_names: &'ir [(ValueId, Identifier)],
    /// The locations printed after operations and arguments.
    pub locations: Option<&'ir Locations>,
    /// The locations whose names values have.
    pub named_by: Option<&'ir Locations>,
    /// The operations whose custom form may omit something.
    pub shown: Option<Shown<'ir>>,
}

/// Operations whose text must be lossless.
#[derive(Debug, Clone, Copy)]
pub struct Shown<'ir> {
    /// Operations whose custom form may leave something out: they print in the generic form.
    pub invalid: &'ir FxHashSet<OperationId>,
    /// Operations that may differ from those that the form of the enclosing operation implies.
    pub changed: &'ir FxHashSet<OperationId>,
}

/// Returns the text of an operation as if it were the outermost one, with a final line end. Values that are defined
/// outside of it print as `<<UNKNOWN SSA VALUE>>`.
#[must_use]
pub fn print_operation(
    ir: &Ir,
    operation: OperationId,
    registry: &Registry,
    options: &PrintOptions,
) -> Vec<u8> {
    print_operation_within(ir, operation, operation, registry, options)
}

/// Returns the text of an operation, with a final line end. Values have the names that they get if `scope` is
/// printed, which is the operation or an ancestor.
#[must_use]
pub fn print_operation_within(
    ir: &Ir,
    scope: OperationId,
    operation: OperationId,
    registry: &Registry,
    options: &PrintOptions,
) -> Vec<u8> {
    print_scoped(ir, [scope, operation], registry, options, Beside::default())
}

/// As [`print_operation_within`], with the data that operations do not hold. The first operation is the scope.
pub(crate) fn print_scoped<'ir>(
    ir: &'ir Ir,
    [scope, operation]: [OperationId; 2],
    registry: &'ir Registry,
    options: &PrintOptions,
    beside: Beside<'ir>,
) -> Vec<u8> {
    print_bounded(ir, [scope, operation], registry, options, beside).0
}

/// As [`print_scoped`], with the limit that the text reached, if any.
fn print_bounded<'ir>(
    ir: &'ir Ir,
    [scope, operation]: [OperationId; 2],
    registry: &'ir Registry,
    options: &PrintOptions,
    beside: Beside<'ir>,
) -> (Vec<u8>, Option<TooLong>) {
    let (names, operations) = Namer::run(ir, scope, registry, options, beside.named_by);
    let mut printer = Printer {
        ir,
        options: *options,
        out: Vec::with_capacity(EXPECTED_OPERATION_BYTES * ir.operation_bound()),
        names,
        source_names: beside.source_names,
        locations: beside.locations,
        shown: beside.shown,
        aliases: Aliases::new(options.local_scope),
        alias_names: (!options.local_scope).then(|| registry.alias_names()),
        registry: Some(registry),
        operations,
        limit: ALWAYS_ALLOWED_BYTES
            + MAX_LENGTH_RATIO * (ir.context.weight() + 64 * ir.operation_bound()),
        has_omitted: false,
        is_brief: false,
        indentation: 0,
        regions: 0,
        default_dialects: vec!["builtin"],
    };
    printer.file(operation);
    let mut out = printer.finish();
    if operation == ir.top() {
        add_metadata(ir, options, &mut out);
    }
    (out, printer.has_omitted.then_some(TooLong(printer.limit)))
}

/// Prints the metadata of the file, next to the aliases.
fn add_metadata(ir: &Ir, options: &PrintOptions, out: &mut Vec<u8>) {
    if !options.local_scope
        && !options.skip_regions
        && let Some(text) = ir.file_metadata()
    {
        out.push(b'\n');
        let shorter = options.resources_elided_above;
        let shorter = shorter.and_then(|limit| metadata::without_long_resources(text, limit));
        out.extend_from_slice(shorter.as_deref().unwrap_or(text));
        out.push(b'\n');
    }
}

/// The operation whose region an operation's operands have their names in: the nearest enclosing one whose
/// regions see no values from outside, or the outermost.
#[must_use]
pub fn naming_scope(ir: &Ir, operation: OperationId, registry: &Registry) -> OperationId {
    let mut scope = operation;
    while let Some(parent) = ir.parent(scope) {
        scope = parent;
        if registry.operation(ir.name_bytes(scope)).is_some_and(RegisteredOp::is_isolated) {
            break;
        }
    }
    scope
}

/// The text of a type, without aliases.
#[must_use]
pub fn print_type(ir: &Ir, ty: Type) -> Vec<u8> {
    let mut printer = Printer::detached(ir);
    printer.type_(ty);
    printer.out
}

/// The text of an attribute with its type, without aliases.
#[must_use]
pub fn print_attribute(ir: &Ir, attribute: Attribute) -> Vec<u8> {
    let mut printer = Printer::detached(ir);
    printer.attribute(attribute);
    printer.out
}

/// The text of a type for a message, where a long one is cut.
#[must_use]
pub fn brief_type(ir: &Ir, ty: Type) -> String {
    brief(ir, MAX_VALUE_BYTES, |printer| printer.type_(ty))
}

/// The text of an attribute for a message, where a long one is cut.
#[must_use]
pub fn brief_attribute(ir: &Ir, attribute: Attribute) -> String {
    brief(ir, MAX_VALUE_BYTES, |printer| printer.attribute(attribute))
}

fn brief(ir: &Ir, limit: usize, print: impl FnOnce(&mut Printer<'_>)) -> String {
    let mut printer = Printer { limit, is_brief: true, ..Printer::detached(ir) };
    print(&mut printer);
    let mut text = String::from_utf8_lossy(&printer.out).into_owned();
    shorten(&mut text, limit);
    text
}

/// The text of an affine map without its keyword.
pub(super) fn print_affine_map(ir: &Ir, map: &AffineMap) -> Vec<u8> {
    let mut printer = Printer::detached(ir);
    printer.affine_map(map);
    printer.out
}

/// Writes the text of operations.
#[derive(Debug)]
pub struct Printer<'ir> {
    ir: &'ir Ir,
    options: PrintOptions,
    out: Vec<u8>,
    names: Names,
    /// The names that arguments have in the source, in the order of the arguments.
    source_names: &'ir [(ValueId, Identifier)],
    /// The locations that are printed.
    locations: Option<&'ir Locations>,
    /// The operations whose custom form may omit something.
    shown: Option<Shown<'ir>>,
    aliases: Aliases<'ir>,
    /// The alias names of dialect types and attributes; `None` without aliases.
    alias_names: Option<&'ir AliasNames>,
    /// The registry; `None` if text alone is printed.
    registry: Option<&'ir Registry>,
    /// The record of each operation name that occurs.
    operations: FxHashMap<Identifier, PrintedOp<'ir>>,
    /// In bytes; see [`print`].
    limit: usize,
    /// Whether types or attributes were left out at the limit.
    has_omitted: bool,
    /// Whether the text is cut at the limit, so that the rest need not be printed.
    is_brief: bool,
    /// In blanks.
    indentation: usize,
    /// The number of regions that are printed.
    regions: usize,
    /// The dialects that are not named in the regions around, innermost last.
    default_dialects: Vec<&'ir str>,
}

impl<'ir> Printer<'ir> {
    /// A printer for types and attributes alone.
    fn detached(ir: &'ir Ir) -> Printer<'ir> {
        Printer {
            ir,
            options: PrintOptions { local_scope: true, ..PrintOptions::default() },
            out: Vec::new(),
            names: Names::default(),
            source_names: &[],
            locations: None,
            shown: None,
            aliases: Aliases::new(true),
            alias_names: None,
            registry: None,
            operations: FxHashMap::default(),
            limit: ALWAYS_ALLOWED_BYTES,
            has_omitted: false,
            is_brief: false,
            indentation: 0,
            regions: 0,
            default_dialects: Vec::new(),
        }
    }

    /// Whether the text is so long that types and attributes are omitted; if so, prints the placeholder.
    fn elides_rest(&mut self) -> bool {
        self.elides_next(0)
    }

    /// As [`elides_rest`](Self::elides_rest), before a number of bytes that are still to be printed.
    fn elides_next(&mut self, bytes: usize) -> bool {
        let too_long = self.out.len().saturating_add(bytes) > self.limit;
        if too_long {
            self.has_omitted = true;
            self.text("<<TOO LONG>>");
        }
        too_long
    }

    /// Whether the text has reached the length at which it is cut.
    fn is_done(&self) -> bool {
        self.is_brief && self.out.len() > self.limit
    }

    /// The operations that are printed.
    #[must_use]
    pub fn ir(&self) -> &'ir Ir {
        self.ir
    }

    /// Their types and attributes.
    #[must_use]
    pub fn context(&self) -> &'ir Context {
        &self.ir.context
    }
}
