//! Shapes as JSON.

use abide_core::mlir::parse::ValueNames;
use abide_core::shape::{
    Argument, Evaluated, Evaluation, FunctionShapes, IntegerFact, Knowledge, Range, SymbolFact,
    ValueFact,
};
use serde_json::{Map, Value, json};

/// `{"function":name|null,"symbols":[…],"values":[…]}`
#[must_use]
pub fn function(shapes: &FunctionShapes) -> Value {
    let symbols: Vec<Value> = shapes.symbols.iter().map(symbol).collect();
    let values: Vec<Value> = shapes.values.iter().map(value).collect();
    json!({ "function": shapes.name, "symbols": symbols, "values": values })
}

/// `{"name":"S0","min":0,"max":null}`; a missing bound is null.
fn symbol(symbol: &SymbolFact) -> Value {
    let mut fields = bounds(symbol.range);
    fields.insert("name".to_owned(), json!(symbol.name));
    Value::Object(fields)
}

fn bounds(range: Range) -> Map<String, Value> {
    let bound = |bound: i64, none: i64| if bound == none { Value::Null } else { json!(bound) };
    let mut fields = Map::new();
    fields.insert("min".to_owned(), bound(range.min, i64::MIN));
    fields.insert("max".to_owned(), bound(range.max, i64::MAX));
    fields
}

/// `{"value":"%x","start":7,"end":9,"shape":[…]}` or `…,"integer":{…}}`
fn value(fact: &ValueFact) -> Value {
    let (key, known) = match &fact.known {
        Knowledge::Shape(sizes) => ("shape", Value::Array(sizes.iter().map(integer).collect())),
        Knowledge::Integer(number) => ("integer", integer(number)),
    };
    json!({
        "value": fact.name,
        "start": fact.span.start(),
        "end": fact.span.end(),
        key: known,
    })
}

/// `{"text":"2*S0","min":0,"max":null}`
fn integer(fact: &IntegerFact) -> Value {
    let mut fields = bounds(fact.range);
    fields.insert("text".to_owned(), json!(fact.text));
    Value::Object(fields)
}

/// `{"dims":{"%value":[…],"%index":7},"results":[…]}`; unknown sizes are null.
#[must_use]
pub fn evaluation(evaluation: &Evaluation, names: &ValueNames, text: &[u8]) -> Value {
    let named = evaluation
        .values
        .iter()
        .filter_map(|(value, known)| Some((names.name(*value, text)?, evaluated(known))));
    let dims: Map<String, Value> = named.collect();
    let result = |known: &Option<Evaluated>| known.as_ref().map_or(Value::Null, evaluated);
    let results: Vec<Value> = evaluation.results.iter().map(result).collect();
    json!({ "dims": dims, "results": results })
}

fn evaluated(known: &Evaluated) -> Value {
    match known {
        Evaluated::Integer(number) => json!(number),
        Evaluated::Shape(sizes) => json!(sizes),
    }
}

/// An argument: an integer, a list of sizes, or null.
///
/// # Errors
/// If it is something else.
pub fn argument(value: &Value) -> Result<Argument, String> {
    let wrong = || format!("an argument is an integer, a list of sizes or null, and not {value}");
    match value {
        Value::Null => Ok(Argument::Unknown),
        Value::Bool(value) => Ok(Argument::Integer(i64::from(*value))),
        Value::Array(sizes) => {
            let sizes: Option<Vec<i64>> = sizes.iter().map(Value::as_i64).collect();
            sizes.map(Argument::Shape).ok_or_else(wrong)
        }
        value => value.as_i64().map(Argument::Integer).ok_or_else(wrong),
    }
}
