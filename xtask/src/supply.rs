//! `cargo xtask supply-chain`: the dependencies keep to `deny.toml`, and `cargo xtask sbom` lists them.
//!
//! `cargo deny check` reads the same file and also asks for advisories, which needs a network. This chore needs none, so it
//! runs with the tests: licences, sources and duplicates of crates, and that each package of npm is pinned by a hash.

use crate::process::say;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::process::Command;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The allowed source of crates.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// The folders with packages of npm, which the extensions and the page are built and tested with.
const NPM_FOLDERS: &[&str] = &["editors", "web"];

/// Checks crates and packages of npm.
///
/// # Errors
///
/// Each crate or package that breaks a rule, a line each.
pub(crate) fn check(words: &[String]) -> Result<(), String> {
    no_words(words)?;
    let policy = Policy::read(&read("deny.toml")?)?;
    let crates = crates()?;
    let mut broken: Vec<String> = crates.iter().filter_map(|found| policy.problem(found)).collect();
    broken.extend(policy.duplicates(&crates));
    for folder in NPM_FOLDERS {
        for lock in npm_locks(folder)? {
            broken.extend(unpinned(&lock, &read(&lock)?)?);
        }
    }
    if broken.is_empty() {
        say(&format!(
            "supply chain: {} crates keep to deny.toml, npm packages are pinned",
            crates.len()
        ));
        return Ok(());
    }
    Err(broken.join("\n"))
}

/// Prints a software bill of materials: the crates of the workspace and all that they use, as CycloneDX 1.5.
///
/// # Errors
///
/// If cargo cannot list the crates, or standard output is closed.
pub(crate) fn sbom(words: &[String]) -> Result<(), String> {
    no_words(words)?;
    let hashes = checksums(&read("Cargo.lock")?)?;
    let components: Vec<Value> = crates()?
        .into_iter()
        .map(|found| {
            let hash = hashes.get(&(found.name.clone(), found.version.clone()));
            let hashes: Vec<Value> =
                hash.map(|hash| json!({"alg": "SHA-256", "content": hash})).into_iter().collect();
            json!({
                "type": "library",
                "name": found.name,
                "version": found.version,
                "purl": format!("pkg:cargo/{}@{}", found.name, found.version),
                "licenses": [{"expression": found.license.replace('/', " OR ")}],
                "hashes": hashes,
            })
        })
        .collect();
    let list = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "abide"}},
        "components": components,
    });
    let text = serde_json::to_string_pretty(&list).map_err(|error| error.to_string())?;
    writeln!(io::stdout().lock(), "{text}").map_err(|error| error.to_string())
}

fn no_words(words: &[String]) -> Result<(), String> {
    words.first().map_or(Ok(()), |word| Err(format!("unexpected argument '{word}'")))
}

fn read(file: &str) -> Result<String, String> {
    fs::read_to_string(abide_testing::repository().join(file))
        .map_err(|error| format!("{file}: {error}"))
}

/// A crate that the workspace has or uses.
struct Crate {
    name: String,
    version: String,
    /// An SPDX expression; empty if the crate has none.
    license: String,
    /// None for crates of the workspace.
    source: Option<String>,
    /// Whether it has a library or a program in its own folder, without which `cargo package` fails.
    has_own_target: bool,
}

/// All crates, as `Cargo.lock` has them.
fn crates() -> Result<Vec<Crate>, String> {
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(abide_testing::repository())
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo metadata: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let answer: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let packages = answer["packages"].as_array().ok_or("cargo metadata names no packages")?;
    let text = |package: &Value, key: &str| package[key].as_str().unwrap_or_default().to_owned();
    Ok(packages
        .iter()
        .map(|package| Crate {
            name: text(package, "name"),
            version: text(package, "version"),
            license: text(package, "license"),
            source: package["source"].as_str().map(str::to_owned),
            has_own_target: has_own_target(package),
        })
        .collect())
}

fn has_own_target(package: &Value) -> bool {
    let folder = package["manifest_path"].as_str().and_then(|path| Path::new(path).parent());
    let others = ["bench", "custom-build", "example", "test"];
    let is_own = |target: &Value| {
        let path = target["src_path"].as_str().map(Path::new);
        let within = path.zip(folder).and_then(|(path, folder)| path.strip_prefix(folder).ok());
        let kind = target["kind"][0].as_str().unwrap_or_default();
        !others.contains(&kind) && within.is_some_and(|within| !within.starts_with(".."))
    };
    package["targets"].as_array().is_some_and(|targets| targets.iter().any(is_own))
}

