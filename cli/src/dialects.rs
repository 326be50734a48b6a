//! The dialects of a command: those that come with abide, and those of the project.

use crate::console::{self, Failure};
use abide_core::diagnostic::Severity;
use abide_core::dialect;
use abide_core::limits::Limits;
use abide_core::mlir::ods::LlvmVersion;
use abide_core::mlir::registry::Registry;
use abide_project::{
    Cache, Described, MAX_FILE_BYTES, Problem, Project, credible_version, describe_cached, refusal,
};
use clap::Args;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The project's dialects for a command that needs none: it accepts them so that the same flags work for all
/// commands, and reports missing paths.
#[derive(Debug, Default, Clone, Args)]
pub(crate) struct UnusedDialects {
    #[command(flatten)]
    dialects: DialectArguments,
}

impl UnusedDialects {
    /// # Errors
    /// If a path that was given does not exist.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        match self.dialects.dialects.iter().find(|path| !path.exists()) {
            Some(missing) => Err(missing_path(missing)),
            None => Ok(()),
        }
    }
}

fn missing_path(path: &Path) -> Failure {
    let reason = refusal(path, MAX_FILE_BYTES).filter(|_| !path.is_dir());
    let reason = reason.map(|reason| format!(": {reason}")).unwrap_or_default();
    Failure::Message(format!("cannot read '{}', which has dialects{reason}", path.display()))
}

/// Reports the problems of an `abide.toml`.
///
/// # Errors
/// If one of them is an error.
pub(crate) fn report_problems(problems: &[Problem]) -> Result<(), Failure> {
    for problem in problems {
        console::say(&problem.to_string());
    }
    match problems.iter().any(|problem| problem.severity == Severity::Error) {
        true => Err(Failure::Reported),
        false => Ok(()),
    }
}

/// The dialects of several files: those with the same `abide.toml` share them.
#[derive(Debug, Default)]
pub(crate) struct Registries {
    /// The `abide.toml` of each folder.
    configs: HashMap<PathBuf, Option<PathBuf>>,
    registries: HashMap<Option<PathBuf>, Arc<Registry>>,
}

impl Registries {
    /// The dialects of a file.
    pub(crate) fn of(&self, file: Option<&Path>) -> &Arc<Registry> {
        let config = self.configs.get(&folder_of(file));
        let registry = config.and_then(|config| self.registries.get(config));
        registry.unwrap_or_else(|| dialect::registry())
    }
}

/// The folder of a file.
fn folder_of(file: Option<&Path>) -> PathBuf {
    let folder = file.and_then(Path::parent).filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new(".")).to_owned()
}

/// The files that describe a project's dialects.
#[derive(Debug, Default, Clone, Args)]
pub(crate) struct DialectArguments {
    /// Also use the dialects described by this .td file, or by those in this folder; may be repeated
    #[arg(long, value_name = "PATH")]
    pub(crate) dialects: Vec<PathBuf>,

    /// Also search this folder for files that TableGen includes; may be repeated
    #[arg(short = 'I', value_name = "DIR")]
    pub(crate) include: Vec<PathBuf>,

    /// The LLVM version of the operations, 19 or 22. By default abide.toml, a comment '// abide: llvm=19' or the
    /// operations of the file decide
    #[arg(long, value_name = "VERSION", value_parser = described_version)]
    pub(crate) llvm: Option<LlvmVersion>,
}

/// A version of LLVM whose operations are described.
pub(crate) fn described_version(text: &str) -> Result<LlvmVersion, String> {
    let [newest, oldest] = dialect::LLVM_VERSIONS;
    let version = text.parse::<LlvmVersion>().ok();
    version
        .filter(|version| dialect::LLVM_VERSIONS.contains(version))
        .ok_or_else(|| format!("the operations of LLVM {oldest} and {newest} are described"))
}

