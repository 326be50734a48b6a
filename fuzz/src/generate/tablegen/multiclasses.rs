//! Records and multiclasses, and the statements around records.

use super::bodies::{Body, MAX_VALUE_DEPTH};
use super::definitions::{Kind, Multiclass, Record, Ty};
use super::mistakes::Mistake;
use super::writer::Writer;

#[derive(Debug, Clone)]
pub(super) struct StatementContext {
    /// The variables of the loops around it, with their values.
    pub(super) loops: Vec<(String, Vec<String>)>,
    /// Whether records must have no name, because a loop may come upon a name twice.
    pub(super) unnamed: bool,
    /// Whether records here are certain to be made.
    pub(super) sure: bool,
    /// The class that records must have.
    pub(super) forced: Option<usize>,
    pub(super) in_multiclass: bool,
    pub(super) depth: usize,
}

impl Default for StatementContext {
    fn default() -> StatementContext {
        StatementContext {
            loops: Vec::new(),
            unnamed: false,
            sure: true,
            forced: None,
            in_multiclass: false,
            depth: 0,
        }
    }
}

impl StatementContext {
    pub(super) fn is_top(&self) -> bool {
        self.depth == 0 && self.loops.is_empty() && !self.in_multiclass && self.sure
    }

    /// Returns all expansions of a name in the loops: `@` means the name of the multiclass.
    fn names(&self, name: &str) -> Vec<String> {
        let mut names = vec![name.to_owned()];
        for (_, values) in &self.loops {
            let longer = |name: &String| -> Vec<String> {
                values.iter().map(|value| format!("{name}_{value}")).collect()
            };
            names = names.iter().flat_map(longer).collect();
        }
        names
    }
}

impl Writer<'_, '_> {
    /// Statements between braces.
    pub(super) fn block(&mut self, place: &mut StatementContext) {
        place.depth += 1;
        self.within(|writer| {
            for _ in 0..=writer.below(3) {
                writer.block_item(place);
            }
        });
        place.depth -= 1;
    }

    /// A statement that makes records, or helps with it.
    pub(super) fn block_item(&mut self, place: &mut StatementContext) {
        let deep = place.depth > 2;
        match self.below(12) {
            6 if !deep && place.forced.is_none() => self.defm(place),
            7 if !deep => self.foreach(place),
            8 if !deep => self.condition_statement(place),
            9 if !deep => self.let_statement(place),
            10 if place.forced.is_none() => {
                let ty = [Ty::Int, Ty::Text, Ty::list(Ty::Int)];
                let ty = self.pick(&ty).clone();
                let (name, value) = (self.local_name(), self.value(&ty, 2));
                self.line(&format!("defvar {name} = {value};"));
                self.show(&name, ty, Kind::Local);
            }
            11 => {
                let assertion = self.assertion();
                self.line(&assertion);
            }
            _ => self.def(place),
        }
    }

    /// A record.
    pub(super) fn def(&mut self, place: &mut StatementContext) {
        if self.slips(Mistake::Duplicate) {
            let records = self.known.records.clone();
            let record = self.pick(&records).name.clone();
            self.line(&format!("def {record};"));
        }
        let unnamed = place.unnamed || self.one_in(8);
        let (name_text, pattern) = self.record_name("r", place);
        let mut body = Body::default();
        let parents = self.parents(&mut body, 2, place.forced);
        let head = if unnamed { "def".to_owned() } else { format!("def {name_text}") };
        let had_name = self.has_name;
        self.body(&mut body, &format!("{head}{parents}"), false);
        self.has_name = had_name;
        self.seen_classes.extend(body.classes.iter().copied());
        if unnamed || !place.sure {
            return;
        }
        let names = place.names(&pattern);
        for name in &names {
            let record = Record {
                name: name.clone(),
                classes: body.classes.clone(),
                fields: body.fields.clone(),
            };
            self.pending.push(record);
        }
        if let (Some(class), false) = (body.classes.last(), place.is_top()) {
            let class_name = self.known.classes[*class].name.clone();
            let text = format!("!cast<{class_name}>({})", as_value(&pattern, place));
            self.show(&text, Ty::Record(*class), Kind::Local);
        }
    }

    /// Returns a name in the source, and the pattern of its expansion.
    fn record_name(&mut self, begin: &str, place: &StatementContext) -> (String, String) {
        let (mut text, pattern) = if place.in_multiclass {
            let number = self.fresh();
            match self.below(6) {
                0 => (format!("NAME#_{begin}{number}"), format!("@_{begin}{number}")),
                1 => (format!("{begin}{number}_#NAME"), format!("{begin}{number}_@")),
                2 => (format!("\"_{begin}{number}\""), format!("@_{begin}{number}")),
                _ => (format!("_{begin}{number}"), format!("@_{begin}{number}")),
            }
        } else {
            let name = self.global_name(begin);
            (name.clone(), name)
        };
        for (number, (variable, _)) in place.loops.iter().enumerate() {
            // Only directly after the name, `_` is one word with the text before it.
            let joins = number == 0 && !text.ends_with("NAME") && !text.ends_with('"');
            text += &match self.below(3) {
                0 if joins => format!("_#{variable}"),
                0 | 1 => format!("#_#{variable}"),
                _ => format!(" # \"_\" # {variable}"),
            };
        }
        (text, pattern)
    }

