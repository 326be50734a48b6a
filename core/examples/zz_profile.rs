#![allow(clippy::all, clippy::pedantic, clippy::restriction, missing_docs)]
use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::ir::Ir;
use abide_core::mlir::parse::parse;
use abide_core::passes::{Pass, Pipeline, Report, run};
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
#[path = "../benches/support/symbol_text.rs"]
mod symbol_text;
fn prepared(text: &str, first: Option<Pass>) -> Ir {
    let parsed = parse(text.as_bytes(), registry(), &Limits::default());
    assert!(parsed.diagnostics.is_empty(), "{:?}", parsed.diagnostics.first());
    let mut ir = parsed.ir;
    if let Some(pass) = first {
        apply(&mut ir, pass);
    }
    ir
}
fn apply(ir: &mut Ir, pass: Pass) -> (f64, f64) {
    let mut pipeline = Pipeline::default();
    pipeline.add(pass);
    let mut r = Report::default();
    let result = run(ir, &pipeline, registry(), &Limits::default(), &mut r);
    assert!(result.is_ok(), "{result:?}");
    (r.timings[0].1.as_secs_f64(), r.timings[0].2.as_secs_f64())
}
fn cpu() -> f64 {
    std::fs::read_to_string("/proc/thread-self/schedstat")
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .parse::<f64>()
        .unwrap()
        / 1e9
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let p = Some(Pass::PropagateSymbol);
    let cases: [(&str, fn(usize) -> String, Option<Pass>, Pass); 10] = [
        ("propagate", symbol_text::function, None, Pass::PropagateSymbol),
        ("concat", symbol_text::concatenations, None, Pass::PropagateSymbol),
        ("again", symbol_text::function, p, Pass::PropagateSymbol),
        ("erase", symbol_text::function, p, Pass::EraseSymbol),
        ("unfold", symbol_text::function, p, Pass::UnfoldSymbolicInt),
        ("to-encoding", symbol_text::function, p, Pass::SymbolToEncoding),
        ("from-encoding", symbol_text::encoded, None, Pass::EncodingToSymbol),
        ("torch", symbol_text::torch, None, Pass::ConvertTorchToSymbol),
        ("canonicalize", symbol_text::function, None, Pass::Canonicalize),
        ("cse", symbol_text::function, None, Pass::Cse),
    ];
    for (name, text, first, pass) in cases {
        if a[1] != "all" && a[1] != name {
            continue;
        }
        let mut row = vec![];
        let counts: Vec<usize> = a[2].split(',').map(|x| x.parse().unwrap()).collect();
        for &count in &counts {
            let ir = prepared(&text(count), first);
            let reps =
                if a.len() > 3 { a[3].parse().unwrap() } else { (1_000_000 / count).clamp(5, 300) };
            let mut best = [f64::MAX; 3];
            for _ in 0..reps {
                let mut copy = ir.clone();
                let t = cpu();
                let (x, y) = apply(&mut copy, pass);
                let all = cpu() - t;
                for (b, v) in best.iter_mut().zip([x, y, all]) {
                    *b = b.min(v * 1e9 / count as f64);
                }
            }
            row.push(best);
        }
        print!("{name:15}");
        for r in &row {
            print!(" | pass {:7.1} verify {:6.1} all {:7.1}", r[0], r[1], r[2]);
        }
        let (f, l) = (row[0], row[row.len() - 1]);
        println!(" | growth pass {:.2} all {:.2}", l[0] / f[0], l[2] / f[2]);
    }
}
