//! Texts of other formats, which people take for MLIR.

/// A format that is not MLIR.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Foreign {
    /// Its name in a sentence: "this is HLO text, not MLIR".
    pub name: &'static str,
    /// The way to get MLIR instead, if there is one.
    pub help: Option<&'static str>,
}

/// The beginning of a text.
enum Beginning {
    /// The start of its first line.
    Word(&'static [u8]),
    /// The start of its first line, and a text that is also on that line.
    Both(&'static [u8], &'static [u8]),
    /// A first line of this form.
    Form(fn(&[u8]) -> bool),
}

use Beginning::{Both, Form, Word};
use abide_source::text::word_len;

const HLO: Foreign = Foreign {
    name: "HLO text",
    help: Some("print StableHLO instead, in JAX with 'jax.jit(f).lower(..).as_text()'"),
};
const LLVM: Foreign =
    Foreign { name: "LLVM IR", help: Some("'mlir-translate --import-llvm' makes MLIR of it") };
const FIRRTL: Foreign =
    Foreign { name: "a FIRRTL circuit", help: Some("'firtool --parse-only' makes MLIR of it") };
const PTX: Foreign = Foreign { name: "PTX assembly", help: None };
const SPIRV: Foreign = Foreign { name: "SPIR-V assembly", help: None };
const JAXPR: Foreign = Foreign {
    name: "a jaxpr",
    help: Some("'jax.jit(f).lower(..).as_text()' prints the MLIR of a function"),
};
const TORCH: Foreign = Foreign { name: "a TorchScript graph", help: None };
const ONNX: Foreign = Foreign { name: "ONNX text", help: None };
const FX: Foreign = Foreign {
    name: "a graph of PyTorch's FX",
    help: Some("torch-mlir's 'fx.export_and_import' makes MLIR of a program of torch.export"),
};
const TRITON: Foreign = Foreign {
    name: "a Triton kernel in Python",
    help: Some("'MLIR_ENABLE_DUMP=1' prints the MLIR of kernels"),
};
const TVM: Foreign = Foreign { name: "TVMScript", help: None };
const VERILOG: Foreign =
    Foreign { name: "Verilog", help: Some("'circt-verilog' makes MLIR of it") };
const MIR: Foreign = Foreign { name: "LLVM's machine IR", help: None };
const ASSEMBLY: Foreign = Foreign { name: "assembly", help: None };
const AMD: Foreign = Foreign { name: "AMDGPU assembly", help: None };
const TABLEGEN: Foreign = Foreign { name: "TableGen", help: Some("name the file '*.td'") };
const CPP: Foreign = Foreign { name: "C or C++ code", help: None };
const PYTHON: Foreign = Foreign { name: "Python code", help: None };
const SCRIPT: Foreign = Foreign { name: "a script", help: None };
const TRACEBACK: Foreign = Foreign { name: "a Python traceback", help: None };
const LFS: Foreign =
    Foreign { name: "a pointer of Git LFS", help: Some("'git lfs pull' fetches the file itself") };
const UTF16: Foreign = Foreign {
    name: "text in UTF-16, as PowerShell writes it",
    help: Some("write UTF-8 instead: '.. | Out-File -Encoding utf8 FILE'"),
};
const BYTES: Foreign = Foreign {
    name: "MLIR bytecode as a literal of Python",
    help: Some("write the bytes themselves to a file: open('m.mlirbc', 'wb').write(..)"),
};
const HTML: Foreign = Foreign { name: "HTML", help: None };

const FORMATS: &[(Beginning, Foreign)] = &[
    (Both(b"HloModule ", b""), HLO),
    (Both(b"ENTRY %", b"{"), HLO),
    (Word(b"; ModuleID = "), LLVM),
    (Word(b"source_filename = "), LLVM),
    (Word(b"target datalayout = \""), LLVM),
    (Word(b"target triple = \""), LLVM),
    (Both(b"define ", b" @"), LLVM),
    (Both(b"declare ", b" @"), LLVM),
    (Word(b"FIRRTL version "), FIRRTL),
    (Both(b"circuit ", b":"), FIRRTL),
    (Both(b".version ", b""), PTX),
    (Word(b"; SPIR-V"), SPIRV),
    (Word(b"OpCapability "), SPIRV),
    (Word(b"{ lambda "), JAXPR),
    (Word(b"graph(%"), TORCH),
    (Word(b"graph():"), FX),
    (Word(b"class GraphModule(torch.nn.Module):"), FX),
    (Word(b"class <lambda>(torch.nn.Module):"), FX),
    (Word(b"ExportedProgram:"), FX),
    (Word(b"@triton.jit"), TRITON),
    (Word(b"# from tvm.script import "), TVM),
    (Word(b"@I.ir_module"), TVM),
    (Word(b"@T.prim_func"), TVM),
    (Word(b"`timescale "), VERILOG),
    (Form(is_verilog_module), VERILOG),
    (Word(b"--- |"), MIR),
    (Word(b"\t.text"), ASSEMBLY),
    (Word(b".text"), ASSEMBLY),
    (Word(b"\t.file\t\""), ASSEMBLY),
    (Word(b"\t.section\t"), ASSEMBLY),
    (Word(b"<ir_version"), ONNX),
    (Form(|line| line == b"<"), ONNX),
    (Word(b"b'ML\\xefR"), BYTES),
    (Word(b"b\"ML\\xefR"), BYTES),
    (Both(b"ir_version: ", b""), ONNX),
    (Word(b".amdgcn_target"), AMD),
    (Word(b"\t.amdgcn_target"), AMD),
    (Both(b"include \"", b".td\""), TABLEGEN),
    (Word(b"#include "), CPP),
    (Word(b"#ifndef "), CPP),
    (Word(b"#pragma "), CPP),
    (Word(b"import "), PYTHON),
    (Both(b"from ", b" import "), PYTHON),
    (Both(b"def ", b"):"), PYTHON),
    (Word(b"#!/"), SCRIPT),
    (Word(b"Traceback (most recent call last):"), TRACEBACK),
    (Word(b"version https://git-lfs.github.com/"), LFS),
    (Word(b"\xff\xfe"), UTF16),
    (Word(b"\xfe\xff"), UTF16),
    (Word(b"<!DOCTYPE html"), HTML),
    (Word(b"<html"), HTML),
];

/// `module adder(input a);`, `module adder #(`, `module adder;`: in MLIR, a name follows `@`.
fn is_verilog_module(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"module ") else { return false };
    let length = word_len(rest);
    let after = rest.get(length..).unwrap_or_default().trim_ascii_start();
    length > 0 && [&b"("[..], b"#(", b";"].iter().any(|sign| after.starts_with(sign))
}

