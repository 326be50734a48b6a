//! The graph as a picture: SVG with light and dark colours, without scripts.

use crate::layout::{Layout, Point, Size, place};
use crate::{Edge, Graph, Node, NodeKind};
use std::fmt::Write as _;

/// The width of a character of each font size, in pixels.
const TITLE_CHAR_WIDTH: f64 = 7.25;
const LINE_CHAR_WIDTH: f64 = 6.65;

const TITLE_HEIGHT: f64 = 20.0;
const LINE_HEIGHT: f64 = 15.0;

/// The distance between the border of a box and its text.
const PADDING: f64 = 10.0;

/// The distance between the border of a box and its regions, and around the whole picture.
const MARGIN: f64 = 14.0;

/// The distance between adjacent regions.
const REGION_GAP: f64 = 14.0;

const STYLE: &str = "
.abide-graph{--box:#fff;--line:#c3c9d2;--text:#1c2330;--soft:#5b6675;--edge:#8a94a3;--value:#0b62c4;\
--value-box:#edf4fd;--end-box:#f4f1ea;--end:#8a6d1f;--inner:#f7f8fa;\
font-family:ui-monospace,'SF Mono','JetBrains Mono','DejaVu Sans Mono',monospace}
@media (prefers-color-scheme:dark){.abide-graph{--box:#1b212b;--line:#3a4454;--text:#e3e8ef;--soft:#97a3b4;\
--edge:#66748a;--value:#79b4ff;--value-box:#172a42;--end-box:#2a2618;--end:#d9b860;--inner:#151a22}}
.abide-graph rect{fill:var(--box);stroke:var(--line)}
.abide-graph .title{font-size:12px;font-weight:600;fill:var(--text)}
.abide-graph .line{font-size:11px;fill:var(--soft)}
.abide-graph .argument>rect,.abide-graph .source>rect{fill:var(--value-box);stroke:var(--value);stroke-opacity:.45}
.abide-graph .argument>.title{fill:var(--value)}
.abide-graph .terminator>rect{fill:var(--end-box);stroke:var(--end);stroke-opacity:.5}
.abide-graph .inner>rect{fill:var(--inner)}
.abide-graph .edge{fill:none;stroke:var(--edge);stroke-width:1.4}
.abide-graph .captured{stroke-dasharray:4 3}
.abide-graph .tip{fill:var(--edge)}
";

/// The text about operations that are left out.
pub(crate) fn omission(count: usize) -> String {
    match count {
        1 => "1 operation is left out".to_owned(),
        count => format!("{count} operations are left out"),
    }
}

/// A graph with the places of its boxes.
struct Placed<'g> {
    graph: &'g Graph,
    regions: Vec<Vec<Placed<'g>>>,
    sizes: Vec<Size>,
    layout: Layout,
}

impl Graph {
    /// The graph as a picture. Each box has its range in the text as `data-start` and `data-end`.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let placed = Placed::new(self);
        let Size { width, height } = placed.size();
        let (width, height) = (width + 2.0 * MARGIN, height + 2.0 * MARGIN);
        let mut out = String::new();
        push(
            &mut out,
            format_args!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"abide-graph\" role=\"group\" \
                 aria-label=\"value graph\" width=\"{width:.0}\" height=\"{height:.0}\" \
                 viewBox=\"0 0 {width:.0} {height:.0}\">\n<style>{STYLE}</style>\n"
            ),
        );
        placed.draw(&mut out, Point { x: MARGIN, y: MARGIN });
        out.push_str("</svg>\n");
        out
    }
}

