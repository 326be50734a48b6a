//! Shardy's attributes: `#sdy.sharding<@mesh, [{"x"}, {"y":(1)2, ?}], replicated={"z"}>`, and meshes:
//! `<["x"=2, "y"=4], device_ids=[0, 1]>`.

use super::{Axis, DeviceOrder, Mesh, Part, Sharding, Tiling, product};
use crate::cursor::{Cursor, GrammarError};
use abide_mlir::print::is_bare_identifier;
use abide_source::text::Span;
use std::fmt;
use std::sync::Arc;

/// The maximum number of dims or axes of a sharding or a mesh.
const MAX_LIST_ITEMS: usize = 256;

/// A parsed sharding: it refers to devices only together with its mesh.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SdySharding {
    /// The mesh.
    pub mesh: MeshReference,
    /// The axes of each dim.
    pub dims: Vec<DimAxes>,
    /// `replicated={..}`, `unreduced={..}` and `unreduced=max{..}`.
    pub others: Vec<OtherAxes>,
    /// The span of the list of dims, with its brackets.
    pub dims_span: Span,
}

/// The mesh of a [`SdySharding`] sharding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeshReference {
    /// `@mesh`: the name without `@`, and its span.
    Symbol(String, Span),
    /// A mesh in the attribute itself.
    Inline(Arc<Mesh>),
}

/// Axes along which nothing is cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OtherAxes {
    /// `replicated`, `unreduced` or `unreduced=max`.
    pub word: String,
    /// The axes.
    pub axes: Vec<AxisReference>,
}

/// The axes along which a dim is cut.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DimAxes {
    /// The slowest first.
    pub axes: Vec<AxisReference>,
    /// Whether more axes may come (`?`).
    pub is_open: bool,
    /// The priority of deciding along which of them, if given (`p1`).
    pub priority: Option<u64>,
    /// With its braces.
    pub span: Span,
}

/// An axis, or a part of one: `"x"` or `"x":(2)4`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AxisReference {
    /// The name.
    pub name: String,
    /// For a part, the number of the axis's devices before it, and its own number.
    pub part: Option<(u64, u64)>,
    /// The span.
    pub span: Span,
    /// The span of its name, with the quotes.
    pub name_span: Span,
}

