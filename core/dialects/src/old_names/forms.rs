//! The forms of today of operations in forms of earlier versions of LLVM, by the patterns of `forms.tsv`.

mod generic;
mod pointers;
mod regions;

use super::{Change, old_name, old_type_name};
use crate::llvm::typed_pointers::{opaque_pointers, pointee};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// A row of the table: the text of an old form and of the new one.
struct Form {
    before: &'static str,
    today: &'static str,
    name: Option<&'static str>,
    /// The operations that are needed before it.
    needed: Option<&'static str>,
}

impl Form {
    /// Whether the form of today has names of values that the old one does not have.
    fn has_new_values(&self) -> bool {
        self.needed.is_some() || self.today.contains(".shared")
    }
}

/// The text of an operation in the form of today.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TodaysForm {
    /// The name of today, if the old one is that of another operation now.
    pub name: Option<&'static str>,
    /// The text after the name.
    pub text: String,
    /// The operations that it needs before it, a line each.
    pub needed: Vec<String>,
    /// The operation of the old form that it lacks.
    pub dropped: Option<&'static str>,
}

/// The text around an operation.
pub trait Surroundings {
    /// The beginning of names that the function does not have.
    fn new_values(&self) -> Option<String>;
    /// The text of the operation that defines a value.
    fn definition(&self, value: &str) -> Option<String>;
}

/// The beginning of the names of values that a form adds, in the table.
pub const NEW_VALUE: &str = "%new";

static FORMS: LazyLock<FxHashMap<&'static str, Vec<Form>>> = LazyLock::new(|| {
    let mut forms: FxHashMap<&str, Vec<Form>> = FxHashMap::default();
    let lines = include_str!("forms.tsv").lines().filter(|line| !line.starts_with('#'));
    for line in lines {
        let mut columns = line.split('\t');
        if let (Some(name), Some(before), Some(today)) =
            (columns.next(), columns.next(), columns.next())
        {
            let mut rest = columns.map(|column| Some(column).filter(|column| !column.is_empty()));
            let (name_of_today, needed) = (rest.next().flatten(), rest.next().flatten());
            let form = Form { before, today, name: name_of_today, needed };
            forms.entry(name).or_default().push(form);
        }
    }
    forms
});

/// Rewrites the text after the name of an operation from the form of an earlier version to the new one; `None` if that is
/// unknown. `name` is the old name.
#[must_use]
pub fn todays_form(name: &str, text: &str, around: &dyn Surroundings) -> Option<TodaysForm> {
    if text.contains("//") {
        return None;
    }
    if let Some(found) = form_of_today(name, text, around) {
        return Some(found);
    }
    let arrays = generic::with_arrays(text);
    if let Some(found) = arrays.as_deref().and_then(|text| form_of_today(name, text, around)) {
        return Some(found);
    }
    let name = generic::custom_name(name)?;
    let custom = generic::custom(arrays.as_deref().unwrap_or(text))?;
    let found = form_of_today(name, &custom, around)?;
    Some(TodaysForm { text: generic::generic(&found.text)?, ..found })
}

/// The form of today by the rows of a name.
fn form_of_today(name: &str, text: &str, around: &dyn Surroundings) -> Option<TodaysForm> {
    forms_of(name)?.iter().find_map(|form| {
        let parts = matched(form.before, text.trim())?;
        // The text of the file may have names that begin so.
        let new = match form.has_new_values() {
            true => around.new_values()?,
            false => NEW_VALUE.to_owned(),
        };
        let named = |pattern: &str| pattern.replace(NEW_VALUE, &new);
        let filled = |pattern: &str| filled(&named(pattern), &parts, &new, around);
        let today = filled(form.today)?;
        let today = opaque_pointers(&today).unwrap_or(today);
        let text = with_todays_types(&today).unwrap_or(today);
        let needed = form.needed.into_iter().flat_map(|needed| needed.split("\\n"));
        let needed = needed.map(filled);
        let needed = needed.collect::<Option<Vec<_>>>()?;
        let dropped = form.today.contains(".reduced").then_some(regions::DROPPED_TERMINATOR);
        Some(TodaysForm { name: form.name, text, needed, dropped })
    })
}

