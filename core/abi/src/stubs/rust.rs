//! Callers in Rust, over packed functions: a function for each. A structure is passed value by value, since
//! packed functions take numbers, texts, handles and no structures.

use super::names::{Names, plain, snake_case};
use crate::call::SlotType;
use crate::interface::{Interface, Outcome, Value};
use std::fmt::Write as _;

/// Keywords, and names that the text uses.
const RESERVED: &[&str] = &[
    "Self",
    "abstract",
    "as",
    "async",
    "await",
    "become",
    "box",
    "break",
    "const",
    "continue",
    "crate",
    "do",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "final",
    "fn",
    "for",
    "gen",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "override",
    "priv",
    "pub",
    "ref",
    "return",
    "self",
    "static",
    "struct",
    "super",
    "trait",
    "true",
    "try",
    "type",
    "typeof",
    "unsafe",
    "unsized",
    "use",
    "virtual",
    "where",
    "while",
    "yield",
    "abide",
    "arguments",
    "named",
    "result",
    "bool",
    "f32",
    "f64",
    "i8",
    "i16",
    "i32",
    "i64",
    "u8",
    "u16",
    "u32",
    "str",
    "union",
];

/// The longest line, in characters (rustfmt's `max_width`).
const MAX_LINE_CHARS: usize = 100;
/// The longest list on one line, in characters (rustfmt's `fn_call_width`).
const MAX_LIST_CHARS: usize = 60;

/// A file of Rust with a typed caller for each function. The callers use the packed functions of their names,
/// prefixed with the name of the module.
#[must_use]
pub fn rust(interfaces: &[Interface], module: &str) -> String {
    let mut functions = String::new();
    let mut names = Names::new(RESERVED);
    let mut used = Used::default();
    for interface in interfaces {
        used.one(interface, module, &mut names, &mut functions);
    }
    let mut imports: Vec<&str> = vec!["Error", "PackedFunc", "Registry"];
    imports.extend(used.arguments.then_some("ToArg"));
    imports.extend((used.calls).then_some("Args"));
    imports.extend(used.handle.then_some("Handle"));
    imports.extend(used.value.then_some("RetValue"));
    imports.sort_unstable();
    let module = plain(module);
    let mut out = format!("//! Typed callers of the functions of {module}, made by abide.\n");
    if !used.calls {
        return out;
    }
    let _ = write!(out, "\nuse abide::{{{}}};\n\n{NAMED}{functions}", imports.join(", "));
    out
}

