//! Modules over the described dialects that mlir-opt accepts: every value has a type, and every
//! operation uses values of the types that it asks for.

use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

/// The types of values.
const TYPES: [&str; 10] = [
    "i32",
    "i64",
    "i1",
    "f32",
    "f64",
    "index",
    "tensor<?x4xf32>",
    "memref<?x4xf32>",
    "vector<4xf32>",
    "tensor<2x3xi32>",
];

/// The maximum depth of regions.
const MAX_REGION_DEPTH: u32 = 3;

/// A function while it is written.
struct Writer<'u, 'b> {
    u: &'u mut Unstructured<'b>,
    text: String,
    /// The values that are visible, with the index of their type.
    values: Vec<(String, usize)>,
    next: u32,
    indentation: usize,
}

/// A file of a few functions.
///
/// # Errors
/// None that matter: if the bytes end, so does the file.
pub fn module(u: &mut Unstructured<'_>) -> Result<String> {
    let mut text = String::from("#map = affine_map<(d0)[s0] -> (d0 floordiv 4 + s0)>\n");
    for number in 0..u.int_in_range(1..=4)? {
        let mut writer =
            Writer { u: &mut *u, text: String::new(), values: Vec::new(), next: 0, indentation: 1 };
        writer.function(number)?;
        text.push_str(&writer.text);
    }
    Ok(text)
}

impl Writer<'_, '_> {
    fn line(&mut self, line: &str) {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(self.text, "{:1$}{line}", "", self.indentation * 2);
    }

