//! Bytecode that is truncated, changed or misleading: reading ends, reports errors, and stays within its memory
//! limit.

use abide_core::dialect::registry;
use abide_core::limits::Limits;
use abide_core::mlir::bytecode::{
    self, ALWAYS_ALLOWED_BYTES, BytecodeError, MEMORY_FACTOR, Module,
};
use abide_core::mlir::opt::{Options, opt};
use abide_testing::memory::{live, peak_over};

/// Reads a file; what that takes is within the bound.
fn read(bytes: &[u8]) -> Result<Module, BytecodeError> {
    let registry = registry();
    let (result, peak) = peak_over(live(), || bytecode::read(bytes, registry, &Limits::default()));
    let most = MEMORY_FACTOR * bytes.len() + ALWAYS_ALLOWED_BYTES;
    assert!(peak <= most, "{peak} bytes for {} of input", bytes.len());
    if let Err(error) = &result {
        assert!(error.offset <= bytes.len(), "{error:?}");
        assert!(!error.message.is_empty());
    }
    result
}

fn bytecode_of(text: &str) -> Vec<u8> {
    let options = Options { emit_bytecode: true, ..Options::default() };
    let outcome = opt(text.as_bytes(), "x.mlir", &options, registry(), &Limits::default());
    assert!(outcome.success, "{}", outcome.messages);
    outcome.output
}

