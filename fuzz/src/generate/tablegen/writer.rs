//! The text that is written, the choices, and the names that are visible.

use super::Program;
use super::definitions::{Definitions, Field, Kind, Record, State, Ty, Variable};
use super::mistakes::Mistake;
use arbitrary::Unstructured;

/// A program while it is written.
pub(super) struct Writer<'u, 'b> {
    u: &'u mut Unstructured<'b>,
    pub(super) prefix: &'u str,
    pub(super) text: String,
    indentation: usize,
    pub(super) known: Definitions,
    /// The records that exist after the top-level statement, or the multiclass.
    pub(super) pending: Vec<Record>,
    /// The classes of the records of the multiclass that is written.
    pub(super) seen_classes: Vec<usize>,
    /// The visible variables, the innermost last.
    pub(super) variables: Vec<Variable>,
    /// Within a class or a multiclass, where `NAME` has a meaning.
    pub(super) has_name: bool,
    /// The number of fields that a value may use, from the first one on.
    pub(super) visible_fields: usize,
    next: usize,
    mistake: Option<(Mistake, usize)>,
    made: Option<Mistake>,
}

impl<'u, 'b> Writer<'u, 'b> {
    pub(super) fn new(
        u: &'u mut Unstructured<'b>,
        prefix: &'u str,
        mistake: Option<Mistake>,
    ) -> Writer<'u, 'b> {
        let skip = u.int_in_range(0..=12).unwrap_or(0);
        Writer {
            u,
            prefix,
            text: String::new(),
            indentation: 0,
            known: Definitions::default(),
            pending: Vec::new(),
            seen_classes: Vec::new(),
            variables: Vec::new(),
            has_name: false,
            visible_fields: usize::MAX,
            next: 0,
            mistake: mistake.map(|mistake| (mistake, skip)),
            made: None,
        }
    }

    /// The text, broken if that is still to be done.
    pub(super) fn finish(mut self, wanted: Option<Mistake>) -> Program {
        let text = std::mem::take(&mut self.text);
        let damaged = wanted.and_then(|mistake| self.damage(&text, mistake));
        let mistake = if damaged.is_some() { wanted } else { self.made };
        Program { text: damaged.unwrap_or(text), mistake }
    }

    /// Whether this is where the mistake is made.
    pub(super) fn slips(&mut self, kind: Mistake) -> bool {
        match &mut self.mistake {
            Some((wanted, skip)) if *wanted == kind => {
                if *skip > 0 {
                    *skip -= 1;
                    return false;
                }
                self.mistake = None;
                self.made = Some(kind);
                true
            }
            _ => false,
        }
    }