    fn function(&mut self, number: u32) -> Result<()> {
        let mut arguments = Vec::new();
        for ty in TYPES {
            let name = self.define(ty);
            arguments.push(format!("{name}: {ty}"));
        }
        let result = *self.u.choose(&TYPES)?;
        let visibility = if self.u.ratio(1, 4)? { "private " } else { "" };
        let _ = writeln!(
            self.text,
            "func.func {visibility}@f{number}({}) -> {result} {{",
            arguments.join(", ")
        );
        self.block(MAX_REGION_DEPTH)?;
        if self.u.ratio(1, 3)? {
            let (value, condition) = (self.value(result)?, self.value("i1")?);
            self.line(&format!("cf.cond_br {condition}, ^bb1({value} : {result}), ^bb2"));
            let argument = self.fresh();
            let _ = writeln!(self.text, "^bb1({argument}: {result}):");
            self.line(&format!("return {argument} : {result}"));
            let _ = writeln!(self.text, "^bb2:");
        }
        let value = self.value(result)?;
        self.line(&format!("return {value} : {result}"));
        self.text.push_str("}\n");
        Ok(())
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// A new value of a type.
    fn define(&mut self, ty: &str) -> String {
        let name = self.fresh();
        if let Some(index) = TYPES.iter().position(|own| *own == ty) {
            self.values.push((name.clone(), index));
        }
        name
    }

    /// A visible value of a type; each type is that of an argument of the function.
    fn value(&mut self, ty: &str) -> Result<String> {
        let fits = |value: &&(String, usize)| TYPES[value.1] == ty;
        let fitting: Vec<_> = self.values.iter().filter(fits).collect();
        Ok(self.u.choose(&fitting)?.0.clone())
    }

    fn block(&mut self, depth: u32) -> Result<()> {
        for _ in 0..self.u.int_in_range(0..=6)? {
            match self.u.int_in_range(0..=9)? {
                0..=5 => self.scalar()?,
                6 | 7 => self.shaped()?,
                _ if depth > 0 => self.region(depth - 1)?,
                _ => self.unknown()?,
            }
        }
        Ok(())
    }

    /// Arithmetic on integers, floating-point numbers and indices.
    fn scalar(&mut self) -> Result<()> {
        match self.u.int_in_range(0..=7)? {
            0 => {
                let ty = *self.u.choose(&["i32", "i64", "index"])?;
                let number: i32 = self.u.arbitrary()?;
                let name = self.define(ty);
                self.line(&format!("{name} = arith.constant {number} : {ty}"));
            }
            1 => {
                let ty = *self.u.choose(&["f32", "f64"])?;
                let number: i16 = self.u.arbitrary()?;
                let name = self.define(ty);
                self.line(&format!("{name} = arith.constant {number}.25 : {ty}"));
            }
            2 => {
                let ty = *self.u.choose(&["i32", "i64", "index"])?;
                let op = *self.u.choose(&["addi", "subi", "muli", "divsi", "maxui", "xori"])?;
                self.binary(&format!("arith.{op}"), ty)?;
            }
            3 => {
                let ty = *self.u.choose(&["f32", "f64", "vector<4xf32>"])?;
                let op = *self.u.choose(&["addf", "mulf", "maximumf", "remf"])?;
                self.binary(&format!("arith.{op}"), ty)?;
            }
            4 => {
                let ty = *self.u.choose(&["i32", "i64", "index"])?;
                let predicate = *self.u.choose(&["eq", "slt", "uge"])?;
                let (a, b) = (self.value(ty)?, self.value(ty)?);
                let name = self.define("i1");
                self.line(&format!("{name} = arith.cmpi {predicate}, {a}, {b} : {ty}"));
            }
            5 => {
                let ty = *self.u.choose(&TYPES)?;
                let (condition, a, b) = (self.value("i1")?, self.value(ty)?, self.value(ty)?);
                let name = self.define(ty);
                self.line(&format!("{name} = arith.select {condition}, {a}, {b} : {ty}"));
            }
            6 => {
                let ty = *self.u.choose(&["f32", "f64", "vector<4xf32>"])?;
                let op = *self.u.choose(&["exp", "sqrt", "absf", "tanh"])?;
                let a = self.value(ty)?;
                let fast = if self.u.ratio(1, 3)? { " fastmath<nnan,ninf>" } else { "" };
                let name = self.define(ty);
                self.line(&format!("{name} = math.{op} {a}{fast} : {ty}"));
            }
            _ => {
                let a = self.value("i32")?;
                let name = self.define("index");
                self.line(&format!("{name} = arith.index_cast {a} : i32 to index"));
            }
        }
        Ok(())
    }

    fn binary(&mut self, op: &str, ty: &str) -> Result<()> {
        let (a, b) = (self.value(ty)?, self.value(ty)?);
        let name = self.define(ty);
        self.line(&format!("{name} = {op} {a}, {b} : {ty}"));
        Ok(())
    }

    /// Tensors, buffers, vectors and affine maps.
    fn shaped(&mut self) -> Result<()> {
        let (tensor, memref) = ("tensor<?x4xf32>", "memref<?x4xf32>");
        let index = self.value("index")?;
        let line = match self.u.int_in_range(0..=8)? {
            0 => {
                let a = self.value(tensor)?;
                format!("{} = tensor.dim {a}, {index} : {tensor}", self.define("index"))
            }
            1 => format!("{} = tensor.empty({index}) : {tensor}", self.define(tensor)),
            2 => {
                let (a, other) = (self.value(tensor)?, self.value("index")?);
                let name = self.define("f32");
                format!("{name} = tensor.extract {a}[{index}, {other}] : {tensor}")
            }
            3 => format!("{} = memref.alloc({index}) : {memref}", self.define(memref)),
            4 => {
                let (a, other) = (self.value(memref)?, self.value("index")?);
                let name = self.define("f32");
                format!("{name} = memref.load {a}[{index}, {other}] : {memref}")
            }
            5 => {
                let (a, value) = (self.value(memref)?, self.value("f32")?);
                format!("memref.store {value}, {a}[{index}, {index}] : {memref}")
            }
            6 => {
                let symbol = self.value("index")?;
                let name = self.define("index");
                format!("{name} = affine.apply #map({index})[{symbol}]")
            }
            7 => {
                let value = self.value("f32")?;
                format!(
                    "{} = vector.broadcast {value} : f32 to vector<4xf32>",
                    self.define("vector<4xf32>")
                )
            }
            _ => {
                let (value, a) = (self.value("f32")?, self.value(tensor)?);
                let name = self.define(tensor);
                format!("{name} = linalg.fill ins({value} : f32) outs({a} : {tensor}) -> {tensor}")
            }
        };
        self.line(&line);
        Ok(())
    }

    /// An operation with a region.
    fn region(&mut self, depth: u32) -> Result<()> {
        let visible = self.values.len();
        let ty = *self.u.choose(&["i32", "f32", "index"])?;
        match self.u.int_in_range(0..=2)? {
            0 => {
                let condition = self.value("i1")?;
                let name = self.fresh();
                self.line(&format!("{name} = scf.if {condition} -> ({ty}) {{"));
                self.body("scf.yield", ty, depth, visible)?;
                self.line("} else {");
                self.body("scf.yield", ty, depth, visible)?;
                self.line("}");
                self.keep(name, ty);
            }
            1 => {
                let (from, to, step) =
                    (self.value("index")?, self.value("index")?, self.value("index")?);
                let start = self.value(ty)?;
                let (name, counter, state) = (self.fresh(), self.fresh(), self.fresh());
                self.line(&format!(
                    "{name} = scf.for {counter} = {from} to {to} step {step} iter_args({state} = \
                     {start}) -> ({ty}) {{"
                ));
                self.keep(counter, "index");
                self.keep(state, ty);
                self.body("scf.yield", ty, depth, visible)?;
                self.line("}");
                self.keep(name, ty);
            }
            _ => {
                let counter = self.fresh();
                self.line(&format!("affine.for {counter} = 0 to 10 {{"));
                self.keep(counter, "index");
                self.indentation += 1;
                self.block(depth)?;
                self.indentation -= 1;
                self.values.truncate(visible);
                self.line("}");
            }
        }
        Ok(())
    }

    fn keep(&mut self, name: String, ty: &str) {
        if let Some(index) = TYPES.iter().position(|own| *own == ty) {
            self.values.push((name, index));
        }
    }

    /// Generates the operations of a region and its terminator; the values that they define are forgotten after it.
    fn body(&mut self, terminator: &str, ty: &str, depth: u32, visible: usize) -> Result<()> {
        self.indentation += 1;
        self.block(depth)?;
        let value = self.value(ty)?;
        self.line(&format!("{terminator} {value} : {ty}"));
        self.indentation -= 1;
        self.values.truncate(visible);
        Ok(())
    }

    /// An unregistered operation, in either form.
    fn unknown(&mut self) -> Result<()> {
        let ty = *self.u.choose(&TYPES)?;
        let (a, name) = (self.value(ty)?, self.define(ty));
        self.line(&format!("{name} = \"other.op\"({a}) {{key = #map}} : ({ty}) -> {ty}"));
        Ok(())
    }
}
