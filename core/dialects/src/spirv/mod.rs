//! The types of the `spirv` dialect, as MLIR 19 to 22 read them, and the forms of operations that only C++ reads.

mod attributes;
mod forms;
mod group;
mod module;
mod names;
mod samples;
mod spelling;
mod types;
mod verify;
mod words;

use super::body::{Cursor, Fault};
use abide_mlir::ir::FloatKind;
use abide_mlir::print::PrintHook;
use abide_mlir::registry::directives::{CustomDirective, at_bracket};
use abide_mlir::registry::{DialectHooks, Hooks, ParseHook};
use abide_source::diagnostic::{Diagnostic, codes};
use abide_source::limits::Limits;
use abide_source::rule;
use abide_source::text::Span;
use forms::{arithmetic, chains, composites, control, memory, symbols, variables};

/// The `custom<…>` directives of its formats.
const DIRECTIVES: &[CustomDirective] = &[
    crate::common::switches::OF_BLOCKS,
    CustomDirective::new(
        "ImageOperands",
        at_bracket,
        crate::common::clauses::parse::quoted_words,
        crate::common::clauses::print::quoted_words,
    ),
];

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    operations: &[HOOKS],
    verifiers: &[verify::RULES],
    symbol_verifiers: verify::SYMBOL_RULES,
    type_conditions: verify::TYPE_CONDITIONS,
    result_names: names::RESULT_NAMES,
    verify_attribute: Some(verify::verify_attribute),
    canonical_body: Some(spelling::canonical_body),
    check_type: Some(check_type),
    check_attribute: Some(attributes::check),
    directives: &[DIRECTIVES],
    type_samples: samples::TYPES,
    ..DialectHooks::of("spirv")
};

const HOOKS: &[(&str, Hooks)] = &[
    ("spirv.module", written_by(module::parse_module, module::print_module)),
    ("spirv.func", written_by(module::parse_func, module::print_func)),
    ("spirv.Constant", written_by(module::parse_constant, module::print_constant)),
    ("spirv.IAddCarry", EXTENDED),
    ("spirv.ISubBorrow", EXTENDED),
    ("spirv.SMulExtended", EXTENDED),
    ("spirv.UMulExtended", EXTENDED),
    ("spirv.GL.FClamp", TERNARY),
    ("spirv.GL.Fma", TERNARY),
    ("spirv.GL.SClamp", TERNARY),
    ("spirv.GL.UClamp", TERNARY),
    ("spirv.INTEL.SubgroupBlockRead", written_by(memory::parse_block_load, memory::print_load)),
    ("spirv.INTEL.SubgroupBlockWrite", written_by(memory::parse_block_store, memory::print_store)),
    ("spirv.CompositeExtract", written_by(composites::parse_extract, composites::print_extract)),
    ("spirv.CompositeInsert", written_by(composites::parse_insert, composites::print_insert)),
    ("spirv.mlir.loop", written_by(control::parse_loop, control::print_loop)),
    ("spirv.mlir.selection", written_by(control::parse_selection, control::print_selection)),
    ("spirv.BranchConditional", written_by(control::parse_branch, control::print_branch)),
    ("spirv.Load", written_by(memory::parse_load, memory::print_load)),
    ("spirv.Store", written_by(memory::parse_store, memory::print_store)),
    ("spirv.CopyMemory", written_by(memory::parse_copy, memory::print_copy)),
    ("spirv.AccessChain", written_by(chains::parse_access, chains::print)),
    ("spirv.PtrAccessChain", written_by(chains::parse_pointer_access, chains::print)),
    ("spirv.InBoundsPtrAccessChain", written_by(chains::parse_inbounds_access, chains::print)),
    ("spirv.Variable", written_by(variables::parse_variable, variables::print_variable)),
    ("spirv.GlobalVariable", written_by(variables::parse_global, variables::print_global)),
    ("spirv.EntryPoint", written_by(symbols::parse_entry_point, symbols::print_entry_point)),
    (
        "spirv.ExecutionMode",
        written_by(symbols::parse_execution_mode, symbols::print_execution_mode),
    ),
    ("spirv.SpecConstant", written_by(symbols::parse_constant, symbols::print_constant)),
    ("spirv.SpecConstantComposite", written_by(symbols::parse_composite, symbols::print_composite)),
    ("spirv.GroupNonUniformFAdd", OVER_GROUP),
    ("spirv.GroupNonUniformFMul", OVER_GROUP),
    ("spirv.GroupNonUniformFMax", OVER_GROUP),
    ("spirv.GroupNonUniformFMin", OVER_GROUP),
    ("spirv.GroupNonUniformIAdd", OVER_GROUP),
    ("spirv.GroupNonUniformIMul", OVER_GROUP),
    ("spirv.GroupNonUniformSMax", OVER_GROUP),
    ("spirv.GroupNonUniformSMin", OVER_GROUP),
    ("spirv.GroupNonUniformUMax", OVER_GROUP),
    ("spirv.GroupNonUniformUMin", OVER_GROUP),
    ("spirv.GroupNonUniformBitwiseAnd", OVER_GROUP),
    ("spirv.GroupNonUniformBitwiseOr", OVER_GROUP),
    ("spirv.GroupNonUniformBitwiseXor", OVER_GROUP),
    ("spirv.GroupNonUniformLogicalAnd", OVER_GROUP),
    ("spirv.GroupNonUniformLogicalOr", OVER_GROUP),
    ("spirv.GroupNonUniformLogicalXor", OVER_GROUP),
];

