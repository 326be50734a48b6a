//! `abide resources`: lists the resources of a file, and writes them as NumPy's files.

use crate::console::{self, AnswerFormat, Exit, Failure, counted};
use crate::input::{Source, bytecode};
use abide_core::escape;
use abide_core::ide::{Document, ResourceData, npy, resources};
use abide_core::limits::Limits;
use abide_project::{Replaces, read_regular, write};
use clap::Args;
use serde_json::json;
use std::collections::HashMap;
use std::fs;
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// The longest name of a file that is made of a key, in bytes.
const MAX_NAME_BYTES: usize = 100;

/// List the resources of a file with their types, sizes and values
///
/// Resources are the blobs in the metadata of a file ({-# dialect_resources .. #-}), which dense_resource attributes
/// mention.
#[derive(Debug, Args)]
pub(in crate::commands) struct Arguments {
    /// The file, or - for standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Write each resource to this folder as a file of NumPy (.npy). Existing files are not replaced
    #[arg(long, value_name = "DIR")]
    extract: Option<PathBuf>,

    #[command(flatten)]
    answer: AnswerFormat,
}

pub(super) fn run(arguments: &Arguments) -> Result<Exit, Failure> {
    let limits = Limits::for_large_stacks();
    let source = Source::new(&arguments.file);
    let text = source.read(limits.bytes).map_err(|error| Failure::Message(error.message))?;
    let text = bytecode::as_text(text, abide_core::dialect::registry(), &limits)
        .map_err(|error| Failure::Message(bytecode::unreadable(&source.name, &error).message))?;
    let document = Document::new(text, limits).without_verifier();
    let found = resources(&document);
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.answer.is_json() {
        let all: Vec<_> = found.iter().map(|one| as_json(one, document.text())).collect();
        console::write_json(&mut out, &json!({"file": source.name, "resources": all}))?;
    } else {
        for resource in &found {
            write_resource(&mut out, resource, document.text())?;
        }
    }
    out.flush()?;
    if let Some(folder) = &arguments.extract {
        let written = extract(folder, &found, document.text())?;
        console::say(&format!("wrote {} to '{}'", counted(written, "file"), folder.display()));
    }
    Ok(Exit::Clean)
}

/// The problems of a resource.
fn problems(resource: &ResourceData) -> Vec<String> {
    let mut found = Vec::new();
    match (resource.definition, resource.digits) {
        (None, _) => found.push("not in this file".to_owned()),
        (Some(_), None) => found.push("not a blob".to_owned()),
        _ => {}
    }
    if resource.uses == 0 {
        found.push("never used".to_owned());
    }
    if resource.is_repeated {
        found.push("defined twice".to_owned());
    }
    let expected = resource.expected_size().filter(|_| resource.digits.is_some());
    if let Some(expected) = expected.filter(|size| *size != resource.size() as u64) {
        found.push(format!("the type has {}", bytes(expected)));
    }
    found
}

fn bytes(count: u64) -> String {
    counted(usize::try_from(count).unwrap_or(usize::MAX), "byte")
}

fn write_resource(
    out: &mut impl io::Write,
    resource: &ResourceData,
    text: &[u8],
) -> io::Result<()> {
    let ty = if resource.ty.is_empty() { String::new() } else { format!(": {}", resource.ty) };
    let mut line = format!("{}{ty}, {}", resource.key, bytes(resource.size() as u64));
    for problem in problems(resource) {
        line += &format!(", {problem}");
    }
    writeln!(out, "{}", escape::line(&line))?;
    if let Some((first, facts)) =
        resource.statistics(text, usize::MAX).filter(|found| found.1.count > 0)
    {
        let values: Vec<String> = first.iter().map(f64::to_string).collect();
        let more = if facts.count > first.len() { ", .." } else { "" };
        writeln!(out, "  {}{more} ({})", values.join(", "), facts.in_words())?;
    }
    Ok(())
}

fn as_json(resource: &ResourceData, text: &[u8]) -> serde_json::Value {
    let statistics = resource.statistics(text, usize::MAX).filter(|found| found.1.count > 0);
    // JSON has no NaN and no infinity: they are null.
    let statistics = statistics.map(|(first, facts)| {
        json!({"values": first, "min": facts.min, "max": facts.max, "mean": facts.mean, "nans": facts.nans})
    });
    json!({
        "key": resource.key,
        "type": resource.ty,
        "bytes": resource.size(),
        "uses": resource.uses,
        "defined": resource.definition.is_some(),
        "problems": problems(resource),
        "statistics": statistics,
    })
}

/// Writes the blobs to a folder. Returns the number of files.
fn extract(folder: &Path, found: &[ResourceData], text: &[u8]) -> Result<usize, Failure> {
    let failed = |path: &Path, error: io::Error| {
        Failure::Message(format!("cannot write '{}': {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let mut taken = HashMap::new();
    let mut count = 0;
    for resource in found.iter().filter(|one| one.digits.is_some()) {
        let path = folder.join(file_name(&resource.key, &mut taken));
        let bytes = npy(resource, text);
        match write(&path, &bytes, Replaces::Nothing) {
            // An earlier run wrote it.
            Err(error)
                if error.kind() == io::ErrorKind::AlreadyExists && is_already(&path, &bytes) => {}
            written => written.map_err(|error| failed(&path, error))?,
        }
        count += 1;
    }
    Ok(count)
}

/// Whether a file has these bytes already.
fn is_already(path: &Path, bytes: &[u8]) -> bool {
    read_regular(path, bytes.len() as u64).is_ok_and(|found| found == bytes)
}

/// The name of the file for a key: letters, digits, `_`, `-` and dots within it, so that it stays in the folder. No two
/// keys have one name, also where case does not count.
fn file_name(key: &str, taken: &mut HashMap<String, usize>) -> String {
    let is_kept = |c: char| c.is_ascii_alphanumeric() || "_-.".contains(c);
    let name: String =
        key.chars().take(MAX_NAME_BYTES).map(|c| if is_kept(c) { c } else { '_' }).collect();
    let mut name = match name.trim_matches('.') {
        "" => "resource".to_owned(),
        name => name.to_owned(),
    };
    if name.starts_with('-') {
        // Other programs take it for an option.
        name.replace_range(..1, "_");
    }
    let mut unique = name.clone();
    while let Some(number) = taken.get_mut(&unique.to_ascii_lowercase()) {
        *number += 1;
        unique = format!("{unique}_{number}");
    }
    taken.insert(unique.to_ascii_lowercase(), 1);
    format!("{unique}.npy")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_stay_in_their_folder() {
        let mut taken = HashMap::new();
        let mut name = |key: &str| file_name(key, &mut taken);
        assert_eq!(name("weights"), "weights.npy");
        assert_eq!(name("Weights"), "Weights_2.npy");
        assert_eq!(name("../../etc/passwd"), "_.._etc_passwd.npy");
        assert_eq!(name("/a\\b\u{0}:c"), "_a_b__c.npy");
        assert_eq!(name(".."), "resource.npy");
        assert_eq!(name(""), "resource_2.npy");
        assert_eq!(name("é"), "_.npy");
        assert_eq!(name("-rf"), "_rf.npy");
        assert_eq!(name(".-rf"), "_rf_2.npy");
    }
}
