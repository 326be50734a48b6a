//! Dialects with declarative forms, whose parts may be empty, and texts in these forms: right, nearly right, or changed
//! at random.

use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

/// The classes that a generated dialect uses, as a file to include.
pub const PRELUDE: &str = include_str!("forms.td");

/// The name of the file of [`PRELUDE`].
pub const PRELUDE_NAME: &str = "forms.td";

/// A dialect and a text that uses it.
#[derive(Debug, Clone)]
pub struct Case {
    /// The dialect, which includes [`PRELUDE`].
    pub dialect: String,
    /// The text.
    pub text: String,
}

/// The maximum depth of forms and regions.
const MAX_NESTING_DEPTH: u32 = 3;

/// A dialect and a text.
///
/// # Errors
/// None that matter: if the bytes end, the rest is as short as it can be.
pub fn case(u: &mut Unstructured<'_>) -> Result<Case> {
    let mut dialect = Dialect::default();
    for number in 0..u.int_in_range(1..=3)? {
        dialect.parametric(u, number)?;
    }
    for _ in 0..u.int_in_range(1..=3)? {
        dialect.operation(u)?;
    }
    let mut text = String::from("func.func @f(%a: i8, %b: i8) {\n");
    for _ in 0..u.int_in_range(1..=6)? {
        dialect.use_of_any(u, MAX_NESTING_DEPTH, &mut text)?;
    }
    text.push_str("  return\n}\n");
    if u.ratio(1, 3)? {
        text = changed(u, &text)?;
    }
    Ok(Case { dialect: dialect.text(), text })
}

