//! Places boxes in layers, so that edges point down, and routes the edges: the method of Sugiyama.
//!
//! Everything is bounded: the sweeps have a fixed number, and long edges get bends only up to [`MAX_BENDS`].

/// The distance between layers, in pixels.
const LAYER_GAP: f64 = 34.0;

/// The distance between boxes of a layer.
const GAP: f64 = 22.0;

/// The distance between the bends of long edges.
const BEND_GAP: f64 = 14.0;

/// The number of times that each layer is arranged by its neighbours.
const SWEEPS: usize = 12;

/// The total number of bends; edges beyond it are drawn straight.
const MAX_BENDS: usize = 20_000;

/// The width and height of a box.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Size {
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// A point of the picture: to the right, and down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Point {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// The places of boxes and edges.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Layout {
    /// The upper left corner of each box.
    pub(crate) boxes: Vec<Point>,
    /// The points that each edge passes, from the lower side of a box to the upper side of another.
    pub(crate) edges: Vec<Vec<Point>>,
    pub(crate) size: Size,
}

/// A box or a bend in a layer.
#[derive(Debug, Clone, Copy)]
struct Item {
    width: f64,
    height: f64,
    layer: usize,
    is_bend: bool,
    /// The horizontal middle.
    x: f64,
}

struct Layers {
    items: Vec<Item>,
    /// The items of each layer, from left to right.
    order: Vec<Vec<usize>>,
    above: Vec<Vec<usize>>,
    below: Vec<Vec<usize>>,
}

/// Places boxes. An edge names two boxes by their numbers; an edge to an earlier box points up. The box `end`, a
/// terminator, is below all others.
pub(crate) fn place(boxes: &[Size], edges: &[(usize, usize)], end: Option<usize>) -> Layout {
    let mut layers = Layers::new(boxes, edges, end);
    let routes: Vec<Vec<usize>> = {
        let mut left = MAX_BENDS;
        edges.iter().map(|edge| layers.route(*edge, &mut left)).collect()
    };
    layers.arrange();
    layers.align();
    layers.finish(boxes, edges, &routes)
}

/// An edge with its two ports: the shares of the box widths at which it leaves and arrives.
type PortsOfEdge<'e> = ((&'e f64, &'e f64), &'e (usize, usize));

impl Layers {
    fn new(boxes: &[Size], edges: &[(usize, usize)], end: Option<usize>) -> Layers {
        let mut layer_of = layers_of(boxes.len(), edges);
        if let Some(end) = end.filter(|_| boxes.len() > 1) {
            let others = layer_of.iter().enumerate().filter(|(number, _)| *number != end);
            let last = others.map(|(_, layer)| *layer).max();
            if let (Some(layer), Some(last)) = (layer_of.get_mut(end), last) {
                *layer = (*layer).max(last + 1);
            }
        }
        let mut items = Vec::with_capacity(boxes.len());
        let mut order = vec![Vec::new(); layer_of.iter().max().map_or(0, |last| last + 1)];
        for (number, (size, layer)) in boxes.iter().zip(layer_of).enumerate() {
            items.push(Item {
                width: size.width,
                height: size.height,
                layer,
                is_bend: false,
                x: 0.0,
            });
            order[layer].push(number);
        }
        let (above, below) = (vec![Vec::new(); items.len()], vec![Vec::new(); items.len()]);
        Layers { items, order, above, below }
    }

    /// The items that an edge passes, from its upper end to its lower one.
    fn route(&mut self, (from, to): (usize, usize), left: &mut usize) -> Vec<usize> {
        let (upper, lower) = if from <= to { (from, to) } else { (to, from) };
        let (first, last) = (self.items[upper].layer, self.items[lower].layer);
        let bends = last.saturating_sub(first + 1);
        if first >= last || bends > *left {
            return vec![upper, lower];
        }
        *left -= bends;
        let mut route = vec![upper];
        for layer in first + 1..last {
            let bend = self.items.len();
            self.items.push(Item { width: 0.0, height: 0.0, layer, is_bend: true, x: 0.0 });
            self.above.push(Vec::new());
            self.below.push(Vec::new());
            self.order[layer].push(bend);
            route.push(bend);
        }
        route.push(lower);
        for pair in route.windows(2) {
            self.below[pair[0]].push(pair[1]);
            self.above[pair[1]].push(pair[0]);
        }
        route
    }

