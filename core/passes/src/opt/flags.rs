//! The flags of `abide opt`: those of mlir-opt, with one dash or two.

use crate::{Pass, Pipeline, foreign};
use abide_mlir::locations::Locations;
use abide_mlir::print::{Beside, Literals, PrintOptions};
use std::fmt;

/// The requested options.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    /// `-split-input-file`: each chunk between lines of `// -----` is its own file.
    pub split_input_file: bool,
    /// `-split-input-file=MARK`: the text between the chunks of the input.
    pub split_mark: Option<String>,
    /// `-output-split-marker=TEXT`: the text between the chunks of the output.
    pub output_split_marker: Option<String>,
    /// `-verify-diagnostics`: comments declare the expected diagnostics.
    pub verify_diagnostics: bool,
    /// `-verify-diagnostics=only-expected`: there may be others.
    pub only_expected: bool,
    /// `-no-implicit-module`: the file is one top-level operation.
    pub no_implicit_module: bool,
    /// `-mlir-print-op-generic`
    pub generic: bool,
    /// `-mlir-print-local-scope`: no aliases.
    pub local_scope: bool,
    /// `-mlir-print-skip-regions`: `{...}` for each region.
    pub skip_regions: bool,
    /// `-mlir-print-unique-ssa-ids`: no number for two values.
    pub unique_numbers: bool,
    /// `-mlir-print-debuginfo`: locations after operations and arguments.
    pub debug_info: bool,
    /// `-mlir-use-nameloc-as-prefix`: values have the names in their locations.
    pub named_by_locations: bool,
    /// The spelling of large literals.
    pub literals: Literals,
    /// `-mlir-elide-resource-strings-if-larger=N`: without longer resources.
    pub resources_elided_above: Option<usize>,
    /// `-mlir-print-ir-after-all`: the operation that a pass worked on, after each pass, among the
    /// messages.
    pub print_after_all: bool,
    /// `-mlir-timing`: the time of each pass, after the messages.
    pub timing: bool,
    /// `-emit-bytecode`: bytecode instead of text.
    pub emit_bytecode: bool,
    /// `-emit-bytecode-version=N`: of this version, and not of the newest.
    pub bytecode_version: Option<u64>,
    /// `-elide-resource-data-from-bytecode`: resources are named, and have no contents.
    pub elide_resource_data: bool,
    /// The passes, in the order of their flags, or those of `-pass-pipeline=…`.
    pub pipeline: Pipeline,
}

/// A flag that is not known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FlagError {
    /// The flag as it was given.
    pub flag: String,
    /// The error in its value, if known.
    pub reason: Option<String>,
}

impl fmt::Display for FlagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.reason {
            Some(reason) => write!(f, "bad flag '{}': {reason}", self.flag),
            None => {
                let flag = &self.flag;
                let name = flag.trim_start_matches('-').split('=').next().unwrap_or_default();
                match foreign::reason(name) {
                    Some(reason) => write!(f, "'{flag}' {reason}"),
                    None => write!(f, "unknown flag '{flag}': see 'abide opt --help'"),
                }
            }
        }
    }
}

impl Options {
    /// The print options.
    pub(super) fn print(&self) -> PrintOptions {
        PrintOptions {
            generic: self.generic,
            local_scope: self.local_scope,
            omits_module: false,
            skip_regions: self.skip_regions,
            unique_numbers: self.unique_numbers,
            literals: self.literals,
            resources_elided_above: self.resources_elided_above,
            keeps_names: false,
        }
    }

    /// Whether locations of operations are needed.
    pub(super) fn needs_locations(&self) -> bool {
        self.debug_info || self.named_by_locations
    }

