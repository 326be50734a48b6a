//! Messages are for people: code never decides by the words of a diagnostic.
#![allow(missing_docs, reason = "a test has no documentation of its own")]

use super::layers::sources;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};

/// The sources in which no `.message` is read.
const FOLDERS: [&str; 17] = [
    "core/abi/src",
    "core/dialects/src",
    "core/ide/src",
    "core/mlir/src",
    "core/passes/src",
    "core/logs/src",
    "core/reduce/src",
    "core/generate/src",
    "core/signatures/src",
    "core/source/src",
    "core/tablegen/src",
    "cli/src",
    "ffi/src",
    "fuzz/src",
    "json/src",
    "lsp/src",
    "project/src",
];

/// The files and folders in which it may be read, by the reason.
const READERS: &[(&str, &[&str])] = &[
    (
        "shows or writes it",
        &[
            "cli/src/",
            "core/ide/src/features/explain.rs",
            "core/ide/src/features/transform.rs",
            "core/mlir/src/bytecode/text.rs",
            "core/passes/src/opt/messages.rs",
            "core/source/src/diagnostic/",
            "ffi/src/",
            "fuzz/src/checks/",
            "json/src/",
            "lsp/src/convert/",
            "project/src/broken.rs",
            "project/src/config.rs",
            "project/src/description_cache.rs",
        ],
    ),
    (
        "compares it with a user's text",
        &["core/ide/src/features/actions.rs", "core/passes/src/opt/expected.rs"],
    ),
    (
        "makes the message of one error of that of another",
        &[
            "core/abi/src/check/called.rs",
            "core/mlir/src/bytecode/read/values.rs",
            "core/mlir/src/ods/format/check/mod.rs",
            "core/mlir/src/ods/format/mod.rs",
            "core/mlir/src/ods/records/formats.rs",
            "core/mlir/src/registry/mod.rs",
            "core/mlir/src/shape/evaluate/mod.rs",
            "core/mlir/src/verify/mod.rs",
            "core/passes/src/manager.rs",
            "core/passes/src/opt/binary.rs",
            "core/passes/src/pipeline.rs",
            "core/signatures/src/reflection/bind/",
            "core/tablegen/src/ide/diagnostics.rs",
            "core/tablegen/src/session.rs",
            "lsp/src/dialects.rs",
            "lsp/src/tablegen/workspace.rs",
            "project/src/described.rs",
            "project/src/reading.rs",
        ],
    ),
    (
        "is a part of something else: of an assertion in a .td file, of a recipe",
        &["core/dialects/src/common/atomic.rs", "core/tablegen/src/eval/"],
    ),
];

/// The functions that may look for words in a message, and why.
const DECIDERS: [(&str, &str, &str); 1] =
    [("core/ide/src/features/actions.rs", "expectations", "a comment cannot expect every message")];

/// Methods that look for words in a text.
const LOOKING: [&str; 14] = [
    "cmp",
    "contains",
    "ends_with",
    "eq",
    "find",
    "lines",
    "matches",
    "parse",
    "rfind",
    "rsplit",
    "split",
    "split_once",
    "starts_with",
    "strip_prefix",
];

/// Macros that make a text of their arguments.
const WRITING: [&str; 8] =
    ["eprintln", "format", "format_args", "panic", "print", "println", "write", "writeln"];

/// The functions of a file that read a field `message` or make a text of a `detail`, and those that look for words in
/// one.
#[derive(Default)]
struct Reads {
    function: Vec<String>,
    /// The variables of the function that are messages.
    messages: BTreeSet<String>,
    reads: BTreeSet<String>,
    decisions: BTreeSet<String>,
}

impl Reads {
    fn of(text: &str) -> Reads {
        let mut reads = Reads::default();
        reads.visit_file(&syn::parse_file(text).unwrap());
        reads
    }

    fn here(&self) -> String {
        self.function.last().cloned().unwrap_or_default()
    }

    fn within(&mut self, name: &syn::Ident, visit: impl FnOnce(&mut Reads)) {
        self.function.push(name.to_string());
        let outer = std::mem::take(&mut self.messages);
        visit(self);
        self.messages = outer;
        self.function.pop();
    }

    /// Whether an expression is a message: a field `message`, the text of a `detail`, or a variable with one, perhaps
    /// borrowed or copied.
    fn is_message(&self, expression: &syn::Expr) -> bool {
        match expression {
            syn::Expr::Field(field) => is_named(&field.member, "message"),
            syn::Expr::Path(path) => {
                path.path.get_ident().is_some_and(|name| self.messages.contains(&name.to_string()))
            }
            syn::Expr::Reference(inner) => self.is_message(&inner.expr),
            syn::Expr::Unary(inner) => self.is_message(&inner.expr),
            syn::Expr::Paren(inner) => self.is_message(&inner.expr),
            syn::Expr::Index(inner) => self.is_message(&inner.expr),
            syn::Expr::MethodCall(call) => {
                let is_kept = KEEPING.iter().any(|name| call.method == name);
                is_kept && self.is_message(&call.receiver) || is_text_of_detail(call)
            }
            syn::Expr::Macro(call) => {
                is_writing(&call.mac) && mentions_field(&call.mac, &["message", "detail"])
            }
            _ => false,
        }
    }
}

