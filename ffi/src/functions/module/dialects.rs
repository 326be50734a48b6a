//! Dialects of a project, to read modules with.

use super::super::support::{json, values};
use crate::{Args, Error, PackedFunc, RetValue};
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_project::{Project, describe};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;

/// `load(paths, include)`: the dialects of `.td` files, of folders with such files, and of `abide.toml` files,
/// besides abide's own. Both are JSON arrays. Returns a function: `parse` reads a module with them, `names` are the
/// dialects, `problems` the errors of the files.
pub(in super::super) fn load(args: Args<'_>) -> Result<RetValue, Error> {
    args.expect(1..=2)?;
    let mut include = texts(&values(args, 1)?, 1)?;
    let mut paths = Vec::new();
    let mut problems = Vec::new();
    for path in texts(&values(args, 0)?, 0)?.into_iter().map(PathBuf::from) {
        if path.file_name().is_some_and(|name| name == "abide.toml") {
            if !path.is_file() {
                return Err(missing(&path.display().to_string()));
            }
            let own = Project::new(Vec::new()).dialects(&path);
            paths.extend(own.paths);
            include.extend(own.include);
            let found = own.problems.iter();
            problems.extend(found.map(|problem| problem.to_string()));
        } else {
            paths.push(path);
        }
    }
    let described = describe(&paths, &include, &Limits::default());
    if let Some(path) = described.missing.first() {
        return Err(missing(path));
    }
    let errors = described.errors.iter();
    problems.extend(errors.map(|(path, error)| format!("{path}: {}", error.message)));
    let names: Vec<Value> =
        described.dialects.iter().map(|dialect| dialect.name.to_string().into()).collect();
    let registry = Arc::new(dialect::registry().with(described.dialects));
    Ok(RetValue::Function(PackedFunc::new(move |args: Args<'_>| match args.get::<&str>(0)? {
        "parse" => {
            let args = Args::new(args.values().get(1..).unwrap_or_default());
            super::parse_with(args, &registry)
        }
        "names" => json(&names.clone().into()),
        "problems" => json(&problems.clone().into()),
        other => Err(Error::value_error(format!("dialects have no '{other}'"))),
    })))
}

fn missing(path: &str) -> Error {
    Error::new("FileNotFoundError", format!("cannot read '{path}', which has dialects"))
}

fn texts(value: &Value, index: usize) -> Result<Vec<String>, Error> {
    let wrong = || Error::value_error(format!("argument {index} is not an array of strings"));
    match value {
        Value::Null => Ok(Vec::new()),
        Value::Array(items) => {
            let texts = items.iter().map(|item| item.as_str().map(str::to_owned));
            texts.collect::<Option<_>>().ok_or_else(wrong)
        }
        _ => Err(wrong()),
    }
}
