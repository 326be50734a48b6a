//! A library of one's own: abide's functions and these, in one shared library that TVM's and DGL's front
//! ends load. Built by `cargo build -p abide-ffi --example extension`.

use abide::{Args, Error, PackedFunc, RetValue, register_global};
use std::collections::BTreeMap;

register_global!("tir.abs", |x: i64| x.abs());

register_global!(
    "heterograph_index._CAPI_DGLHeteroCreateUnitGraphFromCOO",
    |num_vertex_types: i64,
     num_src: i64,
     num_dst: i64,
     row: &[u8],
     col: &[u8],
     formats: &str,
     row_sorted: bool,
     _col_sorted: bool| {
        let (row, col) = (ids(row)?, ids(col)?);
        let graph = Graph::new([num_src, num_dst], &row, &col, row_sorted)?;
        if !(1..=2).contains(&num_vertex_types) {
            return Err(Error::value_error("a unit graph has one or two types of nodes"));
        }
        let known = ["coo", "csr", "csc"];
        if let Some(format) = formats.split(',').find(|format| !known.contains(format)) {
            return Err(Error::value_error(format!("unknown sparse format: {format}")));
        }
        // The graph is what the function holds; its methods are calls of it.
        let formats = formats.to_owned();
        Ok(PackedFunc::new(move |args: Args<'_>| match args.get::<&str>(0)? {
            "num_edges" => Ok(RetValue::Int(graph.num_edges)),
            "successors" => Ok(graph.successors(args.get::<i64>(1)?).into()),
            "formats" => Ok(formats.clone().into()),
            other => Err(Error::new("AttributeError", format!("a graph has no {other}"))),
        }))
    }
);

/// Node numbers, which come as 64-bit integers in the byte order of this machine.
fn ids(bytes: &[u8]) -> Result<Vec<i64>, Error> {
    let (ids, rest) = bytes.as_chunks::<8>();
    if rest.is_empty() {
        return Ok(ids.iter().map(|id| i64::from_ne_bytes(*id)).collect());
    }
    Err(Error::value_error("the bytes are not 64-bit integers"))
}

struct Graph {
    num_edges: i64,
    successors: BTreeMap<i64, Vec<i64>>,
}

impl Graph {
    fn new(nodes: [i64; 2], row: &[i64], col: &[i64], row_sorted: bool) -> Result<Graph, Error> {
        if row.len() != col.len() {
            let (row, col) = (row.len(), col.len());
            return Err(Error::value_error(format!("{row} sources and {col} destinations")));
        }
        if row_sorted && !row.is_sorted() {
            return Err(Error::value_error("the sources are not sorted"));
        }
        let mut successors: BTreeMap<i64, Vec<i64>> = BTreeMap::new();
        for (from, to) in row.iter().zip(col) {
            if !(0..nodes[0]).contains(from) || !(0..nodes[1]).contains(to) {
                return Err(Error::value_error(format!(
                    "the graph has no edge from {from} to {to}"
                )));
            }
            successors.entry(*from).or_default().push(*to);
        }
        Ok(Graph { num_edges: row.len() as i64, successors })
    }

    fn successors(&self, node: i64) -> Vec<u8> {
        let found = self.successors.get(&node);
        found.into_iter().flatten().flat_map(|id| id.to_ne_bytes()).collect()
    }
}