/// A part of a form.
#[derive(Debug, Clone)]
enum Part {
    Word(&'static str),
    /// `` ` ` ``, or another directive that only the printer follows.
    Blank(&'static str),
    /// An operand, by its number.
    Operand(usize),
    /// The type of an operand.
    TypeOf(usize),
    /// The number of an attribute or a parameter, and its kind.
    Value(usize, Kind),
    Region(usize),
    Dictionary,
    /// The parts, and the number of the anchor among them.
    Group(Vec<Part>, usize),
    /// Clauses, each a word and its content.
    Clauses(Vec<(&'static str, Vec<Part>)>),
    /// A directive that only C++ reads.
    Custom(Vec<Part>),
    /// All parameters, with their names or without.
    Parameters(Vec<(usize, Kind)>, bool),
}

/// A kind of attribute, type or parameter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Integer,
    Text,
    Unit,
    /// An attribute that only C++ reads.
    Foreign,
    /// The number of an attribute with its own form.
    Attribute(usize),
}

/// An attribute or a type with its own form.
#[derive(Debug)]
struct Parametric {
    is_type: bool,
    parameters: Vec<(Kind, bool)>,
    form: Vec<Part>,
}

#[derive(Debug)]
struct Operation {
    /// Whether each operand is single, optional, or any number.
    operands: Vec<&'static str>,
    attributes: Vec<(Kind, bool)>,
    regions: usize,
    is_isolated: bool,
    form: Vec<Part>,
}

#[derive(Debug, Default)]
struct Dialect {
    parametrics: Vec<Parametric>,
    operations: Vec<Operation>,
}

const WORDS: [&str; 3] = ["on", "of", "to"];
const KEYWORDS: [&str; 6] = ["on", "of", "at", "seal", "with", "private"];

/// The keywords within attributes and types. If the operation's form has such a keyword next, MLIR cannot read what it
/// prints.
const OWN_WORDS: [&str; 6] = ["by", "is", "as", "up", "until", "nested"];

impl Dialect {
    fn parametric(&mut self, u: &mut Unstructured<'_>, number: usize) -> Result<()> {
        let mut parameters = Vec::new();
        for _ in 0..u.int_in_range(0..=2)? {
            parameters.push((kind(u, &self.attributes())?, u.ratio(2, 3)?));
        }
        let mut form = Vec::new();
        let all = parameters.iter().enumerate().map(|(index, (kind, _))| (index, *kind));
        // Without parameters the C++ that mlir-tblgen makes of `params` does not compile.
        match u.int_in_range(0..=3)? {
            0 if !parameters.is_empty() => form.push(Part::Parameters(all.collect(), false)),
            1 if !parameters.is_empty() => form.push(Part::Parameters(all.collect(), true)),
            _ => {
                for (index, (kind, is_optional)) in parameters.iter().enumerate() {
                    let value = Part::Value(index, *kind);
                    form.push(if *is_optional { group(u, &OWN_WORDS, value)? } else { value });
                }
            }
        }
        if u.ratio(1, 2)? {
            form.insert(0, Part::Word("<"));
            form.push(Part::Word(">"));
        }
        let is_type = number > 0 && u.ratio(1, 4)?;
        self.parametrics.push(Parametric { is_type, parameters, form });
        Ok(())
    }

    fn operation(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let mut operands = Vec::new();
        for _ in 0..u.int_in_range(0..=2)? {
            operands.push(*u.choose(&["AnyType", "Optional<AnyType>", "Variadic<AnyType>"])?);
        }
        let mut attributes = Vec::new();
        for _ in 0..u.int_in_range(0..=3)? {
            attributes.push((kind(u, &self.attributes())?, u.ratio(2, 3)?));
        }
        let regions = usize::from(u.ratio(1, 3)?);
        let mut form = Vec::new();
        let mut clauses = Vec::new();
        for (index, (kind, is_optional)) in attributes.iter().enumerate() {
            let value = Part::Value(index, *kind);
            let word = KEYWORDS[index % KEYWORDS.len()];
            match u.int_in_range(0..=4)? {
                0 if *is_optional => clauses.push((word, vec![value])),
                1 => form.push(Part::Custom(vec![value])),
                _ if *is_optional => form.push(group(u, &KEYWORDS, value)?),
                _ => form.push(value),
            }
            if u.ratio(1, 6)? {
                let last = form.len().saturating_sub(1);
                form.insert(last, Part::Word("["));
                form.push(Part::Word("]"));
            }
            if u.ratio(1, 4)? {
                form.push(Part::Word(u.choose(&WORDS)?));
            }
        }
        for (index, operand) in operands.iter().enumerate() {
            let may_be_missing = *operand != "AnyType";
            let (value, ty) = (Part::Operand(index), Part::TypeOf(index));
            match u.int_in_range(0..=3)? {
                0 => form.push(Part::Custom(vec![value, ty])),
                // Punctuation is always followed by something, as in hand-written forms.
                _ if may_be_missing => {
                    form.push(Part::Group(vec![value, Part::Word(":"), ty], 0));
                }
                1 => form.extend([value, Part::Word(":"), Part::Custom(vec![ty])]),
                _ => form.extend([value, Part::Word(":"), ty]),
            }
        }
        if !clauses.is_empty() {
            let at = u.int_in_range(0..=form.len())?;
            form.insert(at, Part::Clauses(clauses));
        }
        if u.ratio(1, 5)? {
            form.push(Part::Blank(u.choose(&["` `", "``", "`\\n`"])?));
        }
        for index in 0..regions {
            let region = Part::Region(index);
            form.push(if u.ratio(1, 4)? { Part::Custom(vec![region]) } else { region });
        }
        // MLIR does not print a clause without its attribute, and then takes the brace of the region for the
        // dictionary.
        let clauses = form.iter().position(|part| matches!(part, Part::Clauses(_)));
        let first = clauses.filter(|_| regions > 0).map_or(0, |clauses| clauses + 1);
        let at = u.int_in_range(first..=form.len())?;
        form.insert(at, Part::Dictionary);
        let is_isolated = u.ratio(1, 5)?;
        self.operations.push(Operation { operands, attributes, regions, is_isolated, form });
        Ok(())
    }

    /// The numbers of the attributes with their own form.
    fn attributes(&self) -> Vec<usize> {
        let numbered = self.parametrics.iter().enumerate();
        numbered.filter(|(_, one)| !one.is_type).map(|(number, _)| number).collect()
    }

    /// The dialect in TableGen.
    fn text(&self) -> String {
        let mut out = format!(
            "include \"{PRELUDE_NAME}\"\ndef D : Dialect {{ let name = \"d\"; let cppNamespace = \"::d\"; }}\n"
        );
        // Writing to a string cannot fail, here and below.
        for (number, one) in self.parametrics.iter().enumerate() {
            let class = if one.is_type { "TypeDef" } else { "AttrDef" };
            let parameters: Vec<String> = one
                .parameters
                .iter()
                .enumerate()
                .map(|(index, (kind, optional))| {
                    let ty = match kind {
                        Kind::Integer => "int64_t".to_owned(),
                        Kind::Text => "::mlir::StringAttr".to_owned(),
                        Kind::Unit => "bool".to_owned(),
                        Kind::Foreign => "::foreign::Attr".to_owned(),
                        Kind::Attribute(other) => format!("::d::P{other}Attr"),
                    };
                    let class = if *optional { "OptionalParameter" } else { "Parameter" };
                    format!("{class}<\"{ty}\">:$v{index}")
                })
                .collect();
            let suffix = if one.is_type { "Type" } else { "Attr" };
            let _ = writeln!(
                out,
                "def P{number} : {class}<D, \"P{number}{suffix}\", \"p{number}\"> {{\n  let parameters = (ins {});\n  let assemblyFormat = [{{{}}}];\n}}",
                parameters.join(", "),
                directives(&one.form)
            );
        }
        for (number, one) in self.operations.iter().enumerate() {
            let operands =
                one.operands.iter().enumerate().map(|(index, class)| format!("{class}:$o{index}"));
            let attributes = one.attributes.iter().enumerate().map(|(index, (kind, optional))| {
                let base = match kind {
                    Kind::Integer => "I64Attr".to_owned(),
                    Kind::Text => "StrAttr".to_owned(),
                    Kind::Unit => return format!("UnitAttr:$v{index}"),
                    Kind::Foreign => "ForeignAttr".to_owned(),
                    Kind::Attribute(other) => format!("P{other}"),
                };
                if *optional {
                    format!("OptionalAttr<{base}>:$v{index}")
                } else {
                    format!("{base}:$v{index}")
                }
            });
            let arguments: Vec<String> = operands.chain(attributes).collect();
            let regions: Vec<String> =
                (0..one.regions).map(|index| format!("AnyRegion:$r{index}")).collect();
            let traits =
                if one.is_isolated { "NoTerminator, IsolatedFromAbove" } else { "NoTerminator" };
            let _ = writeln!(
                out,
                "def O{number} : Op<D, \"o{number}\", [{traits}]> {{\n  let arguments = (ins {});\n  let regions = (region {});\n  let assemblyFormat = [{{{}}}];\n}}",
                arguments.join(", "),
                regions.join(", "),
                directives(&one.form)
            );
        }
        out
    }

    /// A use of one of the operations, or an operation of another dialect.
    fn use_of_any(&self, u: &mut Unstructured<'_>, depth: u32, out: &mut String) -> Result<()> {
        let number = u.int_in_range(0..=self.operations.len())?;
        let Some(operation) = self.operations.get(number) else {
            out.push_str("  \"t.op\"(%a) {x = #d.p0} : (i8) -> ()\n");
            return Ok(());
        };
        let _ = write!(out, "  d.o{number}");
        self.parts(u, &operation.form, depth, out)?;
        out.push('\n');
        Ok(())
    }

    fn parts(
        &self,
        u: &mut Unstructured<'_>,
        parts: &[Part],
        depth: u32,
        out: &mut String,
    ) -> Result<()> {
        parts.iter().try_for_each(|part| self.part(u, part, depth, out))
    }

    fn part(
        &self,
        u: &mut Unstructured<'_>,
        part: &Part,
        depth: u32,
        out: &mut String,
    ) -> Result<()> {
        // Now and then a part is left out that must not be.
        if u.ratio(1, 40)? {
            return Ok(());
        }
        match part {
            Part::Word(word) => {
                let _ = write!(out, " {word}");
            }
            Part::Blank(_) => {}
            Part::Operand(..) => {
                let _ = write!(out, " {}", u.choose(&["%a", "%b", "%a, %b"])?);
            }
            Part::TypeOf(..) => {
                let _ = write!(out, " {}", u.choose(&["i8", "i8", "i8, i8", "!d.p0"])?);
            }
            Part::Value(_, kind) => self.value(u, *kind, depth, out)?,
            Part::Region(_) => self.region(u, depth, out)?,
            Part::Dictionary => {
                out.push_str(u.choose(&["", "", " {}", " {k = 1 : i32}", " {k = #d.p0, l}"])?);
            }
            Part::Group(parts, _) => {
                if u.ratio(2, 3)? {
                    self.parts(u, parts, depth, out)?;
                }
            }
            Part::Clauses(clauses) => {
                for (word, parts) in clauses {
                    if u.ratio(1, 2)? {
                        let _ = write!(out, " {word}");
                        self.parts(u, parts, depth, out)?;
                    }
                }
            }
            Part::Custom(parts) => match u.int_in_range(0..=3)? {
                0 if !matches!(parts[..], [Part::TypeOf(_)]) => {}
                1 => out.push_str(u.choose(&[
                    " word",
                    " (%a)",
                    " [1, 2]",
                    " @f",
                    " <i8>",
                    " -> %a as i8",
                ])?),
                _ => {
                    let brackets = u.ratio(1, 2)?;
                    out.push_str(if brackets { " (" } else { "" });
                    self.parts(u, parts, depth, out)?;
                    out.push_str(if brackets { ")" } else { "" });
                }
            },
            Part::Parameters(all, with_names) => {
                for (index, (number, kind)) in all.iter().enumerate() {
                    out.push_str(if index > 0 { "," } else { "" });
                    if *with_names {
                        let _ = write!(out, " v{number} =");
                    }
                    self.value(u, *kind, depth, out)?;
                }
            }
        }
        Ok(())
    }

    fn value(
        &self,
        u: &mut Unstructured<'_>,
        kind: Kind,
        depth: u32,
        out: &mut String,
    ) -> Result<()> {
        match kind {
            Kind::Integer => out.push_str(u.choose(&[" 1", " -4", " 7 : i64"])?),
            Kind::Text => out.push_str(u.choose(&[" \"s\"", " \"\"", " \"a b\""])?),
            Kind::Unit => out.push_str(u.choose(&["", " unit", " true"])?),
            Kind::Foreign => out.push_str(u.choose(&[" #d.x<1>", " word", " {1 : 2}", " %a"])?),
            Kind::Attribute(number) => {
                let own = self.parametrics.get(number).filter(|_| depth > 0);
                let is_whole = u.ratio(1, 4)?;
                if is_whole {
                    let _ = write!(out, " #d.p{number}");
                }
                if let Some(own) = own {
                    self.parts(u, &own.form, depth - 1, out)?;
                }
            }
        }
        Ok(())
    }

    fn region(&self, u: &mut Unstructured<'_>, depth: u32, out: &mut String) -> Result<()> {
        out.push_str(" {\n");
        if depth > 0 {
            // A region that is not isolated cannot reuse a name.
            let label = *u.choose(&["", "", "^bb0:\n", "^bb0(%c: i8):\n"])?;
            out.push_str(&label.replace("%c", &format!("%c{depth}")));
            for _ in 0..u.int_in_range(0..=2)? {
                self.use_of_any(u, depth - 1, out)?;
            }
        }
        out.push_str("  }");
        Ok(())
    }
}

/// A kind; these are the attributes with their own form.
fn kind(u: &mut Unstructured<'_>, attributes: &[usize]) -> Result<Kind> {
    Ok(match u.int_in_range(0..=6)? {
        0 => Kind::Integer,
        1 => Kind::Text,
        2 => Kind::Unit,
        3 => Kind::Foreign,
        _ if attributes.is_empty() => Kind::Integer,
        _ => Kind::Attribute(*u.choose(attributes)?),
    })
}

/// An optional group around a part.
fn group(u: &mut Unstructured<'_>, words: &[&'static str], part: Part) -> Result<Part> {
    let word = *u.choose(words)?;
    Ok(match u.int_in_range(0..=3)? {
        0 => Part::Group(vec![part], 0),
        1 => Part::Group(vec![Part::Word(word), Part::Word("="), part], 2),
        2 => Part::Group(vec![Part::Word(word), part, Part::Word("to")], 1),
        _ => Part::Group(vec![Part::Word(word), part], 1),
    })
}

/// The directives of a form, as an `assemblyFormat` has them.
fn directives(parts: &[Part]) -> String {
    parts.iter().map(directive).collect::<Vec<_>>().join(" ")
}

fn directive(part: &Part) -> String {
    match part {
        Part::Word(word) => format!("`{word}`"),
        Part::Blank(blank) => (*blank).to_owned(),
        Part::Operand(index) => format!("$o{index}"),
        Part::TypeOf(index) => format!("type($o{index})"),
        Part::Value(index, _) => format!("$v{index}"),
        Part::Region(index) => format!("$r{index}"),
        Part::Dictionary => "attr-dict".to_owned(),
        Part::Group(parts, anchor) => {
            let parts = parts.iter().enumerate().map(|(index, part)| {
                format!("{}{}", directive(part), if index == *anchor { "^" } else { "" })
            });
            format!("({})?", parts.collect::<Vec<_>>().join(" "))
        }
        Part::Clauses(clauses) => {
            let clauses =
                clauses.iter().map(|(word, parts)| format!("`{word}` {}", directives(parts)));
            format!("oilist({})", clauses.collect::<Vec<_>>().join(" | "))
        }
        Part::Custom(parts) => {
            format!("custom<C>({})", parts.iter().map(directive).collect::<Vec<_>>().join(", "))
        }
        Part::Parameters(_, true) => "struct(params)".to_owned(),
        Part::Parameters(_, false) => "params".to_owned(),
    }
}

/// A text with some of its tokens removed, doubled or swapped.
fn changed(u: &mut Unstructured<'_>, text: &str) -> Result<String> {
    let mut pieces: Vec<&str> = text.split_inclusive([' ', '\n']).collect();
    for _ in 0..u.int_in_range(1..=3)? {
        let at = u.int_in_range(0..=pieces.len().saturating_sub(1))?;
        match u.int_in_range(0..=3)? {
            0 if !pieces.is_empty() => drop(pieces.remove(at)),
            1 => pieces.insert(
                at,
                u.choose(&[
                    "{", "}", "(", "<", ">", "#d.p0 ", "!d.p0<", "^bb1 ", "\n", "// x\n", "%c ",
                ])?,
            ),
            2 => pieces.truncate(at),
            _ => {
                let other = u.int_in_range(0..=pieces.len().saturating_sub(1))?;
                if at.max(other) < pieces.len() {
                    pieces.swap(at, other);
                }
            }
        }
    }
    Ok(pieces.concat())
}