    /// Orders each layer so that few edges cross: by the mean place of the neighbours.
    fn arrange(&mut self) {
        let mut rank = vec![0usize; self.items.len()];
        let number = |order: &[Vec<usize>], rank: &mut [usize]| {
            for layer in order {
                for (place, item) in layer.iter().enumerate() {
                    rank[*item] = place;
                }
            }
        };
        number(&self.order, &mut rank);
        for sweep in 0..SWEEPS {
            let is_down = sweep % 2 == 0;
            let neighbours = if is_down { &self.above } else { &self.below };
            let count = self.order.len();
            for step in 0..count {
                let layer = if is_down { step } else { count - 1 - step };
                let mean = |item: &usize| {
                    let own = &neighbours[*item];
                    let sum: usize = own.iter().map(|other| rank[*other]).sum();
                    if own.is_empty() { rank[*item] as f64 } else { sum as f64 / own.len() as f64 }
                };
                let mut ranked: Vec<(f64, usize)> =
                    self.order[layer].iter().map(|item| (mean(item), *item)).collect();
                ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
                self.order[layer] = ranked.into_iter().map(|(_, item)| item).collect();
                for (place, item) in self.order[layer].iter().enumerate() {
                    rank[*item] = place;
                }
            }
        }
    }

    /// Moves the items of each layer below or above their neighbours as far as the others let them.
    fn align(&mut self) {
        for layer in 0..self.order.len() {
            self.spread(layer, &|_, _| None);
        }
        for sweep in 0..SWEEPS {
            let count = self.order.len();
            for step in 0..count {
                let layer = if sweep % 2 == 0 { step } else { count - 1 - step };
                self.spread(layer, &|layers: &Layers, item| {
                    let own = layers.above[item].iter().chain(&layers.below[item]);
                    let (sum, count) = own.fold((0.0, 0), |(sum, count), other| {
                        (sum + layers.items[*other].x, count + 1)
                    });
                    (count > 0).then(|| sum / f64::from(count))
                });
            }
        }
    }

    /// Places the items of a layer as near as possible to their wanted positions, without overlaps. This is an isotonic
    /// regression: each position is reduced by the width of the items before it, and the results must not decrease.
    fn spread(&mut self, layer: usize, wish: &dyn Fn(&Layers, usize) -> Option<f64>) {
        let mut room = 0.0;
        let mut previous: Option<Item> = None;
        // The groups of items that move together: the sum of their wishes, and their number.
        let mut groups: Vec<(f64, usize)> = Vec::new();
        let mut rooms = Vec::with_capacity(self.order[layer].len());
        for item in &self.order[layer] {
            let own = self.items[*item];
            if let Some(before) = previous {
                let gap = if before.is_bend && own.is_bend { BEND_GAP } else { GAP };
                room += f64::midpoint(before.width, own.width) + gap;
            }
            previous = Some(own);
            rooms.push(room);
            groups.push((wish(self, *item).unwrap_or(own.x) - room, 1));
            while let [.., (sum_a, count_a), (sum_b, count_b)] = groups[..] {
                if sum_a * (count_b as f64) <= sum_b * (count_a as f64) {
                    break;
                }
                groups.pop();
                groups.pop();
                groups.push((sum_a + sum_b, count_a + count_b));
            }
        }
        let places =
            groups.iter().flat_map(|(sum, count)| std::iter::repeat_n(sum / *count as f64, *count));
        let placed: Vec<(usize, f64)> = self.order[layer]
            .iter()
            .zip(places.zip(rooms))
            .map(|(item, (place, room))| (*item, place + room))
            .collect();
        for (item, x) in placed {
            self.items[item].x = x;
        }
    }

    fn finish(&self, boxes: &[Size], edges: &[(usize, usize)], routes: &[Vec<usize>]) -> Layout {
        let left = self.items.iter().map(|item| item.x - item.width / 2.0);
        let left = left.fold(f64::INFINITY, f64::min);
        let left = if left.is_finite() { left } else { 0.0 };
        let right = self.items.iter().map(|item| item.x + item.width / 2.0 - left);
        let width = right.fold(0.0, f64::max);
        // The upper and the lower side of each layer.
        let mut sides = Vec::with_capacity(self.order.len());
        let mut height: f64 = 0.0;
        for layer in &self.order {
            let tallest = layer.iter().map(|item| self.items[*item].height).fold(0.0, f64::max);
            sides.push((height, height + tallest));
            height += tallest + LAYER_GAP;
        }
        let height = (height - LAYER_GAP).max(0.0);
        let corner = |number: usize| {
            let item = self.items[number];
            Point { x: item.x - item.width / 2.0 - left, y: sides[item.layer].0 }
        };
        let (starts, ends) = ports(boxes.len(), edges);
        let route = |(route, ((start, end), (from, to))): (&Vec<usize>, PortsOfEdge<'_>)| {
            let port = |number: usize, share: f64, is_lower: bool| {
                let (corner, size) = (corner(number), boxes[number]);
                let down = if is_lower { size.height } else { 0.0 };
                Point { x: corner.x + size.width * share, y: corner.y + down }
            };
            let is_down = from < to;
            let mut points = vec![port(*from, *start, is_down)];
            let bends = route[1..route.len() - 1].iter().flat_map(|bend| {
                let item = self.items[*bend];
                let (top, bottom) = sides[item.layer];
                // An edge is straight where it passes the boxes of a layer.
                [top, bottom].map(|y| Point { x: item.x - left, y })
            });
            let mut bends: Vec<Point> = bends.collect();
            if !is_down {
                bends.reverse();
            }
            points.extend(bends);
            points.push(port(*to, *end, !is_down));
            points
        };
        let ports = starts.iter().zip(&ends).zip(edges);
        Layout {
            boxes: (0..boxes.len()).map(corner).collect(),
            edges: routes.iter().zip(ports).map(route).collect(),
            size: Size { width, height },
        }
    }
}