/// Arithmetic with three operands of one type, which is printed as that with results of two parts.
const TERNARY: Hooks = written_by(arithmetic::parse_ternary, arithmetic::print_extended);

/// Arithmetic with results of two parts.
const EXTENDED: Hooks = written_by(arithmetic::parse_extended, arithmetic::print_extended);

/// The hooks of group operations.
const OVER_GROUP: Hooks = written_by(group::parse, group::print);

/// The functions of an operation whose form they know in all versions of LLVM that have it in C++.
const fn written_by(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), any_version: true, ..Hooks::NONE }
}

/// The error between the brackets of `!spirv.name<…>` at `span`. The brackets match.
fn check_type(text: &[u8], span: Span, limits: &Limits) -> Option<Diagnostic> {
    let mut cursor = Cursor::new(text, span, limits.depth);
    let fault = type_(&mut cursor).err()?;
    Some(Diagnostic::new(codes::mlir::TYPE_BODY, fault.span, fault.message))
}

/// The parts of a type's text.
enum Part {
    /// `4 x` in front of an element type.
    Count,
    /// A type that SPIR-V types may contain.
    Type,
    /// `,`.
    Comma,
    /// A word, whichever.
    Word,
    /// A word that the description lists, or one of a vendor.
    Listed { what: &'static str, words: &'static [&'static str] },
    /// `, stride = 4`, which may be missing.
    Stride,
}

use Part::{Comma, Count, Listed, Stride, Type, Word};

const STORAGE_CLASSES: Part = Listed {
    what: "unknown storage class",
    words: &[
        "UniformConstant",
        "Input",
        "Uniform",
        "Output",
        "Workgroup",
        "CrossWorkgroup",
        "Private",
        "Function",
        "Generic",
        "PushConstant",
        "AtomicCounter",
        "Image",
        "StorageBuffer",
        "PhysicalStorageBuffer",
    ],
};
const SCOPES: Part = Listed {
    what: "invalid scope <id> attribute specification",
    words: &[
        "CrossDevice",
        "Device",
        "Workgroup",
        "Subgroup",
        "Invocation",
        "QueueFamily",
        "ShaderCallKHR",
    ],
};
const MATRIX_USES: Part = Listed {
    what: "invalid use <id> attribute specification",
    words: &["MatrixA", "MatrixB", "MatrixAcc"],
};

/// Types whose brackets hold a fixed sequence.
const SEQUENCES: [(&str, &[Part]); 4] = [
    ("array", &[Count, Type, Stride]),
    ("rtarray", &[Type, Stride]),
    ("ptr", &[Type, Comma, STORAGE_CLASSES]),
    (
        "image",
        &[Type, Comma, Word, Comma, Word, Comma, Word, Comma, Word, Comma, Word, Comma, Word],
    ),
];

/// Suffixes of the names that vendors add.
const VENDORS: [&str; 6] = ["KHR", "EXT", "NV", "INTEL", "AMD", "ARM"];

/// The class of a type that its enclosing types must know.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Float,
    Integer,
    /// A vector with one dimension.
    Vector {
        len: u64,
        float: bool,
    },
    Spirv,
    /// A type of another dialect, or one that no SPIR-V type can hold.
    Foreign,
}

/// Checks a type if it is one of this dialect.
fn type_(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    let mut open = Vec::new();
    dialect_type(cursor, &mut open)
}

/// A type of the dialect; `open` holds the names of the structs around it.
fn dialect_type<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    if !cursor.eat(b'!') {
        return Ok(());
    }
    let Some(name) = cursor.word() else { return Ok(()) };
    let Some(mnemonic) = cursor.slice(name).strip_prefix(b"spirv.") else { return Ok(()) };
    let sequence = SEQUENCES.iter().find(|(name, _)| name.as_bytes() == mnemonic);
    let known = sequence.is_some()
        || matches!(mnemonic, b"struct" | b"matrix" | b"coopmatrix" | b"sampled_image");
    if !known {
        return Ok(());
    }
    cursor.expect(b'<')?;
    match (mnemonic, sequence) {
        (_, Some((_, parts))) => parts.iter().try_for_each(|part| read(part, cursor, open))?,
        (b"struct", _) => return structure(cursor, open),
        (b"matrix", _) => matrix(cursor, open)?,
        (b"coopmatrix", _) => cooperative_matrix(cursor, open)?,
        _ => sampled_image(cursor, open)?,
    }
    cursor.expect(b'>')
}

