//! The definitions of a program so far.

/// The types of values. `code` is written for some strings; it is the same type.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Ty {
    Bit,
    Bits(usize),
    Int,
    Text,
    Dag,
    List(Box<Ty>),
    /// The class of this number.
    Record(usize),
}

impl Ty {
    pub(super) fn list(of: Ty) -> Ty {
        Ty::List(Box::new(of))
    }

    /// A short name, from which names of fields are made: fields of the same name have the same type.
    pub(super) fn word(&self) -> String {
        match self {
            Ty::Bit => "bit".to_owned(),
            Ty::Bits(width) => format!("bits{width}"),
            Ty::Int => "int".to_owned(),
            Ty::Text => "text".to_owned(),
            Ty::Dag => "dag".to_owned(),
            Ty::List(of) => format!("list_{}", of.word()),
            Ty::Record(class) => format!("class{class}"),
        }
    }
}

/// Whether a field has a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    /// It has one.
    Set,
    /// It has none, but others are computed from it: a record must set it.
    Needed,
    /// It may have none, or not all of its bits; nothing is computed from it.
    Open,
}

#[derive(Debug, Clone)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) state: State,
}

#[derive(Debug, Clone)]
pub(super) struct Argument {
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) optional: bool,
}

#[derive(Debug, Clone)]
pub(super) struct Class {
    pub(super) name: String,
    pub(super) arguments: Vec<Argument>,
    /// All classes above it, by their numbers.
    pub(super) ancestors: Vec<usize>,
    pub(super) fields: Vec<Field>,
    /// Whether it is more than a declaration.
    pub(super) defined: bool,
}

impl Class {
    /// Whether a record can be made of it by arguments alone.
    pub(super) fn is_ready(&self) -> bool {
        self.defined && self.fields.iter().all(|field| field.state != State::Needed)
    }
}

/// A record, or one that a multiclass makes: then the name is the part after `NAME`.
#[derive(Debug, Clone)]
pub(super) struct Record {
    pub(super) name: String,
    /// All its classes.
    pub(super) classes: Vec<usize>,
    pub(super) fields: Vec<Field>,
}

#[derive(Debug, Clone)]
pub(super) struct Multiclass {
    pub(super) name: String,
    pub(super) arguments: Vec<Argument>,
    pub(super) makes: Vec<Record>,
    /// The classes of all records that it may make, also of those that have no name.
    pub(super) classes: Vec<usize>,
}

/// The origin of a variable.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// `defvar` and `defset` at the top: after `#` its name is taken as a text.
    Global,
    /// `defvar` within something, or the variable of a loop or of an operator.
    Local,
    /// A template argument.
    Argument,
    /// A field, by its number.
    Field(usize),
}

#[derive(Debug, Clone)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) kind: Kind,
}

#[derive(Debug, Default)]
pub(super) struct Definitions {
    pub(super) classes: Vec<Class>,
    pub(super) records: Vec<Record>,
    pub(super) multiclasses: Vec<Multiclass>,
    pub(super) aliases: Vec<(String, Ty)>,
    pub(super) macros: Vec<String>,
}

impl Definitions {
    /// Whether one class is the other one or below it.
    pub(super) fn is_a(&self, class: usize, other: usize) -> bool {
        class == other || self.classes[class].ancestors.contains(&other)
    }

    /// The class and all above it.
    pub(super) fn family(&self, class: usize) -> Vec<usize> {
        let mut family = self.classes[class].ancestors.clone();
        family.push(class);
        family
    }

    /// Whether a value of a type is accepted for another one without conversion.
    pub(super) fn fits(&self, ty: &Ty, wanted: &Ty) -> bool {
        match (ty, wanted) {
            (Ty::Record(class), Ty::Record(other)) => self.is_a(*class, *other),
            (Ty::List(of), Ty::List(other)) => self.fits(of, other),
            _ => ty == wanted,
        }
    }

    /// Whether a value of a type is converted where a field or argument of another one is set.
    pub(super) fn converts(&self, ty: &Ty, wanted: &Ty) -> bool {
        match (ty, wanted) {
            (Ty::Bit | Ty::Bits(_), Ty::Int) => true,
            (Ty::Bit, Ty::Bits(1)) | (Ty::Bits(1), Ty::Bit) => true,
            _ => self.fits(ty, wanted),
        }
    }

    /// The spelling of a type.
    pub(super) fn text(&self, ty: &Ty) -> String {
        match ty {
            Ty::Bit => "bit".to_owned(),
            Ty::Bits(width) => format!("bits<{width}>"),
            Ty::Int => "int".to_owned(),
            Ty::Text => "string".to_owned(),
            Ty::Dag => "dag".to_owned(),
            Ty::List(of) => format!("list<{}>", self.text(of)),
            Ty::Record(class) => self.classes[*class].name.clone(),
        }
    }
}
