//! The requests of the page beyond those of the conformance adapter.

use abide_core::abi::stubs;
use abide_core::escape;
use abide_core::ide::{Hover, SignatureFormat as Reading};
use abide_core::layout::LayoutOptions;
use abide_core::limits::Limits;
use abide_core::mlir::ir::ValueId;
use abide_core::mlir::parse::parse;
use abide_core::mlir::print::print_type;
use abide_core::mlir::registry::Registry;
use abide_core::mlir::{self, bytecode, syntax};
use abide_core::reflection;
use abide_core::shape;
use abide_core::text::apply_edits;
use abide_core::vmfb;
use abide_graph::graph;
use abide_json::sip::Format;
use serde_json::{Value, json};
use std::sync::Arc;

/// Answers a request; `None` if it is not one of these:
///
/// - `fmt` `{"source","kind":"mlir"|"td"}`: `{"text"}`
/// - `graph` `{"source","function"?,"format":"svg"|"dot"}`: `{"graph"}`
/// - `functions` `{"source"}`: `{"functions":[..]}`, each with its range in bytes and its signature
/// - `shapes` `{"source","function"}`: `{"arguments":[{"name","type"}],"shapes"}`, with `null` if no value has a shape
/// - `callers` `{"source","language":"python"|"pyi"|"c"|"rust"}`: `{"text"}`, typed callers of the functions
/// - `sip.explain` `{"signature","raw"?}`: its content, and `spans`, the meaning of each part
/// - `reflection.explain` `{"abi"}`: `{"signature","lines","diagnostics"}`
/// - `decode` `{"hex"}`: `{"text","about"?}`, the MLIR of bytecode, or of a compiled module, whose content is `about`
/// - `version`: `{"version"}`
pub(crate) fn answer(op: &str, request: &Value, registry: &Arc<Registry>) -> Option<Value> {
    let answer = match op {
        "fmt" => fmt(request),
        "graph" => draw(request, registry),
        "functions" => functions(request),
        "shapes" => shapes(request, registry),
        "callers" => callers(request, registry),
        "sip.explain" => sip(request),
        "reflection.explain" => explain(request),
        "decode" => decode(request, registry),
        "version" => Ok(json!({ "version": env!("CARGO_PKG_VERSION") })),
        _ => return None,
    };
    Some(answer.unwrap_or_else(|error| json!({ "error": error })))
}

fn text<'r>(request: &'r Value, field: &str) -> Result<&'r str, String> {
    let text = request.get(field).and_then(Value::as_str);
    text.ok_or_else(|| format!("the request has no {field:?}, or one that is not a string"))
}

fn fmt(request: &Value) -> Result<Value, String> {
    let source = text(request, "source")?.as_bytes();
    let (options, limits) = (LayoutOptions::default(), Limits::default());
    let edits = match request.get("kind").and_then(Value::as_str) {
        Some("td") => abide_tablegen::format(source, &options, None, &limits).edits,
        _ => {
            let tree = syntax::parse(source, &limits);
            let format = mlir::Format { options, limits, ..mlir::Format::default() };
            mlir::format(&tree, source, &format)
        }
    };
    // The edits are made for this text: they neither overlap nor leave it.
    let new = apply_edits(source, &edits).unwrap_or_else(|_| source.to_vec());
    Ok(json!({ "text": String::from_utf8_lossy(&new) }))
}

fn draw(request: &Value, registry: &Arc<Registry>) -> Result<Value, String> {
    let source = text(request, "source")?;
    let function = request.get("function").and_then(Value::as_str);
    let graph = graph(source.as_bytes(), registry, &Limits::default(), function);
    let graph = graph.map_err(|error| error.to_string())?;
    let drawn = match request.get("format").and_then(Value::as_str) {
        Some("dot") => graph.to_dot(),
        _ => graph.to_svg(),
    };
    Ok(json!({ "graph": drawn }))
}

fn sip(request: &Value) -> Result<Value, String> {
    let signature = text(request, "signature")?;
    let is_raw = request.get("raw").and_then(Value::as_bool).unwrap_or(false);
    let format = if is_raw { Format::Raw } else { Format::Structured };
    let limits = Limits::default();
    let mut answer = abide_json::sip::decode(format, signature.as_bytes(), &limits);
    let reading = if is_raw { Reading::Raw } else { Reading::Sip };
    answer["spans"] = spans(reading, signature.as_bytes(), &limits);
    Ok(answer)
}

/// The longest signature whose parts are explained one by one, in bytes.
const MAX_EXPLAINED_BYTES: usize = 2048;

