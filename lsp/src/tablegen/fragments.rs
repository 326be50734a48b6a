//! Documents that only make sense within another file, such as a part of a target's description: they
//! are evaluated by way of a file of the workspace that includes them.
//!
//! A document whose own evaluation leaves names undefined is tried within its includers, the nearest first, and within
//! theirs. An includer that removes errors is kept until an `include` or the disk changes.

use super::files::Overlay;
use super::sessions::{NewEvaluation, Sessions};
use abide_core::diagnostic::{Severity, codes};
use abide_core::limits::Limits;
use abide_project::{Includers, tablegen_files};
use abide_tablegen::{Evaluation, FileId, Files as _};
use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use tracing::info;

/// The maximum number of includers of a document that are evaluated to find one that helps.
const MAX_TRIED_INCLUDERS: usize = 8;

/// The maximum number of files of a workspace that are looked through for includes.
const MAX_FILES: usize = 20_000;

#[derive(Clone, Copy)]
pub(super) struct RequestedDocument<'r> {
    pub(super) path: &'r str,
    pub(super) limits: Limits,
    /// Whether the answer is still wanted; otherwise long work is abandoned.
    pub(super) is_wanted: &'r dyn Fn() -> bool,
}

/// Documents that are only valid within another file.
#[derive(Debug, Default)]
pub(super) struct Fragments {
    /// By the path of a document: the file within which it is evaluated, and the evidence for that.
    hosts: HashMap<String, HostSearch>,
    workspace: Workspace,
}

/// The result of a search for a host.
#[derive(Debug)]
struct HostSearch {
    evidence: Evidence,
    /// The names that the document by itself leaves undefined.
    undefined: BTreeSet<Vec<u8>>,
    host: Option<String>,
}

/// The evidence for a host: while it is the same, a host stays.
type Evidence = (Vec<u8>, u64);

/// The includes of the workspace's files, and the folders and version of the disk that they are valid for. The
/// folders are those of the workspace, or the one around a file that is outside of all workspaces and repositories.
#[derive(Debug, Default)]
struct Workspace {
    includers: Includers,
    of: Option<(Vec<PathBuf>, Option<PathBuf>, u64)>,
    /// The documents whose buffers were used instead of their files.
    open: Vec<String>,
    /// The files not yet inspected: an interrupted search continues there.
    left: Vec<String>,
}

/// The quality of a document's evaluation; less is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// Whether an included file is missing. Then undefined names are not reported.
    lacks_files: bool,
    /// The number of undefined names in the document.
    undefined: usize,
    /// The number of errors in the document.
    errors: usize,
}

/// Nothing is missing, and nothing wrong.
const BEST: Rank = Rank { lacks_files: false, undefined: 0, errors: 0 };

/// Worse than every counted rank.
const WORST: Rank = Rank { lacks_files: true, undefined: usize::MAX, errors: usize::MAX };

/// Whether an evaluation within another file defines more names than the document's own. Other mistakes are the
/// document's, and a name that gets its class may be the first to show them.
fn helps(rank: Rank, own: Rank) -> bool {
    (rank.undefined, rank.errors) < (own.undefined, own.errors)
}

impl Fragments {
    /// Forgets a document that was closed.
    pub(super) fn close(&mut self, path: &str) {
        self.hosts.remove(path);
    }

    /// The evaluation of a document within the file that was found for it, if that still includes it.
    pub(super) fn within_known_host(
        &self,
        sessions: &mut Sessions,
        overlay: &Overlay,
        path: &str,
        limits: Limits,
    ) -> Option<NewEvaluation> {
        let known = self.hosts.get(path)?;
        let is_same = known.evidence == evidence(sessions, overlay);
        let host = known.host.clone().filter(|_| is_same)?;
        evaluate_within(sessions, overlay, &host, path, limits)
    }