impl DialectArguments {
    /// The dialects for a file: those of the command line, or else those of the `abide.toml` at or above
    /// the file, or in or above a folder. Errors in their own files go to standard error; the readable rest of
    /// them is used.
    ///
    /// # Errors
    /// If a path that was given does not exist, or if the `abide.toml` has errors.
    pub(crate) fn registry(&self, file: Option<&Path>) -> Result<Arc<Registry>, Failure> {
        let described = self.described(file)?;
        let registry = match described {
            Some(described) => {
                let (registry, wrong) = described.registry();
                for line in wrong {
                    console::say(&line);
                }
                Arc::new(registry)
            }
            None => Arc::clone(dialect::registry()),
        };
        let named = || credible_version(&registry, Project::new(Vec::new()).dialects(file?).llvm?);
        Ok(match self.llvm.or_else(named) {
            Some(version) => Arc::new(registry.of_version(version)),
            None => registry,
        })
    }

    /// The dialects for each of several files, as [`registry`](Self::registry) finds them. A path of `None` is standard
    /// input, which counts as a file of the working folder.
    ///
    /// # Errors
    /// If a path that was given does not exist, or if an `abide.toml` has errors.
    pub(crate) fn registries<'p>(
        &self,
        files: impl Iterator<Item = Option<&'p Path>>,
    ) -> Result<Registries, Failure> {
        let mut all = Registries::default();
        for file in files {
            let folder = folder_of(file);
            if all.configs.contains_key(&folder) {
                continue;
            }
            let config = Project::config_of(&folder);
            if !all.registries.contains_key(&config) {
                let registry = self.registry(Some(&folder))?;
                all.registries.insert(config.clone(), registry);
            }
            all.configs.insert(folder, config);
        }
        Ok(all)
    }

    /// Warns of folders of `-I` that do not exist.
    pub(crate) fn warn_of_missing_folders(&self) {
        for folder in self.include.iter().filter(|folder| !folder.is_dir()) {
            console::say(&format!(
                "warning: the folder '{}' of -I does not exist",
                folder.display()
            ));
        }
    }

    /// The folders of `-I`.
    pub(crate) fn include_folders(&self) -> Vec<String> {
        self.include.iter().map(|folder| folder.display().to_string()).collect()
    }

    /// The paths and the include folders of the command line, whatever the working folder is later.
    ///
    /// # Errors
    /// If a path that was given does not exist.
    pub(crate) fn absolute(&self) -> Result<(Vec<PathBuf>, Vec<String>), Failure> {
        let absolute = |path: &PathBuf| {
            std::path::absolute(path)
                .ok()
                .filter(|it| it.exists())
                .ok_or_else(|| missing_path(path))
        };
        let paths = self.dialects.iter().map(absolute).collect::<Result<_, _>>()?;
        let include = self.include.iter().map(|folder| {
            let folder = std::path::absolute(folder).unwrap_or_else(|_| folder.clone());
            folder.display().to_string()
        });
        Ok((paths, include.collect()))
    }

    /// Reads the descriptions in the command line or `abide.toml`; `None` if neither has any.
    pub(crate) fn described(&self, file: Option<&Path>) -> Result<Option<Described>, Failure> {
        let project = Project::new(Vec::new());
        let mut own = file.map(|file| project.dialects(file)).unwrap_or_default();
        report_problems(&own.problems)?;
        let paths =
            if self.dialects.is_empty() { own.paths.clone() } else { self.dialects.clone() };
        if paths.is_empty() {
            return Ok(None);
        }
        let mut include = self.include_folders();
        include.extend(own.include.iter().cloned());
        let cache = Cache::new(None);
        let described = describe_cached(&paths, &include, &Limits::default(), cache.as_ref());
        if let Some(missing) = described.missing.first() {
            return Err(missing_path(Path::new(missing)));
        }
        if let Some((folder, reason)) = described.refused.first() {
            own.add_refused(&described.refused);
            report_problems(&own.problems)?;
            return Err(Failure::Message(format!("'{}' {reason}", folder.display())));
        }
        for line in described.error_lines() {
            console::say(&line);
        }
        Ok(Some(described))
    }
}
