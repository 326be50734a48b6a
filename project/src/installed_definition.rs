//! The definition of an operation, a type or an attribute in the `.td` files of installed LLVM.
//!
//! The bundled descriptions have no places. The files are searched as text, because evaluating them takes seconds: the
//! folder of the dialect is the one whose file names it, and the definition is the one whose arguments or `mnemonic` have
//! the rest of the name.

use crate::installed;
use crate::regular::read_regular;
use crate::search::tablegen_files;
use abide_core::mlir::ods::DefinitionLocation;
use abide_core::text::Span;
use memchr::memmem;
use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A larger file is not searched, in bytes.
const MAX_SEARCHED_BYTES: u64 = 4 << 20;

/// The maximum number of bytes of a description that are shown.
const MAX_DOCUMENTATION_BYTES: usize = 1 << 13;

/// The field that has a description.
const DESCRIPTION: &[u8] = b"let description = [{";

/// The maximum length of the text from `def` to the first argument.
const MAX_HEAD_BYTES: usize = 1000;

/// The parent of the records of dialects.
const DIALECT: &[u8] = b": Dialect {";

/// The beginning of the name of a dialect.
const NAME: &[u8] = b"let name = \"";

/// The definition of an operation such as `arith.addi`, of a type such as `!llvm.ptr`, or of an attribute such as
/// `#arith.fastmath`, in the newest installed LLVM with MLIR. The first call searches its files.
#[must_use]
pub fn installed_definition(name: &str) -> Option<DefinitionLocation> {
    static INDEX: OnceLock<Index> = OnceLock::new();
    let include = Path::new(installed::with_mlir()?);
    INDEX.get_or_init(|| Index::of(include)).definition(name)
}

/// The description that LLVM's files have of an operation, a type or an attribute, in Markdown.
#[must_use]
pub fn installed_documentation(name: &str) -> Option<String> {
    let place = installed_definition(name)?;
    let text = read_regular(Path::new(&*place.path), MAX_SEARCHED_BYTES).ok()?;
    documentation(&text, place.span)
}

/// The kind of a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Operation,
    Type,
    Attribute,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Operation, Kind::Type, Kind::Attribute];

    /// The kind of a name, by the sign in front of it.
    fn of(name: &str) -> Kind {
        match name.chars().next() {
            Some('!') => Kind::Type,
            Some('#') => Kind::Attribute,
            _ => Kind::Operation,
        }
    }

    /// Whether a class, by its name, has such definitions below it.
    fn is_parent(self, class: &[u8]) -> bool {
        let has = |word: &str| memmem::find(class, word.as_bytes()).is_some();
        match self {
            Kind::Operation => has("Op"),
            Kind::Type => has("Type") && !has("Attr"),
            Kind::Attribute => has("Attr") && !has("Case"),
        }
    }

    /// Whether the text after the `def` ends in front of the name: the first argument of an operation, any argument or the
    /// `mnemonic` of others.
    fn precedes_name(self, head: &[u8]) -> bool {
        let has = |letters: &[u8]| head.iter().any(|byte| letters.contains(byte));
        match self {
            // Another bracket or statement in between belongs to other arguments.
            Kind::Operation => head
                .strip_suffix(b"<")
                .is_some_and(|head| !head.iter().any(|byte| b"<>{};\"(".contains(byte))),
            _ if head.ends_with(b"let mnemonic =") => memmem::find(head, b"\n}").is_none(),
            _ => !has(b"{};") && (head.ends_with(b",") || head.ends_with(b"<")),
        }
    }
}

/// A definition that may be the one.
struct Found {
    location: DefinitionLocation,
    name: String,
}

/// The place of a dialect's definition.
struct Home {
    folder: PathBuf,
    /// The usual beginning of its operations' names: `Arith_`, if it is `Arith_Dialect`.
    prefix: Option<String>,
}

/// The dialects, operations, types and attributes of an include folder, in the order of its files.
#[derive(Default)]
struct Index {
    /// By the name of the dialect.
    homes: HashMap<Vec<u8>, Vec<Home>>,
    /// The number of dialects of each folder.
    dialects: HashMap<PathBuf, usize>,
    /// By the kind and the name, mostly without its dialect.
    definitions: HashMap<(Kind, Vec<u8>), Vec<Found>>,
}

impl Index {
    fn of(include: &Path) -> Index {
        let folders = ["mlir/Dialect", "mlir/IR"].map(|folder| include.join(folder));
        let mut index = Index::default();
        for path in folders.iter().flat_map(|folder| tablegen_files(folder)) {
            if let Ok(text) = read_regular(Path::new(&path), MAX_SEARCHED_BYTES) {
                index.add(&path, &text);
            }
        }
        index
    }