/// The parts of a signature, one after the other: `[{"start","end","text"}]`, each with the meaning of the innermost
/// construct there.
fn spans(reading: Reading, signature: &[u8], limits: &Limits) -> Value {
    let mut parts: Vec<(usize, usize, Option<Hover>)> = Vec::new();
    for offset in 0..signature.len().min(MAX_EXPLAINED_BYTES) {
        let hover = reading.hover(signature, offset as u32, limits);
        let meant = |hover: &Option<Hover>| hover.as_ref().map(|hover| hover.span);
        match parts.last_mut() {
            Some((_, end, last)) if meant(last) == meant(&hover) => *end = offset + 1,
            _ => parts.push((offset, offset + 1, hover)),
        }
    }
    let part = |(start, end, hover): (usize, usize, Option<Hover>)| {
        let text = hover.map_or_else(String::new, |hover| hover.markdown);
        json!({ "start": start, "end": end, "text": text })
    };
    parts.into_iter().map(part).collect()
}

fn functions(request: &Value) -> Result<Value, String> {
    let source = text(request, "source")?;
    Ok(json!({ "functions": abide_json::abi::functions(source.as_bytes(), &Limits::default()) }))
}

/// Callers of the functions of a text, as `abide abi --emit` writes them.
fn callers(request: &Value, registry: &Registry) -> Result<Value, String> {
    let source = text(request, "source")?.as_bytes();
    let write = match text(request, "language")? {
        "python" => stubs::python,
        "pyi" => stubs::python_stub,
        "c" => stubs::c,
        "rust" => stubs::rust,
        other => return Err(format!("no callers are written in {other:?}")),
    };
    let limits = Limits::default();
    let tree = syntax::parse(source, &limits);
    if !tree.diagnostics().is_empty() {
        return Err("the text has a syntax error: see the problems".to_owned());
    }
    let written = stubs::of_file(&tree, source, &limits, registry.annotations(), write);
    Ok(json!({ "text": written }))
}

/// The arguments of a function with a body, and the shapes of its values.
fn shapes(request: &Value, registry: &Registry) -> Result<Value, String> {
    let (source, name) = (text(request, "source")?, text(request, "function")?);
    let parsed = parse(source.as_bytes(), registry, &Limits::default());
    let ir = &parsed.ir;
    let function = shape::function_named(ir, name);
    let function =
        function.ok_or_else(|| format!("no function '@{name}' with a body was found"))?;
    let values = ir.entry_arguments(function, 0);
    let argument = |value: &ValueId| {
        let name = parsed.names.name(*value, source.as_bytes());
        let ty = print_type(ir, ir.value_type(*value));
        json!({ "name": name, "type": String::from_utf8_lossy(&ty) })
    };
    let explained = shape::explain(&parsed, source.as_bytes(), registry);
    let own = explained.iter().find(|one| one.name.as_deref() == Some(name));
    Ok(json!({
        "arguments": values.iter().map(argument).collect::<Vec<_>>(),
        "shapes": own.map(abide_json::shape::function),
    }))
}

fn explain(request: &Value) -> Result<Value, String> {
    let (source, limits) = (text(request, "abi")?.as_bytes(), Limits::default());
    let read = reflection::read(source, &limits);
    let found = reflection::check(source, &limits);
    let lines: Vec<String> =
        reflection::explain(&read).lines().map(|line| escape::lines(line).into()).collect();
    Ok(json!({
        "signature": reflection::signature(&read, &[]),
        "lines": lines,
        "diagnostics": abide_json::diagnostics(source, &found),
    }))
}

/// The text of a binary file: bytecode, or a compiled module with its content for people.
fn decode(request: &Value, registry: &Registry) -> Result<Value, String> {
    let bytes = abide_json::from_hex(text(request, "hex")?).ok_or("\"hex\" is not hexadecimal")?;
    let limits = Limits::default();
    let refused =
        |error: bytecode::BytecodeError| format!("{}, at byte {}", error.message, error.offset);
    if vmfb::is_vmfb(&bytes) {
        let module = vmfb::read(&bytes).map_err(refused)?;
        let text = module.to_text(&limits);
        return Ok(json!({ "text": String::from_utf8_lossy(&text), "about": module.to_string() }));
    }
    if !bytecode::is_bytecode(&bytes) {
        return Err("the file is neither text, MLIR bytecode nor a compiled module".to_owned());
    }
    let decoded = bytecode::to_text(&bytes, registry, &limits).map_err(refused)?;
    Ok(json!({ "text": String::from_utf8_lossy(&decoded) }))
}