    /// The printed parts of locations.
    pub(super) fn beside<'l>(&self, locations: Option<&'l Locations>) -> Beside<'l> {
        Beside {
            locations: locations.filter(|_| self.debug_info),
            named_by: locations.filter(|_| self.named_by_locations),
            ..Beside::default()
        }
    }

    /// Whether the value of a flag may be a separate word after it.
    #[must_use]
    pub fn takes_word(flag: &str) -> bool {
        matches!(
            flag.trim_start_matches('-'),
            "pass-pipeline"
                | "emit-bytecode-version"
                | "output-split-marker"
                | "mlir-elide-elementsattrs-if-larger"
                | "mlir-elide-resource-strings-if-larger"
                | "mlir-print-elementsattrs-with-hex-if-larger"
        )
    }

    /// Takes a flag, with one dash or two and with an optional `=true` or `=false`.
    ///
    /// # Errors
    /// If it is not known.
    pub fn take(&mut self, flag: &str) -> Result<(), FlagError> {
        let unknown = || FlagError { flag: flag.to_owned(), reason: None };
        let name =
            flag.strip_prefix("--").or_else(|| flag.strip_prefix('-')).ok_or_else(unknown)?;
        let (name, value) = match name.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (name, None),
        };
        if let ("pass-pipeline", Some(text)) = (name, value) {
            let failed = |error| FlagError { flag: flag.to_owned(), reason: Some(error) };
            if !self.pipeline.elements.is_empty() {
                let reason = "there are passes already: all of them go into the pipeline";
                return Err(failed(reason.to_owned()));
            }
            self.pipeline = Pipeline::parse(text).map_err(|error| failed(error.to_string()))?;
            return Ok(());
        }
        if let Some(value) = value
            && self
                .take_with_value(name, value)
                .map_err(|reason| FlagError { flag: flag.to_owned(), reason: Some(reason) })?
        {
            return Ok(());
        }
        if let (Some(pass), None) = (Pass::named(name), value) {
            self.pipeline.add(pass);
            return Ok(());
        }
        let on = match value {
            None | Some("true" | "1") => true,
            Some("false" | "0") => false,
            Some(_) => return Err(unknown()),
        };
        match name {
            "split-input-file" => self.split_input_file = on,
            "verify-diagnostics" => self.verify_diagnostics = on,
            "no-implicit-module" => self.no_implicit_module = on,
            "mlir-print-op-generic" => self.generic = on,
            "mlir-print-local-scope" => self.local_scope = on,
            "mlir-print-skip-regions" => self.skip_regions = on,
            "mlir-print-unique-ssa-ids" => self.unique_numbers = on,
            "mlir-print-ir-after-all" => self.print_after_all = on,
            "mlir-print-debuginfo" => self.debug_info = on,
            "mlir-use-nameloc-as-prefix" => self.named_by_locations = on,
            "mlir-timing" => self.timing = on,
            "emit-bytecode" => self.emit_bytecode = on,
            "elide-resource-data-from-bytecode" => self.elide_resource_data = on,
            // Operations of unregistered dialects are kept whatever is requested, and
            // threads do not show.
            "allow-unregistered-dialect"
            | "mlir-disable-threading"
            | "verify-each"
            | "verify-roundtrip"
            | "mlir-pretty-debuginfo"
            | "strip-debuginfo"
            | "mlir-print-assume-verified"
            | "mlir-print-op-on-diagnostic"
            | "mlir-print-stacktrace-on-diagnostic"
            | "mlir-very-unsafe-disable-verifier-on-parsing" => {}
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Takes a flag with its own value; `false` if it is a different flag.
    fn take_with_value(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let count = || value.parse().map_err(|_| format!("'{value}' is not a number"));
        match name {
            "emit-bytecode-version" => {
                let version = value.parse();
                let version =
                    version.map_err(|_| format!("'{value}' is not a version of bytecode"));
                self.bytecode_version = Some(version?);
            }
            "split-input-file" if !matches!(value, "true" | "false" | "1" | "0") => {
                // Without a mark there is nothing to split at.
                self.split_input_file = !value.is_empty();
                self.split_mark = Some(value.to_owned());
            }
            "output-split-marker" => self.output_split_marker = Some(value.to_owned()),
            "verify-diagnostics" if matches!(value, "all" | "only-expected") => {
                self.verify_diagnostics = true;
                self.only_expected = value == "only-expected";
            }
            "mlir-elide-elementsattrs-if-larger" => {
                self.literals.elided_above = Some(count()?);
            }
            "mlir-elide-resource-strings-if-larger" => {
                self.resources_elided_above = Some(count()?);
            }
            "mlir-print-elementsattrs-with-hex-if-larger" => {
                self.literals.hexadecimal_above = match value {
                    "-1" => None,
                    _ => Some(count()?),
                };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }
}