    /// Adds the contents of a file: of each name, its first definition.
    fn add(&mut self, path: &str, text: &[u8]) {
        let Some(folder) = Path::new(path).parent() else { return };
        let dialects = memmem::find_iter(text, DIALECT).count();
        *self.dialects.entry(folder.to_owned()).or_default() += dialects;
        let mut seen = HashSet::new();
        for at in memmem::find_iter(text, NAME) {
            let Some(name) = string_at(text, at + NAME.len() - 1) else { continue };
            if seen.insert(name) {
                let home =
                    Home { folder: folder.to_owned(), prefix: text.get(..at).and_then(prefix) };
                self.homes.entry(name.to_owned()).or_default().push(home);
            }
        }
        let mut seen = HashSet::new();
        for quote in memchr::memchr_iter(b'"', text) {
            for kind in Kind::ALL {
                let Some(span) = definition(text, quote, kind) else { continue };
                let name = string_at(text, quote).filter(|one| seen.insert((kind, *one)));
                let Some(mnemonic) = name else { continue };
                let name = String::from_utf8_lossy(span.slice(text)).into_owned();
                let location = DefinitionLocation { path: path.into(), span };
                let all = self.definitions.entry((kind, mnemonic.to_owned())).or_default();
                all.push(Found { location, name });
            }
        }
    }

    fn definition(&self, name: &str) -> Option<DefinitionLocation> {
        let (dialect, mnemonic) = name.trim_start_matches(['!', '#']).split_once('.')?;
        let found = self.definitions.get(&(Kind::of(name), mnemonic.as_bytes().to_owned()))?;
        let is_own = |one: &&Found, home: &Home| {
            // `LLVMPointerType` belongs to `LLVM_Dialect`.
            let prefix = home.prefix.as_ref().map(|prefix| prefix.trim_end_matches('_'));
            let is_named = prefix.is_some_and(|prefix| one.name.starts_with(prefix));
            is_named || self.dialects.get(&home.folder).is_none_or(|dialects| *dialects < 2)
        };
        let mut homes = self.homes.get(dialect.as_bytes()).into_iter().flatten();
        let own = homes.find_map(|home| {
            let is_here = |one: &&Found| Path::new(&*one.location.path).starts_with(&home.folder);
            found.iter().filter(is_here).find(|one| is_own(one, home))
        });
        // The operations of `transform` are in the folders of the dialects that they change.
        let is_elsewhere = mnemonic.contains('.') && found.len() == 1;
        let any = || found.first().filter(|_| is_elsewhere);
        own.or_else(any).map(|one| one.location.clone())
    }
}

/// The string whose first quotation mark is at an offset.
fn string_at(text: &[u8], quote: usize) -> Option<&[u8]> {
    let rest = text.get(quote + 1..)?;
    rest.get(..memchr::memchr(b'"', rest)?)
}

/// The description of the definition with a name at a range, without its indentation.
fn documentation(text: &[u8], name: Span) -> Option<String> {
    let rest = text.get(name.end() as usize..)?;
    let ends = [&b"\ndef "[..], b"\nclass "].into_iter();
    let end = ends.filter_map(|word| memmem::find(rest, word)).min().unwrap_or(rest.len());
    let own = rest.get(..end)?;
    let own = own.get(memmem::find(own, DESCRIPTION)? + DESCRIPTION.len()..)?;
    let own = own.get(..memmem::find(own, b"}]")?)?;
    let own = String::from_utf8_lossy(own.get(..MAX_DOCUMENTATION_BYTES).unwrap_or(own));
    let lines = || own.lines().map(str::trim_end);
    let indentation = |line: &str| line.len() - line.trim_start().len();
    let least = lines().filter(|line| !line.is_empty()).map(indentation).min().unwrap_or(0);
    let lines = lines().map(|line| line.get(least..).unwrap_or_default());
    let text = lines.collect::<Vec<_>>().join("\n").trim().to_owned();
    // The end of an example may be missing.
    let is_open = text.matches("```").count() % 2 == 1;
    (!text.is_empty()).then(|| if is_open { format!("{text}\n```") } else { text })
}

/// The usual beginning of the names of a dialect's operations, by the text before its name.
fn prefix(before: &[u8]) -> Option<String> {
    let start = memmem::rfind(before, b"def ")? + b"def ".len();
    let name: Vec<u8> = before.get(start..)?.iter().copied().take_while(is_letter).collect();
    Some(String::from_utf8(name).ok()?.strip_suffix("Dialect")?.to_owned())
        .filter(|prefix| !prefix.is_empty())
}

fn is_letter(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || *byte == b'_'
}