/// A mismatch between a sharding and its mesh.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Misfit<'a> {
    /// The mesh has no such axis.
    NoAxis(&'a AxisReference),
    /// The axis, or a part of it, is used a second time.
    UsedTwice(&'a AxisReference),
    /// The part does not fit an axis of this size.
    NoPart(&'a AxisReference, u64),
}

/// Parses the text between the brackets of `#sdy.sharding<..>`, with them.
///
/// # Errors
/// If the text is not a sharding.
pub fn parse(text: &[u8]) -> Result<SdySharding, GrammarError> {
    sharding(&mut Cursor::new(text))
}

/// The beginning of a sharding as an attribute.
pub(crate) const SHARDING: &[u8] = b"#sdy.sharding<";

/// Parses `#sdy.sharding<..>`.
///
/// # Errors
/// If the text is not a sharding.
pub(crate) fn parse_attribute(text: &[u8]) -> Result<SdySharding, GrammarError> {
    let mut cursor = Cursor::new(text);
    cursor.expect("#sdy.sharding")?;
    sharding(&mut cursor)
}

/// Parses the sharding at the start of a text; returns it with its length in bytes.
///
/// # Errors
/// If the text does not begin with a sharding.
pub fn parse_first(text: &[u8]) -> Result<(SdySharding, u32), GrammarError> {
    let mut cursor = Cursor::new(text);
    let written = sharding(&mut cursor)?;
    Ok((written, cursor.offset()))
}

fn sharding(cursor: &mut Cursor<'_>) -> Result<SdySharding, GrammarError> {
    cursor.expect("<")?;
    cursor.skip_spaces();
    let mesh = if cursor.eat(b"@") {
        let start = cursor.offset().saturating_sub(1);
        let name = symbol(cursor)?;
        MeshReference::Symbol(name, cursor.span_from(start))
    } else {
        cursor.expect("mesh")?;
        MeshReference::Inline(Arc::new(mesh(cursor)?))
    };
    cursor.expect(",")?;
    cursor.skip_spaces();
    let start = cursor.offset();
    cursor.expect("[")?;
    let dims = separated(cursor, "]", dim)?;
    let dims_span = cursor.span_from(start);
    let mut others = Vec::new();
    while cursor.eat_spaced(b",") {
        cursor.skip_spaces();
        let start = cursor.offset();
        let word = cursor.word();
        if !matches!(word, b"replicated" | b"unreduced") {
            let message = "expected 'replicated' or 'unreduced'".to_owned();
            return Err(GrammarError { span: cursor.span_from(start), message });
        }
        cursor.expect("=")?;
        // The reduction of partial results: `unreduced=max{"x"}`.
        let mut word = String::from_utf8_lossy(word).into_owned();
        if word == "unreduced" {
            cursor.skip_spaces();
            let reduction = cursor.word();
            if !reduction.is_empty() {
                word.push('=');
                word.push_str(&String::from_utf8_lossy(reduction));
            }
        }
        cursor.expect("{")?;
        others.push(OtherAxes { word, axes: separated(cursor, "}", axis_reference)? });
    }
    cursor.expect(">")?;
    Ok(SdySharding { mesh, dims, others, dims_span })
}

/// Reads a mesh: `<["x"=2, "y"=4], device_ids=[0, 1]>`.
///
/// # Errors
/// If the text is not a mesh.
pub fn parse_mesh(text: &[u8]) -> Result<Mesh, GrammarError> {
    mesh(&mut Cursor::new(text))
}

/// Parses the meshes of a module, `{mesh = #sdy.mesh<["x"=2]>}`: their names with their spans, and the meshes.
///
/// # Errors
/// If the text is not a dictionary of meshes.
pub(crate) fn parse_meshes(text: &[u8]) -> Result<Vec<(String, Span, Mesh)>, GrammarError> {
    let mut cursor = Cursor::new(text);
    cursor.expect("{")?;
    separated(&mut cursor, "}", |cursor| {
        cursor.skip_spaces();
        let start = cursor.offset();
        let name = symbol(cursor)?;
        let span = cursor.span_from(start);
        cursor.expect("=")?;
        cursor.expect("#sdy.mesh")?;
        Ok((name, span, mesh(cursor)?))
    })
}

fn mesh(cursor: &mut Cursor<'_>) -> Result<Mesh, GrammarError> {
    cursor.expect("<")?;
    cursor.expect("[")?;
    let axes = separated(cursor, "]", |cursor| {
        cursor.skip_spaces();
        let start = cursor.offset();
        let name = quoted(cursor)?;
        let span = cursor.span_from(start);
        cursor.expect("=")?;
        Ok(Axis { name, size: cursor.number()?, span })
    })?;
    let mut devices = Vec::new();
    if cursor.eat_spaced(b",") {
        cursor.expect("device_ids")?;
        cursor.expect("=")?;
        cursor.expect("[")?;
        devices = cursor.numbers("]")?;
    }
    cursor.expect(">")?;
    Ok(Mesh { axes, devices: devices.into() })
}

/// Parses elements with commas between them, and the closing text.
fn separated<T>(
    cursor: &mut Cursor<'_>,
    close: &str,
    element: impl Fn(&mut Cursor<'_>) -> Result<T, GrammarError>,
) -> Result<Vec<T>, GrammarError> {
    let mut elements = Vec::new();
    if cursor.eat_spaced(close.as_bytes()) {
        return Ok(elements);
    }
    loop {
        if elements.len() == MAX_LIST_ITEMS {
            return Err(cursor.error(format!("there are more than {MAX_LIST_ITEMS}")));
        }
        elements.push(element(cursor)?);
        if !cursor.eat_spaced(b",") {
            cursor.expect(close)?;
            return Ok(elements);
        }
    }
}

/// `{"x", "y", ?}p1`.
fn dim(cursor: &mut Cursor<'_>) -> Result<DimAxes, GrammarError> {
    cursor.skip_spaces();
    let start = cursor.offset();
    cursor.expect("{")?;
    let mut dim =
        DimAxes { axes: Vec::new(), is_open: false, priority: None, span: Span::at(start) };
    if !cursor.eat_spaced(b"}") {
        loop {
            if cursor.eat_spaced(b"?") {
                dim.is_open = true;
                cursor.expect("}")?;
                break;
            }
            dim.axes.push(axis_reference(cursor)?);
            if !cursor.eat_spaced(b",") {
                cursor.expect("}")?;
                break;
            }
        }
    }
    if cursor.eat(b"p") {
        dim.priority = Some(cursor.number()?);
    }
    dim.span = cursor.span_from(start);
    Ok(dim)
}

fn axis_reference(cursor: &mut Cursor<'_>) -> Result<AxisReference, GrammarError> {
    cursor.skip_spaces();
    let start = cursor.offset();
    let name = quoted(cursor)?;
    let name_span = cursor.span_from(start);
    let mut part = None;
    if cursor.eat_spaced(b":") {
        cursor.expect("(")?;
        let before = cursor.number()?;
        cursor.expect(")")?;
        part = Some((before, cursor.number()?));
    }
    Ok(AxisReference { name, part, span: cursor.span_from(start), name_span })
}

fn quoted(cursor: &mut Cursor<'_>) -> Result<String, GrammarError> {
    cursor.expect("\"")?;
    let name = cursor.take_while(|byte| byte != b'"');
    let name = String::from_utf8_lossy(name).into_owned();
    cursor.expect("\"")?;
    Ok(name)
}

fn symbol(cursor: &mut Cursor<'_>) -> Result<String, GrammarError> {
    if cursor.peek() == Some(b'"') {
        return quoted(cursor);
    }
    let is_part =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.' | b'-');
    let name = cursor.take_while(is_part);
    match name {
        [] => Err(cursor.error("expected the name of a mesh".to_owned())),
        name => Ok(String::from_utf8_lossy(name).into_owned()),
    }
}

impl SdySharding {
    /// All axes, those of the dims first.
    pub fn axes(&self) -> impl Iterator<Item = &AxisReference> {
        let others = self.others.iter().flat_map(|list| &list.axes);
        self.dims.iter().flat_map(|dim| &dim.axes).chain(others)
    }

    /// The mismatches with a mesh, in the order of the text.
    #[must_use]
    pub fn misfits(&self, mesh: &Mesh) -> Vec<Misfit<'_>> {
        let mut found = Vec::new();
        // The used part of each axis: the products of the sizes before it, and including it.
        let mut used: Vec<(&str, u64, u64)> = Vec::new();
        for axis in self.axes() {
            let Some(own) = mesh.axes.iter().find(|own| own.name == axis.name) else {
                found.push(Misfit::NoAxis(axis));
                continue;
            };
            let (before, size) = axis.part.unwrap_or((1, own.size));
            let whole = before.checked_mul(size).filter(|whole| *whole > 0);
            let is_part = whole.is_some_and(|whole| own.size % whole == 0);
            let Some(whole) = whole.filter(|_| is_part || axis.part.is_none()) else {
                found.push(Misfit::NoPart(axis, own.size));
                continue;
            };
            if used.iter().any(|(name, b, w)| *name == own.name && before < *w && *b < whole) {
                found.push(Misfit::UsedTwice(axis));
                continue;
            }
            // An axis of one device may not be used twice, either.
            if used.iter().any(|(name, b, w)| *name == own.name && (*b, *w) == (before, whole)) {
                found.push(Misfit::UsedTwice(axis));
                continue;
            }
            used.push((&own.name, before, whole));
        }
        found
    }

    /// The sharding over devices, if it fits its mesh.
    #[must_use]
    pub fn resolve(&self, mesh: &Mesh) -> Option<Sharding> {
        if !self.misfits(mesh).is_empty() {
            return None;
        }
        // A mesh without axes has one device.
        if let ([], [device]) = (&*mesh.axes, &*mesh.devices) {
            return Some(Sharding::Maximal(*device));
        }
        let dims = self.dims.iter().map(|dim| {
            let parts = dim.axes.iter().map(|axis| {
                let number = mesh.axes.iter().position(|own| own.name == axis.name)?;
                let own = mesh.axes.get(number)?.size;
                let (before, size) = axis.part.unwrap_or((1, own));
                let stride = own.checked_div(before.checked_mul(size)?)?;
                Some(Part { axis: number, stride, size })
            });
            parts.collect::<Option<Vec<_>>>()
        });
        let grid: Vec<u64> = mesh.axes.iter().map(|axis| axis.size).collect();
        let order = match &*mesh.devices {
            [] => DeviceOrder::Iota,
            devices if Some(devices.len() as u64) == product(grid.iter().copied()) => {
                DeviceOrder::List(Arc::clone(&mesh.devices))
            }
            _ => return None,
        };
        Some(Sharding::Tiled(Tiling { grid, dims: dims.collect::<Option<_>>()?, order }))
    }
}

impl SdySharding {
    /// The axes of the dims as Shardy writes them: `[{"x"}, {}]`.
    #[must_use]
    pub fn dims_text(&self) -> String {
        let dims: Vec<String> = self.dims.iter().map(ToString::to_string).collect();
        format!("[{}]", dims.join(", "))
    }
}

/// As Shardy writes it.
impl fmt::Display for SdySharding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.mesh {
            MeshReference::Symbol(name, _) if is_bare_identifier(name.as_bytes()) => {
                write!(f, "<@{name}, ")?;
            }
            MeshReference::Symbol(name, _) => write!(f, "<@\"{name}\", ")?,
            MeshReference::Inline(mesh) => write!(f, "<mesh{mesh}, ")?,
        }
        f.write_str(&self.dims_text())?;
        for list in &self.others {
            let equals = if list.word.contains('=') { "" } else { "=" };
            write!(f, ", {}{equals}{{", list.word)?;
            write_separated(f, &list.axes)?;
            f.write_str("}")?;
        }
        f.write_str(">")
    }
}