/// Unknown surroundings, in which each value is a constant.
struct Anywhere;

impl Surroundings for Anywhere {
    fn new_values(&self) -> Option<String> {
        Some(NEW_VALUE.to_owned())
    }

    fn definition(&self, _: &str) -> Option<String> {
        Some("arith.constant true".to_owned())
    }
}

/// Whether the text after the name of an operation is in the form of an earlier version.
#[must_use]
pub fn has_old_form(name: &str, text: &str) -> bool {
    let mut forms = forms_of(name).into_iter().flatten();
    forms.any(|form| {
        let parts = matched(form.before, text.trim());
        // The values of dynamic sizes, which the form of today has, are not in the old one.
        let today = form.today.replace(".dims", "");
        parts.is_some_and(|parts| filled(&today, &parts, NEW_VALUE, &Anywhere).is_some())
    })
}

/// The known old forms of an operation.
fn forms_of(name: &str) -> Option<&'static Vec<Form>> {
    let family = || {
        let last = name.rfind('.')?;
        let starts = name.char_indices().filter(|(at, one)| *at > last && one.is_uppercase());
        let mut families =
            starts.filter_map(|(at, _)| FORMS.get(format!("{}*", name.get(..at)?).as_str()));
        families.next_back()
    };
    FORMS.get(name).or_else(family)
}

/// A text with the types and attributes of dialects whose names changed under today's names; `None` if there are none.
fn with_todays_types(text: &str) -> Option<String> {
    let today = outside_strings(text, todays_types);
    (today != text).then_some(today)
}

fn todays_types(text: &str) -> String {
    let mut today = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, name)) = rest.find(['!', '#']).and_then(|at| rest.split_at_checked(at))
    {
        let is_part = |one: char| one.is_alphanumeric() || "_.$".contains(one);
        let end = name.char_indices().skip(1).find(|(_, one)| !is_part(*one));
        let end = end.map_or(name.len(), |(end, _)| end);
        let (name, after) = name.split_at_checked(end).unwrap_or((name, ""));
        let old = old_type_name(name).filter(|old| old.last > 0 && name.contains('.'));
        today.push_str(before);
        today.push_str(old.as_ref().and_then(|old| old.today.first()).map_or(name, String::as_str));
        rest = after;
    }
    today.push_str(rest);
    today
}

/// A text whose parts outside of strings are changed.
fn outside_strings(text: &str, change: impl Fn(&str) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('"') {
        let mut is_escaped = false;
        let end = after.find(|one| {
            let is_end = one == '"' && !is_escaped;
            is_escaped = one == '\\' && !is_escaped;
            is_end
        });
        let end = end.map_or(after.len(), |end| end + 1);
        let (string, after) = after.split_at_checked(end).unwrap_or((after, ""));
        out.push_str(&change(before));
        out.push('"');
        out.push_str(string);
        rest = after;
    }
    out.push_str(&change(rest));
    out
}

/// The captured parts of a text, each with its letter in the pattern.
type Parts<'t> = Vec<(char, &'t str)>;

/// Matches a text against a form.
fn matched<'t>(mut form: &str, mut text: &'t str) -> Option<Parts<'t>> {
    let mut parts = Parts::new();
    loop {
        let (literal, rest) = form.split_once('$').unwrap_or((form, ""));
        for word in literal.split_whitespace() {
            text = text.trim_start().strip_prefix(word)?;
        }
        let Some(name) = rest.chars().next() else {
            return text.trim().is_empty().then_some(parts);
        };
        form = rest.get(name.len_utf8()..)?;
        let next = form.split('$').next().unwrap_or_default();
        let part = match next.split_whitespace().next() {
            Some(word) => text.get(..find(text, word)?)?,
            None if next.is_empty() => text,
            None => text.split_whitespace().next()?,
        };
        text = text.get(text.find(part)? + part.len()..)?;
        parts.push((name, part.trim()));
    }
}