/// The name of the `def` of a kind whose name is the string at an offset.
fn definition(text: &[u8], quote: usize, kind: Kind) -> Option<Span> {
    let before = text.get(..quote)?.trim_ascii_end();
    if !matches!(before.last(), Some(b'<' | b',' | b'=')) {
        return None;
    }
    let near = before.len().saturating_sub(MAX_HEAD_BYTES);
    let start = near + memmem::rfind(before.get(near..)?, b"def ")?;
    let head = before.get(start..)?;
    let is_first = start == 0 || before.get(start - 1).is_some_and(u8::is_ascii_whitespace);
    let parent = head.get(memchr::memchr(b':', head)?..)?;
    let parent = parent.split(|byte| matches!(byte, b'<' | b'{')).next()?;
    if !is_first || !kind.is_parent(parent) || !kind.precedes_name(head) {
        return None;
    }
    let name = head.get(b"def ".len()..)?;
    let blanks = name.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let name = name.get(blanks..)?;
    let len = name.iter().take_while(|byte| is_letter(byte)).count();
    let start = start + b"def ".len() + blanks;
    (len > 0).then(|| Span::from_range(start..start + len))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_that_of_its_own_definition() {
        let text = b"def A : X_Op<\"a\"> {\n  let description = [{\n    One.\n\n      Two.\n  }];\n}\n\
                     def B : X_Op<\"b\">;\ndef C : X_Op<\"c\"> {\n  let description = [{\n    ```\n    x\n  }];\n}\n";
        let of = |name: &[u8]| {
            let at = memmem::find(text, name).unwrap() + 4;
            documentation(text, Span::from_range(at..at + 1))
        };
        assert_eq!(of(b"def A").as_deref(), Some("One.\n\n  Two."));
        assert_eq!(of(b"def B"), None);
        assert_eq!(of(b"def C").as_deref(), Some("```\nx\n```"));
    }

    #[test]
    fn the_definition_is_the_one_in_the_folder_of_the_dialect() {
        let folder = std::env::temp_dir().join(format!("abide-definition-{}", std::process::id()));
        for (path, text) in [
            ("Cup/CupBase.td", "def Cup_Dialect : Dialect {\n  let name = \"cup\";\n}\n"),
            (
                "Cup/CupOps.td",
                "// A \"fill\" of a cup.\ndef Cup_FillOp : Cup_Op<\"fill\", [Pure]>;\n\
                 def Cup_Case : Case<\"pour\", 0, \"fill\">;\ndef Cup_PourOp :\n    Cup_Op<\"pour\">;\n",
            ),
            (
                "Tea/Two.td",
                "def Tea_Dialect : Dialect {\n  let name = \"tea\";\n}\ndef Mate_Dialect : Dialect {\n  let name = \"mate\";\n}\n\
                 def Tea_BrewOp : Tea_Op<\"brew\">;\ndef Mate_DrinkOp : Mate_Op<\"drink\">;\n",
            ),
            ("Tea/Zero.td", "def Mate_BrewOp : Mate_Op<\"brew\">;\n"),
            (
                "Cup/CupTypes.td",
                "def Cup_Case2 : I32EnumAttrCase<\"A\", 0, \"size\">;\ndef Cup_Size : EnumAttr<Cup_Dialect, Sizes, \"size\"> {\n  \
                 let assemblyFormat = \"$value\";\n}\ndef Cup_Handle : Cup_Type<\"Handle\", \"fill\">;\n\
                 def Cup_Any : TypeDef<Cup_Dialect, \"Any\"> {\n  let summary = \"x\";\n  let mnemonic = \"any\";\n}\n",
            ),
            (
                "Pot/Pot.td",
                "def Pot_FillOp : Pot_Op<\"fill\">;\ndef Stir : Pot_Op<\"pot.stir\">;\n",
            ),
        ] {
            let path = folder.join("mlir/Dialect").join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let index = Index::of(&folder);
        let name = |operation: &str| {
            let found = index.definition(operation)?;
            let text = std::fs::read_to_string(&*found.path).unwrap();
            Some(text[found.span.range()].to_owned())
        };
        let operations = ["cup.fill", "cup.pour", "cup.pot.stir", "cup.stir", "jug.fill"];
        let found = operations.map(name);
        let of_two = ["tea.brew", "mate.brew", "mate.drink", "tea.drink"].map(name);
        let others = ["!cup.fill", "!cup.any", "#cup.size", "#cup.any", "!cup.size"].map(name);
        std::fs::remove_dir_all(&folder).unwrap();
        let wanted = [Some("Cup_Handle"), Some("Cup_Any"), Some("Cup_Size"), None, None];
        assert_eq!(others, wanted.map(|one| one.map(str::to_owned)));
        let wanted = [Some("Cup_FillOp"), Some("Cup_PourOp"), Some("Stir"), None, None];
        assert_eq!(found, wanted.map(|one| one.map(str::to_owned)));
        let wanted = [Some("Tea_BrewOp"), Some("Mate_BrewOp"), Some("Mate_DrinkOp"), None];
        assert_eq!(of_two, wanted.map(|one| one.map(str::to_owned)));
    }
}
