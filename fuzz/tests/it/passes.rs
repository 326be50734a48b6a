//! The check of the symbol passes on seeded inputs, and its negative controls.

use abide_fuzz::checks::passes::{hold, opt_module, symbol_passes};
use abide_fuzz::generate::shapes::{Argument, Case, case};
use abide_fuzz::{Outcome, checks::passes::Opt};
use abide_generate::Random;
use arbitrary::Unstructured;
use std::panic::catch_unwind;

#[test]
fn generated_functions() {
    let mut random = Random::new(21);
    let mut checked = 0;
    for _ in 0..120 {
        let len = 50 + random.below(400);
        checked += usize::from(symbol_passes(&random.bytes(len)) == Outcome::Checked);
    }
    assert!(checked > 80, "only {checked} of 120 were propagated");
}

#[test]
fn generated_texts_have_work_for_each_pass() {
    let mut random = Random::new(22);
    let mut all = String::new();
    for _ in 0..100 {
        let bytes = random.bytes(400);
        all.push_str(&case(&mut Unstructured::new(&bytes)).unwrap().text);
    }
    for word in [
        "scf.if",
        "scf.for",
        "cf.cond_br",
        "^bb3",
        "func.call @twice",
        "memref.dim",
        "torch.bind",
        "tensor.pad",
        "tensor.extract_slice",
        "tensor.concat",
        "linalg.elemwise_binary",
        "@N",
    ] {
        assert!(all.contains(word), "{word} is never generated");
    }
}

/// A function on which every pass has something to do.
fn example() -> Case {
    let text = "\
func.func @f(%a: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = tensor.dim %a, %c0 : tensor<?x4xf32>
  %m = arith.addi %d, %c1 : index
  %e = tensor.empty(%d) : tensor<?x4xf32>
  %w = tensor.empty(%m) : tensor<?x4xf32>
  \"test.look\"(%w) {id = 1} : (tensor<?x4xf32>) -> ()
  \"test.look\"(%m) {id = 2} : (index) -> ()
  %x = linalg.elemwise_unary ins(%a : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %x : tensor<?x4xf32>
}
";
    Case { text: text.to_owned(), arguments: vec![Argument::Shape(vec![3, 4])] }
}

/// Whether the check notices that `opt` is broken.
fn is_caught(opt: Opt) -> bool {
    catch_unwind(|| hold(opt, &example())).is_err()
}

fn has(flags: &[&str], flag: &str) -> bool {
    flags.contains(&flag)
}

#[test]
fn a_right_implementation_is_not_caught() {
    assert_eq!(hold(opt_module, &example()), Outcome::Checked);
}

#[test]
fn output_that_does_not_verify_is_caught() {
    assert!(is_caught(|text, flags| {
        let output = opt_module(text, flags)?;
        Ok(if has(flags, "-cse") { output.replacen("index", "i64", 1) } else { output })
    }));
}

#[test]
fn another_size_is_caught() {
    assert!(is_caught(|text, flags| {
        let output = opt_module(text, flags)?;
        Ok(if has(flags, "-erase-symbol") {
            output.replacen("arith.constant 1", "arith.constant 2", 1)
        } else {
            output
        })
    }));
}

#[test]
fn a_value_that_lost_its_last_use_is_caught() {
    assert!(is_caught(|text, flags| {
        let output = opt_module(text, flags)?;
        Ok(if has(flags, "-canonicalize") {
            output.replacen("{id = 2 : i64}", "{id = 3 : i64}", 1)
        } else {
            output
        })
    }));
}

#[test]
fn an_unstable_pass_is_caught() {
    assert!(is_caught(|text, flags| {
        let output = opt_module(text, flags)?;
        let again = has(flags, "-propagate-symbol") && text.contains("@S0");
        Ok(if again { output.replace("@S0", "@S90") } else { output })
    }));
}

#[test]
fn a_bind_without_a_symbol_is_caught() {
    assert!(is_caught(|text, flags| {
        let output = opt_module(text, flags)?;
        let before = "[%S0], affine_map<()[s0] -> (s0, 4)>";
        Ok(if has(flags, "-propagate-symbol") && !text.contains("@S0") {
            output.replacen(before, "[], affine_map<() -> (3, 4)>", 1)
        } else {
            output
        })
    }));
}

#[test]
fn a_symbol_left_by_unfolding_is_caught() {
    assert!(is_caught(|text, flags| {
        if has(flags, "-unfold-symbolic-int") {
            opt_module(text, &[])
        } else {
            opt_module(text, flags)
        }
    }));
}

#[test]
fn a_bind_that_encodings_lose_is_caught() {
    assert!(is_caught(|text, flags| {
        let output = opt_module(text, flags)?;
        if !has(flags, "-encoding-to-symbol") || !text.contains('@') {
            return Ok(output);
        }
        let lines = output.lines();
        let first = output.lines().position(|line| line.contains("bind_symbolic_shape"));
        let kept = lines.enumerate().filter(|(at, _)| Some(*at) != first).map(|(_, line)| line);
        Ok(kept.collect::<Vec<_>>().join("\n") + "\n")
    }));
}