/// The rules of `deny.toml`.
struct Policy {
    licenses: BTreeSet<String>,
    /// Crates that may have several versions.
    several: BTreeSet<String>,
}

impl Policy {
    fn read(text: &str) -> Result<Self, String> {
        let table = DeTable::parse(text).map_err(|error| format!("deny.toml: {error}"))?;
        let list = |section: &str, key: &str| {
            table.get_ref().get(section)?.get_ref().get(key)?.get_ref().as_array()
        };
        let licenses =
            list("licenses", "allow").ok_or("deny.toml: [licenses] has no list 'allow'")?;
        let several = list("bans", "skip").ok_or("deny.toml: [bans] has no list 'skip'")?;
        let text = |value: &Spanned<DeValue<'_>>| value.get_ref().as_str().map(str::to_owned);
        let name = |entry: &Spanned<DeValue<'_>>| {
            text(entry.get_ref().get("crate")?)?.split('@').next().map(str::to_owned)
        };
        Ok(Self {
            licenses: licenses.iter().filter_map(text).collect(),
            several: several.iter().filter_map(name).collect(),
        })
    }

    /// The reason why a crate may not be used.
    fn problem(&self, found: &Crate) -> Option<String> {
        let Crate { name, version, license, source, has_own_target } = found;
        if source.is_none() && !has_own_target {
            return Some(format!("{name} cannot be packed: its folder has no library or program"));
        }
        if let Some(source) = source.as_ref().filter(|source| *source != REGISTRY) {
            return Some(format!("{name} {version} comes from {source}, not from crates.io"));
        }
        if license.is_empty() {
            return Some(format!("{name} {version} has no licence"));
        }
        (!self.allows(license)).then(|| {
            format!("{name} {version} has the licence '{license}', which deny.toml does not allow")
        })
    }

    /// True if an SPDX expression can be kept with the licences that are allowed. Old crates write `/` for `OR`.
    fn allows(&self, expression: &str) -> bool {
        let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
        let words: Vec<&str> = spaced.split_whitespace().collect();
        let mut rest = words.as_slice();
        self.any(&mut rest) && rest.is_empty()
    }

    fn any(&self, words: &mut &[&str]) -> bool {
        let mut allowed = self.all(words);
        while let [first, rest @ ..] = *words
            && *first == "OR"
        {
            *words = rest;
            allowed |= self.all(words);
        }
        allowed
    }

    fn all(&self, words: &mut &[&str]) -> bool {
        let mut allowed = self.one(words);
        while let [first, rest @ ..] = *words
            && *first == "AND"
        {
            *words = rest;
            allowed &= self.one(words);
        }
        allowed
    }

    fn one(&self, words: &mut &[&str]) -> bool {
        match *words {
            ["(", rest @ ..] => {
                *words = rest;
                let allowed = self.any(words);
                let [")", rest @ ..] = *words else { return false };
                *words = rest;
                allowed
            }
            [license, "WITH", exception, rest @ ..] => {
                *words = rest;
                self.licenses.contains(&format!("{license} WITH {exception}"))
            }
            [license, rest @ ..] => {
                *words = rest;
                self.licenses.contains(*license)
            }
            [] => false,
        }
    }

    /// The crates with several versions that `deny.toml` does not list.
    fn duplicates(&self, crates: &[Crate]) -> Vec<String> {
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for found in crates {
            versions.entry(&found.name).or_default().push(&found.version);
        }
        let several = versions
            .into_iter()
            .filter(|(name, versions)| versions.len() > 1 && !self.several.contains(*name));
        several
            .map(|(name, versions)| {
                format!("{name} is there in the versions {}", versions.join(", "))
            })
            .collect()
    }
}

/// The lock files that belong beside each `package.json` in a folder.
fn npm_locks(folder: &str) -> Result<Vec<String>, String> {
    let path = abide_testing::repository().join(folder);
    let entries = fs::read_dir(path).map_err(|error| format!("{folder}: {error}"))?;
    let mut locks = Vec::new();
    for entry in entries {
        let entry = entry.map_err(|error| format!("{folder}: {error}"))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if name == "package.json" {
            locks.push(format!("{folder}/package-lock.json"));
        } else if entry.file_type().is_ok_and(|kind| kind.is_dir())
            && !["node_modules", "target", ".vscode-test"].contains(&name.as_str())
        {
            locks.extend(npm_locks(&format!("{folder}/{name}"))?);
        }
    }
    Ok(locks)
}

