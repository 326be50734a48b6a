//! The options with which a file is read.

use crate::commands::{self, Commands};
use crate::config;
use crate::config::Problem;
use crate::installed;
use crate::paths::text_of;
use crate::search::Index;
use abide_core::mlir::ods::LlvmVersion;
use abide_source::diagnostic::{Diagnostics, Severity};
use abide_source::layout::LayoutOptions;
use abide_source::limits::Limits;
use abide_source::text::Span;
use abide_tablegen::lexer::{Keyword, Lexer, Macros, TokenKind, decode_string};
use abide_tablegen::{Files, Options};
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::path::{Path, PathBuf};

/// The options of a file, and their sources.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundOptions {
    /// The options.
    pub options: Options,
    /// The problems in these sources.
    pub problems: Vec<Problem>,
    /// The files that define them: if they change, so may the options.
    pub sources: Vec<String>,
}

/// The folders of a workspace, and their cached state.
#[derive(Debug, Default)]
pub struct Project {
    roots: Vec<PathBuf>,
    /// The content of each folder, as far as it was needed.
    indexes: HashMap<PathBuf, Index>,
}

/// The maximum number of files that are read to find their includes.
const MAX_FILES: usize = 5000;

/// The direct and indirect includes of some files.
#[derive(Debug, Default)]
pub(crate) struct Includes {
    /// The folders that they are found in.
    pub(crate) folders: Vec<String>,
    /// The paths of the files that each file includes.
    pub(crate) files: HashMap<String, Vec<String>>,
    /// The names that are not found, each with a file that includes it.
    pub(crate) missing: BTreeMap<String, String>,
}

/// A project's locations of dialect descriptions.
#[derive(Debug, Default, Clone)]
pub struct DialectPaths {
    /// Files and folders.
    pub paths: Vec<PathBuf>,
    /// Folders in which included files are looked for.
    pub include: Vec<String>,
    /// The version of LLVM that texts are read as, if it is named.
    pub llvm: Option<LlvmVersion>,
    /// The `abide.toml` that defines them, if any.
    pub config: Option<PathBuf>,
    /// Its problems.
    pub problems: Vec<Problem>,
    /// The positions of the paths in it.
    places: Vec<(Span, (u32, u32))>,
}

impl DialectPaths {
    /// Adds the problems of folders that are not read, each with the reason.
    pub fn add_refused(&mut self, refused: &[(PathBuf, String)]) {
        let Some(path) = self.config.as_deref().map(text_of) else { return };
        let mut indices = HashMap::new();
        for (index, own) in self.paths.iter().enumerate() {
            indices.entry(own.clone()).or_insert(index);
        }
        for (folder, reason) in refused {
            let Some(&index) = indices.get(folder) else { continue };
            let (span, place) = self.places.get(index).copied().unwrap_or_default();
            let message = format!(
                "'{}' {reason}, so it is not read; name the folders of the dialects",
                folder.display()
            );
            let severity = Severity::Error;
            self.problems.push(Problem { path: path.clone(), span, place, message, severity });
        }
    }
}

impl Project {
    /// A workspace with these folders. Without any, the repository that a file is in counts as one.
    #[must_use]
    pub fn new(roots: Vec<PathBuf>) -> Project {
        Project { roots, indexes: HashMap::new() }
    }

    /// Forgets the results of searches, after files were added or removed.
    pub fn forget(&mut self) {
        self.indexes.clear();
    }

    /// The folder of the workspace that a file is in: the innermost, or else its repository.
    #[must_use]
    pub fn root_of(&self, file: &Path) -> Option<PathBuf> {
        let own = self.roots.iter().filter(|root| file.starts_with(root));
        let own = own.max_by_key(|root| root.components().count()).cloned();
        own.or_else(|| {
            let mut above = file.ancestors().skip(1);
            above.find(|folder| folder.join(".git").exists()).map(Path::to_owned)
        })
    }

    /// The `abide.toml` in or above a folder, or next to or above a file.
    #[must_use]
    pub fn config_of(path: &Path) -> Option<PathBuf> {
        let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        match absolute.is_dir() {
            true => config::find(&absolute),
            false => config::find(absolute.parent().unwrap_or(Path::new(""))),
        }
    }

    /// The dialects named by the `abide.toml` in or above a folder, or next to or above a file.
    #[must_use]
    pub fn dialects(&self, path: &Path) -> DialectPaths {
        let Some(source) = Project::config_of(path) else { return DialectPaths::default() };
        let config = config::read(&source);
        let mut include = config.all_includes();
        // Open files get the newest installed LLVM, too, unless `llvm` names another one.
        if config.llvm.is_none() && config.llvm_version.is_none() && !config.dialects.is_empty() {
            include.extend(installed::with_mlir().map(str::to_owned));
        }
        DialectPaths {
            include,
            paths: config.dialects.into_iter().map(PathBuf::from).collect(),
            llvm: config.llvm_version,
            config: Some(source),
            problems: config.problems,
            places: config.dialect_places,
        }
    }

    /// The layout of texts that the `abide.toml` next to or above a file asks for, with its problems.
    #[must_use]
    pub fn layout(path: &Path) -> (LayoutOptions, Vec<Problem>) {
        let config = Project::config_of(path).map(|source| config::read(&source));
        config.map(|config| (config.layout, config.problems)).unwrap_or_default()
    }

