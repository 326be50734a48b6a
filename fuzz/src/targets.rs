//! The table of fuzz targets.

use crate::checks::{
    abi, agreement, bytecode, called, differential, fixes, forms, ide, ir, mlir, outputs, passes,
    reflection, session, sip, tablegen, vmfb,
};
use crate::seeds::Source;
use crate::{Outcome, dictionary, mutate};

/// The language of a target's inputs. Selects the mutator and the dictionary.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// MLIR text.
    Mlir,
    /// MLIR text after a byte that marks it.
    MarkedMlir,
    /// Text in the format that its first byte names.
    Fixable,
    /// Structured-index-path and raw signatures.
    Signature,
    /// JSON.
    Json,
    /// TableGen.
    Tablegen,
    /// MLIR's bytecode.
    Bytecode,
    /// Nothing: the input is the source of a generator, which knows the structure itself.
    Bytes,
}

impl Language {
    /// The language of an input in [`Language::Fixable`], by its first byte.
    #[must_use]
    pub fn marked(mark: u8) -> Language {
        match mark {
            b'S' | b'R' => Language::Signature,
            b'J' => Language::Json,
            b'T' => Language::Tablegen,
            _ => Language::Mlir,
        }
    }

    /// The name of the file in `fuzz/dictionaries`, without `.dict`.
    #[must_use]
    pub fn dictionary(self) -> Option<&'static str> {
        match self {
            Language::Mlir | Language::MarkedMlir | Language::Fixable => Some("mlir"),
            Language::Signature => Some("signature"),
            Language::Json => Some("reflection"),
            Language::Tablegen => Some("tablegen"),
            Language::Bytecode | Language::Bytes => None,
        }
    }

    /// The words of the dictionary.
    #[must_use]
    pub fn words(self) -> &'static [Vec<u8>] {
        self.dictionary().map_or(&[], dictionary::words)
    }

    /// The mutator that knows the language; `None` if random bytes do as well.
    #[must_use]
    pub fn mutator(self) -> Option<mutate::Mutator> {
        match self {
            // Brackets, words and lines are moved about in the same way.
            Language::Mlir | Language::Tablegen => Some(mutate::mlir),
            Language::MarkedMlir => Some(mutate::marked_mlir),
            Language::Fixable => Some(mutate::fixable),
            Language::Signature => Some(mutate::signature),
            Language::Json => Some(mutate::json),
            Language::Bytecode => Some(mutate::bytecode),
            Language::Bytes => None,
        }
    }
}

/// A fuzz target.
#[derive(Debug, Clone, Copy)]
pub struct Target {
    /// The name of the check, of its file in `fuzz_targets`, of its folders below `corpus`.
    pub name: &'static str,
    /// The check.
    pub check: fn(&[u8]) -> Outcome,
    /// The language of inputs.
    pub language: Language,
    /// The sources of initial inputs, besides `corpus/seeds/<name>.txt`.
    pub sources: &'static [Source],
    /// The longest input that libFuzzer makes, in bytes.
    pub max_len: usize,
    /// The percentage of seeds and mutated seeds that must be [`Outcome::Checked`].
    pub least_checked: usize,
}

impl Target {
    /// The target of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Target> {
        TARGETS.iter().find(|target| target.name == name)
    }
}

/// MLIR files of the corpus.
const MLIR: &[Source] = &[Source::plain("", "mlir")];
/// The same after the bytes that mark text.
const MARKED_MLIR: &[Source] = &[
    Source::plain("", "mlir").between(b"\x01", b""),
    Source::plain("", "mlir").between(b"\x03", b""),
];
/// The same as bytecode, and what JAX writes.
const BYTECODE: &[Source] =
    &[Source::plain("", "mlir").as_bytecode(), Source::plain("bytecode", "mlirbc")];
/// Compiled modules.
const MODULES: &[Source] = &[Source::plain("vmfb", "vmfb"), Source::random()];
const SIGNATURES: &[Source] = &[Source::plain("sip", "sip")];
/// Reflection JSON; the last byte marks it as text.
const REFLECTION: &[Source] = &[Source::plain("reflection", "json").between(b"", b"\n")];

/// Texts in all formats with fixes, after a byte that names the format.
const FIXABLE: &[Source] = &[
    Source::plain("", "mlir").between(b"\x01", b""),
    Source::plain("", "sip").between(b"S", b""),
    Source::plain("", "json").between(b"J", b""),
    Source::plain("", "td").between(b"T", b""),
];

const TABLEGEN: &[Source] = &[Source::plain("tablegen", "td"), Source::random()];

const RANDOM: &[Source] = &[Source::random()];

/// All targets, in the order of their names.
pub const TARGETS: &[Target] = &[
    bytes("abi_module", abi::abi_module),
    text("agreement", agreement::agreement, Language::Mlir, MLIR, 70),
    bytes("annotated_functions", called::annotated_functions),
    Target {
        max_len: 1024,
        ..text("bind_reflection", reflection::bind_reflection, Language::Json, REFLECTION, 60)
    },
    Target { least_checked: 20, ..bytes("described_forms", forms::described_forms) },
    Target {
        max_len: 512,
        least_checked: 60,
        ..bytes("differential_reference", differential::differential_reference)
    },
    Target { max_len: 2048, ..text("fixes", fixes::fixes, Language::Fixable, FIXABLE, 10) },
    text("format_mlir", mlir::format_mlir, Language::Mlir, MLIR, 20),
    bytes("generated_mlir", mlir::generated_mlir),
    text("lower_verify", ir::lower_verify, Language::Mlir, MLIR, 25),
    bytes("lsp_edits", ide::lsp_edits),
    bytes("lsp_session", session::lsp_session),
    Target { max_len: 256, least_checked: 100, ..bytes("outputs", outputs::outputs) },
    text("parse_bytecode", bytecode::parse_bytecode, Language::Bytecode, BYTECODE, 25),
    text("parse_mlir", mlir::parse_mlir, Language::Mlir, MLIR, 80),
    text("parse_raw", sip::parse_raw, Language::Signature, SIGNATURES, 7),
    text("parse_reflection", reflection::parse_reflection, Language::Json, REFLECTION, 99),
    text("parse_sip", sip::parse_sip, Language::Signature, SIGNATURES, 7),
    text("parse_tablegen", tablegen::parse_tablegen, Language::Tablegen, TABLEGEN, 90),
    Target { max_len: 8192, ..text("parse_vmfb", vmfb::parse_vmfb, Language::Bytes, MODULES, 10) },
    bytes("path_grammar", called::path_grammar),
    text("roundtrip_mlir", ir::roundtrip_mlir, Language::MarkedMlir, MARKED_MLIR, 10),
    text("roundtrip_reflection", reflection::roundtrip_reflection, Language::Json, REFLECTION, 60),
    Target { least_checked: 20, ..bytes("roundtrip_sip", sip::roundtrip_sip) },
    bytes("sharding_grammars", called::sharding_grammars),
    bytes("symbol_passes", passes::symbol_passes),
    bytes("tablegen_differential", tablegen::tablegen_differential),
];

/// A target whose inputs are texts.
const fn text(
    name: &'static str,
    check: fn(&[u8]) -> Outcome,
    language: Language,
    sources: &'static [Source],
    least_checked: usize,
) -> Target {
    Target { name, check, language, sources, max_len: 4096, least_checked }
}

/// A target whose inputs feed a generator.
const fn bytes(name: &'static str, check: fn(&[u8]) -> Outcome) -> Target {
    Target {
        name,
        check,
        language: Language::Bytes,
        sources: RANDOM,
        max_len: 2048,
        least_checked: 40,
    }
}