    /// The evaluation of a document within a file that includes it, if the document alone leaves names undefined and
    /// has more errors. `None` also if the answer is no longer wanted.
    pub(super) fn within_host(
        &mut self,
        sessions: &mut Sessions,
        overlay: &Overlay,
        asked: RequestedDocument<'_>,
        own: &NewEvaluation,
    ) -> Option<NewEvaluation> {
        let path = asked.path.to_owned();
        let text = sessions.get(own.slot)?.text(own.file);
        let undefined = undefined_names(text, &own.evaluation, own.file);
        if undefined.is_empty() {
            self.hosts.remove(&path);
            return None;
        }
        let evidence = evidence(sessions, overlay);
        let previous = match self.hosts.get(&path) {
            Some(HostSearch { host: None, evidence: own, undefined: names })
                if (own, names) == (&evidence, &undefined) =>
            {
                return None;
            }
            Some(known) => known.host.clone(),
            None => None,
        };
        let rank = rank(sessions, own).unwrap_or(WORST);
        let host = match self.find_host(sessions, overlay, asked, rank, previous.clone()) {
            Search::Interrupted => return None,
            Search::Done(host) => host,
        };
        if let Some(host) = &host
            && Some(host) != previous.as_ref()
        {
            info!("{path} is evaluated within {host}, which includes it");
        }
        self.hosts.insert(path, HostSearch { evidence, undefined, host: host.clone() });
        evaluate_within(sessions, overlay, &host?, asked.path, asked.limits)
    }

    /// The includer within which a document has the fewest errors, and fewer than by itself; the one that
    /// helped before, if it still does.
    fn find_host(
        &mut self,
        sessions: &mut Sessions,
        overlay: &Overlay,
        asked: RequestedDocument<'_>,
        own: Rank,
        previous: Option<String>,
    ) -> Search {
        let rank_within = |sessions: &mut Sessions, host: &str| {
            let made = evaluate_within(sessions, overlay, host, asked.path, asked.limits)?;
            rank(sessions, &made)
        };
        if let Some(previous) = previous
            && rank_within(sessions, &previous).is_some_and(|rank| helps(rank, own))
        {
            return Search::Done(Some(previous));
        }
        if !self.find_workspace_includes(sessions, overlay, asked) {
            return Search::Interrupted;
        }
        let mut best: Option<(Rank, String)> = None;
        let mut seen = BTreeSet::from([asked.path.to_owned()]);
        // The last is tried first: an includer of an includer comes before others of the document.
        let mut waiting = self.workspace.includers.of(asked.path);
        waiting.reverse();
        let mut tried = 0;
        while let Some(path) = waiting.pop() {
            if !seen.insert(path.clone()) {
                continue;
            }
            if !(asked.is_wanted)() {
                return Search::Interrupted;
            }
            let rank = rank_within(sessions, &path);
            tried += 1;
            if rank == Some(BEST) {
                return Search::Done(Some(path));
            }
            if rank.is_some() {
                let above = self.workspace.includers.of(&path);
                waiting.extend(above.into_iter().rev());
            }
            if let Some(rank) = rank
                && helps(rank, own)
                && best.as_ref().is_none_or(|(best, _)| rank < *best)
            {
                best = Some((rank, path));
            }
            if tried == MAX_TRIED_INCLUDERS {
                break;
            }
        }
        Search::Done(best.map(|(_, path)| path))
    }

    /// Finds the includes of the workspace's files and of open documents. Returns false if the request was cancelled.
    fn find_workspace_includes(
        &mut self,
        sessions: &Sessions,
        overlay: &Overlay,
        asked: RequestedDocument<'_>,
    ) -> bool {
        let path = Path::new(asked.path);
        let own_root = || sessions.root_of(path).filter(|_| path.is_absolute());
        let roots = match sessions.roots() {
            [] => own_root().into_iter().collect(),
            roots => roots.to_vec(),
        };
        let folder = path.parent().filter(|_| roots.is_empty()).map(Path::to_owned);
        let of = (roots, folder, sessions.changes());
        let workspace = &mut self.workspace;
        if workspace.of.as_ref() != Some(&of) {
            let (roots, folder, _) = &of;
            let files: BTreeSet<String> = match folder {
                Some(folder) => siblings(folder),
                None => roots.iter().flat_map(|root| tablegen_files(root)).collect(),
            };
            workspace.includers.retain(|path| files.contains(path));
            workspace.left = files.into_iter().take(MAX_FILES).collect();
            workspace.of = Some(of);
        }
        while let Some(path) = workspace.left.last() {
            if !(asked.is_wanted)() {
                return false;
            }
            workspace.includers.look_at(path);
            workspace.left.pop();
        }
        for path in std::mem::take(&mut workspace.open) {
            workspace.includers.look_at(&path);
        }
        for path in overlay.tablegen() {
            if let Some(text) = overlay.read(&path) {
                workspace.includers.insert(&path, &text);
                workspace.open.push(path);
            }
        }
        true
    }
}

