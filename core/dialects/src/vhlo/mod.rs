//! VHLO: the stable versions of StableHLO, used in portable artifacts. A file is read as the equivalent StableHLO, as
//! every tool does.
//!
//! The encoding is that of StableHLO 1.x (`VhloBytecode.cpp`), the operations those of its `VhloOps.td`.

mod encoding;
mod operations;

use abide_mlir::bytecode::BytecodeHooks;
use abide_mlir::registry::DialectHooks;
use abide_source::diagnostic::Detail;
use abide_source::rule;

/// The hooks of the dialect.
pub(super) const DIALECT: DialectHooks =
    DialectHooks { bytecode: Some(&BYTECODE), ..DialectHooks::of("vhlo") };

const PROPERTIES: &str = include_str!("properties.txt");

const BYTECODE: BytecodeHooks = BytecodeHooks {
    properties: PROPERTIES,
    ty: encoding::ty,
    attribute: encoding::attribute,
    operation: Some(operations::todays),
    finish: operations::drop_casts,
    records: None,
};

/// Whether an operation is of a version that is newer than all known ones: `dot_general_v9`, without its dialect.
pub(crate) fn is_newer_version(name: &str) -> bool {
    let version = |name: &str| {
        let (name, version) = name.rsplit_once("_v")?;
        Some((name.to_owned(), version.parse::<u32>().ok()?))
    };
    let Some((own, written)) = version(name) else { return false };
    let lines = PROPERTIES.lines().filter(|line| !line.starts_with('#'));
    let known =
        lines.filter_map(|line| line.split_once(" = ")).flat_map(|(_, names)| names.split(' '));
    let versions = known.filter_map(version).filter(|(name, _)| *name == own);
    // Operations without properties have one version.
    written > versions.map(|(_, version)| version).max().unwrap_or(1)
}

/// The major and minor number of the newest StableHLO whose operations are known, by its `VhloDialect.td`.
const NEWEST: [u32; 2] = [1, 20];

/// The message about an artifact of a newer StableHLO than the known one; `producer` is the name in the file, such as
/// `StableHLO_v1.17.0`.
#[must_use]
pub fn newer_artifact(producer: &str) -> Option<Detail> {
    let written = producer.strip_prefix("StableHLO_v")?;
    let mut numbers = written.split('.').map(str::parse::<u32>);
    let version = [numbers.next()?.ok()?, numbers.next()?.ok()?];
    let [major, minor] = NEWEST;
    (version > NEWEST)
        .then(|| rule!("written by StableHLO {}; this abide knows {}.{}", written, major, minor))
}

/// The dialect that the operations map to, except those of functions.
const TODAY: &str = "stablehlo";

#[cfg(test)]
mod tests {
    use super::{is_newer_version, newer_artifact};

    #[test]
    fn artifacts_of_newer_versions_are_told() {
        let told = |producer| newer_artifact(producer).map(|found| found.to_string());
        let newer = "written by StableHLO 1.21.3; this abide knows 1.20";
        assert_eq!(told("StableHLO_v1.21.3").as_deref(), Some(newer));
        for known in ["StableHLO_v1.20.9", "StableHLO_v0.99.0", "MLIR22.1.8", "StableHLO_v1", ""] {
            assert_eq!(told(known), None, "{known}");
        }
    }

    #[test]
    fn versions_after_the_last_known_one_are_newer() {
        for (name, is_newer) in [
            ("dot_general_v2", false),
            ("dot_general_v3", true),
            ("sine_v1", false),
            ("add_v1", false),
            ("add_v9", true),
            ("dot_general", false),
            ("dot_general_v", false),
            ("dot_general_v99999999999", false),
        ] {
            assert_eq!(is_newer_version(name), is_newer, "{name}");
        }
    }
}