/// The cases of details whose value is English.
const WORDED: [(&str, &str); 7] = [
    ("Detail", "Count"),
    ("Detail", "Dominance"),
    ("Detail", "Rule"),
    ("Detail", "Text"),
    ("Wanted", "Other"),
    ("Wanted", "Type"),
    ("Wanted", "Value"),
];

/// Methods whose result has the words of a text.
const KEEPING: [&str; 9] = [
    "as_bytes",
    "as_ref",
    "as_str",
    "clone",
    "deref",
    "to_lowercase",
    "to_owned",
    "to_string",
    "trim",
];

fn is_named(member: &syn::Member, name: &str) -> bool {
    matches!(member, syn::Member::Named(own) if own == name)
}

/// Whether a call is `found.detail.to_string()`.
fn is_text_of_detail(call: &syn::ExprMethodCall) -> bool {
    let mut receiver = &*call.receiver;
    while let syn::Expr::Paren(syn::ExprParen { expr, .. })
    | syn::Expr::Unary(syn::ExprUnary { expr, .. })
    | syn::Expr::Reference(syn::ExprReference { expr, .. }) = receiver
    {
        receiver = expr;
    }
    let is_detail =
        matches!(receiver, syn::Expr::Field(field) if is_named(&field.member, "detail"));
    call.method == "to_string" && is_detail
}

fn is_writing(call: &syn::Macro) -> bool {
    let name = call.path.segments.last().map(|last| last.ident.to_string());
    name.is_some_and(|name| WRITING.contains(&&*name))
}

/// Whether the arguments of a macro mention a field with one of these names.
fn mentions_field(call: &syn::Macro, names: &[&str]) -> bool {
    let text = call.tokens.to_string().replace(' ', "");
    names.iter().any(|name| {
        text.split(&format!(".{name}")).skip(1).any(|after| {
            !after.starts_with(|next: char| next.is_alphanumeric() || "_(".contains(next))
        })
    })
}

