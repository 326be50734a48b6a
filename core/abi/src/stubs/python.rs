//! Callers in Python, over `iree.runtime`: a class with a method for each function.

use super::layout::{GroupKind, Piece, call, flat, literal, text, write_line};
use super::names::{Names, camel_case, plain};
use super::python_class::{CLASS, CLASS_STUB, KEYWORDS, RESERVED, WITH_FENCES};
use super::python_objects::{CALL_WITH_OBJECTS, WITH_OBJECTS, has_objects, object, object_of};
use crate::call::SlotType;
use crate::interface::{Interface, Leaf, Outcome, Parameter, Passing, Value};
use abide_source::sort;
use std::fmt::Write as _;

/// A module of Python with a class of typed callers. `module` is its name in the file.
#[must_use]
pub fn python(interfaces: &[Interface], module: &str) -> String {
    Writer::new(false).write(interfaces, module)
}

/// The same as a stub file (`.pyi`): types without bodies.
#[must_use]
pub fn python_stub(interfaces: &[Interface], module: &str) -> String {
    Writer::new(true).write(interfaces, module)
}

/// The longest type of a tuple written inline, in bytes.
const MAX_TUPLE_BYTES: usize = 48;

/// The output, in parts that are joined at the end.
struct Writer {
    /// Whether bodies are left out.
    is_stub: bool,
    /// The classes of dictionaries.
    types: String,
    /// The names of these and of the methods, which would hide them in the class.
    names: Names,
    /// The methods.
    methods: String,
    has_fences: bool,
    has_objects: bool,
    uses_numpy: bool,
}

impl Writer {
    fn new(is_stub: bool) -> Writer {
        Writer {
            is_stub,
            types: String::new(),
            names: Names::new(RESERVED),
            methods: String::new(),
            has_fences: false,
            has_objects: false,
            uses_numpy: false,
        }
    }

    fn write(mut self, interfaces: &[Interface], module: &str) -> String {
        for interface in interfaces {
            self.function(interface);
        }
        let module = plain(module);
        let mut out =
            format!("\"\"\"Typed callers of the functions of {module}, made by abide.\"\"\"\n\n");
        out.push_str("from __future__ import annotations\n\n");
        out.push_str(if self.is_stub { "" } else { "import importlib\n" });
        out.push_str("from typing import Any");
        let has_dicts = self.types.contains("TypedDict");
        out.push_str(if has_dicts { ", TypedDict\n" } else { "\n" });
        if self.uses_numpy {
            out.push_str("\nimport numpy as np\nimport numpy.typing as npt\n");
        }
        // After the imports black has two empty lines before a class, and one before anything else.
        let is_class = self.types.trim_start().starts_with("class ");
        let types = if is_class { None } else { self.types.strip_prefix("\n\n") };
        match types {
            Some(types) => out.extend(["\n", types]),
            None => out.push_str(&self.types),
        }
        out.push_str(if self.is_stub { "\n" } else { "\n\n" });
        let parts = if self.is_stub { CLASS_STUB } else { CLASS };
        out.push_str(parts);
        let is_direct = self.has_fences || self.has_objects;
        let parts = [
            (is_direct, WITH_OBJECTS),
            (self.has_objects, CALL_WITH_OBJECTS),
            (self.has_fences, WITH_FENCES),
        ];
        out.extend(parts.iter().filter(|(is_used, _)| *is_used && !self.is_stub).map(|it| it.1));
        out.push_str(&self.methods);
        out
    }

    fn function(&mut self, interface: &Interface) {
        let name = self.names.unique_name(&interface.name, "function");
        let (Some(arguments), Some(results)) = (&interface.arguments, &interface.results) else {
            return self.untyped(&name, interface);
        };
        let mut names = Names::new(RESERVED);
        // Keyword arguments follow positional ones.
        let mut ordered: Vec<&Parameter> = arguments.iter().collect();
        sort::by_number(&mut ordered, |one| one.is_keyword);
        let mut given = Vec::new();
        for (number, one) in ordered.iter().enumerate() {
            let wanted = one.name.as_deref().unwrap_or_default();
            let own = names.unique_name(wanted, &format!("arg{number}"));
            let ty = self.annotation(&one.value, &[&name, &own]);
            given.push((own, ty, *one));
        }
        let returned = self.returned(results, &name);
        self.header(&name, &given, &returned);
        if self.is_stub {
            return;
        }
        self.documentation(interface, &given, results);
        self.body(interface, &given, results);
    }