/// The place of a word in a text, outside of brackets and strings.
fn find(text: &str, word: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut in_string = false;
    let mut before = ' ';
    let is_word = word.starts_with(char::is_alphabetic);
    for (at, one) in text.char_indices() {
        let follows_word = is_word && (before.is_alphanumeric() || "_.$%".contains(before));
        if depth == 0 && (!in_string || word == "\"") && !follows_word {
            let rest = text.get(at..)?;
            let is_longer = word == ":" && (rest.starts_with("::") || before == ':');
            if rest.starts_with(word) && !is_longer {
                return Some(at);
            }
        }
        match one {
            '"' if before != '\\' => in_string = !in_string,
            _ if in_string => {}
            '(' | '[' | '{' | '<' => depth += 1,
            '>' if before == '-' => {}
            ')' | ']' | '}' | '>' => depth = depth.checked_sub(1)?,
            _ => {}
        }
        before = one;
    }
    None
}

/// Puts the parts of an old form into the one of today. `new` begins the names of new values.
fn filled(
    form: &str,
    parts: &[(char, &str)],
    new: &str,
    around: &dyn Surroundings,
) -> Option<String> {
    let part = |name: char| parts.iter().find(|(own, _)| *own == name).map(|(_, part)| *part);
    let mut pieces = form.split('$');
    let mut text = pieces.next()?.to_owned();
    for piece in pieces {
        let name = piece.chars().next()?;
        let mut rest = piece.get(name.len_utf8()..)?;
        let own = part(name)?;
        let derived = match rest.strip_prefix('.') {
            None => own.to_owned(),
            Some(after) if after.starts_with("constant") => {
                rest = after.strip_prefix("constant")?;
                boolean(&around.definition(own)?)?.to_owned()
            }
            Some(after) => {
                let end = after.find(|one: char| !one.is_alphabetic()).unwrap_or(after.len());
                let (how, mut after) = after.split_at_checked(end)?;
                let index = match after.strip_prefix('.') {
                    Some(index) if matches!(how, "at" | "member") => {
                        let index = index.chars().next()?;
                        after = after.get(1 + index.len_utf8()..)?;
                        part(index)?
                    }
                    _ => "",
                };
                rest = after;
                derive(own, how, index, new)?
            }
        };
        text.push_str(&derived);
        text.push_str(rest);
    }
    Some(text.trim_start().to_owned())
}

/// A type or list made of one in the old form.
fn derive(own: &str, how: &str, index: &str, new: &str) -> Option<String> {
    // After a type, there are the words of another form.
    let is_type = ["pointee", "tensor", "element", "dims", "at", "member"].contains(&how);
    if is_type && find(own, " ").is_some() {
        return None;
    }
    match how {
        "values" => {
            let values = elements(own).filter(|one| one.starts_with('%'));
            Some(values.collect::<Vec<_>>().join(", "))
        }
        "plain" => {
            let types = [": index", ": i32", ": i64"];
            let plain = elements(own).map(|one| {
                let number = types.iter().find_map(|ty| one.strip_suffix(ty));
                number.unwrap_or(one).trim_end()
            });
            let plain = plain.collect::<Vec<_>>().join(", ");
            (plain.len() < own.len()).then_some(plain)
        }
        "renamed" => Some(outside_strings(own, renamed)),
        "types" => find(own, "->").is_none().then(|| own.to_owned()),
        "value" => {
            let is_value = own.starts_with('%') && !own.contains(char::is_whitespace);
            is_value.then(|| own.to_owned())
        }
        "string" => {
            (own.len() > 1 && own.starts_with('"') && own.ends_with('"')).then(|| own.to_owned())
        }
        "handles" => {
            let loops = elements(own).filter(|size| *size != "0").count();
            Some(vec!["!pdl.operation"; loops + 1].join(", "))
        }
        "reduced" => regions::without_yield(own),
        "padded" => regions::with_terminator(own, "linalg.yield", "tensor.yield"),
        "warped" => regions::with_terminator(own, "vector.yield", "gpu.yield"),
        "shared" => regions::shared_tensors(own, new),
        "inserted" => {
            let region = regions::with_shared_tensors(own, new)?;
            Some(outside_strings(&region, renamed))
        }
        "member" => pointers::member(own, index),
        "count" => Some(elements(own).count().to_string()),
        "indices" => Some(format!("tensor<{}xindex>", elements(own).count())),
        "floats" => {
            let is_f32 = |ty: &str| ty.ends_with("xf32>") || ty.ends_with("<f32>");
            elements(own).all(is_f32).then(|| own.to_owned())
        }
        "pointee" => pointee(own),
        "tensor" => {
            let body = own.strip_prefix("memref<")?.strip_suffix('>')?;
            Some(format!("tensor<{}>", elements(body).next()?))
        }
        "element" => {
            let vector = own.starts_with("vector<").then_some(own)?;
            shape(vector).map(|(_, element)| element.to_owned())
        }
        "dims" => {
            let (dims, _) = shape(own)?;
            let is_static = |dim: &&str| dim.chars().all(|one| one.is_ascii_digit());
            dims.iter().all(is_static).then(|| dims.join(", "))
        }
        "at" => {
            let count = elements(index).filter(|one| !one.is_empty()).count();
            let (dims, element) = shape(own)?;
            let left = dims.get(count..)?;
            match left.is_empty() {
                true => Some(element.to_owned()),
                false => Some(format!("vector<{}x{element}>", left.join("x"))),
            }
        }
        _ => None,
    }
}