impl fmt::Display for Mesh {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("<[")?;
        let axes: Vec<String> =
            self.axes.iter().map(|axis| format!("\"{}\"={}", axis.name, axis.size)).collect();
        write_separated(f, &axes)?;
        f.write_str("]")?;
        if !self.devices.is_empty() {
            f.write_str(", device_ids=[")?;
            write_separated(f, &self.devices)?;
            f.write_str("]")?;
        }
        f.write_str(">")
    }
}

impl fmt::Display for DimAxes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        write_separated(f, &self.axes)?;
        if self.is_open {
            f.write_str(if self.axes.is_empty() { "?" } else { ", ?" })?;
        }
        f.write_str("}")?;
        self.priority.map_or(Ok(()), |priority| write!(f, "p{priority}"))
    }
}

impl fmt::Display for AxisReference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.name)?;
        self.part.map_or(Ok(()), |(before, size)| write!(f, ":({before}){size}"))
    }
}

/// Elements with commas between them.
fn write_separated(f: &mut fmt::Formatter<'_>, all: &[impl fmt::Display]) -> fmt::Result {
    for (number, one) in all.iter().enumerate() {
        write!(f, "{}{one}", if number > 0 { ", " } else { "" })?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const MESH: &[u8] = br#"<["x"=2, "y"=4]>"#;

    fn tiles(sharding: &str, mesh: &[u8], dim: u64) -> Vec<(u64, (u64, u64))> {
        let written = parse(sharding.as_bytes()).unwrap();
        let sharding = written.resolve(&parse_mesh(mesh).unwrap()).unwrap();
        let slices = sharding.slices(&[Some(dim)], 8).unwrap();
        slices.into_iter().map(|slice| (slice.device, slice.ranges[0].unwrap())).collect()
    }

    #[test]
    fn axes_assign_slices_to_devices() {
        let firsts = |sharding: &str| -> Vec<u64> {
            tiles(sharding, MESH, 8).into_iter().map(|(_, (start, _))| start).collect()
        };
        assert_eq!(firsts(r#"<@m, [{"x"}]>"#), [0, 0, 0, 0, 4, 4, 4, 4]);
        assert_eq!(firsts(r#"<@m, [{"y"}p1], replicated={"x"}>"#), [0, 2, 4, 6, 0, 2, 4, 6]);
        assert_eq!(firsts(r#"<@m, [{"y", "x", ?}]>"#), [0, 2, 4, 6, 1, 3, 5, 7]);
        assert_eq!(firsts(r#"<@m, [{"y":(1)2}]>"#), [0, 0, 4, 4, 0, 0, 4, 4]);
        assert_eq!(firsts(r#"<@m, [{"y":(2)2}]>"#), [0, 4, 0, 4, 0, 4, 0, 4]);
        assert_eq!(firsts(r#"<@m, [{}], unreduced=max{"x"}>"#), [0; 8]);
        let inline = parse(br#"<mesh<["x"=2, "y"=4]>, []>"#).unwrap();
        assert!(matches!(inline.mesh, MeshReference::Inline(mesh) if mesh.axes.len() == 2));
        assert_eq!(
            tiles(r#"<@m, [{"a"}]>"#, br#"<["a"=2], device_ids=[1, 0]>"#, 3),
            [(0, (2, 3)), (1, (0, 2))]
        );
        assert_eq!(tiles("<@m, [{}]>", b"<[], device_ids=[3]>", 3), [(3, (0, 3))]);
    }

    #[test]
    fn mismatches_with_the_mesh_are_found() {
        let mesh = parse_mesh(MESH).unwrap();
        let misfits = |text: &str| -> Vec<String> {
            let written = parse(text.as_bytes()).unwrap();
            let misfit = |misfit: Misfit<'_>| match misfit {
                Misfit::NoAxis(axis) => format!("no {}", axis.name),
                Misfit::UsedTwice(axis) => format!("twice {}", axis.name),
                Misfit::NoPart(axis, size) => format!("no part {} of {size}", axis.name),
            };
            written.misfits(&mesh).into_iter().map(misfit).collect()
        };
        assert_eq!(misfits(r#"<@m, [{"x", "y"}]>"#), [""; 0]);
        assert_eq!(misfits(r#"<@m, [{"y":(1)2}, {"y":(2)2}]>"#), [""; 0]);
        assert_eq!(misfits(r#"<@m, [{"z"}], replicated={"w"}>"#), ["no z", "no w"]);
        assert_eq!(misfits(r#"<@m, [{"x"}, {"x"}]>"#), ["twice x"]);
        assert_eq!(misfits(r#"<@m, [{"y"}, {"y":(2)2}]>"#), ["twice y"]);
        assert_eq!(misfits(r#"<@m, [{"y":(1)3}]>"#), ["no part y of 4"]);
        assert_eq!(misfits(r#"<@m, [{"y":(0)2}]>"#), ["no part y of 4"]);
    }

    #[test]
    fn invalid_shardings_are_reported_where_they_break_off() {
        for (text, start, message) in [
            (r#"<@m>"#, 3, "expected ','"),
            (r#"<@, []>"#, 2, "expected the name of a mesh"),
            (r#"<m, []>"#, 1, "expected 'mesh'"),
            (r#"<@m, [{"x]>"#, 11, "expected '\"'"),
            (r#"<@m, [{"x" "y"}]>"#, 11, "expected '}'"),
            (r#"<@m, [{}], replicated=max{"x"}>"#, 22, "expected '{'"),
            (r#"<@m, [{}], sharded={}>"#, 11, "expected 'replicated' or 'unreduced'"),
        ] {
            let error = parse(text.as_bytes()).unwrap_err();
            assert_eq!((error.span.start(), &*error.message), (start, message), "{text}");
        }
        assert!(parse_mesh(br#"<["x"=]>"#).is_err() && parse_mesh(b"<[]>").is_ok());
        let dims = |count: usize| format!("<@m, [{}{{}}]>", "{}, ".repeat(count - 1));
        assert!(parse(dims(MAX_LIST_ITEMS).as_bytes()).is_ok());
        assert!(parse(dims(MAX_LIST_ITEMS + 1).as_bytes()).is_err());
    }
}