    fn header(&mut self, name: &str, given: &[(String, String, &Parameter)], returned: &str) {
        let mut items = vec![vec![text("self")]];
        let mut has_star = false;
        for (own, ty, parameter) in given {
            if parameter.is_keyword && !has_star {
                items.push(vec![text("*")]);
                has_star = true;
            }
            items.push(vec![text(format!("{own}: {ty}"))]);
        }
        let kind = GroupKind::Parameters;
        let group = Piece::Group { open: "(", items, close: ")", kind };
        let end = if self.is_stub { ": ..." } else { ":" };
        let line = [text(format!("def {name}")), group, text(format!(" -> {returned}{end}"))];
        self.methods.push_str(if self.is_stub { "" } else { "\n" });
        write_line(&mut self.methods, 4, &line, "");
    }

    fn documentation(
        &mut self,
        interface: &Interface,
        given: &[(String, String, &Parameter)],
        results: &Outcome,
    ) {
        let out = &mut self.methods;
        let name = plain(&interface.name);
        if given.is_empty() && results.values().is_empty() {
            let _ = writeln!(out, "        \"\"\"Call the function @{name}.\"\"\"");
            return;
        }
        let _ = writeln!(out, "        \"\"\"Call the function @{name}.");
        if !given.is_empty() {
            out.push_str("\n        Args:\n");
        }
        for (own, _, parameter) in given {
            let _ = writeln!(out, "            {own}: {}", shown(&parameter.value));
        }
        if !results.values().is_empty() {
            out.push_str("\n        Returns:\n");
        }
        for value in results.values() {
            let _ = writeln!(out, "            {}", shown(value));
        }
        out.push_str("        \"\"\"\n");
    }

    /// A function whose values the file does not show.
    fn untyped(&mut self, name: &str, interface: &Interface) {
        let header = format!("    def {name}(self, *arguments: Any, **named: Any) -> Any:");
        if self.is_stub {
            let _ = writeln!(self.methods, "{header} ...");
            return;
        }
        let (shown, key) = (plain(&interface.name), quoted(&interface.name));
        let _ = write!(
            self.methods,
            "\n{header}\n        \"\"\"Call the function @{shown}, of which the types are not known.\"\"\"\n        \
             return self._module[{key}](*arguments, **named)\n"
        );
    }

    fn body(
        &mut self,
        interface: &Interface,
        given: &[(String, String, &Parameter)],
        results: &Outcome,
    ) {
        let has_objects = !interface.fences && has_objects(interface);
        let function = match (interface.fences, has_objects) {
            (true, _) => "self._call_with_fences",
            (false, true) => "self._call_with_objects",
            (false, false) => "self._call",
        };
        let is_direct = interface.fences || has_objects;
        let (mut positional, mut named) = (Vec::new(), Vec::new());
        for (own, _, parameter) in given {
            if interface.passing == Passing::Flat {
                leaves(&parameter.value, own, &mut positional);
            } else if parameter.is_keyword && !is_direct {
                let key = quoted(parameter.name.as_deref().unwrap_or_default());
                let mut item = vec![text(format!("{key}: "))];
                item.extend(passed(&parameter.value, own));
                named.push(item);
            } else {
                positional.push((positional.len(), passed(&parameter.value, own)));
            }
        }
        sort::by_number(&mut positional, |(number, _)| *number);
        let positional: Vec<Vec<Piece>> = positional.into_iter().map(|(_, item)| item).collect();
        let mut all = vec![vec![text(quoted(&interface.name))], literal("[", positional, "]")];
        if is_direct {
            all.push(vec![text(results.values().len().to_string())]);
        } else {
            all.push(literal("{", named, "}"));
        }
        self.has_fences |= interface.fences;
        self.has_objects |= has_objects;
        let has_results = !results.values().is_empty();
        let mut line = vec![text(if has_results { "result = " } else { "" })];
        line.extend(call(function, all));
        write_line(&mut self.methods, 8, &line, "");
        if has_results {
            let mut line = vec![text("return ")];
            line.extend(returned_value(interface.passing, results));
            write_line(&mut self.methods, 8, &line, "");
        }
    }

