//! The content of a module, for people: as in `iree-dump-module`, without the code.

use super::convention::Convention;
use super::module::{Module, Rodata, feature_names};
use std::fmt::{self, Write as _};

/// All of it but the code: types, modules that are needed, functions, sizes.
impl fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "module @{}, version {}", self.name.escape_debug(), self.version)?;
        let features = feature_names(self.requirements);
        let features = if features.is_empty() { "nothing".to_owned() } else { features.join(", ") };
        writeln!(f, "needs of the VM: {features}")?;
        for one in &self.attributes {
            let (key, value) = (one.key.escape_debug(), one.value.escape_debug());
            writeln!(f, "  {key}: {value}")?;
        }
        let types: Vec<String> =
            self.types.iter().map(|ty| ty.escape_debug().to_string()).collect();
        writeln!(f, "required types: {}", types.join(", "))?;
        self.dependencies(f)?;
        self.functions(f)?;
        self.sizes(f)
    }
}

impl Module<'_> {
    fn dependencies(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "modules that it needs:")?;
        for one in &self.dependencies {
            let (name, version) = (one.name.escape_debug(), one.minimum_version);
            writeln!(f, "  {name}, version {version} or newer{}", optional(one.is_optional))?;
        }
        writeln!(f, "imported functions:")?;
        for one in &self.imports {
            write!(f, "  {}", called(&one.name, &one.convention))?;
            writeln!(f, "{}", optional(one.is_optional))?;
        }
        Ok(())
    }

    fn functions(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "exported functions:")?;
        for export in &self.exports {
            let Some(signature) = self.signature(export) else { continue };
            writeln!(f, "  {}", called(&export.name, &signature.convention))?;
            for one in &signature.attributes {
                let (key, value) = (one.key.escape_debug(), one.value.escape_debug());
                writeln!(f, "    {key}: {value}")?;
            }
        }
        Ok(())
    }

    fn sizes(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes = &self.sizes;
        let (bytes, references) = self.state;
        writeln!(f, "state: {bytes} bytes, {references} references")?;
        writeln!(f, "FlatBuffer: {} bytes", sizes.flatbuffer)?;
        let version = sizes.bytecode_version;
        let version = format!("version {}.{}", version >> 16, version & 0xffff);
        let (code, functions) = (sizes.bytecode, sizes.functions);
        writeln!(f, "bytecode: {code} bytes, {version}, {functions} functions")?;
        for (number, one) in self.rodata.iter().enumerate() {
            match one {
                Rodata::Embedded(len) => writeln!(f, "rodata {number}: {len} bytes")?,
                Rodata::External(place, len) => {
                    writeln!(f, "rodata {number}: {len} bytes at byte {place} of the file")?;
                }
            }
        }
        for (number, size) in self.rwdata.iter().enumerate() {
            writeln!(f, "rwdata {number}: {size} bytes")?;
        }
        match sizes.locations {
            Some(locations) => writeln!(f, "places in sources: {locations}"),
            None => writeln!(f, "places in sources: left out"),
        }
    }
}

fn optional(is_optional: bool) -> &'static str {
    if is_optional { ", optional" } else { "" }
}

/// `hal.devices.get(i32) -> (!vm.ref<?>)`, followed by the text of the convention.
fn called(name: &str, convention: &str) -> String {
    let mut out = name.escape_debug().to_string();
    // Writing to a String does not fail.
    let _ = match Convention::parse(convention) {
        Ok(read) => write!(out, "{read}  {}", convention.escape_debug()),
        Err(error) => write!(out, "  {} ({error})", convention.escape_debug()),
    };
    out
}