/// A file with something of everything.
fn sample() -> Vec<u8> {
    bytecode_of(
        "module attributes {d.a = dense<[1, 2, 3]> : tensor<3xi32>, d.b = dense_resource<blob> : tensor<2xi8>,
                 d.c = [1.5 : f64, \"text\", @a::@b, unit, array<i64: 1, -1>], d.d = dense<true> : vector<4xi1>} {
  func.func @f(%a: tensor<?x4xf32>, %m: memref<4x?xf32, strided<[?, 1]>>) -> index attributes {d.e = #d.x<1>} {
    %c = arith.constant 0 : index
    cf.br ^next(%c : index)
  ^next(%i: index):
    %s = scf.for %k = %c to %i step %c iter_args(%x = %i) -> index {
      scf.yield %x : index
    }
    %t = tensor.extract_slice %a[0, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    \"d.unknown\"(%t) <{p = 1 : i64}> ({
    ^bb0(%y: i8):
      \"d.end\"(%y)[^next, ^next] : (i8) -> ()
    ^next:
      \"d.end\"() : () -> ()
    }) {q} : (tensor<1x4xf32>) -> ()
    return %s : index
  }
}
{-#
  dialect_resources: { builtin: { blob: \"0x08000000010203\" } }
#-}
",
    )
}

#[test]
fn the_sample_is_read() {
    let module = read(&sample()).unwrap();
    assert!(module.opaque.is_empty());
}

#[test]
fn every_part_of_a_file_is_refused() {
    let file = sample();
    for len in 0..file.len() {
        assert!(read(&file[..len]).is_err(), "the first {len} bytes are read");
    }
}

#[test]
fn every_byte_may_be_any_other() {
    let file = sample();
    let (mut refused, mut all) = (0, 0);
    for at in 0..file.len() {
        for value in [0, 1, 3, 0x7f, 0x80, 0xfe, 0xff, file[at] ^ 2, file[at].wrapping_add(2)] {
            let mut changed = file.clone();
            changed[at] = value;
            refused += usize::from(read(&changed).is_err());
            all += 1;
        }
    }
    // Names, numbers and locations may be others.
    assert!(refused * 3 > all, "{refused} of {all} are refused");
    assert!(refused < all);
}

#[test]
fn every_byte_of_an_artifact_may_be_any_other() {
    let folder = abide_testing::repository().join("corpus/bytecode");
    for name in ["sharded.mlirbc", "symbolic.mlirbc", "quantized.mlirbc"] {
        let file = std::fs::read(folder.join(name)).unwrap();
        // The descriptions of its dialects are unpacked once for all files.
        assert!(bytecode::read(&file, registry(), &Limits::default()).is_ok());
        assert!(read(&file).is_ok());
        for at in 0..file.len() {
            for value in [0, 0xff, file[at] ^ 2] {
                let mut changed = file.clone();
                changed[at] = value;
                let _ = read(&changed);
            }
        }
    }
}

/// A file of a version with the sections that are given.
fn file(sections: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let mut file = b"ML\xefR\x0dx\0".to_vec();
    for (id, contents) in sections {
        file.push(*id);
        file.push(0);
        file.extend((contents.len() as u64).to_le_bytes());
        file.extend(contents);
    }
    file
}

/// The least there must be before the operations: a dialect `b` with the operation `b.b` and a location.
fn with_operations(operations: Vec<u8>) -> Vec<u8> {
    let strings = vec![3, 5, b'b', 0];
    let dialects = vec![3, 1, 3, 1, 3, 1];
    let (offsets, values) = (vec![3, 1, 1, 3, 7], vec![0x1f]);
    file(&[(0, strings), (1, dialects), (3, offsets), (2, values), (4, operations), (8, vec![1])])
}

#[test]
fn the_smallest_file_is_read() {
    // One operation without anything. Its location is one of its dialect's own.
    let module = read(&with_operations(vec![5, 1, 0, 1])).unwrap();
    assert_eq!(module.ir.walk(module.ir.top()).count(), 2);
}

#[test]
fn huge_counts_allocate_little() {
    let huge = [0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f];
    for id in [0, 1, 2, 3, 4, 8] {
        let mut sections = vec![
            (0, vec![1]),
            (1, vec![1, 1]),
            (3, vec![1, 1]),
            (2, Vec::new()),
            (4, vec![1]),
            (8, vec![1]),
        ];
        for (section, contents) in &mut sections {
            if *section == id {
                *contents = huge.to_vec();
            }
        }
        let _ = read(&file(&sections));
    }
    for head in [vec![], vec![5, 1, 16, 1], vec![5, 1, 2, 1], vec![5, 1, 4, 1], vec![5, 1, 8, 1]] {
        let mut operations = head;
        operations.extend(huge);
        assert!(read(&with_operations(operations)).is_err());
    }
}

#[test]
fn regions_within_regions_are_refused_where_they_nest_too_deep() {
    let mut operations = vec![5];
    for _ in 0..5000 {
        operations.extend([1, 16, 1, 5, 3, 1, 5]);
    }
    let error = read(&with_operations(operations)).unwrap_err();
    assert_eq!(error.message, "regions nest deeper than 256");
}

#[test]
fn an_attribute_that_is_a_part_of_itself_is_refused() {
    let strings = vec![5, 17, 5, b'b', 0, b'b', b'u', b'i', b'l', b't', b'i', b'n', 0];
    let dialects = vec![5, 1, 5, 3, 1, 3, 1];
    // Attribute 0 is an array with itself; it is the dictionary of the operation, whose location is 1.
    let (offsets, values) = (vec![5, 1, 3, 5, 15, 7], vec![1, 3, 1, 31]);
    let operations = vec![5, 1, 1, 3, 1];
    let error = read(&file(&[
        (0, strings),
        (1, dialects),
        (3, offsets),
        (2, values),
        (4, operations),
        (8, vec![1]),
    ]))
    .unwrap_err();
    assert!(error.message.contains("one is a part of itself"), "{error:?}");
}

/// Many operations of a few bytes each take much more than their share: an error is reported before they are created.
#[test]
fn files_that_need_too_much_memory_are_refused() {
    let text: String = (0..200_000).map(|_| "\"d.o\"() : () -> ()\n").collect();
    let file = bytecode_of(&text);
    let stripped = without_locations(&file);
    let error = read(&stripped).unwrap_err();
    assert!(error.message.contains("more than 16 bytes of memory"), "{error:?}");
}

/// The same module without locations.
fn without_locations(file: &[u8]) -> Vec<u8> {
    let module = read(file).unwrap();
    let origin = bytecode::Origin::Unknown;
    let version = bytecode::CURRENT_VERSION;
    let options = bytecode::WriteOptions { version, elide_resources: false, origin };
    bytecode::write(&module.ir, registry(), &options).unwrap()
}

#[test]
fn a_long_file_takes_no_more_than_its_share() {
    let function = |number: usize| {
        format!(
            "func.func @f{number}(%a: i32, %b: i32) -> i32 {{\n  %0 = arith.addi %a, %b : i32\n  \
             %1 = arith.muli %0, %a : i32\n  %2 = arith.subi %1, %b : i32\n  %3 = arith.xori %2, %0 : i32\n  \
             %4 = arith.constant {number} : i32\n  %5 = arith.maxsi %3, %4 : i32\n  return %5 : i32\n}}\n"
        )
    };
    let text: String = (0..20_000).map(function).collect();
    let file = bytecode_of(&text);
    assert!(file.len() > 1 << 20);
    read(&file).unwrap();
    read(&without_locations(&file)).unwrap();
}

/// If all indices are equal only one is stored, so nothing but a size would bound their text.
#[test]
fn sparse_literals_have_an_index_for_each_value() {
    let text = "\"t.op\"() {a = sparse<[[0, 0], [0, 0]], [1, 2]> : tensor<2x7xi32>} : () -> ()\n";
    let mut bytes = bytecode_of(text);
    assert!(read(&bytes).is_ok());
    // tensor<2x2xi64>: a list of two numbers, each with a bit for its sign and one for its length.
    let shape = [27, 2 << 1 | 1, 2 << 2 | 1, 2 << 2 | 1];
    let place = bytes.windows(shape.len()).position(|four| four == shape).unwrap();
    bytes[place + 2] = 31 << 2 | 1;
    let error = read(&bytes).unwrap_err();
    assert!(error.message.contains("for each value of SparseElementsAttr"), "{}", error.message);
}