    /// A number below `bound`; 0 where the bytes have ended.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        if bound <= 1 { 0 } else { self.u.int_in_range(0..=bound - 1).unwrap_or(0) }
    }

    /// A number of a range that includes its end.
    pub(super) fn between(&mut self, low: i64, high: i64) -> i64 {
        self.u.int_in_range(low..=high).unwrap_or(low)
    }

    /// True in one of `cases` cases; never after the end of the bytes.
    pub(super) fn one_in(&mut self, cases: usize) -> bool {
        !self.is_over() && self.below(cases) == 0
    }

    pub(super) fn is_over(&self) -> bool {
        self.u.is_empty()
    }

    pub(super) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        let at = self.below(from.len());
        &from[at]
    }

    /// A number that no other call gives.
    pub(super) fn fresh(&mut self) -> usize {
        self.next += 1;
        self.next
    }

    /// A new name that is visible in the whole file.
    pub(super) fn global_name(&mut self, begin: &str) -> String {
        let number = self.fresh();
        format!("{}{begin}{number}", self.prefix)
    }

    pub(super) fn line(&mut self, line: &str) {
        if self.one_in(60) {
            let comment = ["// a comment", "/* one /* within */ another */", "", "/**/ // \"[{"];
            let comment = *self.pick(&comment);
            self.put(comment);
        }
        self.put(line);
    }

    fn put(&mut self, line: &str) {
        self.text.extend(std::iter::repeat_n(' ', self.indentation * 2));
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A line without indentation, for directives.
    pub(super) fn directive(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Writes an indented part; variables that become visible in it are forgotten afterwards.
    pub(super) fn within(&mut self, write: impl FnOnce(&mut Self)) {
        let visible = self.variables.len();
        self.indentation += 1;
        write(self);
        self.indentation -= 1;
        self.variables.truncate(visible);
    }

    /// Makes a variable visible during `write`.
    pub(super) fn with<T>(&mut self, variable: Variable, write: impl FnOnce(&mut Self) -> T) -> T {
        self.variables.push(variable);
        let written = write(self);
        self.variables.pop();
        written
    }

    pub(super) fn show(&mut self, name: &str, ty: Ty, kind: Kind) {
        self.variables.push(Variable { name: name.to_owned(), ty, kind });
    }

    /// Makes the fields visible, except those that may have no value.
    pub(super) fn show_fields(&mut self, fields: &[Field], from: usize) {
        for (number, field) in fields.iter().enumerate().skip(from) {
            if field.state != State::Open {
                self.show(&field.name, field.ty.clone(), Kind::Field(number));
            }
        }
    }

    /// Returns the variables that can be named here, except those hidden by inner ones and unusable fields.
    pub(super) fn visible(&self, wanted: impl Fn(&Self, &Variable) -> bool) -> Vec<Variable> {
        let mut found: Vec<Variable> = Vec::new();
        for (at, variable) in self.variables.iter().enumerate() {
            let hidden = self.variables[at + 1..].iter().any(|inner| inner.name == variable.name);
            let later =
                matches!(variable.kind, Kind::Field(number) if number >= self.visible_fields);
            if !hidden && !later && wanted(self, variable) {
                found.push(variable.clone());
            }
        }
        found
    }

    /// A name of a local variable.
    pub(super) fn local_name(&mut self) -> String {
        format!("v{}", self.fresh())
    }

    /// One of a few types; those of records only if there is a class.
    pub(super) fn any_type(&mut self) -> Ty {
        match self.below(20) {
            0..=3 => Ty::Int,
            4..=6 => Ty::Text,
            7 | 8 => Ty::Bit,
            9..=11 => Ty::Bits(1 + self.below(8)),
            12 | 13 => Ty::list(Ty::Int),
            14 => Ty::list(Ty::Text),
            15 => Ty::Dag,
            16 => {
                let of = [Ty::list(Ty::Int), Ty::Bits(4), Ty::Bit, Ty::Dag, Ty::list(Ty::Text)];
                Ty::list(self.pick(&of).clone())
            }
            17 => self.class_type().map_or(Ty::Dag, Ty::list),
            18 => self.class_type().unwrap_or(Ty::Bit),
            _ => {
                let aliases: Vec<Ty> =
                    self.known.aliases.iter().map(|alias| alias.1.clone()).collect();
                if aliases.is_empty() { Ty::Int } else { self.pick(&aliases).clone() }
            }
        }
    }

    /// Returns a class with a value.
    pub(super) fn class_type(&mut self) -> Option<Ty> {
        let classes: Vec<usize> =
            (0..self.known.classes.len()).filter(|class| self.has_record(*class)).collect();
        if classes.is_empty() { None } else { Some(Ty::Record(*self.pick(&classes))) }
    }

    /// The spelling of a type here: sometimes an alias.
    pub(super) fn type_text(&mut self, ty: &Ty) -> String {
        let alias =
            self.known.aliases.iter().find(|alias| alias.1 == *ty).map(|alias| alias.0.clone());
        match alias {
            Some(alias) if self.below(3) > 0 => alias,
            _ if *ty == Ty::Text && self.one_in(5) => "code".to_owned(),
            _ => self.known.text(ty),
        }
    }
}
