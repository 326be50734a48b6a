//! The signs that determine the version of LLVM that an operation is written for.

use super::choice::{LLVM_VERSIONS, NEWEST_LLVM};
use abide_mlir::ods::LlvmVersion;
use abide_mlir::syntax::{
    CodeTokens, NodeSet, Operation, SyntaxNode, TokenKind, TokenSet, Tree, WalkEvent, unquoted,
};
use abide_source::text::{Span, is_name_byte};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::OnceLock;

/// The operations, types (with a `!`) and dialects (with a dot at the end) that only one of the versions has, each
/// after that version, and the signs of operations that several versions have. Generated from LLVM's `.td` files
/// (`project/tests/it/upstream.rs`).
const ONE_VERSION_OPERATIONS: &str = include_str!("../upstream/only.txt");

/// The versions that a name determines.
#[derive(Debug, Default)]
struct Named {
    /// The version that alone has it.
    only: Option<LlvmVersion>,
    /// The signs of the versions that have it.
    signs: Vec<(LlvmVersion, Sign)>,
}

/// A sign in the text of an operation that only one of the versions with this operation reads.
#[derive(Debug, Clone, Copy)]
enum Sign {
    /// The number of operands at the beginning: `%2`.
    Operands(u32),
    /// The number of operands in the generic form: `(2`.
    GenericOperands(u32),
    /// The first token is another one than this, `%` for any operand: `!<`.
    FirstIsNot(&'static [u8]),
    /// An attribute in a dictionary: `value=`.
    Attribute(&'static [u8]),
    /// A word of the form.
    Word(&'static [u8]),
    /// The name of a builtin type among the types of values: `:vector`.
    TypeName(&'static [u8]),
    /// A word that the text, which has types, does not have: `-to`.
    Lacks(&'static [u8]),
    /// A type without parentheses after the colon: `:!(`.
    SingleType,
    /// A value that is not after a comma: `%!,`.
    ValueWithoutComma,
    /// The name of a symbol: `@`.
    Symbol,
}

impl Sign {
    fn new(text: &'static str) -> Option<Sign> {
        match text {
            ":!(" => return Some(Sign::SingleType),
            "%!," => return Some(Sign::ValueWithoutComma),
            "@" => return Some(Sign::Symbol),
            _ => {}
        }
        if let Some(count) = text.strip_prefix('%') {
            return count.parse().ok().map(Sign::Operands);
        }
        if let Some(count) = text.strip_prefix('(') {
            return count.parse().ok().map(Sign::GenericOperands);
        }
        if let Some(token) = text.strip_prefix('!') {
            return Some(Sign::FirstIsNot(token.as_bytes()));
        }
        if let Some(name) = text.strip_prefix(':') {
            return Some(Sign::TypeName(name.as_bytes()));
        }
        if let Some(word) = text.strip_prefix('-') {
            return Some(Sign::Lacks(word.as_bytes()));
        }
        let attribute = text.strip_suffix('=');
        Some(attribute.map_or(Sign::Word(text.as_bytes()), |own| Sign::Attribute(own.as_bytes())))
    }
}

/// Returns the table by names.
fn table() -> &'static FxHashMap<&'static [u8], Named> {
    static READ: OnceLock<FxHashMap<&[u8], Named>> = OnceLock::new();
    READ.get_or_init(|| {
        let mut table: FxHashMap<&[u8], Named> = FxHashMap::default();
        for line in ONE_VERSION_OPERATIONS.lines() {
            let mut words = line.split(' ');
            let (version, name) = (words.next(), words.next().unwrap_or_default());
            let Some(version) = version.and_then(|it| it.parse().ok()) else { continue };
            let named = table.entry(name.as_bytes()).or_default();
            match words.next() {
                Some(sign) => named.signs.extend(Sign::new(sign).map(|sign| (version, sign))),
                None => named.only = Some(version),
            }
        }
        table
    })
}

/// The version that alone has an operation, or a type (with its `!`); `None` if all have it, or none.
#[must_use]
pub fn sole_version_with(name: &[u8]) -> Option<LlvmVersion> {
    let only = |name: &[u8]| table().get(name)?.only;
    let dialect = || {
        let end = name.iter().position(|byte| *byte == b'.')?;
        only(name.get(..=end)?)
    };
    only(name).or_else(dialect)
}

/// The version whose form an operation has, by its name and its text up to its regions; `None` if all versions have
/// that form. `text` is the text of the tree.
#[must_use]
pub fn version_of_operation(operation: Operation<'_>, text: &[u8]) -> Option<LlvmVersion> {
    let token = operation.name_token()?.span();
    let written = token.slice(text);
    let name = unquoted(written);
    let Some(Named { only: None, signs }) = table().get(name) else {
        return sole_version_with(name);
    };
    let is_generic = written.len() > name.len();
    let rest = Span::new(token.end(), operation.syntax().span().end()).slice(text);
    let before = TokenKind::BareIdentifier;
    let header = Header {
        signs,
        is_generic,
        before,
        curly: 0,
        angle: 0,
        may_have_types: true,
        has_colon: false,
        has_required_word: false,
    };
    header.version(CodeTokens::new(rest))
}

/// Whether the text after the name of an operation may determine the version.
#[must_use]
pub fn has_forms_of_versions(name: &[u8]) -> bool {
    table().get(unquoted(name)).is_some_and(|named| !named.signs.is_empty())
}

/// The text of an operation from its name to its first region.
struct Header<'s> {
    signs: &'s [(LlvmVersion, Sign)],
    is_generic: bool,
    /// The kind of the token before.
    before: TokenKind,
    /// The number of open `{`.
    curly: u32,
    /// The number of open `<` outside of them.
    angle: u32,
    /// Whether types belong to its values: no block or alias definition begins before.
    may_have_types: bool,
    /// Whether it has a colon, after which types follow.
    has_colon: bool,
    /// Whether it has a word whose absence is a sign.
    has_required_word: bool,
}

impl Header<'_> {
    fn told(&self, is_sign: impl Fn(Sign) -> bool) -> Option<LlvmVersion> {
        self.signs.iter().find(|(_, sign)| is_sign(*sign)).map(|(version, _)| *version)
    }

    fn version(mut self, mut tokens: CodeTokens<'_>) -> Option<LlvmVersion> {
        let by_beginning = self.by_first(tokens).or_else(|| self.by_operands(&mut tokens));
        if by_beginning.is_some() {
            return by_beginning;
        }
        while let Some((kind, text)) = tokens.next() {
            let Some(told) = self.by_token(kind, text, tokens) else { break };
            if told.is_some() {
                return told;
            }
            self.before = kind;
        }
        let lacks_word = self.has_colon && !self.has_required_word && !self.is_generic;
        self.told(|sign| matches!(sign, Sign::Lacks(_)) && lacks_word)
    }

    fn by_first(&self, mut tokens: CodeTokens<'_>) -> Option<LlvmVersion> {
        let (kind, text) = tokens.next().filter(|_| !self.is_generic)?;
        let first = match kind {
            TokenKind::PercentIdentifier => b"%",
            TokenKind::AtIdentifier => b"@",
            _ => text,
        };
        self.told(|sign| matches!(sign, Sign::FirstIsNot(own) if own != first))
    }

    /// Skips the operands at the beginning, and returns their number.
    fn by_operands(&mut self, tokens: &mut CodeTokens<'_>) -> Option<LlvmVersion> {
        let mut count = 0_u32;
        if self.is_generic {
            tokens.next();
        }
        loop {
            let mut ahead = *tokens;
            match ahead.next() {
                Some((TokenKind::PercentIdentifier, _)) => count = count.saturating_add(1),
                Some((TokenKind::Comma | TokenKind::HashIdentifier, _)) => {}
                _ => break,
            }
            *tokens = ahead;
        }
        self.told(|sign| match sign {
            Sign::Operands(own) => own == count,
            Sign::GenericOperands(own) => self.is_generic && own == count,
            _ => false,
        })
    }

    /// The version that a token determines; `None` at the end of the header.
    fn by_token(
        &mut self,
        kind: TokenKind,
        text: &[u8],
        tokens: CodeTokens<'_>,
    ) -> Option<Option<LlvmVersion>> {
        match kind {
            TokenKind::SplitMarker => return None,
            TokenKind::LeftBrace if self.curly == 0 && !begins_dictionary(tokens) => return None,
            TokenKind::LeftBrace => self.curly = self.curly.saturating_add(1),
            TokenKind::RightBrace => self.curly = self.curly.checked_sub(1)?,
            TokenKind::Less if self.curly == 0 => self.angle = self.angle.saturating_add(1),
            TokenKind::Greater if self.curly == 0 => self.angle = self.angle.saturating_sub(1),
            TokenKind::BareIdentifier | TokenKind::String if self.curly == 1 => {
                let begins = matches!(self.before, TokenKind::LeftBrace | TokenKind::Comma);
                let name = unquoted(text);
                return Some(
                    self.told(|sign| matches!(sign, Sign::Attribute(own) if begins && own == name)),
                );
            }
            TokenKind::BareIdentifier if self.curly == 0 && self.angle == 0 => {
                let is_required = |sign| matches!(sign, Sign::Lacks(own) if own == text);
                self.has_required_word |= self.told(is_required).is_some();
                let may_have_types = self.may_have_types;
                return Some(self.told(|sign| match sign {
                    Sign::Word(own) => own == text,
                    Sign::TypeName(own) => may_have_types && own == text,
                    _ => false,
                }));
            }
            // A word of an enumeration may be quoted.
            TokenKind::String if self.curly == 0 && self.before == TokenKind::Equal => {
                let word = unquoted(text);
                return Some(self.told(|sign| matches!(sign, Sign::Word(own) if own == word)));
            }
            TokenKind::Colon if self.curly == 0 && self.angle == 0 => {
                self.has_colon = true;
                let mut ahead = tokens;
                let next = ahead.next().map(|(kind, _)| kind);
                let is_single = next.is_some_and(|next| next != TokenKind::LeftParen);
                return Some(self.told(|sign| matches!(sign, Sign::SingleType) && is_single));
            }
            TokenKind::PercentIdentifier if self.curly == 0 && !self.is_generic => {
                let follows_comma = self.before == TokenKind::Comma;
                let is_sign = |sign| matches!(sign, Sign::ValueWithoutComma) && !follows_comma;
                return Some(self.told(is_sign));
            }
            TokenKind::AtIdentifier if self.curly == 0 && self.angle == 0 && !self.is_generic => {
                return Some(self.told(|sign| matches!(sign, Sign::Symbol)));
            }
            TokenKind::CaretIdentifier | TokenKind::Equal if self.curly == 0 => {
                self.may_have_types = false;
            }
            _ => {}
        }
        Some(None)
    }
}

/// Whether a dictionary, rather than a region, is after a `{`.
fn begins_dictionary(mut tokens: CodeTokens<'_>) -> bool {
    match tokens.next().map(|(kind, _)| kind) {
        Some(TokenKind::RightBrace) => true,
        Some(TokenKind::BareIdentifier | TokenKind::String) => {
            let next = tokens.next().map(|(kind, _)| kind);
            matches!(next, Some(TokenKind::Equal | TokenKind::Comma | TokenKind::RightBrace))
        }
        _ => false,
    }
}

/// Whether a word of a text, wherever it is, belongs to an older version, or to an operation that has another form there.
/// A search for dots, which all these names have, takes a small part of the time of a lexer.
pub(crate) fn may_be_older(text: &[u8]) -> bool {
    let mut end = 0;
    memchr::memchr_iter(b'.', text).any(|dot| {
        // The word of an earlier dot.
        if dot < end {
            return false;
        }
        let (before, after) = text.split_at_checked(dot).unwrap_or((text, b""));
        let start = before.iter().rposition(|byte| !is_name_byte(*byte)).map_or(0, |at| at + 1);
        end = dot + after.iter().position(|byte| !is_name_byte(*byte)).unwrap_or(after.len());
        let word = text.get(start..end).unwrap_or_default();
        let is_type = start.checked_sub(1).and_then(|at| text.get(at)) == Some(&b'!');
        let as_type = text.get(start.saturating_sub(1)..end).filter(|_| is_type);
        as_type.is_some_and(is_name_of_older) || is_name_of_older(word) || is_joined(word)
    })
}

/// Whether a number comes before a name in a word.
fn is_joined(word: &[u8]) -> bool {
    let letters = word.iter().skip_while(|byte| byte.is_ascii_digit());
    word.first().is_some_and(u8::is_ascii_digit) && letters.take(1).any(|byte| *byte != b'.')
}

/// Whether an older version alone has a name, or has it with another form.
fn is_name_of_older(name: &[u8]) -> bool {
    let is_older = |version: LlvmVersion| version != NEWEST_LLVM;
    match table().get(name) {
        Some(named) if named.signs.iter().any(|(version, _)| is_older(*version)) => true,
        Some(Named { only: Some(version), .. }) => is_older(*version),
        _ => sole_version_with(name).is_some_and(is_older),
    }
}

/// The names in a text that determine a version of LLVM, each with that version. Each unit gives its distinct names, in
/// the order of [`LLVM_VERSIONS`].
pub(crate) fn telling_names<'t>(
    tree: &'t Tree,
    text: &'t [u8],
) -> impl Iterator<Item = (&'t [u8], LlvmVersion)> {
    tree.unit_roots().flat_map(move |root| {
        let mut known = FxHashSet::default();
        let mut names = names_of_unit(root, text);
        names.retain(|one| known.insert(*one));
        names.sort_by_key(|(_, told)| LLVM_VERSIONS.iter().position(|own| own == told));
        names
    })
}

/// The names in a unit that determine a version, in the order of the text.
fn names_of_unit<'t>(root: SyntaxNode<'t>, text: &'t [u8]) -> Vec<(&'t [u8], LlvmVersion)> {
    let mut names = Vec::new();
    let types = TokenSet::of(&[TokenKind::ExclamationIdentifier]);
    let mut walk = root.walk_over(NodeSet::OPERATIONS, types);
    while let Some(event) = walk.next() {
        let (name, version) = match event {
            WalkEvent::Token(token) => (token.text(text), sole_version_with(token.text(text))),
            // A unit within this one has its own names.
            WalkEvent::Enter(node) if walk.depth() == 1 || !node.is_unit_root() => {
                let Some(operation) = Operation::cast(node) else { continue };
                (operation.name(text), version_of_operation(operation, text))
            }
            _ => continue,
        };
        names.extend(version.map(|version| (name, version)));
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use abide_mlir::syntax;
    use abide_source::limits::Limits;

    fn told(text: &str) -> Vec<(String, u32)> {
        let tree = syntax::parse(text.as_bytes(), &Limits::default());
        let all = telling_names(&tree, text.as_bytes());
        all.map(|(name, version)| (String::from_utf8_lossy(name).into(), version.major)).collect()
    }

    #[test]
    fn words_of_older_versions_are_noticed_anywhere() {
        for text in [
            "tensor.pack %a",
            "a\n\"tosa.mul\"(%a)",
            "1tosa.mul",
            "x.y !llvm.vec<4 x ptr>",
            "// mesh.shard",
            "(mesh.",
        ] {
            assert!(may_be_older(text.as_bytes()), "{text}");
        }
        for text in [
            "",
            ".",
            "arith.addi %a",
            "llvm.vec",
            "1.5e+10",
            "4. 5",
            "tensor.pack2",
            "!llvm.vec2 .",
            "%1.%2",
        ] {
            assert!(!may_be_older(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn names_words_attributes_and_operands_determine_a_version() {
        for (text, version) in [
            ("tensor.pack %a", 19),
            ("mesh.shard %a to %b : tensor<4xf32>", 19),
            ("%0 = tosa.mul %a, %b {shift = 1 : i8} : (t, t) -> t", 19),
            ("%0 = tosa.mul %a, %b, %c : (t, t, t) -> t", 22),
            ("%0 = \"tosa.mul\"(%a#0, %b#1) : (t, t) -> t", 19),
            ("%0 = \"tosa.const\"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>", 19),
            ("%0 = \"tosa.const\"() <{values = dense<0> : tensor<i32>}> : () -> tensor<i32>", 22),
            ("%0 = spirv.GroupNonUniformFAdd \"Workgroup\" \"Reduce\" %v : f32", 19),
            ("llvm.mlir.global_ctors { ctors = [@f], priorities = [0 : i32]}", 19),
            (
                "llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]",
                22,
            ),
            ("func.func private @f(!llvm.vec<4 x ptr>)", 19),
            ("acc.parallel private(@recipe -> %a : !llvm.ptr) {\n}", 19),
            (
                "transform.apply_patterns.vector.lower_transpose lowering_strategy = flat_transpose",
                19,
            ),
            (
                "transform.apply_patterns.vector.lower_transpose lowering_strategy = \"llvmintr\"",
                22,
            ),
            ("%0 = amx.tile_load %a[%i, %i] : memref<?x?xi8> into vector<16x64xi8>", 19),
            ("%0 = \"amx.tile_zero\"() : () -> vector<16x64xi8>", 19),
            ("own.op\ntensor.pack %a", 19),
            ("%0 = bufferization.to_tensor %m : memref<4xf32>", 19),
            ("%0 = bufferization.to_tensor %m : memref<4xf32> own.op to", 19),
            ("%0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>", 22),
        ] {
            assert_eq!(told(text).iter().map(|one| one.1).next(), Some(version), "{text}");
        }
    }

    #[test]
    fn other_texts_determine_no_version() {
        for text in [
            "",
            "// tensor.pack",
            "func.func @f() attributes {mesh.shard = 1, tensor.pack, own = \"tensor.pack\"}",
            "own.op %a {value = dense<0> : tensor<i32>}",
            "%0 = \"tosa.const\"() : () -> tensor<i32> own.op {value = 1}",
            "\"tosa.const\"() ({ own.op {value = 1} }) : () -> ()",
            "tosa.const",
            "tosa.mul",
            "amx.tile_zero : !own.tile<vector<4xi8>> ^bb0(%a: vector<4xi8>):",
            "bufferization.to_tensor %m",
            "\"bufferization.to_tensor\"(%m) : (memref<4xf32>) -> tensor<4xf32>",
            "amx.tile_zero {a = vector<4xi8>} : !own.tile !own = vector<4xi8>",
            "acc.parallel private(%a : !llvm.ptr) attributes {a = @recipe} {\n  own.op @f\n}",
            "own.op tensor.pack %a",
            "own.op {a = tensor.pack}",
            "own.op #own.a<tensor.pack %a>",
            "%0 = amx.tile_zero : !own.tile<vector<4xi8>>\nreturn %v : vector<4xi8>",
            "%0 = amx.tile_zero : !own.tile<vector<4xi8>>\nbr ^a(%v : vector<4xi8>)",
        ] {
            assert!(told(text).is_empty(), "{text}: {:?}", told(text));
        }
    }
}