const NAMED: &str = "\
/// The packed function of a name.
fn named(name: &str) -> Result<PackedFunc, Error> {
    let found = Registry::global().get(name);
    found.ok_or_else(|| Error::value_error(format!(\"no packed function is named '{name}'\")))
}
";

/// The library items that the text uses.
#[derive(Debug, Default)]
struct Used {
    calls: bool,
    arguments: bool,
    handle: bool,
    value: bool,
}

impl Used {
    fn one(&mut self, interface: &Interface, module: &str, names: &mut Names, out: &mut String) {
        let own = names.unique_name(&snake_case(&interface.name), "function");
        let (Some(arguments), Some(results)) = (&interface.arguments, &interface.results) else {
            let name = plain(&interface.name);
            let _ = writeln!(out, "\n// @{name} is left out: the file does not show its values.");
            return;
        };
        self.calls = true;
        let mut given: Vec<(String, &'static str, String)> = Vec::new();
        let mut taken = Names::new(RESERVED);
        for (number, one) in arguments.iter().enumerate() {
            let name = one.name.clone().unwrap_or_else(|| format!("arg{number}"));
            self.leaves(&one.value, &name, &mut taken, &mut given);
        }
        self.arguments |= !given.is_empty();
        let returned = self.returned(results);
        let _ = writeln!(out, "\n/// Calls `@{}`.", plain(&interface.name));
        for (name, _, shown) in &given {
            let _ = writeln!(out, "/// - `{name}`: `{}`", plain(shown));
        }
        let error = "The error of the function, or that it does not exist.";
        let _ = writeln!(out, "///\n/// # Errors\n/// {error}");
        if given.len() > 7 {
            out.push_str("#[allow(clippy::too_many_arguments)]\n");
        }
        header(&own, &given, returned, out);
        let packed = format!("{module}.{}", interface.name);
        body(&given, &packed, returned, out);
    }

    /// The values that have no parts, with their own names.
    fn leaves(
        &mut self,
        value: &Value,
        name: &str,
        taken: &mut Names,
        out: &mut Vec<(String, &'static str, String)>,
    ) {
        match value {
            Value::Leaf(leaf) => {
                let ty = self.leaf(&leaf.ty);
                out.push((taken.unique_name(&snake_case(name), "value"), ty, leaf.ty.to_string()));
            }
            Value::ListOf(_) => {
                self.handle = true;
                out.push((
                    taken.unique_name(&snake_case(name), "value"),
                    "Handle",
                    "list".to_owned(),
                ));
            }
            Value::List(items) | Value::Tuple(items) => {
                for (at, item) in items.iter().enumerate() {
                    self.leaves(item, &format!("{name}_{at}"), taken, out);
                }
            }
            Value::Dict(items) => {
                for (key, item) in items {
                    self.leaves(item, &format!("{name}_{key}"), taken, out);
                }
            }
        }
    }

    /// A number, or a handle of another value.
    fn leaf(&mut self, ty: &SlotType) -> &'static str {
        let number = match ty {
            SlotType::Other(text) => number(text),
            SlotType::Array(..) => None,
        };
        self.handle |= number.is_none();
        number.unwrap_or("Handle")
    }

    fn returned(&mut self, results: &Outcome) -> &'static str {
        match results.values() {
            [] => "()",
            [Value::Leaf(leaf)] => self.leaf(&leaf.ty),
            _ => {
                self.value = true;
                "RetValue"
            }
        }
    }
}

fn header(name: &str, given: &[(String, &str, String)], returned: &str, out: &mut String) {
    let parameters: Vec<String> = given.iter().map(|(own, ty, _)| format!("{own}: {ty}")).collect();
    let line = format!("pub fn {name}({}) -> Result<{returned}, Error> {{", parameters.join(", "));
    if line.chars().count() <= MAX_LINE_CHARS {
        let _ = writeln!(out, "{line}");
        return;
    }
    let _ = writeln!(out, "pub fn {name}(");
    for one in &parameters {
        let _ = writeln!(out, "    {one},");
    }
    let _ = writeln!(out, ") -> Result<{returned}, Error> {{");
}

fn body(given: &[(String, &str, String)], packed: &str, returned: &str, out: &mut String) {
    let values: Vec<String> =
        given.iter().map(|(own, ..)| format!("ToArg::to_arg(&{own})")).collect();
    let list = values.join(", ");
    match values.is_empty() {
        true => {}
        false if list.chars().count() <= MAX_LIST_CHARS => {
            let _ = writeln!(out, "    let arguments = [{list}];");
        }
        false => {
            out.push_str("    let arguments = [\n");
            for one in &values {
                let _ = writeln!(out, "        {one},");
            }
            out.push_str("    ];\n");
        }
    }
    let all = if values.is_empty() { "Args::new(&[])" } else { "Args::new(&arguments)" };
    let _ = writeln!(out, "    let function = named({})?;", quoted(packed));
    match returned {
        "RetValue" => drop(writeln!(out, "    function.call_packed({all})")),
        _ => {
            let _ = writeln!(out, "    let result = function.call_packed({all})?;");
            let _ = writeln!(out, "    result.to::<{returned}>()");
        }
    }
    out.push_str("}\n");
}

/// A number as packed functions pass it. Those have no integers of 64 bits without a sign.
fn number(ty: &str) -> Option<&'static str> {
    Some(match ty {
        "i1" => "bool",
        "i8" | "si8" => "i8",
        "i16" | "si16" => "i16",
        "i32" | "si32" => "i32",
        "i64" | "si64" | "ui64" | "index" => "i64",
        "ui8" => "u8",
        "ui16" => "u16",
        "ui32" => "u32",
        "f16" | "bf16" | "f32" => "f32",
        "f64" => "f64",
        _ => return None,
    })
}

/// A string of Rust.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            ' '..='~' => out.push(c),
            c => drop(write!(out, "\\u{{{:x}}}", c as u32)),
        }
    }
    out.push('"');
    out
}