impl Foreign {
    /// The format of a text whose first line, after blank lines and comments of `//`, is that of another format.
    #[must_use]
    pub fn of(text: &[u8]) -> Option<Foreign> {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        let mut lines = text.split(|byte| *byte == b'\n');
        let is_content = |line: &&[u8]| {
            let line = line.trim_ascii();
            !line.is_empty() && !line.starts_with(b"//")
        };
        Foreign::of_line(lines.find(is_content)?)
    }

    /// The format that a line begins.
    #[must_use]
    pub fn of_line(line: &[u8]) -> Option<Foreign> {
        let line = line.get(..line.len().min(400)).unwrap_or(line);
        let found = FORMATS.iter().find(|(beginning, _)| match beginning {
            Word(word) => line.starts_with(word),
            Both(word, more) => line
                .strip_prefix(*word)
                .is_some_and(|rest| more.is_empty() || memchr::memmem::find(rest, more).is_some()),
            Form(has_form) => has_form(line),
        });
        found.map(|(_, foreign)| *foreign)
    }

    /// Whether programs print it next to MLIR, so that logs are searched for it.
    pub(crate) fn is_dumped(self) -> bool {
        [HLO, LLVM, FIRRTL, PTX, SPIRV, JAXPR, TORCH, AMD].contains(&self)
    }
}
