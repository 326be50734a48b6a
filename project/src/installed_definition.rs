//! The definition of an operation in the `.td` files of installed LLVM.
//!
//! The bundled descriptions of operations have no places. The files are searched as text, because evaluating them takes
//! seconds: the folder of the dialect is the one whose file names it, and the definition is the one whose first
//! argument is the rest of the operation's name.

use crate::installed;
use crate::regular::read_regular;
use crate::search::tablegen_files;
use abide_core::mlir::ods::DefinitionLocation;
use abide_core::text::Span;
use memchr::memmem;
use std::path::Path;

/// A larger file is not searched, in bytes.
const MAX_SEARCHED_BYTES: u64 = 4 << 20;

/// The definition of an operation, such as `arith.addi`, in the newest installed LLVM with MLIR.
#[must_use]
pub fn installed_definition(operation: &str) -> Option<DefinitionLocation> {
    in_folder(Path::new(installed::with_mlir()?), operation)
}

/// As [`installed_definition`], in an include folder.
fn in_folder(include: &Path, operation: &str) -> Option<DefinitionLocation> {
    let (dialect, mnemonic) = operation.split_once('.')?;
    let folders = ["mlir/Dialect", "mlir/IR"].map(|folder| include.join(folder));
    let files: Vec<String> = folders.iter().flat_map(|folder| tablegen_files(folder)).collect();
    let named = format!("let name = \"{dialect}\";");
    let quoted = format!("\"{mnemonic}\"");
    let mut homes: Vec<String> = Vec::new();
    let mut found: Vec<DefinitionLocation> = Vec::new();
    for path in files {
        let Ok(text) = read_regular(Path::new(&path), MAX_SEARCHED_BYTES) else { continue };
        if memmem::find(&text, named.as_bytes()).is_some() {
            homes.extend(folder_of(&path).map(str::to_owned));
        }
        if let Some(span) = definition(&text, &quoted) {
            found.push(DefinitionLocation { path: path.into(), span });
        }
    }
    let is_home = |one: &&DefinitionLocation| {
        folder_of(&one.path).is_some_and(|own| homes.iter().any(|home| own.starts_with(home)))
    };
    let own = found.iter().find(is_home).cloned();
    // The operations of `transform` are in the folders of the dialects that they change.
    let is_elsewhere = mnemonic.contains('.') && found.len() == 1;
    own.or_else(|| found.pop().filter(|_| is_elsewhere))
}

fn folder_of(path: &str) -> Option<&str> {
    Path::new(path).parent()?.to_str()
}

/// The name of the `def` whose first parent has this quoted text as its first argument.
fn definition(text: &[u8], quoted: &str) -> Option<Span> {
    memmem::find_iter(text, quoted.as_bytes()).find_map(|at| {
        let before = text.get(..at)?.trim_ascii_end().strip_suffix(b"<")?;
        let start = memmem::rfind(before, b"def ")?;
        let head = before.get(start..)?;
        let is_first = start == 0 || before.get(start - 1).is_some_and(u8::is_ascii_whitespace);
        // Another bracket or statement in between belongs to other arguments.
        let is_plain = !head.iter().any(|byte| b"<>{};\"(".contains(byte));
        if !is_first || !is_plain || !head.contains(&b':') {
            return None;
        }
        let name = head.get(b"def ".len()..)?;
        let blanks = name.iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        let name = name.get(blanks..)?;
        let is_letter = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
        let len = name.iter().take_while(is_letter).count();
        let start = start + b"def ".len() + blanks;
        (len > 0).then(|| Span::from_range(start..start + len))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_is_the_one_in_the_folder_of_the_dialect() {
        let folder = std::env::temp_dir().join(format!("abide-definition-{}", std::process::id()));
        for (path, text) in [
            ("Cup/CupBase.td", "def Cup_Dialect : Dialect {\n  let name = \"cup\";\n}\n"),
            (
                "Cup/CupOps.td",
                "// A \"fill\" of a cup.\ndef Cup_FillOp : Cup_Op<\"fill\", [Pure]>;\n\
                 def Cup_Case : Case<\"Fill\", 0, \"pour\">;\ndef Cup_PourOp :\n    Cup_Op<\"pour\">;\n",
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
        let name = |operation: &str| {
            let found = in_folder(&folder, operation)?;
            let text = std::fs::read_to_string(&*found.path).unwrap();
            Some(text[found.span.range()].to_owned())
        };
        let found = ["cup.fill", "cup.pour", "cup.pot.stir", "cup.stir", "jug.fill"].map(name);
        std::fs::remove_dir_all(&folder).unwrap();
        let wanted = [Some("Cup_FillOp"), Some("Cup_PourOp"), Some("Stir"), None, None];
        assert_eq!(found, wanted.map(|one| one.map(str::to_owned)));
    }
}
