//! Types, attribute spelling and symbol rules of the `llvm` dialect, and the forms of its C++-only operations.

mod assembly;
mod bodies;
mod call;
mod directives;
mod examples;
mod function;
mod global;
mod indirect;
mod intrinsics;
mod keywords;
mod layout;
mod old_vectors;
mod overflow;
mod samples;
mod snippets;
pub(crate) mod typed_pointers;
pub(crate) mod types;
mod values;
mod verify;

pub(crate) use layout::check_layout_entry;

use crate::common::Parts;
use abide_mlir::bytecode::{BytecodeHooks, Records};
use abide_mlir::ir::OperationId;
use abide_mlir::print::PrintHook;
use abide_mlir::registry::{DialectHooks, Hooks, ParseHook, RemovedType};
use abide_mlir::verify::{SymbolLookup, Verified};
use abide_source::rule;
use std::sync::OnceLock;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks = DialectHooks {
    examples: examples::EXAMPLES,
    operations: &[HOOKS],
    verifiers: &[verify::RULES],
    symbol_verifiers: verify::SYMBOL_RULES,
    type_conditions: verify::TYPE_CONDITIONS,
    class_types: &[("::mlir::LLVM::LLVMTokenType", "token")],
    attribute_aliases: ATTRIBUTE_ALIASES,
    attributes_within: ATTRIBUTES_WITHIN,
    bytecode: Some(&BYTECODE),
    canonical_body: Some(canonical_body),
    check_type: Some(bodies::check_type),
    directives: &[directives::DIRECTIVES],
    cpp_types: Some(&["label", "metadata", "token", "void", "x86_mmx"]),
    removed_types: &[
        RemovedType { name: "vec", last: 19, today: old_vectors::builtin_vectors },
        RemovedType { name: "x86_mmx", last: 19, today: |_| None },
    ],
    nested_types: types::NAMES,
    snippets: snippets::SNIPPETS,
    type_samples: samples::TYPES,
    ..DialectHooks::of("llvm")
};

/// The attributes of debug information are encoded by C++.
const BYTECODE: BytecodeHooks = BytecodeHooks {
    properties: "",
    ty: |_| Ok(None),
    attribute: |encoded| records().read("llvm", encoded),
    operation: None,
    finish: |_| {},
    records: Some(records),
};

fn records() -> &'static Records {
    static RECORDS: OnceLock<Records> = OnceLock::new();
    RECORDS.get_or_init(|| Records::of(include_str!("attributes.txt")))
}

const HOOKS: &[(&str, Hooks)] = &[
    ("llvm.func", written_by(function::parse, function::print)),
    ("llvm.mlir.global", written_by(global::parse_global, global::print_global)),
    ("llvm.mlir.ifunc", Hooks::form(global::parse_ifunc, global::print_ifunc)),
    ("llvm.indirectbr", indirect::BRANCH),
    ("llvm.mlir.alias", written_by(global::parse_alias, global::print_alias)),
    ("llvm.call", written_by(call::parse_call, call::print_call)),
    ("llvm.invoke", written_by(call::parse_invoke, call::print_invoke)),
    ("llvm.icmp", written_by(values::parse_icmp, values::print_comparison)),
    ("llvm.fcmp", written_by(values::parse_fcmp, values::print_comparison)),
    ("llvm.alloca", written_by(values::parse_alloca, values::print_alloca)),
    ("llvm.cmpxchg", Hooks { infer_types: Some(values::infer_exchange), ..Hooks::NONE }),
    ("llvm.intr.invariant.start", Hooks { infer_types: Some(values::infer_start), ..Hooks::NONE }),
    ("llvm.call_intrinsic", written_by(intrinsics::parse_intrinsic, intrinsics::print_intrinsic)),
    ("llvm.intr.assume", written_by(intrinsics::parse_assume, intrinsics::print_assume)),
    ("llvm.inline_asm", Hooks { print: Some(assembly::print), ..Hooks::NONE }),
    ("llvm.landingpad", written_by(values::parse_landingpad, values::print_landingpad)),
    ("llvm.add", MAY_OVERFLOW),
    ("llvm.sub", MAY_OVERFLOW),
    ("llvm.mul", MAY_OVERFLOW),
    ("llvm.shl", MAY_OVERFLOW),
    ("llvm.trunc", Hooks::form(overflow::parse_cast, overflow::print_cast)),
];

/// The hooks of arithmetic with overflow flags.
const MAY_OVERFLOW: Hooks = Hooks::form(overflow::parse_binary, overflow::print_binary);