fn read<'a>(part: &Part, cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    match part {
        Count => count(cursor),
        Type => element(cursor, open).map(|_| ()),
        Comma => cursor.expect(b','),
        Word => cursor.keyword().map(|_| ()),
        Listed { what, words } => listed(cursor, what, words),
        Stride => stride(cursor),
    }
}

fn listed(cursor: &mut Cursor<'_>, what: &str, words: &[&str]) -> Result<(), Fault> {
    let span = cursor.keyword()?;
    let word = String::from_utf8_lossy(cursor.slice(span)).into_owned();
    let vendor = VENDORS.iter().any(|vendor| word.ends_with(vendor));
    if vendor || words.contains(&word.as_str()) {
        return Ok(());
    }
    Cursor::fault_at(span, rule!("{}: {}", what, word))
}

fn count(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    match cursor.dimensions()?.as_slice() {
        [(span, 0)] => Cursor::fault_at(*span, "expected array length greater than 0"),
        [_] => Ok(()),
        _ => cursor.fault("expected single integer for array element count"),
    }
}

fn stride(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    if !cursor.eat(b',') {
        return Ok(());
    }
    let word = cursor.keyword()?;
    if cursor.slice(word) != b"stride" {
        return Cursor::fault_at(word, "expected 'stride'");
    }
    cursor.expect(b'=')?;
    match cursor.integer() {
        Some((span, 0)) => Cursor::fault_at(span, "ArrayStride must be greater than zero"),
        Some(_) => Ok(()),
        None => cursor.fault("expected integer value"),
    }
}

