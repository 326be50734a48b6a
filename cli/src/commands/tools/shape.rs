//! `abide shape`: the known shapes of values.

use crate::console::{self, AnswerFormat, Exit, Failure};
use crate::dialects::DialectArguments;
use crate::input::bytecode;
use abide_core::escape;
use abide_core::limits::Limits;
use abide_core::mlir::ir::{OperationId, ValueId};
use abide_core::mlir::parse::{Parsed, parse};
use abide_core::mlir::print::print_type;
use abide_core::mlir::registry::Registry;
use abide_core::shape::{
    self, Argument, Evaluated, EvaluationError, FunctionShapes, Knowledge, Range,
};
use abide_core::text::{Encoding, LineIndex};
use clap::Args;
use std::collections::HashSet;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;

/// The maximum number of functions that an error names.
const MAX_SHOWN_FUNCTIONS: usize = 3;

/// Print the known shapes of values, function by function
///
/// A size is a number, or an expression of symbols: those of the program, and S0, S1, .. for sizes without a name.
/// With --dims the function is called with these sizes, and all values have the resulting ones.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    path: PathBuf,

    /// Only this value, with or without its %; may be repeated
    #[arg(long, value_name = "%VALUE")]
    at: Vec<String>,

    /// Only this function, with or without its @
    #[arg(long, value_name = "@NAME")]
    function: Option<String>,

    /// The sizes of an argument, the value of an integer argument, or values of the variables in the program's
    /// assertions about sizes; may be repeated
    #[arg(long, value_name = "%ARG=4x640x7|n=3,k=5")]
    dims: Vec<String>,

    #[command(flatten)]
    answer: AnswerFormat,

    #[command(flatten)]
    dialects: DialectArguments,
}

/// A parsed file with its diagnostics.
struct Input {
    text: Vec<u8>,
    parsed: Parsed,
    functions: Vec<FunctionShapes>,
    registry: Arc<Registry>,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let (source, text, registry) = bytecode::read(&arguments.path, &arguments.dialects, &limits)?;
    let parsed = parse(&text, &registry, &limits);
    let mut exit = Exit::Clean;
    if let Some(error) = parsed.diagnostics.first() {
        let place = LineIndex::new(&text).line_column(&text, error.span.start(), Encoding::Utf8);
        let message = &error.message;
        let place = format!("{}:{}:{}", source.name, place.line + 1, place.column + 1);
        console::print_error(&format!("{place}: {message}; this is what was read before"));
        exit = Exit::Errors;
    }
    let functions = shape::explain(&parsed, &text, &registry);
    let input = Input { text, parsed, functions, registry };
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.dims.is_empty() {
        input.explain(arguments, &mut out)?;
    } else {
        input.evaluate(arguments, &mut out).map_err(Failure::Message)?;
    }
    out.flush()?;
    Ok(exit)
}

impl Input {
    fn explain(&self, arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
        let chosen = arguments.function.as_deref().map(|name| name.trim_start_matches('@'));
        let mut found = false;
        for function in &self.functions {
            if chosen.is_some_and(|name| function.name.as_deref() != Some(name)) {
                continue;
            }
            let mut function = function.clone();
            function.values.retain(|value| wanted(arguments, &value.name));
            if function.values.is_empty() {
                continue;
            }
            found = true;
            if arguments.answer.is_json() {
                console::write_json(out, &abide_json::shape::function(&function))?;
            } else {
                write_function(out, &function)?;
            }
        }
        if found || (arguments.at.is_empty() && chosen.is_none()) {
            return Ok(());
        }
        let is_there = |name: &&str| self.names().any(|known| known == *name);
        Err(Failure::Message(match chosen.filter(|name| !is_there(name)) {
            Some(name) => {
                let names: Vec<String> = self.names().map(|name| format!("@{name}")).collect();
                format!("unknown function '@{name}'; the file has: {}", names.join(", "))
            }
            None if arguments.at.is_empty() => "it has no value with a shape".to_owned(),
            None => format!("nothing is known of '{}'", arguments.at.join("', '")),
        }))
    }

