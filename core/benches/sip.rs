//! Reading and writing signatures. `docs/internals/performance.md` has the figures and the reference's.
#![expect(missing_docs, reason = "criterion's macros make public functions")]

use abide_core::limits::Limits;
use abide_core::sip::{
    Key, RawFunction, Side, SipParser, SipSignatureMangler, Tree, Visitor, check_sip, to_string,
};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;

/// The allocator of the `abide` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Nothing;

impl Visitor<'_> for Nothing {}

/// Numbers from 0 to `count` - 1 in an order that has no pattern, the same in every run.
fn shuffled(count: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    for last in (1..count).rev() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        order.swap(last, (state % (last as u64 + 1)) as usize);
    }
    order
}

/// Index paths of three levels: a dictionary of layers, a sequence in each, a dictionary of four.
struct Leaves {
    layers: Vec<String>,
    count: usize,
}

impl Leaves {
    fn new(count: usize) -> Leaves {
        let layers = (0..count.div_ceil(40)).map(|layer| format!("layer_{layer:05}")).collect();
        Leaves { layers, count }
    }

    fn path(&self, leaf: usize) -> [Key<'_>; 3] {
        const NAMES: [&[u8]; 4] = [b"bias", b"kernel", b"mean", b"variance"];
        let layer = self.layers[leaf / 40].as_bytes();
        [Key::Name(layer), Key::Index((leaf / 4 % 10) as i32), Key::Name(NAMES[leaf % 4])]
    }

    fn mangle(&self, order: &[usize]) -> Vec<u8> {
        let mut mangler = SipSignatureMangler::new();
        for &leaf in order {
            mangler.set_raw_index(Side::Inputs, leaf as i32, &self.path(leaf)).unwrap();
        }
        mangler.to_signature().unwrap()
    }
}

fn nested(count: usize) -> Vec<u8> {
    Leaves::new(count).mangle(&(0..count).collect::<Vec<_>>())
}

fn flat(count: i32) -> Vec<u8> {
    let mut mangler = SipSignatureMangler::new();
    for leaf in 0..count {
        mangler.set_raw_index(Side::Inputs, leaf, &[Key::Index(leaf)]).unwrap();
    }
    mangler.set_raw_index(Side::Results, 0, &[]).unwrap();
    mangler.to_signature().unwrap()
}

fn visit_both(text: &[u8], limits: &Limits) {
    let mut parser = SipParser::new(text, limits);
    let inputs = parser.visit_inputs(&mut Nothing);
    let results = parser.visit_results(&mut Nothing);
    black_box((inputs, results)).0.unwrap();
}

fn read(criterion: &mut Criterion) {
    let small = b"I36!S32!k0D13!K2!x_0K2!y_1k1S9!k0_2k1_3R9!S6!k10_0";
    let limits = Limits::default();
    let inputs: [(&str, Vec<u8>); 5] = [
        ("small", small.to_vec()),
        ("medium_nested", nested(120)),
        ("large_nested", nested(82_000)),
        ("large_flat", flat(76_000)),
        ("huge_flat_100MB", flat(6_300_000)),
    ];
    let mut group = criterion.benchmark_group("sip");
    group.sample_size(20);
    for (name, text) in &inputs {
        let id = format!("{name}_{}", text.len());
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::new("visit", &id), text, |bencher, text| {
            bencher.iter(|| visit_both(black_box(text), &limits));
        });
        if *name == "huge_flat_100MB" {
            continue;
        }
        group.bench_with_input(BenchmarkId::new("to_string", &id), text, |bencher, text| {
            bencher.iter(|| to_string(black_box(text), Side::Inputs, &limits).unwrap());
        });
        group.bench_with_input(BenchmarkId::new("tree", &id), text, |bencher, text| {
            bencher.iter(|| Tree::read(black_box(text), Side::Inputs, &limits).unwrap());
        });
        group.bench_with_input(BenchmarkId::new("check", &id), text, |bencher, text| {
            bencher.iter(|| check_sip(black_box(text), &limits));
        });
    }
    group.finish();
}

fn mangle(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("mangle");
    group.sample_size(20);
    for count in [10, 1_000, 100_000] {
        let leaves = Leaves::new(count);
        assert_eq!(leaves.count, count);
        for (name, order) in [("ordered", (0..count).collect()), ("shuffled", shuffled(count))] {
            group.bench_with_input(BenchmarkId::new(name, count), &order, |bencher, order| {
                bencher.iter(|| leaves.mangle(black_box(order)));
            });
        }
    }
    group.finish();
}

/// A raw signature of buffers, and one result.
fn raw_signature(buffers: usize) -> Vec<u8> {
    let inputs = "B12!t6d1d384d-1S3!t7O1!".repeat(buffers);
    format!("I{}!{inputs}R6!B3!d4", inputs.len() + 1).into_bytes()
}

fn raw(criterion: &mut Criterion) {
    let limits = Limits::default();
    let mut group = criterion.benchmark_group("raw");
    for text in [raw_signature(2), raw_signature(41_000)] {
        group.throughput(Throughput::Bytes(text.len() as u64));
        group.bench_with_input(BenchmarkId::new("read", text.len()), &text, |bencher, text| {
            bencher.iter(|| RawFunction::read(black_box(text), &limits).unwrap());
        });
        let id = BenchmarkId::new("read_and_text", text.len());
        group.bench_with_input(id, &text, |bencher, text| {
            bencher.iter(|| RawFunction::read(black_box(text), &limits).unwrap().to_string());
        });
    }
    group.finish();
}

criterion_group!(benches, read, mangle, raw);
criterion_main!(benches);
