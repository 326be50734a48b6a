//! The places of a tree that define names, in the order of the text.

use crate::interner::Symbol;
use crate::syntax::{
    Body, BodyItem, Declaration, Expr, ExprKind, Include, Parsed, Statement, StatementKind,
};
use abide_source::text::Span;

/// The definition at a [`Site`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SiteKind {
    Class,
    Multiclass,
    Def,
    Defm,
    Defset,
    Deftype,
    /// `defvar`, and the variable of a `foreach`.
    Variable,
    Field,
    TemplateArgument,
}

/// A place that defines a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Site {
    pub(super) kind: SiteKind,
    /// The name; the keyword for records without one. For a composed name, its first part.
    pub(super) name: Span,
    /// The name, if it is one word.
    pub(super) symbol: Option<Symbol>,
    /// All of the definition.
    pub(super) extent: Span,
    /// The text before its body, or all without one.
    pub(super) head: Span,
    /// The index of the enclosing definition.
    pub(super) parent: Option<usize>,
}

/// Collects the sites of a file.
struct Collector {
    sites: Vec<Site>,
}

/// The sites that define names; each follows its parent.
pub(super) fn sites(tree: &Parsed) -> Vec<Site> {
    let mut collector = Collector { sites: Vec::new() };
    collector.statements(&tree.statements, None);
    collector.sites
}

/// The `include`s of a file, also those within blocks.
pub(super) fn includes(tree: &Parsed) -> Vec<&Include> {
    fn collect<'t>(statements: &'t [Statement], found: &mut Vec<&'t Include>) {
        for statement in statements {
            match &statement.kind {
                StatementKind::Include(include) => found.push(include),
                kind => {
                    for inner in blocks(kind) {
                        collect(inner, found);
                    }
                }
            }
        }
    }
    let mut found = Vec::new();
    collect(&tree.statements, &mut found);
    found
}

/// The blocks of a statement.
pub(super) fn blocks(kind: &StatementKind) -> impl Iterator<Item = &[Statement]> {
    let (first, second): (Option<&[Statement]>, Option<&[Statement]>) = match kind {
        StatementKind::Defset(own) => (Some(&own.block.statements), None),
        StatementKind::Foreach(own) => (Some(&own.block.statements), None),
        StatementKind::Let(own) => (Some(&own.block.statements), None),
        StatementKind::If(own) => {
            let otherwise = own.otherwise.as_ref().map(|block| block.statements.as_slice());
            (Some(&own.then.statements), otherwise)
        }
        StatementKind::Multiclass(own) => (Some(&own.statements), None),
        _ => (None, None),
    };
    first.into_iter().chain(second)
}

impl Collector {
    fn statements(&mut self, statements: &[Statement], parent: Option<usize>) {
        for statement in statements {
            let inner = self.statement(statement, parent).or(parent);
            for block in blocks(&statement.kind) {
                self.statements(block, inner);
            }
        }
    }

    /// Adds the definition of a statement; returns the index of the parent for its blocks.
    fn statement(&mut self, statement: &Statement, parent: Option<usize>) -> Option<usize> {
        let extent = statement.span;
        let mut add = |kind, name: Span, symbol, head| {
            self.sites.push(Site { kind, name, symbol, extent, head, parent });
            self.sites.len() - 1
        };
        match &statement.kind {
            StatementKind::Class(own) => {
                let head = before(extent, own.body.span);
                let site = add(SiteKind::Class, own.name.span, Some(own.name.symbol), head);
                self.arguments(&own.arguments, site);
                self.body(&own.body, site);
                None
            }
            StatementKind::Def(own) => {
                let (name, symbol) = record_name(own.name.as_ref(), own.keyword);
                let site = add(SiteKind::Def, name, symbol, before(extent, own.body.span));
                self.body(&own.body, site);
                None
            }
            StatementKind::Defm(own) => {
                let keyword = Span::new(extent.start(), extent.start().saturating_add(4));
                let (name, symbol) = record_name(own.name.as_ref(), keyword);
                add(SiteKind::Defm, name, symbol, extent);
                None
            }
            StatementKind::Multiclass(own) => {
                let head = Span::new(extent.start(), own.head_end);
                let site = add(SiteKind::Multiclass, own.name.span, Some(own.name.symbol), head);
                self.arguments(&own.arguments, site);
                Some(site)
            }
            StatementKind::Defset(own) => {
                let head = before(extent, own.block.span);
                Some(add(SiteKind::Defset, own.name.span, Some(own.name.symbol), head))
            }
            StatementKind::Deftype(name, _) => {
                add(SiteKind::Deftype, name.span, Some(name.symbol), extent);
                None
            }
            StatementKind::Defvar(name, _) => {
                add(SiteKind::Variable, name.span, Some(name.symbol), extent);
                None
            }
            StatementKind::Foreach(own) => {
                let head = before(extent, own.block.span);
                add(SiteKind::Variable, own.name.span, Some(own.name.symbol), head);
                None
            }
            _ => None,
        }
    }

    fn arguments(&mut self, arguments: &[Declaration], parent: usize) {
        for argument in arguments {
            self.declaration(argument, SiteKind::TemplateArgument, parent);
        }
    }

    fn declaration(&mut self, own: &Declaration, kind: SiteKind, parent: usize) {
        let extent = declared(own);
        let (name, symbol) = (own.name.span, Some(own.name.symbol));
        let parent = Some(parent);
        self.sites.push(Site { kind, name, symbol, extent, head: extent, parent });
    }

    fn body(&mut self, body: &Body, parent: usize) {
        for item in &body.items {
            match item {
                BodyItem::Declaration(own) => self.declaration(own, SiteKind::Field, parent),
                BodyItem::Defvar(name, value) => {
                    let extent = name.span.cover(value.span);
                    self.sites.push(Site {
                        kind: SiteKind::Variable,
                        name: name.span,
                        symbol: Some(name.symbol),
                        extent,
                        head: extent,
                        parent: Some(parent),
                    });
                }
                _ => {}
            }
        }
    }
}

/// The bytes of a declaration from its type on.
fn declared(own: &Declaration) -> Span {
    let end = own.value.as_ref().map_or(own.name.span, |value| value.span);
    own.type_.span.cover(end)
}

/// The text of a statement before its body.
fn before(extent: Span, body: Span) -> Span {
    Span::new(extent.start(), body.start().max(extent.start()))
}

/// The span of a record's name, and the name if it is one word.
fn record_name(name: Option<&Expr>, keyword: Span) -> (Span, Option<Symbol>) {
    match name {
        Some(Expr { span, kind: ExprKind::Name(symbol) }) => (*span, Some(*symbol)),
        Some(expr) => (crate::eval::leading_name(expr).unwrap_or(keyword), None),
        None => (keyword, None),
    }
}