/// The packages of a lock file of npm that are not pinned by a hash.
fn unpinned(file: &str, text: &str) -> Result<Vec<String>, String> {
    let lock: Value = serde_json::from_str(text).map_err(|error| format!("{file}: {error}"))?;
    let packages = lock["packages"].as_object().ok_or_else(|| format!("{file}: no 'packages'"))?;
    let open = packages
        .iter()
        .filter(|(path, package)| !path.is_empty() && package["integrity"].as_str().is_none());
    Ok(open.map(|(path, _)| format!("{file}: {path} has no hash")).collect())
}

/// The checksum of each crate that comes from a registry, by name and version.
fn checksums(lock: &str) -> Result<BTreeMap<(String, String), String>, String> {
    let table = DeTable::parse(lock).map_err(|error| format!("Cargo.lock: {error}"))?;
    let packages =
        table.get_ref().get("package").and_then(|packages| packages.get_ref().as_array());
    let packages = packages.ok_or("Cargo.lock has no packages")?;
    let text = |package: &Spanned<DeValue<'_>>, key: &str| {
        package.get_ref().get(key)?.get_ref().as_str().map(str::to_owned)
    };
    Ok(packages
        .iter()
        .filter_map(|package| {
            Some(((text(package, "name")?, text(package, "version")?), text(package, "checksum")?))
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn policy() -> Policy {
        Policy::read(
            "[licenses]\nallow = ['MIT', 'A WITH e', 'C']\n[bans]\nskip = [{ crate = 'syn' }]\n",
        )
        .unwrap()
    }

    #[test]
    fn licence_expressions_follow_spdx() {
        for (expression, allowed) in [
            ("MIT", true),
            ("GPL-3.0", false),
            ("GPL-3.0 OR MIT", true),
            ("GPL-3.0/MIT", true),
            ("GPL-3.0 AND MIT", false),
            ("(GPL-3.0 OR MIT) AND C", true),
            ("GPL-3.0 OR MIT AND C", true),
            ("GPL-3.0 AND MIT OR C", true),
            ("A", false),
            ("A WITH e", true),
            ("(MIT", false),
            ("", false),
        ] {
            assert_eq!(policy().allows(expression), allowed, "{expression}");
        }
    }

    #[test]
    fn each_broken_rule_is_reported() {
        let found = |name: &str, version: &str, license: &str, source: Option<&str>| Crate {
            name: name.to_owned(),
            version: version.to_owned(),
            license: license.to_owned(),
            source: source.map(str::to_owned),
            has_own_target: true,
        };
        assert_eq!(policy().problem(&found("a", "1", "MIT", Some(REGISTRY))), None);
        assert!(policy().problem(&found("a", "1", "GPL-3.0", Some(REGISTRY))).is_some());
        assert!(policy().problem(&found("a", "1", "", None)).is_some());
        assert!(
            policy().problem(&found("a", "1", "MIT", Some("git+https://example.org"))).is_some()
        );
        let crates = ["a", "a", "syn", "syn"].map(|name| found(name, "1", "MIT", None));
        assert_eq!(policy().duplicates(&crates), ["a is there in the versions 1, 1"]);
        let lock = r#"{"packages": {"": {}, "node_modules/a": {"integrity": "sha512-x"}, "node_modules/b": {}}}"#;
        assert_eq!(unpinned("lock", lock).unwrap(), ["lock: node_modules/b has no hash"]);
    }

    #[test]
    fn a_package_has_a_target_in_its_folder() {
        for (targets, expected) in [
            (json!([{"kind": ["lib"], "src_path": "/p/src/lib.rs"}]), true),
            (json!([{"kind": ["lib"], "src_path": "/src/lib.rs"}]), false),
            (json!([{"kind": ["lib"], "src_path": "/p/../src/lib.rs"}]), false),
            (json!([{"kind": ["custom-build"], "src_path": "/p/build.rs"}]), false),
        ] {
            let package = json!({"manifest_path": "/p/Cargo.toml", "targets": targets});
            assert_eq!(has_own_target(&package), expected, "{package}");
        }
    }

    #[test]
    fn this_project_keeps_to_its_own_rules() {
        check(&[]).unwrap();
        let locks = npm_locks("editors").unwrap();
        assert!(locks.iter().any(|lock| lock.contains("/workbench/")), "{locks:?}");
    }
}