    fn returned(&mut self, results: &Outcome, function: &str) -> String {
        match results {
            Outcome::One(value) => self.annotation(value, &[function, "result"]),
            Outcome::Several(values) if values.is_empty() => "None".to_owned(),
            Outcome::Several(values) => {
                let mut all = Vec::new();
                for (number, value) in values.iter().enumerate() {
                    let part = format!("result{number}");
                    all.push(self.annotation(value, &[function, &part]));
                }
                self.tuple(all, &[function, "result"])
            }
        }
    }

    /// A tuple; one with a long type gets a name, since a line is broken at its last brackets.
    fn tuple(&mut self, items: Vec<String>, words: &[&str]) -> String {
        if items.is_empty() {
            return "tuple[()]".to_owned();
        }
        let flat = format!("tuple[{}]", items.join(", "));
        if flat.len() <= MAX_TUPLE_BYTES {
            return flat;
        }
        let name = self.names.unique_name(&camel_case(words), "Structure");
        let items = items.into_iter().map(|item| vec![text(item)]).collect();
        let group = Piece::Group { open: "[", items, close: "]", kind: GroupKind::Arguments };
        self.types.push_str(if self.is_stub { "\n" } else { "\n\n" });
        write_line(&mut self.types, 0, &[text(format!("{name} = tuple")), group], "");
        name
    }

    /// The type of a value; `words` name it if it is a dictionary.
    fn annotation(&mut self, value: &Value, words: &[&str]) -> String {
        match value {
            Value::Leaf(leaf) => self.leaf(leaf),
            Value::List(items) => {
                let types = self.items(items, words);
                match types.split_first() {
                    Some((first, rest)) if rest.iter().all(|one| one == first) => {
                        format!("list[{first}]")
                    }
                    _ => "list[Any]".to_owned(),
                }
            }
            Value::Tuple(items) => {
                let types = self.items(items, words);
                self.tuple(types, words)
            }
            Value::ListOf(item) => {
                let item = self.annotation(item, &[words, &["item"]].concat());
                format!("list[{item}]")
            }
            Value::Dict(items) => self.typed_dict(items, words),
        }
    }

    fn items(&mut self, items: &[Value], words: &[&str]) -> Vec<String> {
        let mut types = Vec::new();
        for (number, item) in items.iter().enumerate() {
            let part = format!("item{number}");
            types.push(self.annotation(item, &[words, &[&*part]].concat()));
        }
        types
    }

    fn typed_dict(&mut self, items: &[(String, Value)], words: &[&str]) -> String {
        let mut fields: Vec<(String, String)> = Vec::new();
        for (number, (key, item)) in items.iter().enumerate() {
            let part = Names::new(RESERVED).unique_name(key, &format!("item{number}"));
            let ty = self.annotation(item, &[words, &[&*part]].concat());
            // The last of duplicate keys counts.
            fields.retain(|(other, _)| other != key);
            fields.push((key.clone(), ty));
        }
        let name = self.names.unique_name(&camel_case(words), "Structure");
        let is_plain = |key: &str| {
            let first = key.chars().next().is_some_and(|c| c.is_ascii_alphabetic());
            let rest = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
            first && rest && !KEYWORDS.contains(&key)
        };
        let out = &mut self.types;
        if !fields.is_empty() && fields.iter().all(|(key, _)| is_plain(key)) {
            out.push_str(if self.is_stub { "\n" } else { "\n\n" });
            let _ = writeln!(out, "class {name}(TypedDict):");
            for (key, ty) in &fields {
                let _ = writeln!(out, "    {key}: {ty}");
            }
            return name;
        }
        out.push_str(if self.is_stub { "\n" } else { "\n\n" });
        let field =
            |(key, ty): &(String, String)| vec![text(format!("{}: {}", quoted(key), quoted(ty)))];
        let fields = literal("{", fields.iter().map(field).collect(), "}");
        let mut line = vec![text(format!("{name} = "))];
        line.extend(call("TypedDict", vec![vec![text(quoted(&name))], fields]));
        write_line(out, 0, &line, "");
        name
    }