impl Placed<'_> {
    fn new(graph: &Graph) -> Placed<'_> {
        let regions: Vec<Vec<Placed<'_>>> =
            graph.nodes.iter().map(|node| node.regions.iter().map(Placed::new).collect()).collect();
        let sizes: Vec<Size> =
            graph.nodes.iter().zip(&regions).map(|(node, regions)| size(node, regions)).collect();
        let edges: Vec<(usize, usize)> =
            graph.edges.iter().map(|edge| (edge.from, edge.to)).collect();
        let last = graph.nodes.len().checked_sub(1);
        let end = last.filter(|last| graph.nodes[*last].kind == NodeKind::Terminator);
        let layout = place(&sizes, &edges, end);
        Placed { graph, regions, sizes, layout }
    }

    fn size(&self) -> Size {
        let note = if self.graph.omitted > 0 { LINE_HEIGHT + PADDING } else { 0.0 };
        let width = if self.graph.omitted > 0 {
            text_width(&omission(self.graph.omitted), LINE_CHAR_WIDTH)
        } else {
            0.0
        };
        let Size { width: own, height } = self.layout.size;
        Size { width: own.max(width), height: height + note }
    }

    fn draw(&self, out: &mut String, at: Point) {
        for (edge, route) in self.graph.edges.iter().zip(&self.layout.edges) {
            draw_edge(out, edge, route, at);
        }
        for (number, node) in self.graph.nodes.iter().enumerate() {
            let corner = self.layout.boxes[number];
            let corner = Point { x: corner.x + at.x, y: corner.y + at.y };
            self.draw_node(out, node, number, corner);
        }
        if self.graph.omitted > 0 {
            let y = at.y + self.size().height - 4.0;
            let note = omission(self.graph.omitted);
            text(out, "line", Point { x: at.x, y }, &note);
        }
    }

    fn draw_node(&self, out: &mut String, node: &Node, number: usize, corner: Point) {
        let Size { width, height } = self.sizes[number];
        let class = match node.kind {
            NodeKind::Argument => "argument",
            NodeKind::Operation if node.regions.is_empty() => "operation",
            NodeKind::Operation | NodeKind::Block => "inner",
            NodeKind::Source => "source",
            NodeKind::Terminator => "terminator",
        };
        let (start, end) = (node.span.start(), node.span.end());
        let label = std::iter::once(&node.title).chain(&node.lines);
        let label = label.map(|line| escaped(line)).collect::<Vec<_>>().join(", ");
        let round = if node.kind == NodeKind::Argument { 12.0 } else { 5.0 };
        push(
            out,
            format_args!(
                "<g class=\"node {class}\" data-start=\"{start}\" data-end=\"{end}\" \
                 aria-label=\"{label}\"><rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" \
                 height=\"{height:.1}\" rx=\"{round}\"/>",
                corner.x, corner.y
            ),
        );
        let x = corner.x + PADDING;
        let mut y = corner.y + TITLE_HEIGHT - 2.0;
        text(out, "title", Point { x, y }, &node.title);
        for line in &node.lines {
            y += LINE_HEIGHT;
            text(out, "line", Point { x, y }, line);
        }
        let mut x = corner.x + MARGIN;
        let y = corner.y + header_height(node) + MARGIN / 2.0;
        for region in &self.regions[number] {
            region.draw(out, Point { x, y });
            x += region.size().width + REGION_GAP;
        }
        out.push_str("</g>\n");
    }
}

/// The height of the text of a box.
fn header_height(node: &Node) -> f64 {
    TITLE_HEIGHT + LINE_HEIGHT * node.lines.len() as f64 + PADDING * 0.8
}

fn size(node: &Node, regions: &[Placed<'_>]) -> Size {
    let lines = node.lines.iter().map(|line| text_width(line, LINE_CHAR_WIDTH));
    let width = lines.fold(text_width(&node.title, TITLE_CHAR_WIDTH), f64::max) + 2.0 * PADDING;
    let height = header_height(node);
    if regions.is_empty() {
        return Size { width, height };
    }
    let gaps = REGION_GAP * (regions.len() - 1) as f64;
    let inner: f64 = regions.iter().map(|region| region.size().width).sum();
    let tallest = regions.iter().map(|region| region.size().height).fold(0.0, f64::max);
    Size { width: width.max(inner + gaps + 2.0 * MARGIN), height: height + tallest + 1.5 * MARGIN }
}

fn text_width(text: &str, char_width: f64) -> f64 {
    text.chars().count() as f64 * char_width
}

fn draw_edge(out: &mut String, edge: &Edge, route: &[Point], at: Point) {
    let moved = |point: &Point| Point { x: point.x + at.x, y: point.y + at.y };
    let [Some(first), Some(last)] = [route.first(), route.last()].map(|end| end.map(moved)) else {
        return;
    };
    let is_down = first.y < last.y;
    let tip = if is_down { -5.0 } else { 5.0 };
    let class = if edge.is_captured { "edge captured" } else { "edge" };
    push(out, format_args!("<path class=\"{class}\" d=\"M{:.1} {:.1}", first.x, first.y));
    let mut before = first;
    for (number, point) in route.iter().enumerate().skip(1) {
        let mut to = moved(point);
        if number + 1 == route.len() {
            to.y += tip;
        }
        let middle = f64::midpoint(before.y, to.y);
        push(
            out,
            format_args!(
                "C{:.1} {middle:.1} {:.1} {middle:.1} {:.1} {:.1}",
                before.x, to.x, to.x, to.y
            ),
        );
        before = to;
    }
    push(out, format_args!("\"><title>{}</title></path>", escaped(&edge.label)));
    let Point { x, y } = last;
    let base = y + tip * 1.2;
    push(
        out,
        format_args!(
            "<path class=\"tip\" d=\"M{x:.1} {y:.1}L{:.1} {base:.1}L{:.1} {base:.1}Z\"/>\n",
            x - 3.5,
            x + 3.5
        ),
    );
}

fn text(out: &mut String, class: &str, at: Point, text: &str) {
    let Point { x, y } = at;
    push(
        out,
        format_args!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escaped(text)),
    );
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(text);
}

/// Text for SVG: no markup, and only characters that XML allows.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}
