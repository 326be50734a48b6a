//! The text of a type or an attribute as the printer that its format makes writes it.

use crate::ir::{AttributeKind, TypeKind};
use crate::ods::format::Whitespace;
use crate::ods::format::parametric::{ParameterDirective, ParametricForm};

/// The spelling of each parameter; `None` if it is not written.
pub(in crate::parse) type Values = Vec<Option<Vec<u8>>>;

/// Returns the text after the name.
pub(in crate::parse) fn written(form: &ParametricForm, values: &Values) -> Vec<u8> {
    let mut writer = Writer { out: Vec::new(), space: true, after_punctuation: false };
    writer.directives(&form.directives, form, values);
    writer.out
}

/// Writes a form as the generated printers do.
struct Writer {
    out: Vec<u8>,
    /// Whether a blank may precede the next text.
    space: bool,
    after_punctuation: bool,
}

impl Writer {
    fn directives(
        &mut self,
        directives: &[ParameterDirective],
        form: &ParametricForm,
        values: &Values,
    ) {
        let is_there = |index: &usize| values.get(*index).is_some_and(Option::is_some);
        for directive in directives {
            match directive {
                ParameterDirective::Literal(text) => self.literal(text),
                ParameterDirective::Whitespace(blank) => self.whitespace(*blank),
                ParameterDirective::Custom(list) => {
                    if let Some(Some(value)) = list.first().and_then(|index| values.get(*index)) {
                        self.before_value();
                        self.out.extend_from_slice(value);
                    }
                }
                ParameterDirective::Parameter { index, .. } => {
                    if let Some(Some(value)) = values.get(*index) {
                        self.before_value();
                        self.out.extend_from_slice(value);
                    }
                }
                ParameterDirective::Parameters(list) => self.list(list, None, values),
                ParameterDirective::Struct(list) => self.list(list, Some(form), values),
                ParameterDirective::Optional { first, second, anchor, in_second } => {
                    let group =
                        if anchor.iter().any(is_there) == *in_second { second } else { first };
                    self.directives(group, form, values);
                }
            }
        }
    }

    fn list(&mut self, list: &[usize], names: Option<&ParametricForm>, values: &Values) {
        let mut is_first = true;
        for &index in list {
            let Some(Some(value)) = values.get(index) else { continue };
            if is_first {
                self.before_value();
            } else {
                self.out.extend_from_slice(b", ");
            }
            is_first = false;
            if let Some(own) = names.and_then(|form| form.parameters.get(index)) {
                self.out.extend_from_slice(own.name.as_bytes());
                self.out.extend_from_slice(b" = ");
            }
            self.out.extend_from_slice(value);
        }
    }

    fn before_value(&mut self) {
        if self.space || !self.after_punctuation {
            self.out.push(b' ');
        }
        (self.space, self.after_punctuation) = (true, false);
    }

    fn whitespace(&mut self, blank: Whitespace) {
        match blank {
            Whitespace::Nothing => {}
            Whitespace::Blank => self.out.push(b' '),
            Whitespace::NewLine => self.out.push(b'\n'),
        }
        self.space = false;
        self.after_punctuation = true;
    }

    /// A word or punctuation, with the blank before it that MLIR's printers put there.
    fn literal(&mut self, text: &str) {
        let first = text.chars().next().unwrap_or(' ');
        let is_tight = match self.after_punctuation {
            true => ">)}],".contains(first),
            false => "<>(){}[],".contains(first),
        };
        let wants_space = text == "->" || text.chars().count() != 1 || !is_tight;
        if self.space && wants_space {
            self.out.push(b' ');
        }
        self.out.extend_from_slice(text.as_bytes());
        self.space = text.chars().count() != 1 || !"<({[".contains(first);
        self.after_punctuation = first != '_' && !first.is_ascii_alphabetic();
    }
}

/// The name of a class without namespaces; of a list, that of its elements.
pub(in crate::parse) fn class_name(class: &str) -> &str {
    let inner = class.rsplit('<').next().and_then(|rest| rest.split('>').next());
    inner.and_then(|inner| inner.trim().rsplit("::").next()).unwrap_or(class)
}

/// Whether a type is one of MLIR's own of a class; of other classes nothing is known.
pub(in crate::parse) fn is_type_of_class(kind: &TypeKind, class: &str) -> bool {
    match class_name(class) {
        "IntegerType" => matches!(kind, TypeKind::Integer { .. }),
        "IndexType" => *kind == TypeKind::Index,
        "FunctionType" => matches!(kind, TypeKind::Function { .. }),
        "TupleType" => matches!(kind, TypeKind::Tuple(_)),
        "ComplexType" => matches!(kind, TypeKind::Complex(_)),
        "VectorType" => matches!(kind, TypeKind::Vector { .. }),
        "RankedTensorType" => matches!(kind, TypeKind::Tensor { .. }),
        "TensorType" => matches!(kind, TypeKind::Tensor { .. } | TypeKind::UnrankedTensor(_)),
        "MemRefType" => matches!(kind, TypeKind::MemRef { .. }),
        // A type of a dialect may be one.
        "FloatType" => matches!(kind, TypeKind::Float(_) | TypeKind::Dialect { .. }),
        _ => true,
    }
}

/// Whether an attribute is one of MLIR's own of a class; of other classes nothing is known.
pub(in crate::parse) fn is_of_class(kind: &AttributeKind, class: &str) -> bool {
    match class_name(class) {
        "StringAttr" => matches!(kind, AttributeKind::String { .. }),
        "IntegerAttr" | "BoolAttr" => matches!(kind, AttributeKind::Integer { .. }),
        "FloatAttr" => matches!(kind, AttributeKind::Float { .. }),
        "TypeAttr" => matches!(kind, AttributeKind::Type(_)),
        "UnitAttr" => matches!(kind, AttributeKind::Unit),
        "ArrayAttr" => matches!(kind, AttributeKind::Array(_)),
        "DictionaryAttr" => matches!(kind, AttributeKind::Dictionary(_)),
        "SymbolRefAttr" | "FlatSymbolRefAttr" => {
            matches!(kind, AttributeKind::SymbolReference { .. })
        }
        _ => true,
    }
}

/// A text without the name that it begins with, if more follows.
pub(in crate::parse) fn stripped(text: Vec<u8>, name: &str) -> Vec<u8> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
    match text.strip_prefix(name.as_bytes()) {
        Some(rest) if rest.first().is_some_and(|byte| !is_word(byte)) => rest.to_vec(),
        _ => text,
    }
}