/// The evaluation of an includer, with the place of a document in it.
fn evaluate_within(
    sessions: &mut Sessions,
    overlay: &Overlay,
    host: &str,
    path: &str,
    limits: Limits,
) -> Option<NewEvaluation> {
    let found = sessions.options(overlay, host);
    let made = sessions.evaluate_alone(overlay, host, &found, limits)?;
    let session = sessions.get(made.slot)?;
    let mut files = made.evaluation.files.iter();
    let file = *files.find(|&&file| session.path(file) == path)?;
    Some(NewEvaluation { file, ..made })
}

/// The rank of an evaluation for its document; `None` with too many errors.
fn rank(sessions: &Sessions, made: &NewEvaluation) -> Option<Rank> {
    let session = sessions.get(made.slot)?;
    let path = session.path(made.file);
    let mut rank = BEST;
    for (file, diagnostic) in &made.evaluation.diagnostics {
        if diagnostic.code == codes::limit::DIAGNOSTICS {
            return None;
        }
        rank.lacks_files |= diagnostic.code == codes::tablegen::MISSING_INCLUDE;
        let is_own = session.path(*file) == path;
        let is_undefined = is_own && diagnostic.code == codes::tablegen::UNDEFINED;
        rank.undefined += usize::from(is_undefined);
        rank.errors += usize::from(is_own && diagnostic.severity == Severity::Error);
    }
    Some(rank)
}

/// The current evidence for all hosts.
fn evidence(sessions: &Sessions, overlay: &Overlay) -> Evidence {
    (overlay.includes(), sessions.changes())
}

/// The `.td` files of a folder, without those below.
fn siblings(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.filter_map(|entry| entry.path().to_str().map(str::to_owned));
    paths.filter(|path| path.ends_with(".td")).collect()
}

/// The result of a search.
enum Search {
    /// It was cancelled.
    Interrupted,
    /// The includer that helps, if any.
    Done(Option<String>),
}