/// The value that an operation of a constant of `i1` has.
fn boolean(definition: &str) -> Option<&str> {
    let value = match definition.strip_prefix("llvm.mlir.constant(") {
        Some(value) => value.split([')', ' ']).next()?,
        None => definition.strip_prefix("arith.constant ")?.split_whitespace().next()?,
    };
    matches!(value, "true" | "false").then_some(value)
}

/// A text whose operations have the names of today, as far as only the names changed.
fn renamed(text: &str) -> String {
    let is_part = |one: char| one.is_alphanumeric() || "_.$".contains(one);
    let mut today = String::with_capacity(text.len());
    let mut before = ' ';
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|one: char| !is_part(one)).unwrap_or(rest.len()).max(first.len_utf8());
        let (word, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        let is_name = before.is_whitespace() && word.contains('.');
        let old = old_name(word).filter(|old| is_name && old.change == Change::Name);
        today.push_str(old.as_ref().and_then(|old| old.today.first()).map_or(word, String::as_str));
        before = word.chars().next_back().unwrap_or(' ');
        rest = after;
    }
    today
}

/// The elements of a list.
fn elements(mut list: &str) -> impl Iterator<Item = &str> {
    std::iter::from_fn(move || {
        if list.is_empty() {
            return None;
        }
        let (own, rest) = find(list, ",")
            .and_then(|at| Some((list.get(..at)?, list.get(at + 1..)?)))
            .unwrap_or((list, ""));
        list = rest;
        Some(own.trim())
    })
}

