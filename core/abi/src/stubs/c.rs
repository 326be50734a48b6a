//! Callers in C, over IREE's C API: a header with a function for each, and structures that are packed into lists.

use super::names::{Names, camel_case, plain};
use crate::call::SlotType;
use crate::interface::{Interface, Leaf, Outcome, Passing, Value};
use abide_source::sort;
use std::fmt::Write as _;

/// Keywords of C and C++, and names that the text uses.
const RESERVED: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "constexpr",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "main",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "xor",
    "session",
    "call",
    "status",
    "inputs",
    "outputs",
    "allocator",
    "list",
    "value",
    "out",
    "index",
    "linux",
    "unix",
    "signal_fence",
    "wait_fence",
    "int8_t",
    "int16_t",
    "int32_t",
    "int64_t",
    "uint8_t",
    "uint16_t",
    "uint32_t",
    "uint64_t",
    "size_t",
    "errno",
    "NULL",
    "stdin",
    "stdout",
    "stderr",
    "i386",
];

/// A header of C with a caller for each function. `module` is the name in front of the functions' names, and in
/// those of the callers.
#[must_use]
pub fn c(interfaces: &[Interface], module: &str) -> String {
    let prefix = Names::new(RESERVED).unique_name(module, "module");
    let mut header = Header {
        prefix,
        module,
        types: String::new(),
        names: Names::new(&[]),
        functions: String::new(),
    };
    for interface in interfaces {
        header.function(interface);
    }
    let guard = format!("ABIDE_{}_H_", header.prefix.to_ascii_uppercase());
    let about = comment(module);
    format!(
        "// Typed callers of the functions of {about}, made by abide.\n\n#ifndef {guard}\n#define {guard}\n\n\
         {PRELUDE}{}{}\n#endif  // {guard}\n",
        header.types, header.functions
    )
}

/// The prelude of all headers.
const PRELUDE: &str = include_str!("prelude.h");

struct Header<'m> {
    prefix: String,
    module: &'m str,
    types: String,
    names: Names,
    functions: String,
}

/// The C form of a value.
#[derive(Debug, Clone)]
enum Type {
    /// The declaration of a variable, the suffix of the functions that push it to a list and get it, and whether it
    /// is a number.
    Plain(&'static str, &'static str),
    /// A structure with its name.
    Structure(String),
}

impl Type {
    /// The declaration as a parameter, or as a field.
    fn declared(&self) -> String {
        match self {
            Type::Plain(ty, _) => (*ty).to_owned(),
            Type::Structure(name) => format!("{name}_t "),
        }
    }
}

fn leaf(ty: &SlotType) -> Type {
    match ty {
        SlotType::Array(..) => Type::Plain("iree_hal_buffer_view_t* ", "view"),
        SlotType::Other(text) => match &**text {
            "i1" => Type::Plain("bool ", "i32"),
            "i8" | "si8" => Type::Plain("int8_t ", "i32"),
            "i16" | "si16" => Type::Plain("int16_t ", "i32"),
            "i32" | "si32" => Type::Plain("int32_t ", "i32"),
            "ui8" => Type::Plain("uint8_t ", "i32"),
            "ui16" => Type::Plain("uint16_t ", "i32"),
            "ui32" => Type::Plain("uint32_t ", "i32"),
            "i64" | "si64" | "index" => Type::Plain("int64_t ", "i64"),
            "ui64" => Type::Plain("uint64_t ", "i64"),
            "f16" | "bf16" | "f32" => Type::Plain("float ", "f32"),
            "f64" => Type::Plain("double ", "f64"),
            "!hal.buffer_view" => Type::Plain("iree_hal_buffer_view_t* ", "view"),
            _ => Type::Plain("iree_vm_ref_t ", "ref"),
        },
    }
}