pub(crate) fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|one| {
        let is_cfg = one.path().is_ident("cfg");
        one.path().is_ident("test")
            || is_cfg && one.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

impl<'ast> Visit<'ast> for Reads {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_test(&function.attrs) {
            self.within(&function.sig.ident, |reads| visit::visit_item_fn(reads, function));
        }
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_test(&function.attrs) {
            self.within(&function.sig.ident, |reads| visit::visit_impl_item_fn(reads, function));
        }
    }

    fn visit_expr_field(&mut self, field: &'ast syn::ExprField) {
        if matches!(&field.member, syn::Member::Named(name) if name == "message") {
            self.reads.insert(self.here());
        }
        visit::visit_expr_field(self, field);
    }

    fn visit_expr_assign(&mut self, assign: &'ast syn::ExprAssign) {
        // An assignment to a message does not read it.
        let is_field =
            matches!(&*assign.left, syn::Expr::Field(field) if is_named(&field.member, "message"));
        if !is_field {
            self.visit_expr(&assign.left);
        }
        self.visit_expr(&assign.right);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if LOOKING.iter().any(|name| call.method == name) && self.is_message(&call.receiver) {
            self.decisions.insert(self.here());
        }
        if is_text_of_detail(call) {
            self.reads.insert(self.here());
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if self.is_message(&binary.left) || self.is_message(&binary.right) {
            self.decisions.insert(self.here());
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_match(&mut self, one: &'ast syn::ExprMatch) {
        if self.is_message(&one.expr) {
            self.decisions.insert(self.here());
        }
        visit::visit_expr_match(self, one);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        visit::visit_local(self, local);
        let mut pattern = &local.pat;
        if let syn::Pat::Type(typed) = pattern {
            pattern = &typed.pat;
        }
        let value = local.init.as_ref().is_some_and(|init| self.is_message(&init.expr));
        match pattern {
            syn::Pat::Ident(name) if value => {
                self.messages.insert(name.ident.to_string());
            }
            syn::Pat::Ident(name) => {
                self.messages.remove(&name.ident.to_string());
            }
            _ => {}
        }
    }

    fn visit_pat_tuple_struct(&mut self, pattern: &'ast syn::PatTupleStruct) {
        visit::visit_pat_tuple_struct(self, pattern);
        let path: Vec<String> =
            pattern.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let is_of_words = |kinds: &[(&str, &str)]| match &path[..] {
            [.., kind, variant] => kinds.contains(&(&**kind, &**variant)),
            _ => false,
        };
        if !is_of_words(&WORDED) {
            return;
        }
        match pattern.elems.first() {
            Some(syn::Pat::Ident(name)) => {
                self.messages.insert(name.ident.to_string());
            }
            Some(syn::Pat::Lit(_)) => {
                self.decisions.insert(self.here());
            }
            _ => {}
        }
    }

    fn visit_pat_struct(&mut self, pattern: &'ast syn::PatStruct) {
        let name = pattern.path.segments.last().map(|last| last.ident.to_string());
        let is_read = |field: &syn::FieldPat| matches!(&field.member, syn::Member::Named(name) if name == "message");
        if ["Diagnostic", "Related", "VerifyError"].iter().any(|one| name.as_deref() == Some(one))
            && pattern.fields.iter().any(is_read)
        {
            self.reads.insert(self.here());
        }
        visit::visit_pat_struct(self, pattern);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if is_writing(call) && mentions_field(call, &["detail"]) {
            self.reads.insert(self.here());
        }
        let text = call.tokens.to_string().replace(' ', "");
        let mut rest = text.as_str();
        while let Some((_, after)) = rest.split_once(".message") {
            rest = after;
            let is_field =
                !after.starts_with(|next: char| next.is_alphanumeric() || "_(".contains(next));
            if is_field {
                self.reads.insert(self.here());
            }
            let looks = LOOKING.iter().any(|name| after.starts_with(&format!(".{name}(")));
            if is_field && (looks || after.starts_with("==") || after.starts_with("!=")) {
                self.decisions.insert(self.here());
            }
        }
    }
}

fn all_reads(root: &Path) -> Vec<(String, Reads)> {
    let files = FOLDERS.iter().flat_map(|folder| sources(&root.join(folder)));
    let read = files.map(|path| {
        let file = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        (file, Reads::of(&fs::read_to_string(&path).unwrap()))
    });
    read.collect()
}

#[test]
fn no_code_reads_the_words_of_a_message() {
    let all = all_reads(&abide_testing::repository());
    let reads = all.iter().filter(|(_, reads)| !reads.reads.is_empty());
    let reads: Vec<&str> = reads.map(|(file, _)| &**file).collect();
    let allowed = || READERS.iter().flat_map(|(_, places)| *places);
    let is_allowed = |file: &&&str| allowed().any(|place| file.starts_with(place));
    let more: Vec<_> = reads.iter().filter(|file| !is_allowed(file)).collect();
    assert!(more.is_empty(), "these read a message; they need its detail: {more:#?}");
    let is_needed = |place: &&&str| reads.iter().any(|file| file.starts_with(**place));
    let fewer: Vec<_> = allowed().filter(|place| !is_needed(place)).collect();
    assert!(fewer.is_empty(), "these need no exception any more: {fewer:#?}");
}

#[test]
fn no_code_decides_by_the_words_of_a_message() {
    let all = all_reads(&abide_testing::repository());
    let decisions: Vec<_> = all
        .iter()
        .flat_map(|(file, reads)| reads.decisions.iter().map(move |name| (&**file, &**name)))
        .collect();
    let allowed = DECIDERS.map(|(file, name, _)| (file, name));
    assert_eq!(decisions, allowed);
}

#[test]
fn each_way_to_read_a_message_is_found() {
    let ways = [
        ("found.message.contains(\"word\")", true, true),
        ("&found.message[..] == \"word\"", true, true),
        ("match found.message.as_str() { _ => 1 }", true, true),
        ("assert!(found.message.starts_with(\"word\"))", true, true),
        ("{ let text = found.message.clone(); text.contains(\"word\") }", true, true),
        ("{ let text = found.detail.to_string(); text == \"word\" }", true, true),
        ("format!(\"{}\", found.detail).contains(\"word\")", true, true),
        ("matches!(&*found.detail, Detail::EmptyBlock)", false, false),
        ("match found { Wanted::Other(words) => words == \"word\", _ => false }", false, true),
        ("matches_rule(match detail { Detail::Rule(\"word\", _) => 1, _ => 2 })", false, true),
        (
            "match detail { Detail::Rule(rule, _) if rule.contains(\"a\") => 1, _ => 2 }",
            false,
            true,
        ),
        ("format!(\"{}\", found.message)", true, false),
        ("take(&found.message)", true, false),
        ("{ let Diagnostic { message, .. } = found; }", true, false),
        ("error.message()", false, false),
        ("found.message = String::new()", false, false),
    ];
    for (way, is_read, is_decision) in ways {
        let reads = Reads::of(&format!("fn own() {{ {way}; }}"));
        let found = (!reads.reads.is_empty(), !reads.decisions.is_empty());
        assert_eq!(found, (is_read, is_decision), "{way}");
    }
    let test = Reads::of("#[cfg(test)] mod tests { fn own() { one.message; } }");
    assert!(test.reads.is_empty());
}