    /// The options of a file: those of `abide.toml` and `tablegen_compile_commands.yml`, and the folders of includes
    /// that are not found there.
    pub fn options(&mut self, file: &str, files: &dyn Files) -> FoundOptions {
        let path = &*std::path::absolute(file).unwrap_or_else(|_| PathBuf::from(file));
        let folder = path.parent().unwrap_or(Path::new(""));
        let mut found = FoundOptions {
            options: Options { looks_beside: true, ..Options::default() },
            problems: Vec::new(),
            sources: Vec::new(),
        };
        if let Some(source) = config::find(folder) {
            let config = config::read(&source);
            found.options.include_folders = config.all_includes();
            found.options.defines = config.define;
            found.problems = config.problems;
            found.sources.push(text_of(&source));
        }
        if let Some(source) = commands::find(folder) {
            let folder = source.parent().unwrap_or(Path::new(""));
            for folder in Commands::read(&source).folders(path, folder) {
                if !found.options.include_folders.contains(&folder) {
                    found.options.include_folders.push(folder);
                }
            }
            found.sources.push(text_of(&source));
        }
        let looked = self.look(&[file.to_owned()], files, &found.options, true);
        found.options.include_folders.extend(looked.folders);
        found
    }

    /// The includes of files in a project without options. The working folder is not searched.
    pub(crate) fn includes(&mut self, of: &[String], files: &dyn Files) -> Includes {
        self.look(of, files, &Options::default(), false)
    }

    /// The folders of includes, direct or not, that are not found otherwise. Those of the workspace come in
    /// alphabetical order, so that files that need the same ones have the same options, and then those of installed
    /// LLVM. Like llvm-tblgen, evaluation searches the working folder first; a project must not depend on that.
    fn look(
        &mut self,
        of: &[String],
        files: &dyn Files,
        options: &Options,
        in_working_folder: bool,
    ) -> Includes {
        let (mut own, mut installed): (Vec<String>, Vec<String>) = Default::default();
        let mut found = Includes::default();
        let mut seen: HashSet<String> = of.iter().cloned().collect();
        let mut queue: VecDeque<String> = of.iter().cloned().collect();
        while let Some(path) = queue.pop_front() {
            let Some(text) = files.read(&path) else { continue };
            for name in includes(&text, &options.defines) {
                let known = options.include_folders.iter().chain(&own).chain(&installed);
                let known = [beside(&path)].into_iter().chain(known.map(String::as_str));
                let mut known = in_working_folder.then_some("").into_iter().chain(known);
                let there = known.find_map(|folder| existing(files, folder, &name));
                drop(known);
                let there = match there {
                    Some(there) => Some(there),
                    None => self.folder_of(&name, &path, files).map(|(folder, is_installed)| {
                        let there = files.join(&folder, &name);
                        if is_installed {
                            installed.push(folder)
                        } else {
                            own.push(folder)
                        }
                        there
                    }),
                };
                let Some(there) = there else {
                    found.missing.entry(name).or_insert_with(|| path.clone());
                    continue;
                };
                found.files.entry(path.clone()).or_default().push(there.clone());
                if seen.len() < MAX_FILES && seen.insert(there.clone()) {
                    queue.push_back(there);
                }
            }
        }
        own.sort();
        own.extend(installed);
        Includes { folders: own, ..found }
    }

    /// The folder in which an included path exists, and whether it belongs to installed LLVM.
    fn folder_of(&mut self, name: &str, from: &str, files: &dyn Files) -> Option<(String, bool)> {
        let from_path = std::path::absolute(from).unwrap_or_else(|_| PathBuf::from(from));
        let root = self.root_of(&from_path);
        for folder in from_path.ancestors().skip(1) {
            // Without a workspace the search has no limit, but the root of the disk is not a project.
            let is_outside = match &root {
                Some(root) => !folder.starts_with(root),
                None => folder.parent().is_none(),
            };
            if is_outside {
                break;
            }
            for folder in [folder.to_owned(), folder.join("include")] {
                let folder = text_of(&folder);
                if existing(files, &folder, name).is_some() {
                    return Some((folder, false));
                }
            }
        }
        let others = self.roots.iter().filter(|own| Some(*own) != root.as_ref()).cloned();
        let roots: Vec<PathBuf> = root.clone().into_iter().chain(others).collect();
        let from = text_of(&from_path);
        let looked = roots.into_iter().find_map(|root| {
            let index = self.indexes.entry(root.clone()).or_insert_with(|| Index::new(&root));
            index.folder_of(name, &from)
        });
        if let Some(folder) = looked {
            return Some((folder, false));
        }
        let mut folders = installed::folders().iter();
        let folder = folders.find(|folder| existing(files, folder, name).is_some())?;
        Some((folder.clone(), true))
    }
}

/// The folder of a file.
fn beside(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

/// The path of a folder's entry with a name.
fn existing(files: &dyn Files, folder: &str, name: &str) -> Option<String> {
    let path = files.join(folder, name);
    files.read(&path).map(|_| path)
}

/// The includes of a text.
fn includes(text: &[u8], defines: &[String]) -> Vec<String> {
    let mut macros = Macros::default();
    for name in defines {
        macros.define(name.as_bytes());
    }
    let mut ignored = Diagnostics::new(&Limits::default());
    let mut lexer = Lexer::new(text);
    let mut names = Vec::new();
    let mut is_include = false;
    loop {
        let token = lexer.next(&mut macros, &mut ignored);
        match token.kind {
            TokenKind::EndOfFile => return names,
            TokenKind::String if is_include => {
                let name = decode_string(token.span.slice(text));
                names.push(String::from_utf8_lossy(&name).into_owned());
            }
            _ => {}
        }
        is_include = token.kind == TokenKind::Keyword(Keyword::Include);
    }
}