impl Header<'_> {
    fn function(&mut self, interface: &Interface) {
        let name =
            self.names.unique_name(&format!("{}_{}", self.prefix, interface.name), "function");
        let shown = comment(&interface.name);
        let (Some(arguments), Some(results)) = (&interface.arguments, &interface.results) else {
            let _ = writeln!(
                self.functions,
                "\n// @{shown} is left out: the file does not show its values."
            );
            return;
        };
        let mut taken = Names::new(RESERVED);
        let (mut parameters, mut push) = (Vec::new(), Vec::new());
        for (number, one) in arguments.iter().enumerate() {
            let own =
                taken.unique_name(one.name.as_deref().unwrap_or_default(), &format!("arg{number}"));
            let ty = self.type_of(&one.value, &[&name, &own]);
            let declared = match &ty {
                Type::Structure(_) => format!("const {}* {own}", ty.declared().trim_end()),
                Type::Plain("iree_vm_ref_t ", _) => format!("const iree_vm_ref_t* {own}"),
                Type::Plain(..) => format!("{}{own}", ty.declared()),
            };
            parameters.push(declared);
            match interface.passing {
                Passing::Flat => {
                    let is_pointer = matches!(ty, Type::Structure(_));
                    each_leaf(&one.value, &own, is_pointer, &mut |one, path| {
                        let is_argument = !path.contains(['.', '>']);
                        push.push((
                            one.number,
                            pushed(&leaf(&one.ty), path, is_argument, "inputs"),
                        ));
                    });
                }
                Passing::Lists => push.push((number, pushed(&ty, &own, true, "inputs"))),
            }
        }
        sort::by_number(&mut push, |(number, _)| *number);
        if interface.fences {
            parameters.push("iree_hal_fence_t* wait_fence".to_owned());
            parameters.push("iree_hal_fence_t* signal_fence".to_owned());
            for fence in ["wait_fence", "signal_fence"] {
                push.push((0, format!("abide_push_fence(inputs, {fence})")));
            }
        }
        let mut get = Vec::new();
        self.results(interface, results, &name, &mut taken, &mut parameters, &mut get);
        self.write(&name, interface, &parameters, &push, &get);
    }

    fn results(
        &mut self,
        interface: &Interface,
        results: &Outcome,
        name: &str,
        taken: &mut Names,
        parameters: &mut Vec<String>,
        get: &mut Vec<(usize, String)>,
    ) {
        for (number, value) in results.values().iter().enumerate() {
            let own = taken.unique_name(&format!("result{number}"), "result");
            let ty = self.type_of(value, &[name, &format!("result{number}")]);
            parameters.push(match &ty {
                Type::Structure(_) => format!("{}* {own}", ty.declared().trim_end()),
                Type::Plain(ty, _) => format!("{}* {own}", ty.trim_end()),
            });
            let is_inlined = matches!(results, Outcome::One(_));
            match (interface.passing, &ty) {
                (Passing::Flat, Type::Structure(_)) => {
                    each_leaf(value, &own, true, &mut |one, path| {
                        let place = format!("&{path}");
                        let call = get_call(&leaf(&one.ty), one.number, &place, "outputs");
                        get.push((one.number, call));
                    });
                }
                // The items of a structure that is the only result are the results of the function.
                (Passing::Lists, Type::Structure(structure)) if is_inlined => {
                    get.push((0, format!("{structure}_unpack(outputs, {own})")));
                }
                _ => get.push((number, get_call(&ty, number, &own, "outputs"))),
            }
        }
    }

    fn write(
        &mut self,
        name: &str,
        interface: &Interface,
        parameters: &[String],
        push: &[(usize, String)],
        get: &[(usize, String)],
    ) {
        let out = &mut self.functions;
        let _ = writeln!(
            out,
            "\n// Calls @{}. The results belong to the caller.",
            comment(&interface.name)
        );
        let _ =
            write!(out, "static inline iree_status_t {name}(\n    iree_runtime_session_t* session");
        for one in parameters {
            let _ = write!(out, ",\n    {one}");
        }
        out.push_str(") {\n");
        let _ = writeln!(out, "  iree_runtime_call_t call;");
        let full = quoted(&format!("{}.{}", self.module, interface.name));
        let _ = writeln!(out, "  iree_status_t status = iree_runtime_call_initialize_by_name(");
        let _ = writeln!(out, "      session, iree_make_cstring_view({full}), &call);");
        out.push_str("  if (!iree_status_is_ok(status)) return status;\n");
        if !push.is_empty() {
            out.push_str("  iree_vm_list_t* inputs = iree_runtime_call_inputs(&call);\n");
        }
        let line = |out: &mut String, call: &str| {
            let _ =
                writeln!(out, "  if (iree_status_is_ok(status)) {{\n    status = {call};\n  }}");
        };
        push.iter().for_each(|(_, call)| line(out, call));
        line(out, "iree_runtime_call_invoke(&call, 0)");
        if !get.is_empty() {
            out.push_str("  iree_vm_list_t* outputs = iree_runtime_call_outputs(&call);\n");
        }
        get.iter().for_each(|(_, call)| line(out, call));
        out.push_str("  iree_runtime_call_deinitialize(&call);\n  return status;\n}\n");
    }

    /// The type of a value; a structure is written down, with what packs and unpacks it.
    fn type_of(&mut self, value: &Value, words: &[&str]) -> Type {
        let parts = match value {
            Value::Leaf(one) => return leaf(&one.ty),
            Value::ListOf(_) => return Type::Plain("iree_vm_ref_t ", "ref"),
            value => fields(value),
        };
        let mut all = Vec::new();
        for (field, part) in &parts {
            let ty = self.type_of(part, &[words, &[&**field]].concat());
            all.push((field.clone(), ty));
        }
        let base = words.first().copied().unwrap_or_default();
        let rest = camel_case(words.get(1..).unwrap_or_default());
        let suffixes = ["_t", "_pack", "_unpack", "_get"];
        let name =
            self.names.unique_with_suffixes(&format!("{base}_{rest}"), "structure", &suffixes);
        let out = &mut self.types;
        let _ = writeln!(out, "\ntypedef struct {name}_t {{");
        for (field, ty) in &all {
            let _ = writeln!(out, "  {}{field};", ty.declared());
        }
        if all.is_empty() {
            out.push_str("  char nothing;\n");
        }
        let _ = writeln!(out, "}} {name}_t;");
        let unused = if all.is_empty() { "  (void)value;\n" } else { "" };
        let _ = write!(
            out,
            "\nstatic inline iree_status_t {name}_pack(\n    const {name}_t* value, iree_vm_list_t* out) {{\n\
             {unused}  iree_vm_list_t* list = NULL;\n  iree_status_t status = abide_list_create({}, &list);\n",
            all.len()
        );
        for (field, ty) in &all {
            let call = pushed(ty, &format!("value->{field}"), false, "list");
            let _ =
                writeln!(out, "  if (iree_status_is_ok(status)) {{\n    status = {call};\n  }}");
        }
        out.push_str("  return abide_push_list(out, list, status);\n}\n");
        let unused = if all.is_empty() { "  (void)list;\n  (void)out;\n" } else { "" };
        let _ = write!(
            out,
            "\nstatic inline iree_status_t {name}_unpack(\n    iree_vm_list_t* list, {name}_t* out) {{\n\
             {unused}  iree_status_t status = iree_ok_status();\n"
        );
        for (index, (field, ty)) in all.iter().enumerate() {
            let call = get_call(ty, index, &format!("&out->{field}"), "list");
            let _ =
                writeln!(out, "  if (iree_status_is_ok(status)) {{\n    status = {call};\n  }}");
        }
        out.push_str("  return status;\n}\n");
        let _ = write!(
            out,
            "\nstatic inline iree_status_t {name}_get(\n    iree_vm_list_t* list, iree_host_size_t index, \
             {name}_t* out) {{\n  iree_vm_list_t* inner = abide_get_list(list, index);\n  if (!inner) return \
             abide_no_list();\n  return {name}_unpack(inner, out);\n}}\n"
        );
        Type::Structure(name)
    }
}

