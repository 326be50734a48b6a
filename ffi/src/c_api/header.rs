//! The header, `include/abide.h`: generated from the table of symbols, and compared with the checked-in file.

use super::exports::{GROUPS, Prototype};
use super::{ByteArray, Value, code};
use crate::{DataType, Device};
use expect_test::expect_file;
use std::fmt::Write as _;

const BEGIN: &str = r#"/*
 * The C ABI of libabide: packed functions, as TVM's and DGL's front ends call them.
 *
 * A value is eight bytes and a code for their type. All functions of type int return 0, or -1
 * after an error; TVMGetLastError returns the reason.
 *
 * The functions have the prefixes TVM, DGL and Abide, with one difference: those with the prefix Abide return
 * truth values (ABIDE_BOOL) and data types (ABIDE_DATA_TYPE) as such. Those of DGL, and of TVM until a front end
 * has sent an ABIDE_BOOL itself, return truth values as integers and data types as text.
 *
 * This file is made of the library's table of symbols: run the tests with UPDATE_EXPECT=1.
 */
#ifndef ABIDE_H
#define ABIDE_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a value is. */
enum {
"#;

const TYPES: &str = r"};

/* The type of the elements of an array, as in DLPack. */
typedef struct {
  uint8_t code;
  uint8_t bits;
  uint16_t lanes;
} AbideDataType;

/* A device, as in DLPack. */
typedef struct {
  int32_t device_type;
  int32_t device_id;
} AbideDevice;

/* Bytes with their number. */
typedef struct {
  const char* data;
  size_t size;
} TVMByteArray;

/* Eight bytes that mean what the code beside them says. */
typedef union {
  int64_t v_int64;
  double v_float64;
  void* v_handle;
  const char* v_str;
  AbideDataType v_type;
  AbideDevice v_device;
  uint8_t v_bool;
} TVMValue;

/* A function. */
typedef void* TVMFunctionHandle;

/* Where the result of a callback goes. */
typedef void* TVMRetValueHandle;

/* A callback: arguments, their codes, their number, where the result goes, and what it was created
 * with. It gives 0, or -1 after it has set an error. */
typedef int (*TVMPackedCFunc)(TVMValue* args, int* type_codes, int num_args, TVMRetValueHandle ret,
                              void* resource_handle);

/* Runs when the last reference to a callback is gone. */
typedef void (*TVMPackedCFuncFinalizer)(void* resource_handle);
";

const END: &str = r#"
#ifdef __cplusplus
}
#endif

#endif /* ABIDE_H */
"#;

const CODES: [(&str, i32, &str); 10] = [
    ("INT", code::INT, "v_int64"),
    ("FLOAT", code::FLOAT, "v_float64"),
    ("HANDLE", code::HANDLE, "v_handle"),
    ("NULL", code::NULL, "nothing"),
    ("DATA_TYPE", code::DATA_TYPE, "v_type"),
    ("DEVICE", code::DEVICE, "v_device"),
    ("FUNCTION", code::FUNCTION, "v_handle: a TVMFunctionHandle"),
    ("STR", code::STR, "v_str: UTF-8 that ends with a 0"),
    ("BYTES", code::BYTES, "v_handle: a TVMByteArray*"),
    ("BOOL", code::BOOL, "v_bool"),
];

fn header() -> String {
    let mut out = BEGIN.to_owned();
    for (name, value, what) in CODES {
        let _ = writeln!(out, "  ABIDE_{name} = {value}, /* {what} */");
    }
    out.push_str(TYPES);
    for group in GROUPS {
        let docs: Vec<&str> = group.docs.iter().map(|line| line.trim()).collect();
        let _ = write!(out, "\n/* {} */\n", docs.join("\n * "));
        for prototype in group.prototypes {
            write_prototype(&mut out, prototype);
        }
    }
    out.push_str(END);
    out
}

fn write_prototype(out: &mut String, prototype: &Prototype) {
    let parameters: Vec<String> = prototype
        .parameters
        .iter()
        .map(|(parameter, name)| format!("{parameter} {}", name.trim_end_matches('_')))
        .collect();
    let parameters = if parameters.is_empty() { "void".to_owned() } else { parameters.join(", ") };
    let line = format!("{} {}(", prototype.result, prototype.name);
    if line.len() + parameters.len() + 2 <= 100 {
        let _ = writeln!(out, "{line}{parameters});");
    } else {
        let _ = writeln!(out, "{line}\n    {});", parameters.replace(", ", ",\n    "));
    }
}

#[test]
fn the_header_is_up_to_date() {
    expect_file!["../../include/abide.h"].assert_eq(&header());
}

#[test]
fn types_have_the_layout_of_the_header() {
    assert_eq!((size_of::<Value>(), align_of::<Value>()), (8, 8));
    assert_eq!((size_of::<ByteArray>(), size_of::<DataType>(), size_of::<Device>()), (16, 4, 8));
}