/// The functions that read and print an operation in all versions of LLVM.
const fn written_by(parse: ParseHook, print: PrintHook) -> Hooks {
    Hooks { parse: Some(parse), print: Some(print), any_version: true, ..Hooks::NONE }
}

/// Whether a pointer to a global is one to another space of memory than that of the global.
fn is_in_other_address_space(op: &Parts<'_>, global: OperationId) -> bool {
    let ir = op.ir();
    if ir.name_bytes(global) != b"llvm.mlir.global" {
        return false;
    }
    let own = ir.attribute(global, "addr_space").map_or(Some(0), |it| ir.context.integer_value(it));
    let ty = ir.result(op.operation, 0).map(|result| ir.value_type(result));
    let pointer = ty.and_then(|ty| types::pointer_space(&ir.context, ty)).map(i64::from);
    pointer.is_some() && own.is_some() && pointer != own
}

fn verify_address(op: &Parts<'_>) -> Verified {
    let Some(name) = op.ir().attribute(op.operation, "global_name") else { return Ok(()) };
    match op.verifier.symbol(op.operation, name) {
        SymbolLookup::Found(found) if is_in_other_address_space(op, found) => Err(rule!(
            "pointer address space must match address space of the referenced global or alias"
        )
        .with_help("give the pointer the address space of the global")
        .into()),
        SymbolLookup::Missing => Err(rule!(
            "must reference a global defined by 'llvm.mlir.global', \
             'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'"
        )
        .with_help("define it with 'llvm.mlir.global' or 'llvm.func'")
        .into()),
        SymbolLookup::Found(_) | SymbolLookup::Unknown => Ok(()),
    }
}

/// Within a type of the dialect its other types are written without `!llvm.`: `array<2 x !llvm.ptr>` is
/// `array<2 x ptr>`. The address space 0 of a pointer is not written.
fn canonical_body(body: &[u8]) -> Option<Vec<u8>> {
    let plain = without_prefixes(body);
    without_default_space(plain.as_deref().unwrap_or(body)).or(plain)
}

/// `ptr` instead of `ptr<0>`.
fn without_default_space(body: &[u8]) -> Option<Vec<u8>> {
    const POINTER: &[u8] = b"ptr<";
    let (mut out, mut done, mut is_in_string) = (Vec::new(), 0, false);
    let mut looked_at = 0;
    for start in memchr::memmem::find_iter(body, POINTER) {
        let before = body.get(looked_at..start).unwrap_or_default();
        is_in_string ^= memchr::memchr_iter(b'"', before).count() % 2 == 1;
        let is_word_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$');
        let is_name_end = before.last().is_some_and(is_word_part);
        looked_at = start + POINTER.len();
        let after = body.get(looked_at..).unwrap_or_default();
        let space = after.iter().take_while(|byte| b" 0".contains(byte)).count();
        let is_zero = after.get(..space).is_some_and(|space| space.contains(&b'0'));
        if is_in_string || is_name_end || !is_zero || after.get(space) != Some(&b'>') {
            continue;
        }
        out.extend_from_slice(body.get(done..looked_at - 1).unwrap_or_default());
        done = looked_at + space + 1;
    }
    out.extend_from_slice(body.get(done..).unwrap_or_default());
    (done > 0).then_some(out)
}

/// The types of the dialect within a body without `!llvm.`.
fn without_prefixes(body: &[u8]) -> Option<Vec<u8>> {
    const PREFIX: &[u8] = b"!llvm.";
    let mut found = memchr::memmem::find_iter(body, PREFIX).peekable();
    found.peek()?;
    // The parameters of a target's own type are written as anywhere else.
    if memchr::memmem::find(body, b"target<").is_some() {
        return None;
    }
    let (mut out, mut done) = (Vec::with_capacity(body.len()), 0);
    for start in found {
        let before = body.get(done..start).unwrap_or_default();
        // In a string it is part of a name.
        let quotes = memchr::memchr_iter(b'"', body.get(..start).unwrap_or_default()).count();
        if quotes % 2 == 1 || is_element_of_vector(body, start) {
            continue;
        }
        out.extend_from_slice(before);
        if before.last().is_some_and(u8::is_ascii_alphanumeric) {
            out.push(b' ');
        }
        done = start + PREFIX.len();
    }
    out.extend_from_slice(body.get(done..).unwrap_or_default());
    (out != body).then_some(out)
}