/// The sizes and the element of a vector, tensor or memref.
fn shape(text: &str) -> Option<(Vec<&str>, &str)> {
    let body = ["vector<", "tensor<", "memref<"].iter().find_map(|kind| text.strip_prefix(*kind));
    let mut rest = elements(body?.strip_suffix('>')?).next()?;
    let mut dims = Vec::new();
    while let Some((dim, after)) = rest.split_once('x') {
        let inner = dim.trim_matches(['[', ']']);
        let is_size = !inner.is_empty() && inner.chars().all(|one| one.is_ascii_digit());
        if !is_size && dim != "?" {
            break;
        }
        dims.push(dim);
        rest = after;
    }
    Some((dims, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn old_forms_have_one_of_today() {
        let today = |name: &str, text: &str| {
            todays_form(name, text, &Anywhere).map(|form| form.text).unwrap_or_default()
        };
        assert_eq!(
            today("linalg.init_tensor", " [4, %n] : tensor<4x?xf32>"),
            "(%n) : tensor<4x?xf32>"
        );
        assert_eq!(today("linalg.init_tensor", " [] : tensor<f32>"), "() : tensor<f32>");
        assert_eq!(
            today("llvm.load", " %a {alignment = 4 : i64} : !llvm.ptr<ptr<i8>>"),
            "%a {alignment = 4 : i64} : !llvm.ptr -> !llvm.ptr"
        );
        assert_eq!(
            today(
                "llvm.getelementptr",
                " %0[%c, 1] : (!llvm.ptr<array<6 x ptr<i8>>>, i64) -> !llvm.ptr<i8>"
            ),
            "%0[%c, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<6 x ptr>"
        );
        assert_eq!(today("llvm.getelementptr", " %0[0] : (!llvm.ptr) -> !llvm.ptr, i8"), "");
        assert_eq!(today("llvm.load", " %a : !llvm.ptr -> i8"), "");
        assert_eq!(
            today("llvm.store", " %a, %b : !llvm.ptr<f32, 3>"),
            "%a, %b : f32, !llvm.ptr<3>"
        );
        assert_eq!(
            today("vector.extract", " %v[0, 1] : vector<4x[8]x16xf32>"),
            "%v[0, 1] : vector<16xf32> from vector<4x[8]x16xf32>"
        );
        assert_eq!(
            today("memref.tensor_load", " %m : memref<4x?xf32, #map>"),
            "%m : memref<4x?xf32, #map> to tensor<4x?xf32>"
        );
        assert_eq!(today("memref.tensor_load", " %m : !alias"), "");
        assert_eq!(
            today("spv.AtomicIAdd", " \"Device\" \"None\" %p, %v : !spv.ptr<i32, StorageBuffer>"),
            "<Device> <None> %p, %v : !spirv.ptr<i32, StorageBuffer>"
        );
        assert_eq!(
            today("tensor.expand_shape", " %a [[0, 1]] : tensor<?xf32> into tensor<?x3xf32>"),
            ""
        );
        assert_eq!(
            today("spv.GroupNonUniformIAdd", " \"Workgroup\" \"Reduce\" %v : i32"),
            "<Workgroup> <Reduce> %v : i32 -> i32"
        );
        assert_eq!(today("std.splat", " %v : vector<4xf32>"), "%v : f32 to vector<4xf32>");
        assert_eq!(today("std.splat", " %v : tensor<4xf32>"), "");
        assert_eq!(today("vector.extract", " %v[0] : vector<4xf32> // end"), "");
        assert_eq!(
            today("vector.extractelement", " %v[%i : index] : vector<4xf32>"),
            "%v[%i] : f32 from vector<4xf32>"
        );
        assert_eq!(today("vector.extractelement", " %v[%i : i32] : vector<4xf32>"), "");
        assert_eq!(
            today("vector.extractelement", " %v[] : vector<f32>"),
            "%v[] : f32 from vector<f32>"
        );
        assert_eq!(
            today("vector.insertelement", " %a, %v#1[%i : index] : vector<[4]xi8>"),
            "%a, %v#1[%i] : i8 into vector<[4]xi8>"
        );
        assert_eq!(
            today("llvm.insertvalue", " %a, %b[3 : index, 0 : i64] : !llvm.struct<(ptr<f32>)>"),
            "%a, %b[3, 0] : !llvm.struct<(ptr)>"
        );
        assert_eq!(today("llvm.insertvalue", " %a, %b[3] : !llvm.struct<(ptr)>"), "");
        assert_eq!(
            today(
                "scf.foreach_thread",
                " (%i) in (%n) {\n  scf.foreach_thread.perform_concurrently {\n  }\n}"
            ),
            "(%i) in (%n) {\n  scf.forall.in_parallel {\n  }\n}"
        );
        assert_eq!(
            today(
                "scf.foreach_thread",
                " (%i) in (%n) -> (tensor<4xf32>) {\n  scf.foreach_thread.perform_concurrently {\n    \
                 tensor.parallel_insert_slice %s into %d[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>\n  }\n}"
            ),
            "(%i) in (%n) shared_outs(%new1 = %d) -> (tensor<4xf32>) {\n  scf.forall.in_parallel {\n    \
             tensor.parallel_insert_slice %s into %new1[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>\n  }\n}"
        );
        let parallel =
            "(%i) = (%a) to (%b) step (%c) init (%z) -> f32 {\n  scf.reduce(%x : f32) {\n  }\n";
        assert_eq!(
            today("scf.parallel", &format!("{parallel}  scf.yield\n}}")),
            format!("{parallel}}}")
        );
        assert_eq!(today("scf.parallel", &format!("{parallel}}}")), "");
        assert_eq!(today("scf.parallel", "(%i) = (%a) to (%b) step (%c) {\n  scf.yield\n}"), "");
        assert!(!has_old_form("scf.parallel", &format!("{parallel}}}")));
        assert_eq!(
            today(
                "spv.AccessChain",
                " %p[%c, %i] : !spv.ptr<!spv.struct<(!spv.array<4 x f32, stride=4> [0])>, Uniform>, i32, i32"
            ),
            "%p[%c, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32, stride=4> [0])>, Uniform>, i32, i32 \
             -> !spirv.ptr<f32, Uniform>"
        );
        let several = " %p[%c] : !spirv.ptr<!spirv.struct<(f32, i32)>, Function>, i32";
        assert_eq!(today("spirv.AccessChain", several), "");
        let whole = " %p[%c] : !spirv.ptr<!spirv.struct<(f32)>, Function>, i32 -> !spirv.ptr<f32, Function>";
        assert_eq!(today("spirv.AccessChain", whole), "");
        assert_eq!(
            today(
                "linalg.elemwise_unary",
                " {fun = #linalg.unary_fn<log>} ins(%a : f32) outs(%b : f32)"
            ),
            "kind=#linalg.elementwise_kind<log> ins(%a : f32) outs(%b : f32)"
        );
        assert_eq!(
            today("linalg.elemwise_binary", " ins(%a, %b : f32, f32) outs(%c : f32)"),
            "kind=#linalg.elementwise_kind<add> ins(%a, %b : f32, f32) outs(%c : f32)"
        );
        assert_eq!(
            today("vector.reduction", " <maxf>, %v : vector<4xf32> into f32"),
            "<maximumf>, %v : vector<4xf32> into f32"
        );
        assert_eq!(
            today("vector.reduction", " \"minf\", %v : vector<4xf32> into f32"),
            "<minimumf>, %v : vector<4xf32> into f32"
        );
        let string = "{\n  a.b \"\\\" scf.foreach_thread.perform_concurrently \" x\n}";
        let text = format!("(%i) in (%n) {string}");
        assert_eq!(today("scf.foreach_thread", &text), text);
        assert_eq!(
            today("std.tensor_load", " %m {a = \"!spv.array\"} : memref<4x!spv.array<2xf32>>"),
            "%m {a = \"!spv.array\"} : memref<4x!spirv.array<2xf32>> to tensor<4x!spirv.array<2xf32>>"
        );
        let call = todays_form("emitc.call", " \"f\"(%a) : (i32) -> i32", &Anywhere);
        assert_eq!(call.and_then(|form| form.name), Some("emitc.call_opaque"));
        assert_eq!(todays_form("emitc.call", " @f(%a) : (i32) -> i32", &Anywhere), None);
        let slice = " %a {size = array<i64: 4, 2>, start = array<i64: 1, 0>} : (tensor<8x2xf32>) -> tensor<4x2xf32>";
        let slice = todays_form("tosa.slice", slice, &Anywhere).unwrap();
        assert_eq!(
            slice.text,
            "%a, %new1, %new2 : (tensor<8x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x2xf32>"
        );
        assert_eq!(
            today("tosa.negate", " %a : (tensor<4xf32>) -> tensor<4xf32>"),
            "%a, %new1, %new1 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>"
        );
        // The constants of the new forms are those of f32.
        assert_eq!(today("tosa.negate", " %a : (tensor<4xi32>) -> tensor<4xi32>"), "");
        let halves = " %a, %b : (tensor<1x2x3xf32>, tensor<1x3x4xf16>) -> tensor<1x2x4xf32>";
        assert_eq!(today("tosa.matmul", halves), "");
        let bounds =
            "{max_fp = 1.0 : f32, max_int = 5 : i64, min_fp = 0.0 : f32, min_int = 1 : i64}";
        let clamp = |ty: &str| today("tosa.clamp", &format!(" %a {bounds} : ({ty}) -> {ty}"));
        assert_eq!(
            clamp("tensor<f32>"),
            "%a {max_val = 1.0 : f32, min_val = 0.0 : f32} : (tensor<f32>) -> tensor<f32>"
        );
        assert_eq!(clamp("tensor<4xi32>"), "");
        assert_eq!(
            slice.needed,
            [
                "%new1 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>",
                "%new2 = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>"
            ]
        );
    }
}