    fn leaf(&mut self, leaf: &Leaf) -> String {
        match &leaf.ty {
            SlotType::Array(element, _) => {
                self.uses_numpy = true;
                match dtype(element) {
                    Some(dtype) => format!("npt.NDArray[{dtype}]"),
                    None => "npt.NDArray[Any]".to_owned(),
                }
            }
            SlotType::Other(ty) if ty == "!hal.buffer_view" => {
                self.uses_numpy = true;
                "npt.NDArray[Any]".to_owned()
            }
            SlotType::Other(ty) => {
                number(ty).or_else(|| Some(object(&leaf.ty)?.1)).unwrap_or("Any").to_owned()
            }
        }
    }
}

/// The type of numpy for an element.
pub(super) fn dtype(element: &str) -> Option<&'static str> {
    Some(match element {
        "i1" => "np.bool_",
        "i8" | "si8" => "np.int8",
        "i16" | "si16" => "np.int16",
        "i32" | "si32" => "np.int32",
        "i64" | "si64" | "index" => "np.int64",
        "ui8" => "np.uint8",
        "ui16" => "np.uint16",
        "ui32" => "np.uint32",
        "ui64" => "np.uint64",
        "f16" => "np.float16",
        "f32" => "np.float32",
        "f64" => "np.float64",
        "complex<f32>" => "np.complex64",
        "complex<f64>" => "np.complex128",
        _ => return None,
    })
}

/// The type of Python for a number.
pub(super) fn number(ty: &str) -> Option<&'static str> {
    let digits = |rest: &str| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit());
    match ty {
        "i1" => Some("bool"),
        "index" => Some("int"),
        "bf16" => Some("float"),
        _ if ty.strip_prefix('f').is_some_and(digits) => Some("float"),
        _ => {
            let rest = ty.strip_prefix(['s', 'u']).unwrap_or(ty).strip_prefix('i')?;
            digits(rest).then_some("int")
        }
    }
}

/// A value as a person would write it in a documentation.
fn shown(value: &Value) -> String {
    let list = |items: &[Value]| items.iter().map(shown).collect::<Vec<_>>().join(", ");
    match value {
        Value::Leaf(leaf) => plain(&leaf.ty.to_string()),
        Value::List(items) => format!("[{}]", list(items)),
        Value::Tuple(items) => format!("({})", list(items)),
        Value::ListOf(item) => format!("list of {}", shown(item)),
        Value::Dict(items) => {
            let item = |(key, item): &(String, Value)| format!("{}: {}", plain(key), shown(item));
            format!("{{{}}}", items.iter().map(item).collect::<Vec<_>>().join(", "))
        }
    }
}

/// A string of Python.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '"' => out.push_str("\\\""),
            '\n' => out.push_str("\\n"),
            ' '..='~' => out.push(c),
            c if c as u32 <= 0xff => drop(write!(out, "\\x{:02x}", c as u32)),
            c if c as u32 <= 0xffff => drop(write!(out, "\\u{:04x}", c as u32)),
            c => drop(write!(out, "\\U{:08x}", c as u32)),
        }
    }
    out.push('"');
    // black prefers the quotes that need no escapes.
    if text.contains('"') && !text.contains(['\'', '\\']) {
        return format!(
            "'{}'",
            out.get(1..out.len() - 1).unwrap_or_default().replace("\\\"", "\"")
        );
    }
    out
}

/// The values of a structure that is passed value by value, with their numbers.
fn leaves(value: &Value, expression: &str, out: &mut Vec<(usize, Vec<Piece>)>) {
    match value {
        Value::Leaf(leaf) => out.push((leaf.number, passed(value, expression))),
        Value::List(items) | Value::Tuple(items) => {
            for (at, item) in items.iter().enumerate() {
                leaves(item, &format!("{expression}[{at}]"), out);
            }
        }
        Value::Dict(items) => {
            for (key, item) in items {
                leaves(item, &format!("{expression}[{}]", quoted(key)), out);
            }
        }
        Value::ListOf(_) => {}
    }
}