/// The undefined names in a file with this text.
fn undefined_names(text: &[u8], evaluation: &Evaluation, file: FileId) -> BTreeSet<Vec<u8>> {
    let found = evaluation.diagnostics_of(file);
    let undefined = found.filter(|found| found.code == codes::tablegen::UNDEFINED);
    undefined.map(|found| found.span.slice(text).to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::Documents;
    use crate::settings::Settings;
    use crate::tablegen::files::Texts;
    use tower_lsp::lsp_types::Url;

    const PART: &str = "def a : A;\ndef b : B;\n";

    /// A workspace in which `part.td` is open.
    struct Workspace {
        folder: PathBuf,
        documents: Documents,
        sessions: Sessions,
        fragments: Fragments,
    }

    impl Workspace {
        fn new(name: &str, files: &[(&str, &str)]) -> Workspace {
            let folder = std::env::temp_dir().join(format!("abide-{name}-{}", std::process::id()));
            let _ = std::fs::remove_dir_all(&folder);
            std::fs::create_dir_all(&folder).unwrap();
            for (name, text) in files {
                std::fs::write(folder.join(name), text).unwrap();
            }
            let documents = Documents::default();
            let uri = Url::from_file_path(folder.join("part.td")).unwrap();
            documents.open(uri.as_str(), "tablegen", PART, 1, &Settings::default());
            let mut sessions = Sessions::default();
            sessions.set_roots(vec![folder.clone()]);
            Workspace { folder, documents, sessions, fragments: Fragments::default() }
        }

        /// The name of the file within which the part is evaluated, and how many errors it has there.
        fn host(&mut self, is_wanted: &dyn Fn() -> bool) -> Option<(String, usize)> {
            let overlay = Overlay::new(&self.documents, None, Texts::default());
            let path = overlay.tablegen().pop().unwrap();
            let limits = Limits::default();
            let found = self.sessions.options(&overlay, &path);
            let own = self.sessions.evaluate_alone(&overlay, &path, &found, limits).unwrap();
            let asked = RequestedDocument { path: &path, limits, is_wanted };
            let made = self.fragments.within_host(&mut self.sessions, &overlay, asked, &own)?;
            let session = self.sessions.get(made.slot).unwrap();
            let host = Path::new(session.path(made.evaluation.file)).file_name().unwrap();
            let rank = rank(&self.sessions, &made).unwrap();
            Some((host.to_str().unwrap().to_owned(), rank.errors))
        }
    }

    impl Drop for Workspace {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }

    #[test]
    fn the_includer_with_the_fewest_errors_is_taken() {
        let half = "class A;\ninclude \"part.td\"\n";
        // Reports no undefined names, because a file is missing.
        let lacking = "include \"gone.td\"\ninclude \"part.td\"\n";
        let nothing = "class A;\nclass B;\n#ifdef NEVER\ninclude \"part.td\"\n#endif\n";
        let files = [("a.td", half), ("b.td", lacking), ("c.td", nothing), ("part.td", "")];
        let mut workspace = Workspace::new("hosts", &files);
        assert_eq!(workspace.host(&|| true), Some(("a.td".to_owned(), 1)));
        let whole = "class A;\nclass B;\ninclude \"part.td\"\n";
        std::fs::write(workspace.folder.join("d.td"), whole).unwrap();
        // The host found before is kept.
        workspace.sessions.forget();
        assert_eq!(workspace.host(&|| true), Some(("a.td".to_owned(), 1)));
        std::fs::remove_file(workspace.folder.join("a.td")).unwrap();
        workspace.sessions.forget();
        assert_eq!(workspace.host(&|| true), Some(("d.td".to_owned(), 0)));
    }

    #[test]
    fn without_a_workspace_the_folder_of_the_file_is_searched() {
        let files = [("a.td", "class A;\nclass B;\ninclude \"part.td\"\n"), ("part.td", "")];
        let mut workspace = Workspace::new("no-workspace", &files);
        workspace.sessions.set_roots(Vec::new());
        assert_eq!(workspace.host(&|| true), Some(("a.td".to_owned(), 0)));
    }

    #[test]
    fn the_file_counts_again_when_its_buffer_is_closed() {
        let whole = "class A;\nclass B;\ninclude \"part.td\"\n";
        let mut workspace = Workspace::new("closed", &[("a.td", whole), ("part.td", "")]);
        let uri = Url::from_file_path(workspace.folder.join("a.td")).unwrap();
        let settings = Settings::default();
        workspace.documents.open(uri.as_str(), "tablegen", "// include", 1, &settings);
        assert_eq!(workspace.host(&|| true), None);
        workspace.documents.close(uri.as_str());
        assert_eq!(workspace.host(&|| true), Some(("a.td".to_owned(), 0)));
    }

    #[test]
    fn an_abandoned_search_ends_and_is_resumed() {
        let files = [("a.td", "class A;\nclass B;\ninclude \"part.td\"\n"), ("part.td", "")];
        let mut workspace = Workspace::new("interrupted", &files);
        let asked = std::cell::Cell::new(0);
        for patience in 0..2 {
            asked.set(0);
            let is_wanted = || asked.replace(asked.get() + 1) < patience;
            assert_eq!(workspace.host(&is_wanted), None);
            assert!(workspace.fragments.hosts.is_empty(), "nothing is known yet");
        }
        assert_eq!(workspace.host(&|| true), Some(("a.td".to_owned(), 0)));
    }

    #[test]
    fn few_includers_are_tried_and_each_file_once() {
        let names: Vec<String> = (0..MAX_TRIED_INCLUDERS).map(|n| format!("a{n}.td")).collect();
        let mut files: Vec<(&str, &str)> =
            names.iter().map(|name| (name.as_str(), "include \"part.td\"\n")).collect();
        files.extend([("big.td", "class A;\nclass B;\ninclude \"part.td\"\n"), ("part.td", "")]);
        let mut workspace = Workspace::new("few", &files);
        assert_eq!(workspace.host(&|| true), None);
        assert_eq!(workspace.host(&|| panic!("looks again")), None);
        std::fs::remove_file(workspace.folder.join("a0.td")).unwrap();
        workspace.sessions.forget();
        assert_eq!(workspace.host(&|| true), Some(("big.td".to_owned(), 0)));
    }
}