    /// `defm`, of one multiclass or more, and perhaps of a class.
    pub(super) fn defm(&mut self, place: &mut StatementContext) {
        if self.known.multiclasses.is_empty() {
            return self.def(place);
        }
        let unnamed = place.unnamed || self.one_in(8);
        let (name_text, pattern) = self.record_name("m", place);
        let count = 1 + usize::from(self.one_in(5));
        let (mut texts, mut makes, mut classes) = (Vec::new(), Vec::<Record>::new(), Vec::new());
        for _ in 0..count {
            let multiclasses = self.known.multiclasses.clone();
            let multiclass = self.pick(&multiclasses);
            if multiclass.makes.iter().any(|made| makes.iter().any(|other| other.name == made.name))
            {
                continue;
            }
            texts.push(self.reference(
                &multiclass.name,
                &multiclass.arguments,
                MAX_VALUE_DEPTH - 1,
            ));
            makes.extend(multiclass.makes.iter().cloned());
            classes.extend(multiclass.classes.iter().copied());
        }
        if self.one_in(4)
            && let Some(class) = self.class_beside(&classes)
        {
            let known = self.known.classes[class].clone();
            texts.push(self.reference(&known.name, &known.arguments, 1));
            classes.extend(self.known.family(class));
            for record in &mut makes {
                record.classes.extend(self.known.family(class));
                record.fields.extend(known.fields.iter().cloned());
            }
        }
        let head = if unnamed { "defm".to_owned() } else { format!("defm {name_text}") };
        self.line(&format!("{head} : {};", texts.join(", ")));
        self.seen_classes.extend(classes);
        if unnamed || !place.sure {
            return;
        }
        for name in place.names(&pattern) {
            for record in &makes {
                self.pending
                    .push(Record { name: record.name.replace('@', &name), ..record.clone() });
            }
        }
    }

    /// A class that can be added to all records that have some classes.
    fn class_beside(&mut self, classes: &[usize]) -> Option<usize> {
        let known = &self.known;
        let fits = |class: &usize| {
            known.classes[*class].is_ready()
                && known.family(*class).iter().all(|above| !classes.contains(above))
        };
        let fitting: Vec<usize> = (0..known.classes.len()).filter(fits).collect();
        if fitting.is_empty() { None } else { Some(*self.pick(&fitting)) }
    }

    /// Generates a multiclass; its records are known by the names after `NAME`.
    pub(super) fn multiclass(&mut self) {
        let name = self.global_name("M");
        let visible = self.variables.len();
        let pending = std::mem::take(&mut self.pending);
        self.seen_classes.clear();
        let had_name = std::mem::replace(&mut self.has_name, true);
        let (arguments_text, arguments) = self.template_arguments();
        let mut parent = String::new();
        if !self.known.multiclasses.is_empty() && self.one_in(4) {
            let multiclasses = self.known.multiclasses.clone();
            let above = self.pick(&multiclasses);
            parent = format!(" : {}", self.reference(&above.name, &above.arguments, 1));
            self.pending.extend(above.makes.iter().cloned());
            self.seen_classes.extend(above.classes.iter().copied());
        }
        self.line(&format!("multiclass {name}{arguments_text}{parent} {{"));
        self.within(|writer| {
            let mut place = StatementContext { in_multiclass: true, ..StatementContext::default() };
            if writer.one_in(5) {
                writer.nameless(&mut place);
            }
            for _ in 0..=writer.below(4) {
                writer.block_item(&mut place);
            }
        });
        self.line("}");
        self.has_name = had_name;
        self.variables.truncate(visible);
        let makes = std::mem::replace(&mut self.pending, pending);
        let classes = std::mem::take(&mut self.seen_classes);
        self.known.multiclasses.push(Multiclass { name, arguments, makes, classes });
    }

    /// Generates a multiclass record whose name is exactly that of the multiclass.
    fn nameless(&mut self, place: &mut StatementContext) {
        if self.pending.iter().any(|made| made.name == "@") {
            return;
        }
        let mut body = Body::default();
        let parents = self.parents(&mut body, 1, place.forced);
        let name = if self.below(2) == 0 { "\"\"" } else { "NAME" };
        self.body(&mut body, &format!("def {name}{parents}"), false);
        self.seen_classes.extend(body.classes.iter().copied());
        self.pending.push(Record {
            name: "@".to_owned(),
            classes: body.classes,
            fields: body.fields,
        });
    }
}

/// A record's name as a string that is computed where the record is made.
fn as_value(pattern: &str, place: &StatementContext) -> String {
    let mut text = match pattern.split_once('@') {
        Some((before, after)) => {
            let parts = [before, after];
            let quoted = parts
                .map(|part| if part.is_empty() { String::new() } else { format!("\"{part}\"") });
            let [before, after] = quoted;
            let before = if before.is_empty() { before } else { before + " # " };
            let after = if after.is_empty() { after } else { format!(" # {after}") };
            format!("{before}NAME{after}")
        }
        None => format!("\"{pattern}\""),
    };
    for (variable, _) in &place.loops {
        text += &format!(" # \"_\" # {variable}");
    }
    text
}