/// Parses a type that SPIR-V types may contain.
fn element<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(Span, Class), Fault> {
    let span = cursor.type_text()?;
    let class = classify(cursor, span, open)?;
    if class == Class::Foreign {
        let text = String::from_utf8_lossy(cursor.slice(span)).into_owned();
        return Cursor::fault_at(span, rule!("cannot use '{}' to compose SPIR-V types", text));
    }
    Ok((span, class))
}

fn classify<'a>(cursor: &Cursor<'a>, span: Span, open: &mut Vec<&'a [u8]>) -> Result<Class, Fault> {
    let text = cursor.slice(span);
    match text {
        // MLIR 22 takes `bf16`, MLIR 19 does not.
        word if FloatKind::from_keyword(word).is_some() => Ok(Class::Float),
        [b'i', width @ ..] | [b's' | b'u', b'i', width @ ..]
            if !width.is_empty() && width.iter().all(u8::is_ascii_digit) =>
        {
            if matches!(width, b"1" | b"8" | b"16" | b"32" | b"64") {
                return Ok(Class::Integer);
            }
            let text = String::from_utf8_lossy(text);
            let message = rule!("only 1/8/16/32/64-bit integer type allowed but found '{}'", text);
            Cursor::fault_at(span, message)
        }
        [b'v', b'e', b'c', b't', b'o', b'r', b'<', ..] => vector(cursor, span),
        [b'!', b's', b'p', b'i', b'r', b'v', b'.', ..] => {
            if let Some(mut inner) = cursor.within(span) {
                dialect_type(&mut inner, open)?;
            }
            Ok(Class::Spirv)
        }
        // An alias may be any type.
        [b'!', rest @ ..] if !rest.contains(&b'.') && !rest.contains(&b'<') => Ok(Class::Spirv),
        b"index" | b"none" | [b'!', ..] => Ok(Class::Foreign),
        _ if text.contains(&b'<') => Ok(Class::Foreign),
        _ => Cursor::fault_at(span, "expected non-function type"),
    }
}

/// `vector<4xf32>`, or `vector<[4]xf32>`, which the reference takes for one of as many elements.
fn vector(cursor: &Cursor<'_>, span: Span) -> Result<Class, Fault> {
    let text = String::from_utf8_lossy(cursor.slice(span)).into_owned();
    let body = Span::new(span.start() + "vector<".len() as u32, span.end());
    let Some(mut inner) = cursor.within(body) else { return Ok(Class::Spirv) };
    let is_scalable = inner.eat(b'[');
    let dimensions = match is_scalable {
        true => inner.scalable_dimension()?,
        false => inner.dimensions()?,
    };
    match dimensions.as_slice() {
        [(_, len)] => {
            let element = inner.type_text()?;
            let float = FloatKind::from_keyword(inner.slice(element)).is_some();
            Ok(Class::Vector { len: *len, float })
        }
        // Not a SPIR-V vector, but not ours to reject.
        [] => Ok(Class::Spirv),
        _ => Cursor::fault_at(span, rule!("only 1-D vector allowed but found '{}'", text)),
    }
}

/// `3 x vector<3xf32>`.
fn matrix<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    const COLUMNS: &str = "expected single unsigned integer for number of columns";
    if cursor.at(b'x') {
        return cursor.fault(COLUMNS);
    }
    let Some((span, columns)) = cursor.integer() else { return cursor.fault(COLUMNS) };
    if cursor.at(b'.') {
        return cursor.fault(COLUMNS);
    }
    if !cursor.eat(b'x') {
        return cursor.fault("expected 'x' in dimension list");
    }
    if !(2..=4).contains(&columns) {
        return Cursor::fault_at(span, "matrix is expected to have 2, 3, or 4 columns");
    }
    let type_span = cursor.type_text()?;
    let text = String::from_utf8_lossy(cursor.slice(type_span)).into_owned();
    match classify(cursor, type_span, open)? {
        Class::Vector { len, .. } if !(2..=4).contains(&len) => Cursor::fault_at(
            type_span,
            rule!(
                "matrix columns size has to be less than or equal to 4 and greater than or equal \
                 2, but found {}",
                len
            ),
        ),
        Class::Vector { float: false, .. } => {
            let element = text.rsplit('x').next().unwrap_or_default().trim_end_matches('>');
            let message =
                rule!("matrix columns' elements must be of Float type, got '{}'", element);
            Cursor::fault_at(type_span, message)
        }
        Class::Vector { .. } => Ok(()),
        _ => Cursor::fault_at(
            type_span,
            rule!("matrix must be composed using vector type, got '{}'", text),
        ),
    }
}