/// A value as the runtime takes it. Structures are packed by the runtime, which knows the records.
fn passed(value: &Value, expression: &str) -> Vec<Piece> {
    let Value::Leaf(leaf) = value else { return vec![text(expression)] };
    let one = vec![text(expression)];
    match &leaf.ty {
        SlotType::Array(element, _) => match dtype(element) {
            Some(dtype) => call("np.asarray", vec![one, vec![text(format!("dtype={dtype}"))]]),
            None => one,
        },
        SlotType::Other(ty) => match number(ty) {
            Some("float") => call("float", vec![one]),
            Some(_) => call("int", vec![one]),
            None => object_of(&leaf.ty, one),
        },
    }
}

fn returned_value(passing: Passing, results: &Outcome) -> Vec<Piece> {
    match (passing, results) {
        (Passing::Lists, Outcome::One(value)) => converted(value, "result", &|_| None),
        (_, Outcome::Several(values)) if values.len() == 1 => converted_all(values),
        (_, Outcome::Several(values)) => {
            let item = |(at, value): (usize, &Value)| {
                converted(value, &format!("result[{at}]"), &|_| None)
            };
            literal("(", values.iter().enumerate().map(item).collect(), ")")
        }
        (Passing::Flat, Outcome::One(value)) => {
            let is_single = count(value) == 1;
            converted(value, "result", &|number| {
                Some(if is_single { "result".to_owned() } else { format!("result[{number}]") })
            })
        }
    }
}

/// Several results in the caller's form, as a tuple.
fn converted_all(values: &[Value]) -> Vec<Piece> {
    literal("(", values.iter().map(|value| converted(value, "result", &|_| None)).collect(), ")")
}

fn to_host(array: &[Piece]) -> Vec<Piece> {
    call("np.array", vec![vec![text(format!("{}.to_host()", flat(array)))]])
}

fn count(value: &Value) -> usize {
    match value {
        Value::Leaf(_) | Value::ListOf(_) => 1,
        value => value.parts().iter().map(|(_, part)| count(part)).sum(),
    }
}

/// A value of the runtime in the caller's form. `place` is the position of a separate value, if it differs from that
/// in its structure.
fn converted(
    value: &Value,
    expression: &str,
    place: &dyn Fn(usize) -> Option<String>,
) -> Vec<Piece> {
    let item = |(at, item): (usize, &Value)| {
        let inner = format!("{expression}[{at}]");
        converted(item, &inner, place)
    };
    match value {
        Value::Leaf(leaf) => {
            let own = place(leaf.number).unwrap_or_else(|| expression.to_owned());
            let one = vec![text(own)];
            match &leaf.ty {
                // The memory of an array on a device is freed with it.
                SlotType::Array(..) => to_host(&one),
                SlotType::Other(ty) if ty == "!hal.buffer_view" => to_host(&one),
                SlotType::Other(ty) => match number(ty) {
                    Some(function) => call(function, vec![one]),
                    None => object_of(&leaf.ty, one),
                },
            }
        }
        Value::List(items) => literal("[", items.iter().enumerate().map(item).collect(), "]"),
        Value::Tuple(items) => literal("(", items.iter().enumerate().map(item).collect(), ")"),
        Value::ListOf(_) => call("list", vec![vec![text(expression)]]),
        Value::Dict(items) => {
            let item = |(key, item): &(String, Value)| {
                let key = quoted(key);
                let mut pieces = vec![text(format!("{key}: "))];
                pieces.extend(converted(item, &format!("{expression}[{key}]"), place));
                pieces
            };
            literal("{", items.iter().map(item).collect(), "}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strings_are_those_of_python() {
        for (text, expected) in [
            ("plain", "\"plain\""),
            ("a\"b", "'a\"b'"),
            ("a\"'b\\", "\"a\\\"'b\\\\\""),
            ("é\n\u{20ac}\u{1f600}", "\"\\xe9\\n\\u20ac\\U0001f600\""),
        ] {
            assert_eq!(quoted(text), expected);
        }
    }
}