    /// The names of the functions.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.functions.iter().filter_map(|function| function.name.as_deref())
    }

    fn evaluate(&self, arguments: &Arguments, out: &mut impl Write) -> Result<(), String> {
        let ir = &self.parsed.ir;
        let (dims, variables): (Vec<&str>, Vec<&str>) = arguments
            .dims
            .iter()
            .flat_map(|text| text.split(','))
            .partition(|text| text.starts_with('%'));
        let given: Vec<(&str, Vec<i64>)> = dims.into_iter().map(given).collect::<Result<_, _>>()?;
        let variables: Vec<(&str, i64)> =
            variables.into_iter().map(variable).collect::<Result<_, _>>()?;
        let names: Vec<&str> =
            given.iter().map(|one| one.0).chain(variables.iter().map(|one| one.0)).collect();
        for (number, name) in names.iter().enumerate() {
            if names.iter().skip(number + 1).any(|other| other == name) {
                return Err(format!("'{name}' is given twice"));
            }
        }
        let function = self.function_to_call(arguments.function.as_deref(), &given, &variables)?;
        let expressed = if variables.is_empty() {
            Vec::new()
        } else {
            let expressed = shape::arguments_of_variables(ir, &self.registry, function, &variables);
            expressed.map_err(|error| self.place(&error))?
        };
        let argument = |(number, (name, value)): (usize, &(String, ValueId))| {
            let Some((_, numbers)) = given.iter().find(|one| one.0 == name) else {
                return expressed.get(number).cloned().unwrap_or(Argument::Unknown);
            };
            // The type of the argument decides whether a single number is a size or an integer.
            match numbers.as_slice() {
                [number] if !shape::has_sizes(ir, &self.registry, *value) => {
                    Argument::Integer(*number)
                }
                sizes => Argument::Shape(sizes.to_vec()),
            }
        };
        let values: Vec<Argument> =
            self.arguments_of(function).iter().enumerate().map(argument).collect();
        let called = shape::evaluate(ir, &self.registry, &Limits::default(), function, &values);
        let called = called.map_err(|error| self.place(&error))?;
        let written = if arguments.answer.is_json() {
            let answer = abide_json::shape::evaluation(&called, &self.parsed.names, &self.text);
            console::write_json(out, &answer)
        } else {
            called.values.iter().try_for_each(|(value, known)| {
                match self.parsed.names.name(*value, &self.text) {
                    Some(name) if wanted(arguments, &name) => {
                        writeln!(out, "{} = {}", escape::line(&name), numbers(known))
                    }
                    _ => Ok(()),
                }
            })
        };
        written.map_err(|error| error.to_string())
    }

    /// The arguments of a function, with their names.
    fn arguments_of(&self, function: OperationId) -> Vec<(String, ValueId)> {
        let ir = &self.parsed.ir;
        let values = ir.entry_arguments(function, 0);
        let named = |value: &ValueId| (self.parsed.names.name(*value, &self.text), *value);
        values.iter().map(named).map(|(name, value)| (name.unwrap_or_default(), value)).collect()
    }

    /// The first functions of the file with their arguments, for an error; empty if there are none.
    fn described_functions(&self) -> String {
        let ir = &self.parsed.ir;
        let shown = self.names().filter_map(|name| {
            let function = shape::function_named(ir, name)?;
            let argument = |(name, value): &(String, ValueId)| {
                let ty = print_type(ir, ir.value_type(*value));
                format!("{name}: {}", String::from_utf8_lossy(&ty))
            };
            let arguments: Vec<String> = self.arguments_of(function).iter().map(argument).collect();
            Some(format!("@{name}({})", arguments.join(", ")))
        });
        let shown: Vec<String> = shown.take(MAX_SHOWN_FUNCTIONS).collect();
        match shown.is_empty() {
            true => String::new(),
            false => format!("; there are {}", shown.join(", ")),
        }
    }

    /// The function of this name; without a name, the only function that has all given arguments.
    fn function_to_call(
        &self,
        name: Option<&str>,
        given: &[(&str, Vec<i64>)],
        variables: &[(&str, i64)],
    ) -> Result<OperationId, String> {
        let ir = &self.parsed.ir;
        let missing = |function: OperationId| {
            let own = self.arguments_of(function);
            given.iter().map(|one| one.0).find(|name| own.iter().all(|one| one.0 != *name))
        };
        if let Some(name) = name.map(|name| name.trim_start_matches('@')) {
            let function = shape::function_named(ir, name)
                .ok_or_else(|| format!("no function with a body is named '@{name}'"))?;
            return match missing(function) {
                None => Ok(function),
                Some(name) => Err(format!("'{name}' is not an argument of the function")),
            };
        }
        let functions = self.names().filter_map(|name| shape::function_named(ir, name));
        let expresses = |function: &OperationId| {
            let expressed = shape::arguments_of_variables(ir, &self.registry, *function, variables);
            variables.is_empty() || expressed.is_ok()
        };
        let fits = |one: &OperationId| missing(*one).is_none() && expresses(one);
        let mut fitting = functions.filter(fits);
        match (fitting.next(), fitting.next()) {
            (Some(function), None) => Ok(function),
            (None, _) => {
                Err(format!("no function has these arguments{}", self.described_functions()))
            }
            (Some(_), Some(_)) => {
                Err("several functions have these arguments: choose one with --function".to_owned())
            }
        }
    }

    fn place(&self, error: &EvaluationError) -> String {
        let Some(operation) = error.operation else { return error.message.clone() };
        let ir = &self.parsed.ir;
        let place = LineIndex::new(&self.text);
        let place = place.line_column(&self.text, ir.span(operation).start(), Encoding::Utf8);
        let name = ir.context.text(ir.name(operation));
        format!("line {}: '{name}' {}", place.line + 1, error.message)
    }
}

