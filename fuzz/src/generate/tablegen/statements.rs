//! The statements of a file.

use super::bodies::{Body, MAX_VALUE_DEPTH, is_untyped};
use super::definitions::{Class, Field, Kind, Record, State, Ty, Variable};
use super::mistakes::Mistake;
use super::multiclasses::StatementContext;
use super::writer::Writer;

impl Writer<'_, '_> {
    /// A whole file.
    pub(super) fn file(&mut self) {
        let prefix = self.prefix;
        self.line(&format!("class {prefix}Op {{ int int_0 = 3; }}"));
        self.line(&format!("def {prefix}op : {prefix}Op;"));
        self.line(&format!("def {prefix}other : {prefix}Op {{ let int_0 = 5; }}"));
        let field = Field { name: "int_0".to_owned(), ty: Ty::Int, state: State::Set };
        let fields = vec![field];
        self.known.classes.push(Class {
            name: format!("{prefix}Op"),
            arguments: Vec::new(),
            ancestors: Vec::new(),
            fields: fields.clone(),
            defined: true,
        });
        for name in ["op", "other"] {
            let name = format!("{prefix}{name}");
            self.known.records.push(Record { name, classes: vec![0], fields: fields.clone() });
        }
        self.line(&format!("defvar {prefix}numbers = [3, 1, 4, 1];"));
        self.line(&format!("defvar {prefix}texts = [\"p\", \"\", \"Qr\", \"\\\"\"];"));
        let count = 4 + self.below(14);
        for number in 0..count {
            if self.is_over() && number > 3 {
                break;
            }
            self.statement(number);
            let pending = std::mem::take(&mut self.pending);
            self.known.records.extend(pending);
        }
    }

    fn statement(&mut self, number: usize) {
        let mut place = StatementContext::default();
        match self.below(34) {
            _ if number == 0 => self.class(None),
            0..=7 => self.class(None),
            8..=12 => self.def(&mut place),
            13..=15 => self.multiclass(),
            16..=18 => self.defm(&mut place),
            19..=21 => self.foreach(&mut place),
            22 => self.condition_statement(&mut place),
            23 | 24 => self.let_statement(&mut place),
            25 | 26 => self.global(),
            27 => self.defset(),
            28 => self.deftype(),
            29 => {
                let assertion = self.assertion();
                self.line(&assertion);
            }
            30 => {
                let message = self.value(&Ty::Text, 2);
                self.line(&format!("dump {message};"));
            }
            31 => self.region(),
            _ => self.idiom(),
        }
    }

    /// A class, below another one if that is requested.
    pub(super) fn class(&mut self, parent: Option<usize>) {
        if self.known.classes.len() > 1 && self.slips(Mistake::Duplicate) {
            let name = self.known.classes[0].name.clone();
            self.line(&format!("class {name} {{ int again = 1; }}"));
        }
        let name = self.global_name("C");
        let had_name = std::mem::replace(&mut self.has_name, true);
        let visible = self.variables.len();
        if parent.is_none() && self.one_in(10) {
            self.line(&format!("class {name};"));
        }
        let (arguments_text, arguments) = self.template_arguments();
        let mut body = Body::default();
        let parents = self.parents(&mut body, 2, parent);
        self.body(&mut body, &format!("class {name}{arguments_text}{parents}"), true);
        self.variables.truncate(visible);
        self.has_name = had_name;
        self.known.classes.push(Class {
            name,
            arguments,
            ancestors: body.classes,
            fields: body.fields,
            defined: true,
        });
    }

    /// A variable of the whole file.
    fn global(&mut self) {
        let ty = self.any_type();
        let name = self.global_name("g");
        let value = self.value(&ty, MAX_VALUE_DEPTH);
        if value == "?" {
            return;
        }
        self.line(&format!("defvar {name} = {value};"));
        if !is_untyped(&value) && !matches!(ty, Ty::Bits(_) | Ty::Bit) {
            self.show(&name, ty, Kind::Global);
        }
    }

    fn deftype(&mut self) {
        let ty = self.any_type();
        if matches!(ty, Ty::Record(_)) {
            return;
        }
        let name = self.global_name("T");
        let text = self.known.text(&ty);
        self.line(&format!("deftype {name} = {text};"));
        self.known.aliases.push((name, ty));
    }

    fn defset(&mut self) {
        let Some(Ty::Record(class)) = self.class_type() else { return };
        let name = self.global_name("s");
        let class_name = self.known.classes[class].name.clone();
        self.line(&format!("defset list<{class_name}> {name} = {{"));
        self.within(|writer| {
            for _ in 0..=writer.below(3) {
                let mut place =
                    StatementContext { forced: Some(class), ..StatementContext::default() };
                if writer.one_in(3) {
                    writer.foreach(&mut place);
                } else {
                    writer.def(&mut place);
                }
            }
        });
        self.line("}");
        self.show(&name, Ty::list(Ty::Record(class)), Kind::Global);
    }

    /// Statements that depend on a macro; those that are not read need not be good.
    fn region(&mut self) {
        let mut name = self.global_name("D");
        if !self.known.macros.is_empty() && self.one_in(2) {
            let macros = self.known.macros.clone();
            name = self.pick(&macros).clone();
        }
        let defined = self.known.macros.contains(&name);
        if !defined && self.one_in(2) {
            self.directive(&format!("#define {name} // from here on"));
            self.known.macros.push(name);
            return;
        }
        let (directive, first) =
            if self.below(2) == 0 { ("#ifdef", defined) } else { ("#ifndef", !defined) };
        self.directive(&format!("  {directive} {name}"));
        self.arm(first);
        if self.below(3) > 0 {
            self.directive("#else");
            self.arm(!first);
        }
        self.directive("#endif // the end");
    }