/// Whether the text at `start` is the element type of a vector, which is not a type of the dialect:
/// `vector<4x!llvm.ptr>`.
fn is_element_of_vector(body: &[u8], start: usize) -> bool {
    let before = body.get(..start).unwrap_or_default();
    let opened = before.iter().rposition(|byte| *byte == b'<').unwrap_or_default();
    let is_size = |byte: &u8| byte.is_ascii_digit() || b"x[]".contains(byte);
    before.get(..opened).is_some_and(|before| before.ends_with(b"vector"))
        && before.get(opened + 1..).is_some_and(|sizes| sizes.iter().all(is_size))
}

/// The attributes with aliases, and their names. LLVM 19 defines these in C++ (`OpAsmDialectInterface`), LLVM 22 in
/// the attributes' definitions.
const ATTRIBUTE_ALIASES: &[(&str, &str)] = &[
    ("llvm.access_group", "access_group"),
    ("llvm.alias_scope", "alias_scope"),
    ("llvm.alias_scope_domain", "alias_scope_domain"),
    ("llvm.di_basic_type", "di_basic_type"),
    ("llvm.di_common_block", "di_common_block"),
    ("llvm.di_compile_unit", "di_compile_unit"),
    ("llvm.di_composite_type", "di_composite_type"),
    ("llvm.di_derived_type", "di_derived_type"),
    ("llvm.di_file", "di_file"),
    ("llvm.di_global_variable", "di_global_variable"),
    ("llvm.di_global_variable_expression", "di_global_variable_expression"),
    ("llvm.di_imported_entity", "di_imported_entity"),
    ("llvm.di_label", "di_label"),
    ("llvm.di_lexical_block", "di_lexical_block"),
    ("llvm.di_lexical_block_file", "di_lexical_block_file"),
    ("llvm.di_local_variable", "di_local_variable"),
    ("llvm.di_module", "di_module"),
    ("llvm.di_namespace", "di_namespace"),
    ("llvm.di_null_type", "di_null_type"),
    ("llvm.di_string_type", "di_string_type"),
    ("llvm.di_subprogram", "di_subprogram"),
    ("llvm.di_subroutine_type", "di_subroutine_type"),
    ("llvm.loop_annotation", "loop_annotation"),
    ("llvm.loop_distribute", "loop_distribute"),
    ("llvm.loop_interleave", "loop_interleave"),
    ("llvm.loop_licm", "loop_licm"),
    ("llvm.loop_peeled", "loop_peeled"),
    ("llvm.loop_pipeline", "loop_pipeline"),
    ("llvm.loop_unroll", "loop_unroll"),
    ("llvm.loop_unroll_and_jam", "loop_unroll_and_jam"),
    ("llvm.loop_unswitch", "loop_unswitch"),
    ("llvm.loop_vectorize", "loop_vectorize"),
    ("llvm.mmra_tag", "mmra_tag"),
    ("llvm.tbaa_root", "tbaa_root"),
    ("llvm.tbaa_tag", "tbaa_tag"),
    ("llvm.tbaa_type_desc", "tbaa_type_desc"),
];

/// The attributes nested in others without their names: the parameter, and the name.
const ATTRIBUTES_WITHIN: &[(&str, &str)] = &[
    ("access_type", "tbaa_type_desc"),
    ("allocated", "di_expression"),
    ("associated", "di_expression"),
    ("base_type", "tbaa_type_desc"),
    ("compileUnit", "di_compile_unit"),
    ("dataLocation", "di_expression"),
    ("decl", "di_global_variable"),
    ("distribute", "loop_distribute"),
    ("domain", "alias_scope_domain"),
    ("expr", "di_expression"),
    ("file", "di_file"),
    ("followupAll", "loop_annotation"),
    ("followupCoincident", "loop_annotation"),
    ("followupEpilogue", "loop_annotation"),
    ("followupFallback", "loop_annotation"),
    ("followupInner", "loop_annotation"),
    ("followupOuter", "loop_annotation"),
    ("followupRemainder", "loop_annotation"),
    ("followupRemainderInner", "loop_annotation"),
    ("followupRemainderOuter", "loop_annotation"),
    ("followupSequential", "loop_annotation"),
    ("followupUnrolled", "loop_annotation"),
    ("followupVectorized", "loop_annotation"),
    ("interleave", "loop_interleave"),
    ("licm", "loop_licm"),
    ("parallelAccesses", "access_group"),
    ("peeled", "loop_peeled"),
    ("pipeline", "loop_pipeline"),
    ("rank", "di_expression"),
    ("stringLengthExp", "di_expression"),
    ("stringLocationExp", "di_expression"),
    ("type", "di_subroutine_type"),
    ("unroll", "loop_unroll"),
    ("unrollAndJam", "loop_unroll_and_jam"),
    ("unswitch", "loop_unswitch"),
    ("var", "di_global_variable"),
    ("vectorize", "loop_vectorize"),
];
