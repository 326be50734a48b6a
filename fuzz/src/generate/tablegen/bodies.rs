//! Parents and bodies of classes and records.

use super::definitions::{Argument, Field, Kind, State, Ty};
use super::mistakes::Mistake;
use super::writer::Writer;

/// The maximum depth of values.
pub(super) const MAX_VALUE_DEPTH: usize = 3;

/// A class or record while it is written.
#[derive(Debug, Default)]
pub(super) struct Body {
    pub(super) fields: Vec<Field>,
    /// All its classes.
    pub(super) classes: Vec<usize>,
}

impl Writer<'_, '_> {
    /// Template arguments in angle brackets, which become visible.
    pub(super) fn template_arguments(&mut self) -> (String, Vec<Argument>) {
        let count = [0, 1, 1, 2, 2, 3, 4];
        let count = *self.pick(&count);
        let mut optional = false;
        let (mut texts, mut arguments) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let ty = self.any_type();
            optional |= self.one_in(3);
            let name = format!("a{}", self.fresh());
            let mut text = format!("{} {name}", self.type_text(&ty));
            if optional {
                text += &format!(" = {}", self.value(&ty, 2));
            }
            texts.push(text);
            self.show(&name, ty.clone(), Kind::Argument);
            arguments.push(Argument { name, ty, optional });
        }
        let text = if texts.is_empty() { String::new() } else { format!("<{}>", texts.join(", ")) };
        (text, arguments)
    }

    /// ` : parents`, whose fields the body then has. With `forced`, the first is that class or one below it.
    pub(super) fn parents(
        &mut self,
        body: &mut Body,
        most: usize,
        forced: Option<usize>,
    ) -> String {
        let count =
            if forced.is_some() { 1 + self.below(most.max(1)) } else { self.below(most + 1) };
        let mut texts = Vec::new();
        for number in 0..count {
            let known = &self.known;
            let fits = |class: &usize| {
                known.classes[*class].defined
                    && known.family(*class).iter().all(|above| !body.classes.contains(above))
                    && forced.is_none_or(|forced| number > 0 || known.is_a(*class, forced))
            };
            let classes: Vec<usize> = (0..known.classes.len()).filter(fits).collect();
            if classes.is_empty() {
                break;
            }
            let class = *self.pick(&classes);
            let (name, arguments) = {
                let class = &self.known.classes[class];
                (class.name.clone(), class.arguments.clone())
            };
            texts.push(self.reference(&name, &arguments, MAX_VALUE_DEPTH - 1));
            self.inherit(body, class);
        }
        if texts.is_empty() { String::new() } else { format!(" : {}", texts.join(", ")) }
    }

    /// Puts the fields and classes of a parent into a body.
    pub(super) fn inherit(&self, body: &mut Body, class: usize) {
        body.classes.extend(self.known.family(class));
        for field in &self.known.classes[class].fields {
            match body.fields.iter_mut().find(|own| own.name == field.name) {
                Some(own) => own.state = field.state,
                None => body.fields.push(field.clone()),
            }
        }
    }

    /// Generates the text in braces, or `;`. A record sets all fields from which others are computed.
    pub(super) fn body(&mut self, body: &mut Body, head: &str, is_class: bool) {
        let needed = body.fields.iter().any(|field| field.state == State::Needed);
        let count = if is_class { 1 + self.below(6) } else { self.below(5) };
        if count == 0 && (is_class || !needed) {
            self.line(&format!("{head};"));
            return;
        }
        self.line(&format!("{head} {{"));
        self.within(|writer| {
            writer.show_fields(&body.fields, 0);
            if !is_class {
                writer.set_needed(body);
            }
            for _ in 0..count {
                writer.item(body, is_class);
            }
        });
        self.visible_fields = usize::MAX;
        self.line("}");
    }

    fn set_needed(&mut self, body: &mut Body) {
        for number in 0..body.fields.len() {
            if body.fields[number].state == State::Needed {
                self.assign(body, number);
            }
        }
    }

    fn item(&mut self, body: &mut Body, is_class: bool) {
        match self.below(14) {
            0..=7 => self.field_item(body, is_class),
            8 | 9 if !body.fields.is_empty() => {
                let number = self.below(body.fields.len());
                self.assign(body, number);
            }
            10 => self.assign_bits(body),
            11 => {
                let ty = self.any_type();
                let name = self.local_name();
                let value = self.value(&ty, MAX_VALUE_DEPTH);
                if value == "?" {
                    return;
                }
                self.line(&format!("defvar {name} = {value};"));
                if !is_untyped(&value) {
                    self.show(&name, ty, Kind::Local);
                }
            }
            12 => {
                let assertion = self.assertion();
                self.line(&assertion);
            }
            13 if self.one_in(3) => {
                let message = self.value(&Ty::Text, 2);
                self.line(&format!("dump {message};"));
            }
            _ => self.field_item(body, is_class),
        }
    }

    /// A new field, or an existing one of the same type.
    fn field_item(&mut self, body: &mut Body, is_class: bool) {
        let ty = self.any_type();
        let name = format!("{}_{}", ty.word(), self.below(4));
        let number = body.fields.iter().position(|field| field.name == name);
        let state = match self.below(9) {
            0 => State::Open,
            1 if is_class => State::Needed,
            _ => State::Set,
        };
        // Fields that others are computed from keep their values.
        let state = if number.is_some() { State::Set } else { state };
        let begin = if self.one_in(12) { "field " } else { "" };
        let type_text = self.type_text(&ty);
        if state == State::Set {
            self.visible_fields = number.unwrap_or(usize::MAX);
            let value = if self.slips(Mistake::SelfReference) {
                name.clone()
            } else {
                self.assigned(&ty, MAX_VALUE_DEPTH)
            };
            self.visible_fields = usize::MAX;
            let last = if ty == Ty::Text && self.one_in(8) && value != "?" { " #" } else { "" };
            self.line(&format!("{begin}{type_text} {name} = {value}{last};"));
        } else {
            let open = match ty {
                Ty::Bits(width) if state == State::Open && self.below(2) == 0 => {
                    let bits: Vec<&str> =
                        (0..width).map(|_| *self.pick(&["?", "1", "0"])).collect();
                    format!(" = {{{}}}", bits.join(", "))
                }
                _ if self.below(2) == 0 => " = ?".to_owned(),
                _ => String::new(),
            };
            self.line(&format!("{begin}{type_text} {name}{open};"));
        }
        match number {
            Some(number) => body.fields[number].state = State::Set,
            None => body.fields.push(Field { name: name.clone(), ty: ty.clone(), state }),
        }
        let number = number.unwrap_or(body.fields.len() - 1);
        if state != State::Open {
            self.show(&name, ty, Kind::Field(number));
        }
    }

    /// `let` for a field, with a value of earlier definitions.
    fn assign(&mut self, body: &mut Body, number: usize) {
        let Field { name, ty, .. } = body.fields[number].clone();
        self.visible_fields = number;
        let value = self.assigned(&ty, MAX_VALUE_DEPTH);
        self.visible_fields = usize::MAX;
        let name_text = if self.slips(Mistake::UnknownField) { "no_such_field" } else { &name };
        self.line(&format!("let {name_text} = {value};"));
        body.fields[number].state = State::Set;
        self.show(&name, ty, Kind::Field(number));
    }

    fn assign_bits(&mut self, body: &mut Body) {
        let bits = |field: &Field| matches!(field.ty, Ty::Bits(_));
        let fields: Vec<usize> =
            (0..body.fields.len()).filter(|at| bits(&body.fields[*at])).collect();
        if fields.is_empty() {
            return;
        }
        let number = *self.pick(&fields);
        let Ty::Bits(width) = body.fields[number].ty else { return };
        let low = self.below(width);
        let high = low + self.below(width - low);
        let high = if self.slips(Mistake::NoSuchBit) { width + 1 } else { high };
        let backwards = self.one_in(4) && high < width;
        let range = if backwards { self.range_text(low, high) } else { self.range_text(high, low) };
        self.visible_fields = number;
        let value = self.value(&Ty::Bits(high - low + 1), 1);
        self.visible_fields = usize::MAX;
        let name = body.fields[number].name.clone();
        self.line(&format!("let {name}{{{range}}} = {value};"));
    }

    /// An assertion that holds, whatever its operands are.
    pub(super) fn assertion(&mut self) -> String {
        let condition = if self.slips(Mistake::FailedAssertion) {
            "!eq(1, 2)".to_owned()
        } else {
            match self.below(4) {
                0 => {
                    let value = self.value(&Ty::Int, 1);
                    format!("!eq({value}, {value})")
                }
                1 => {
                    let value = self.value(&Ty::Bit, 2);
                    format!("!or({value}, !not({value}))")
                }
                2 => format!("!ge(!size({}), 0)", self.value(&Ty::Text, 2)),
                _ => format!("!le(!and({}, 7), 7)", self.value(&Ty::Int, 2)),
            }
        };
        let message = self.value(&Ty::Text, 1);
        format!("assert {condition}, {message};")
    }
}

/// Whether a value alone may not determine its type.
pub(super) fn is_untyped(value: &str) -> bool {
    // Literals of bits are integers unless something asks for bits, and slices have the width of what is cut.
    value.contains('?') || value.starts_with("!getdagop") || value.starts_with('{')
}