fn wanted(arguments: &Arguments, name: &str) -> bool {
    let bare = name.trim_start_matches('%');
    arguments.at.is_empty() || arguments.at.iter().any(|one| one.trim_start_matches('%') == bare)
}

/// `%arg0=4x640x7`, `%arg0=` (no dimensions) or `%n=12`.
fn given(text: &str) -> Result<(&str, Vec<i64>), String> {
    let wrong = || format!("'{text}' is not of the form %ARG=4x640x7 or %ARG=12");
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    if value.is_empty() {
        return Ok((name, Vec::new()));
    }
    let numbers: Result<Vec<i64>, _> = value.split('x').map(str::parse).collect();
    Ok((name, numbers.map_err(|_| wrong())?))
}

/// `n=12`
fn variable(text: &str) -> Result<(&str, i64), String> {
    let wrong = || format!("'{text}' is not of the form %ARG=4x640x7, %ARG=12 or n=12");
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    Ok((name.trim(), value.trim().parse().map_err(|_| wrong())?))
}

fn write_function(out: &mut impl Write, function: &FunctionShapes) -> io::Result<()> {
    match &function.name {
        Some(name) => writeln!(out, "@{}", escape::line(name))?,
        None => writeln!(out, "outside of functions")?,
    }
    let width = function.values.iter().map(|value| value.name.chars().count()).max();
    let width = width.unwrap_or(0).min(24);
    for value in &function.values {
        let (name, text) = (escape::line(&value.name), value.known.text());
        writeln!(out, "  {name:width$} = {}{}", escape::line(&text), ranges(&value.known))?;
    }
    let mut used = HashSet::new();
    for value in &function.values {
        used.extend(function.symbols_in(&value.known.text()).map(|symbol| &*symbol.name));
    }
    let symbols: Vec<String> = function
        .symbols
        .iter()
        .filter(|symbol| used.contains(&*symbol.name))
        .map(|symbol| format!("{} in {}", escape::line(&symbol.name), symbol.range))
        .collect();
    if !symbols.is_empty() {
        writeln!(out, "  with {}", symbols.join(", "))?;
    }
    Ok(())
}

/// The ranges of sizes, without those that only exclude negative ones.
fn ranges(known: &Knowledge) -> String {
    let integers = match known {
        Knowledge::Shape(sizes) => sizes.as_slice(),
        Knowledge::Integer(integer) => std::slice::from_ref(integer),
    };
    let is_name = |text: &str| text.chars().all(|c| c.is_alphanumeric() || "_%$.-".contains(c));
    let told = integers.iter().filter(|integer| {
        integer.range != Range::SIZE && integer.range != Range::ALL && !is_name(&integer.text)
    });
    let told: Vec<String> = told
        .map(|integer| format!("{} in {}", escape::line(&integer.text), integer.range))
        .collect();
    if told.is_empty() { String::new() } else { format!("  ({})", told.join(", ")) }
}

fn numbers(known: &Evaluated) -> String {
    let number = |number: &Option<i64>| number.map_or("?".to_owned(), |number| number.to_string());
    match known {
        Evaluated::Integer(one) => number(one),
        Evaluated::Shape(sizes) => {
            format!("[{}]", sizes.iter().map(number).collect::<Vec<_>>().join(", "))
        }
    }
}
