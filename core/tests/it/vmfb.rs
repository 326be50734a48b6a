//! Compiled modules: the content of those in `corpus/vmfb`, and of other bytes.

use abide_core::limits::Limits;
use abide_core::vmfb::{Rodata, is_vmfb, read, to_text};
use abide_testing::{files_below, repository};

fn modules() -> Vec<(String, Vec<u8>)> {
    let files = files_below("corpus/vmfb").into_iter().filter(|file| file.ends_with(".vmfb"));
    files.map(|file| (file.clone(), std::fs::read(repository().join(&file)).unwrap())).collect()
}

fn module(name: &str) -> Vec<u8> {
    std::fs::read(repository().join("corpus/vmfb").join(name)).unwrap()
}

#[test]
fn functions_become_mlir() {
    let text =
        |name| String::from_utf8(to_text(&module(name), &Limits::default()).unwrap()).unwrap();
    expect_test::expect![[r#"
        module @module {
          func.func private @add(tensor<4xf32> {iree.abi.name = "left"}, tensor<4xf32>) -> (tensor<4xf32>) attributes {iree.reflection = {iree.abi.declaration = "async func @add(%left: tensor<4xf32>, %input1: tensor<4xf32>) -> (%output0: tensor<4xf32>)", iree.abi.model = "coarse-fences"}}
        }
    "#]].assert_eq(&text("async.vmfb"));
    expect_test::expect![[r#"
        module @module {
          func.func private @echo(!util.buffer) -> (!util.buffer) attributes {iree.reflection = {iree.abi.declaration = "a string in, the same out", note = "a \22quoted\22 \\ value\0A\E2\82\AC"}}
          func.func private @bytes(!util.list<i8>) -> (!util.list<i8>) attributes {iree.reflection = {iree.abi.declaration = "sync func @bytes(%input0: !util.list<i8>) -> (%output0: !util.list<i8>)"}}
        }
    "#]].assert_eq(&text("strings.vmfb"));
    expect_test::expect![[r#"
        module @module {
          func.func private @into(!hal.buffer_view, tensor<4xf32> {iree.abi.output = 0 : index}) -> (tensor<4xf32>, !hal.buffer_view) attributes {iree.reflection = {iree.abi.declaration = "sync func @into(%input0: !hal.buffer_view, %input1: tensor<4xf32> {iree.abi.output = 0 : index}) -> (%output0: tensor<4xf32>, %output1: !hal.buffer_view)"}}
        }
    "#]].assert_eq(&text("storage.vmfb"));
}

#[test]
fn data_outside_of_the_flatbuffer_has_its_place() {
    let bytes = module("arrays.vmfb");
    let module = read(&bytes).unwrap();
    let outside = module.rodata.iter().find_map(|one| match one {
        Rodata::External(place, len) => Some((*place as usize, *len as usize)),
        Rodata::Embedded(_) => None,
    });
    let (place, len) = outside.unwrap();
    // An executable for VMVX is a module again.
    let executable = &bytes[place..place + len];
    assert!(is_vmfb(executable));
    let executable = read(executable).unwrap();
    assert!(executable.exports.iter().any(|export| export.name.contains("dispatch")));
}

#[test]
fn truncated_modules_are_an_error_with_an_offset() {
    let mut cut = 0;
    for (name, bytes) in modules() {
        for len in 0..bytes.len() {
            if let Err(error) = read(&bytes[..len]) {
                assert!(error.offset <= len && !error.message.is_empty(), "{name}: {error:?}");
                cut += 1;
            }
        }
    }
    assert!(cut > 20_000, "{cut}");
}

#[test]
fn changed_words_never_panic() {
    let mut refused = 0;
    for (name, bytes) in modules() {
        for at in (0..bytes.len().min(4096)).step_by(4) {
            for word in [0_u32, 1, 4, 0x7fff_ffff, 0x8000_0000, 0xffff_fff0, 0xffff_ffff] {
                let mut changed = bytes.clone();
                let end = (at + 4).min(changed.len());
                changed[at..end].copy_from_slice(&word.to_le_bytes()[..end - at]);
                match to_text(&changed, &Limits::default()) {
                    Ok(text) => assert!(text.len() < 1 << 20, "{name}"),
                    Err(error) => {
                        assert!(error.offset <= changed.len(), "{name}: {error:?}");
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

/// A FlatBuffer whose module has `functions` exported ones, all of them one table, with attributes that are all
/// one table, too.
fn shared(functions: u32, attributes: u32, text: usize) -> Vec<u8> {
    let mut words: Vec<u32> = Vec::new();
    // The vtable of the root has 40 bytes: fields 0 (name), 7 (exports), 8 (signatures) are at 4, 8, 12.
    let mut slots = [0_u16; 20];
    (slots[0], slots[1]) = (40, 16);
    (slots[2], slots[9], slots[10]) = (4, 8, 12);
    words.push(0);
    words.push(u32::from_le_bytes(*b"IREE"));
    words.extend(slots.chunks(2).map(|pair| u32::from(pair[0]) | u32::from(pair[1]) << 16));
    let root = words.len();
    words.extend([40, 0, 0, 0]);
    // One vtable for all others: two fields.
    let vtable = words.len();
    words.extend([8 | 12 << 16, 4 | 8 << 16]);
    let to = |words: &mut Vec<u32>, at: usize| {
        let here = words.len();
        words[at] = ((here - at) * 4) as u32;
    };
    let table = |words: &mut Vec<u32>| {
        let at = words.len();
        words.extend([((at - vtable) * 4) as u32, 0, 0]);
        at
    };
    to(&mut words, 0);
    words[0] = (root * 4) as u32;
    let many = |words: &mut Vec<u32>, count: u32| {
        let at = words.len();
        words.push(count);
        words.extend((0..count).map(|index| (count - index) * 4));
        at
    };
    to(&mut words, root + 2);
    many(&mut words, functions);
    let export = table(&mut words);
    to(&mut words, root + 3);
    many(&mut words, 1);
    let signature = table(&mut words);
    to(&mut words, signature + 2);
    many(&mut words, attributes);
    let attribute = table(&mut words);
    for field in [root + 1, export + 1, signature + 1, attribute + 1, attribute + 2] {
        to(&mut words, field);
    }
    words.push(text as u32);
    // The ordinal of the function is a number in place of an offset.
    words[export + 2] = 0;
    let mut bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    bytes.extend(std::iter::repeat_n(b'v', text));
    let len = bytes.len() as u32;
    [&len.to_le_bytes()[..], &bytes].concat()
}

#[test]
fn one_operation_cannot_print_without_end() {
    let few = shared(3, 2, 4);
    let module = read(&few).unwrap();
    assert_eq!((module.exports.len(), &*module.exports[2].name), (3, "vvvv"));
    assert_eq!(module.signatures[0].attributes.len(), 2);
    for (functions, attributes, text) in
        [(100_000, 100_000, 8), (1000, 1, 1 << 20), (10, 100_000, 100)]
    {
        let error = read(&shared(functions, attributes, text)).unwrap_err();
        assert_eq!(error.message, "the offsets lead to more than the file has room for");
    }
}