    fn arm(&mut self, read: bool) {
        if read {
            self.def(&mut StatementContext::default());
        } else {
            let skipped = [
                "this is \" not read }",
                "#ifdef inner\n  nor this\n#else\n  )\n#endif",
                "def",
                "",
            ];
            let skipped = *self.pick(&skipped);
            self.directive(skipped);
        }
    }

    /// `let .. in`, for records and classes below one that has the field.
    pub(super) fn let_statement(&mut self, place: &mut StatementContext) {
        let with_fields = |class: &usize| !self.known.classes[*class].fields.is_empty();
        let classes: Vec<usize> = (0..self.known.classes.len()).filter(with_fields).collect();
        let class = match place.forced {
            Some(class) if classes.contains(&class) => class,
            _ => *self.pick(&classes),
        };
        let fields = self.known.classes[class].fields.clone();
        let mut bindings = Vec::new();
        for number in 0..=self.below(2) {
            let field = self.pick(&fields).clone();
            let binding = match field.ty {
                Ty::Bits(width) if self.below(2) == 0 => {
                    let low = self.below(width);
                    let range = self.range_text(width - 1, low);
                    format!("{}<{range}> = {}", field.name, self.value(&Ty::Bits(width - low), 1))
                }
                _ => format!("{} = {}", field.name, self.value(&field.ty, MAX_VALUE_DEPTH - 1)),
            };
            if number == 0 || !bindings.contains(&binding) {
                bindings.push(binding);
            }
        }
        self.line(&format!("let {} in {{", bindings.join(", ")));
        let outer = place.forced.replace(class);
        self.within(|writer| {
            for _ in 0..=writer.below(3) {
                if place.is_top() && writer.one_in(4) {
                    writer.class(Some(class));
                } else {
                    writer.block_item(place);
                }
            }
        });
        place.forced = outer;
        self.line("}");
    }

    /// `if .. then .. else ..` around statements.
    pub(super) fn condition_statement(&mut self, place: &mut StatementContext) {
        let condition = self.value(&Ty::Bit, 2);
        let sure = std::mem::replace(&mut place.sure, false);
        self.line(&format!("if {condition} then {{"));
        self.block(place);
        match self.below(3) {
            0 => self.line("}"),
            1 => {
                self.line("} else {");
                self.block(place);
                self.line("}");
            }
            _ => {
                let condition = self.value(&Ty::Bit, 2);
                self.line(&format!("}} else if {condition} then {{"));
                self.block(place);
                self.line("} else");
                self.within(|writer| writer.def(place));
            }
        }
        place.sure = sure;
    }

    /// Generates `foreach`, with known values except those of variables.
    pub(super) fn foreach(&mut self, place: &mut StatementContext) {
        let name = format!("i{}", self.fresh());
        let (sequence, ty, values) = self.sequence();
        if values.is_none() && matches!(ty, Ty::Record(_)) && self.one_in(2) {
            return;
        }
        let unnamed = place.unnamed;
        place.unnamed |= values.is_none();
        place.loops.push((name.clone(), values.unwrap_or_default()));
        self.line(&format!("foreach {name} = {sequence} in {{"));
        self.with(Variable { name, ty, kind: Kind::Local }, |writer| writer.block(place));
        self.line("}");
        place.loops.pop();
        place.unnamed = unnamed;
    }

    /// Returns the sequence of a loop: its text, the type of the elements, and these if known.
    fn sequence(&mut self) -> (String, Ty, Option<Vec<String>>) {
        let from = self.between(0, 3);
        let to = from + self.between(0, 2);
        let numbers: Vec<String> = (from..=to).map(|number| number.to_string()).collect();
        match self.below(9) {
            0 => (format!("{from}-{to}"), Ty::Int, Some(numbers)),
            1 => (format!("{from}...{to}"), Ty::Int, Some(numbers)),
            2 => {
                let more = numbers.iter().cloned().chain(["9".to_owned()]).collect();
                (format!("{{{from}-{to}, 9}}"), Ty::Int, Some(more))
            }
            3 => (format!("[{}]", numbers.join(", ")), Ty::Int, Some(numbers)),
            4 => (format!("!range({from}, {})", to + 1), Ty::Int, Some(numbers)),
            5 => {
                let texts: Vec<String> =
                    numbers.iter().map(|number| format!("t{number}")).collect();
                (format!("[\"{}\"]", texts.join("\", \"")), Ty::Text, Some(texts))
            }
            6 => {
                let names = ["op", "other"].map(|name| format!("{}{name}", self.prefix));
                (format!("[{}]", names.join(", ")), Ty::Record(0), Some(names.to_vec()))
            }
            7 => {
                let ty = [Ty::Int, Ty::Text, Ty::Record(0)];
                let ty = self.pick(&ty).clone();
                (self.value(&Ty::list(ty.clone()), 1), ty, None)
            }
            _ => {
                let text = format!("!foreach(k, [{}], !mul(k, 3))", numbers.join(", "));
                let tripled = (from..=to).map(|number| (number * 3).to_string()).collect();
                (text, Ty::Int, Some(tripled))
            }
        }
    }
}