/// The parts of a structure, with names for fields of C.
fn fields(value: &Value) -> Vec<(String, &Value)> {
    let mut names = Names::new(RESERVED);
    match value {
        Value::Leaf(_) | Value::ListOf(_) => Vec::new(),
        Value::List(items) | Value::Tuple(items) => {
            let name = |(at, item)| (format!("item{at}"), item);
            items.iter().enumerate().map(name).collect()
        }
        Value::Dict(items) => items
            .iter()
            .enumerate()
            .map(|(at, (key, item))| (names.unique_name(key, &format!("item{at}")), item))
            .collect(),
    }
}

/// Calls `found` for each value of a structure that is passed value by value, with its expression in C.
fn each_leaf(value: &Value, path: &str, is_pointer: bool, found: &mut dyn FnMut(&Leaf, &str)) {
    if let Value::Leaf(one) = value {
        found(one, path);
    }
    for (field, part) in fields(value) {
        each_leaf(part, &member(path, is_pointer, &field), false, found);
    }
}

fn member(path: &str, is_pointer: bool, field: &str) -> String {
    format!("{path}{}{field}", if is_pointer { "->" } else { "." })
}

/// The call that pushes a value to a list. With `is_argument`, references and structures are pointers.
fn pushed(ty: &Type, expression: &str, is_argument: bool, list: &str) -> String {
    let address = if is_argument { "" } else { "&" };
    match ty {
        Type::Structure(name) => format!("{name}_pack({address}{expression}, {list})"),
        Type::Plain(_, "ref") => format!("abide_push_ref({list}, {address}{expression})"),
        Type::Plain(_, kind @ ("i32" | "i64")) => {
            format!(
                "abide_push_{kind}({list}, (int{}_t){expression})",
                kind.trim_start_matches('i')
            )
        }
        Type::Plain(_, kind) => format!("abide_push_{kind}({list}, {expression})"),
    }
}

/// The call that gets a value from a list. `place` is a pointer.
fn get_call(ty: &Type, index: usize, place: &str, list: &str) -> String {
    match ty {
        Type::Structure(name) => format!("{name}_get({list}, {index}, {place})"),
        Type::Plain(declared, kind) => {
            let own = match declared.trim_end() {
                "int32_t" => "i32",
                "int64_t" => "i64",
                "float" => "f32",
                "double" => "f64",
                "bool" => "bool",
                "int8_t" => "i8",
                "int16_t" => "i16",
                "uint8_t" => "u8",
                "uint16_t" => "u16",
                "uint32_t" => "u32",
                "uint64_t" => "u64",
                _ => kind,
            };
            format!("abide_get_{own}({list}, {index}, {place})")
        }
    }
}

/// Cleans a text for a C comment: without trigraphs and line continuations.
fn comment(text: &str) -> String {
    plain(text).replace("??", "?.")
}

/// A string of C.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | b'?' => out.extend(['\\', char::from(byte)]),
            b' '..=b'~' => out.push(char::from(byte)),
            // Three digits, so that a following digit does not belong to it.
            byte => drop(write!(out, "\\{byte:03o}")),
        }
    }
    out.push('"');
    out
}