/// `8x16xf32, Subgroup, MatrixA`.
fn cooperative_matrix<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    if cursor.dimensions()?.len() != 2 {
        return cursor.fault("expected row and column count");
    }
    for part in [&Type, &Comma, &SCOPES, &Comma, &MATRIX_USES] {
        read(part, cursor, open)?;
    }
    Ok(())
}

fn sampled_image<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    let span = cursor.type_text()?;
    classify(cursor, span, open)?;
    let text = cursor.slice(span);
    let alias = text.first() == Some(&b'!') && !text.contains(&b'.');
    if alias || text.starts_with(b"!spirv.image") {
        return Ok(());
    }
    let text = String::from_utf8_lossy(text);
    let message = rule!("sampled image must be composed using image type, got '{}'", text);
    Cursor::fault_at(span, message)
}

/// `(f32 [0], i32 [4, NonWritable])`, `name, (…)`, or the `name` of a struct around it.
fn structure<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    let name = cursor.word();
    if let Some(name) = name {
        let spelling = cursor.slice(name);
        if cursor.eat(b'>') {
            if open.contains(&spelling) {
                return Ok(());
            }
            let message = "recursive struct reference not nested in struct definition";
            return Cursor::fault_at(name, message);
        }
        cursor.expect(b',')?;
        if open.contains(&spelling) {
            return Cursor::fault_at(name, "identifier already used for an enclosing struct");
        }
        open.push(spelling);
    }
    cursor.expect(b'(')?;
    if !cursor.eat(b')') {
        members(cursor, open)?;
    }
    if name.is_some() {
        open.pop();
    }
    // Decorations of the whole, which LLVM has since version 22.
    while cursor.eat(b',') {
        decoration(cursor)?;
    }
    cursor.expect(b'>')
}

/// The type of a member: of types of others, anything.
fn member_type<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    let span = cursor.type_text()?;
    if cursor.slice(span).starts_with(b"!spirv.") {
        classify(cursor, span, open)?;
    }
    Ok(())
}

fn members<'a>(cursor: &mut Cursor<'a>, open: &mut Vec<&'a [u8]>) -> Result<(), Fault> {
    let mut count = 0_usize;
    let mut offsets = 0_usize;
    loop {
        member_type(cursor, open)?;
        count += 1;
        if cursor.eat(b'[') {
            offsets += usize::from(decorations(cursor)?);
        }
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.expect(b')')?;
    if offsets != 0 && offsets != count {
        return cursor.fault("offset specification must be given for all members");
    }
    Ok(())
}

/// `Block` or `MatrixStride=16`
fn decoration(cursor: &mut Cursor<'_>) -> Result<(), Fault> {
    cursor.keyword()?;
    if cursor.eat(b'=') && cursor.integer().is_none() {
        return cursor.fault("expected integer value");
    }
    Ok(())
}

/// Parses `0, NonWritable, MatrixStride=16]`; returns whether there is an offset.
fn decorations(cursor: &mut Cursor<'_>) -> Result<bool, Fault> {
    let offset = cursor.integer().is_some();
    if offset {
        if cursor.eat(b']') {
            return Ok(true);
        }
        cursor.expect(b',')?;
    }
    loop {
        decoration(cursor)?;
        if !cursor.eat(b',') {
            break;
        }
    }
    cursor.expect(b']')?;
    Ok(offset)
}
