//! `abide.module.*`: a module to walk and to change.
//!
//! A module is a function, like other objects of the library: its first argument names the request. It holds one IR,
//! which lives as long as the function. Operations, blocks, regions, values, types, attributes and strings are
//! numbers, which are never reused ([`numbers`]). Facts about them are *records* ([`records`]): all at once, which makes walking
//! cheap, or one by one.

mod build;
mod change;
mod description;
mod dialects;
mod known_resources;
mod numbers;
mod place;
mod records;
mod resources;
mod spelling;
mod state;
mod symbols;

pub(super) use dialects::load as load_dialects;

use super::support::{json, limits, report};
use crate::stack::with_room;
use crate::{Args, Error, PackedFunc, RetValue};
use abide_core::dialect;
use abide_core::mlir::bytecode::{is_bytecode, to_text};
use abide_core::mlir::registry::Registry;
use state::State;
use std::sync::{Arc, Mutex, PoisonError};

/// `parse(text, depth)`: a module, whatever is wrong with the text. MLIR's bytecode is read as the text that it is
/// printed as.
pub(super) fn parse(args: Args<'_>) -> Result<RetValue, Error> {
    parse_with(args, dialect::registry())
}

/// As [`parse`], with these dialects.
fn parse_with(args: Args<'_>, registry: &Arc<Registry>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let (mut text, mut limits) = (args.get::<Vec<u8>>(0)?, limits(args, 1)?);
    // The caller has the text, so it can bear a list that is as long.
    limits.diagnostics = usize::MAX;
    if is_bytecode(&text) {
        let read = with_room(|| Ok(to_text(&text, registry, &limits)))?;
        text = read.map_err(|error| {
            Error::value_error(format!("{}, at byte {}", error.message, error.offset))
        })?;
    }
    let state = Mutex::new(State::new(text, Arc::clone(registry), limits));
    // The thread of a request may have a smaller stack than that of the parser.
    Ok(RetValue::Function(PackedFunc::new(move |args: Args<'_>| {
        with_room(|| {
            let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
            let what = args.get::<&str>(0)?;
            let args = Args::new(args.values().get(1..).unwrap_or_default());
            let answer = call(&mut state, what, args);
            state.compact();
            answer
        })
    })))
}

/// Answers a request to a module.
fn call(state: &mut State, what: &str, args: Args<'_>) -> Result<RetValue, Error> {
    match what {
        "records" => Ok(RetValue::Bytes(records::all(state))),
        "operation" => records::operation(state, args),
        "walk" => records::walk(state, args),
        "block" => records::block(state, args),
        "region" => records::region(state, args),
        "value" => records::value(state, args),
        "uses" => records::uses(state, args),
        "name" => state.value_name(args),
        "location" => state.location(args),
        "string" => spelling::string(state, args),
        "type" => spelling::ty(state, args),
        "attribute" => spelling::attribute(state, args),
        "elements" => spelling::elements(state, args),
        "find" => state.find(args),
        "place" => state.place(args),
        "offset" => state.offset(args),
        "text" => Ok(RetValue::Bytes(state.source.as_ref().unwrap_or(&state.text).clone())),
        "print" => {
            resources::merge(state);
            state.print(args)
        }
        "bytecode" => {
            resources::merge(state);
            state.bytecode(args)
        }
        "add_resource" => resources::add(state, args),
        "resource" => resources::bytes(state, args),
        "diagnostics" => {
            let found = state.diagnostics();
            report(&state.text, &found, None)
        }
        "verify" => {
            let found = state.verify();
            report(&state.text, &found, None)
        }
        "is_valid" => Ok(RetValue::Bool(state.is_valid())),
        "verify_operation" => report(&state.text, &state.verify_within(args)?, None),
        "check" => build::check(state, args),
        "describe" => description::describe(state, args),
        "operations" => description::operations(state, args),
        "infer_types" => description::infer_types(state, args),
        "changes" => Ok(RetValue::Int(state.changes)),
        "size" => Ok(RetValue::Int(state.size())),
        "symbol" => symbols::look_up(state, args),
        "symbols" => json(&symbols::table(state, args)?),
        "replace_symbol_uses" => symbols::replace_uses(state, args),
        "rename_symbol" => symbols::rename(state, args),
        _ => change::call(state, what, args),
    }
}