/// The layer of each box: below all boxes that it depends on. A box without dependencies is directly above the first
/// box that depends on it.
fn layers_of(count: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let mut below = vec![Vec::new(); count];
    let mut is_source = vec![true; count];
    for (from, to) in edges {
        if from < to {
            below[*from].push(*to);
            is_source[*to] = false;
        }
    }
    let mut layers = vec![0usize; count];
    for (from, targets) in below.iter().enumerate() {
        for to in targets {
            layers[*to] = layers[*to].max(layers[from] + 1);
        }
    }
    for from in (0..count).filter(|from| is_source[*from]) {
        let first = below[from].iter().map(|to| layers[*to]).min();
        layers[from] = first.map_or(layers[from], |first| first.saturating_sub(1));
    }
    layers
}

/// The shares of the width at which edges leave and reach their boxes, in the order of the edges.
fn ports(count: usize, edges: &[(usize, usize)]) -> (Vec<f64>, Vec<f64>) {
    let mut incoming = vec![0usize; count];
    for (_, to) in edges {
        incoming[*to] += 1;
    }
    let mut seen = vec![0usize; count];
    let ends = edges.iter().map(|(_, to)| {
        seen[*to] += 1;
        seen[*to] as f64 / (incoming[*to] + 1) as f64
    });
    let ends: Vec<f64> = ends.collect();
    (vec![0.5; edges.len()], ends)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn boxes(count: usize) -> Vec<Size> {
        vec![Size { width: 80.0, height: 30.0 }; count]
    }

    #[test]
    fn edges_point_down_and_boxes_do_not_overlap() {
        let edges: Vec<(usize, usize)> = (1..60).map(|to| (to * 7 % to, to)).collect();
        let layout = place(&boxes(60), &edges, None);
        for (from, to) in &edges {
            assert!(layout.boxes[*from].y < layout.boxes[*to].y, "{from} {to}");
        }
        for (number, one) in layout.boxes.iter().enumerate() {
            for other in &layout.boxes[number + 1..] {
                let is_apart = (one.x - other.x).abs() >= 80.0 || (one.y - other.y).abs() >= 30.0;
                assert!(is_apart, "{one:?} {other:?}");
            }
        }
    }

    #[test]
    fn a_chain_is_straight() {
        let layout = place(&boxes(4), &[(0, 1), (1, 2), (2, 3)], None);
        assert!(layout.boxes.iter().all(|corner| (corner.x).abs() < 0.01), "{layout:?}");
        assert_eq!(layout.edges[0].len(), 2);
    }

    #[test]
    fn the_terminator_is_below_all_others() {
        let layout = place(&boxes(4), &[(0, 1), (1, 2)], Some(3));
        assert!(layout.boxes[..3].iter().all(|corner| corner.y < layout.boxes[3].y));
        assert_eq!(place(&boxes(1), &[], Some(0)).size.height, 30.0);
    }

    #[test]
    fn any_edges_have_a_layout() {
        assert_eq!(place(&[], &[], None).size, Size { width: 0.0, height: 0.0 });
        let edges = [(0, 0), (2, 1), (1, 2), (2, 0), (0, 2), (0, 2)];
        let layout = place(&boxes(3), &edges, Some(2));
        assert_eq!(layout.edges.len(), edges.len());
        assert!(layout.edges.iter().flatten().all(|one| one.x.is_finite() && one.y.is_finite()));
    }

    #[test]
    fn many_diamonds_and_long_edges_are_placed_in_bounded_time() {
        let count = 600;
        let chain = (1..count).flat_map(|to| [(to - 1, to), (to - 1, to)]);
        let long = (0..count / 2).map(|from| (from, count - 1));
        let edges: Vec<(usize, usize)> = chain.chain(long).collect();
        let layout = place(&boxes(count), &edges, None);
        assert_eq!(layout.edges.len(), edges.len());
    }
}
