//! Functions with dynamic sizes that fit each other: element-wise operations are on tensors of the same size, as the
//! symbol passes assume. The functions have control flow, calls, buffers and torch's declarations of shapes.

use arbitrary::{Result, Unstructured};
use std::fmt::Write as _;

/// A module and arguments for its function `@f`.
#[derive(Debug, Clone)]
pub struct Case {
    /// The text.
    pub text: String,
    /// The arguments of `@f`: sizes, or integers.
    pub arguments: Vec<Argument>,
}

/// An argument of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Argument {
    /// An index.
    Integer(i64),
    /// Sizes.
    Shape(Vec<i64>),
}

const TENSOR: &str = "tensor<?x4xf32>";
const BUFFER: &str = "memref<?x4xf32>";
const TORCH: &str = "!torch.vtensor<[?,4],f32>";
const ANY: &str = "{max_val = 9223372036854775807 : i64, min_val = 0 : i64}";

/// A tensor with the number of its size: tensors with the same number have the same size.
#[derive(Debug, Clone)]
struct Tensor {
    name: String,
    size: u32,
}

struct Writer<'u, 'b> {
    u: &'u mut Unstructured<'b>,
    text: String,
    tensors: Vec<Tensor>,
    indices: Vec<String>,
    next: u32,
    sizes: u32,
    uses: u32,
    indentation: usize,
}

/// A module with the function `@f`, and others that it calls.
///
/// # Errors
/// None that matter: where the bytes end, the function ends early.
pub fn case(u: &mut Unstructured<'_>) -> Result<Case> {
    let mut writer = Writer {
        u,
        text: String::new(),
        tensors: Vec::new(),
        indices: Vec::new(),
        next: 0,
        sizes: 0,
        uses: 0,
        indentation: 1,
    };
    let arguments = writer.function()?;
    let helpers = format!(
        "func.func private @same(%x: {TENSOR}) -> {TENSOR} {{\n  return %x : {TENSOR}\n}}\n\
         func.func private @twice(%x: {TENSOR}) -> {TENSOR} {{\n  \
         %y = tensor.concat dim(0) %x, %x : ({TENSOR}, {TENSOR}) -> {TENSOR}\n  \
         return %y : {TENSOR}\n}}\n"
    );
    Ok(Case { text: writer.text + &helpers, arguments })
}

impl Writer<'_, '_> {
    fn line(&mut self, line: &str) {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(self.text, "{:1$}{line}", "", self.indentation * 2);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn new_size(&mut self) -> u32 {
        self.sizes += 1;
        self.sizes
    }

    fn define(&mut self, line: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {line}"));
        name
    }

    fn tensor(&mut self, line: &str, size: u32) -> Tensor {
        let tensor = Tensor { name: self.define(line), size };
        self.tensors.push(tensor.clone());
        tensor
    }

    fn any_tensor(&mut self) -> Result<Tensor> {
        Ok(self.u.choose(&self.tensors)?.clone())
    }

    /// Uses a value in an operation that no pass knows, under a number.
    fn look(&mut self, value: &str, ty: &str) {
        self.uses += 1;
        self.line(&format!("\"test.look\"({value}) {{id = {}}} : ({ty}) -> ()", self.uses));
    }

    fn function(&mut self) -> Result<Vec<Argument>> {
        let small = self.u.int_in_range(0..=5)?;
        let other = self.u.int_in_range(0..=5)?;
        let times = self.u.int_in_range(0..=3)?;
        let _ = writeln!(
            self.text,
            "func.func @f(%a: {TENSOR}, %b: {TENSOR}, %n: index, %m: {BUFFER}, %t: {TORCH}) -> \
             ({TENSOR}, index) {{"
        );
        let (first, second) = (self.new_size(), self.new_size());
        let shared = self.u.ratio(1, 3)?;
        let other = if shared { small } else { other };
        self.tensors.push(Tensor { name: "%a".to_owned(), size: first });
        let size = if shared { first } else { second };
        self.tensors.push(Tensor { name: "%b".to_owned(), size });
        self.symbols(shared)?;
        for constant in 0..3 {
            self.line(&format!("%c{constant} = arith.constant {constant} : index"));
            self.indices.push(format!("%c{constant}"));
        }
        let own = self.define("arith.addi %n, %c1 : index");
        self.indices.push(own);
        self.buffers()?;
        self.operations(3)?;
        if self.u.ratio(1, 3)? {
            self.blocks()?;
        }
        let tensor = self.any_tensor()?.name;
        let index = self.u.choose(&self.indices)?.clone();
        self.line(&format!("return {tensor}, {index} : {TENSOR}, index"));
        self.text.push_str("}\n");
        Ok(vec![
            Argument::Shape(vec![small, 4]),
            Argument::Shape(vec![other, 4]),
            Argument::Integer(times),
            Argument::Shape(vec![small, 4]),
            Argument::Shape(vec![other, 4]),
        ])
    }

    /// Generates the program's declarations about its arguments.
    fn symbols(&mut self, shared: bool) -> Result<()> {
        let bind = |symbol: &str, value: &str| {
            format!(
                "symbol.bind_symbolic_shape {value}, [{symbol}], affine_map<()[s0] -> (s0, 4)> : {TENSOR}"
            )
        };
        if shared || self.u.ratio(1, 3)? {
            self.line("%N = symbol.symbolic_int @N {max_val = 8 : i64, min_val = 0 : i64} : index");
            self.line(&bind("%N", "%a"));
        }
        if shared {
            self.line(&bind("%N", "%b"));
        } else if self.u.ratio(1, 4)? {
            self.line(&format!("%S1 = symbol.symbolic_int @S1 {ANY} : index"));
            self.line(&bind("%S1", "%b"));
        }
        if self.u.ratio(1, 2)? {
            self.line("%s = torch.symbolic_int \"s0\" {min_val = 0, max_val = 9} : !torch.int");
            self.line(&format!(
                "torch.bind_symbolic_shape %t, [%s], affine_map<()[s0] -> (s0, 4)> : {TORCH}"
            ));
        }
        let size = self.new_size();
        self.tensor(&format!("torch_c.to_builtin_tensor %t : {TORCH} -> {TENSOR}"), size);
        Ok(())
    }

    fn buffers(&mut self) -> Result<()> {
        if self.u.ratio(1, 2)? {
            let size = self.define(&format!("memref.dim %m, %c0 : {BUFFER}"));
            let buffer = self.define(&format!("memref.alloc({size}) : {BUFFER}"));
            self.look(&buffer, BUFFER);
            self.indices.push(size);
        }
        Ok(())
    }

    fn operations(&mut self, depth: u32) -> Result<()> {
        for _ in 0..self.u.int_in_range(0..=6)? {
            self.operation(depth)?;
            if self.u.ratio(1, 2)? {
                let tensor = self.any_tensor()?.name;
                self.look(&tensor, TENSOR);
            }
            if self.u.ratio(1, 4)? {
                let index = self.u.choose(&self.indices)?.clone();
                self.look(&index, "index");
            }
        }
        Ok(())
    }

    fn operation(&mut self, depth: u32) -> Result<()> {
        match self.u.int_in_range(0..=10)? {
            0 => self.element_wise(),
            1 => self.size_of(),
            2 => self.arithmetic(),
            3 => self.empty(),
            4 => self.concatenation(),
            5 => self.padding(),
            6 => self.slice(),
            7 => self.call(),
            8 if depth > 0 => self.branch(depth),
            9 if depth > 0 => self.repetition(depth),
            _ => self.fill(),
        }
    }

    fn dim(&mut self, tensor: &str) -> String {
        let dim = self.define(&format!("tensor.dim {tensor}, %c0 : {TENSOR}"));
        self.indices.push(dim.clone());
        dim
    }

    fn size_of(&mut self) -> Result<()> {
        let tensor = self.any_tensor()?.name;
        self.dim(&tensor);
        Ok(())
    }

    /// `ins(%x, %y) outs(%e)` with three tensors of one size.
    fn element_wise(&mut self) -> Result<()> {
        let first = self.any_tensor()?;
        let same: Vec<Tensor> =
            self.tensors.iter().filter(|one| one.size == first.size).cloned().collect();
        let second = self.u.choose(&same)?.name.clone();
        let dim = self.dim(&first.name);
        let empty = self.define(&format!("tensor.empty({dim}) : {TENSOR}"));
        let name = if self.u.ratio(1, 2)? { "linalg.elemwise_binary" } else { "linalg.add" };
        self.tensor(
            &format!(
                "{name} ins({}, {second} : {TENSOR}, {TENSOR}) outs({empty} : {TENSOR}) -> {TENSOR}",
                first.name
            ),
            first.size,
        );
        Ok(())
    }

    fn fill(&mut self) -> Result<()> {
        let tensor = self.any_tensor()?;
        let name = &tensor.name;
        let line = format!(
            "linalg.elemwise_unary ins({name} : {TENSOR}) outs({name} : {TENSOR}) -> {TENSOR}"
        );
        self.tensor(&line, tensor.size);
        Ok(())
    }

    fn arithmetic(&mut self) -> Result<()> {
        let (a, b) = (self.u.choose(&self.indices)?.clone(), self.u.choose(&self.indices)?.clone());
        let name = *self.u.choose(&["addi", "muli", "maxsi", "minsi"])?;
        let index = self.define(&format!("arith.{name} {a}, {b} : index"));
        self.indices.push(index);
        Ok(())
    }

    fn empty(&mut self) -> Result<()> {
        let index = self.u.choose(&self.indices)?.clone();
        let size = self.new_size();
        self.tensor(&format!("tensor.empty({index}) : {TENSOR}"), size);
        Ok(())
    }

    fn concatenation(&mut self) -> Result<()> {
        let (a, b) = (self.any_tensor()?.name, self.any_tensor()?.name);
        let size = self.new_size();
        let line = format!("tensor.concat dim(0) {a}, {b} : ({TENSOR}, {TENSOR}) -> {TENSOR}");
        self.tensor(&line, size);
        Ok(())
    }

    fn padding(&mut self) -> Result<()> {
        let (tensor, size) = (self.any_tensor()?.name, self.new_size());
        let zero = self.define("arith.constant 0.0 : f32");
        let high = self.u.int_in_range(0..=2)?;
        let name = self.fresh();
        self.line(&format!("{name} = tensor.pad {tensor} low[0, 0] high[{high}, 0] {{"));
        self.line("^bb0(%i: index, %j: index):");
        self.line(&format!("  tensor.yield {zero} : f32"));
        self.line(&format!("}} : {TENSOR} to {TENSOR}"));
        self.tensors.push(Tensor { name, size });
        Ok(())
    }

    fn slice(&mut self) -> Result<()> {
        let (tensor, size) = (self.any_tensor()?.name, self.new_size());
        let len = self.u.choose(&self.indices)?.clone();
        self.tensor(
            &format!(
                "tensor.extract_slice {tensor}[0, 0] [{len}, 4] [1, 1] : {TENSOR} to {TENSOR}"
            ),
            size,
        );
        Ok(())
    }

    fn call(&mut self) -> Result<()> {
        let (tensor, size) = (self.any_tensor()?.name, self.new_size());
        let name = *self.u.choose(&["same", "twice"])?;
        self.tensor(&format!("func.call @{name}({tensor}) : ({TENSOR}) -> {TENSOR}"), size);
        Ok(())
    }

    /// The operations of a region, and a tensor that it yields; its definitions go out of scope.
    fn region(&mut self, depth: u32) -> Result<String> {
        let (tensors, indices) = (self.tensors.len(), self.indices.len());
        self.indentation += 1;
        self.operations(depth - 1)?;
        let yielded = self.any_tensor()?.name;
        self.line(&format!("scf.yield {yielded} : {TENSOR}"));
        self.indentation -= 1;
        self.tensors.truncate(tensors);
        self.indices.truncate(indices);
        Ok(yielded)
    }

    fn branch(&mut self, depth: u32) -> Result<()> {
        let index = self.u.choose(&self.indices)?.clone();
        let condition = self.define(&format!("arith.cmpi sgt, {index}, %c2 : index"));
        let name = self.fresh();
        self.line(&format!("{name} = scf.if {condition} -> ({TENSOR}) {{"));
        self.region(depth)?;
        self.line("} else {");
        self.region(depth)?;
        self.line("}");
        let size = self.new_size();
        self.tensors.push(Tensor { name, size });
        Ok(())
    }

    fn repetition(&mut self, depth: u32) -> Result<()> {
        let init = self.any_tensor()?.name;
        let (name, carried, index) = (self.fresh(), self.fresh(), self.fresh());
        self.line(&format!(
            "{name} = scf.for {index} = %c0 to %c2 step %c1 iter_args({carried} = {init}) -> ({TENSOR}) {{"
        ));
        let tensors = self.tensors.len();
        let size = self.new_size();
        self.tensors.push(Tensor { name: carried, size });
        self.region(depth)?;
        self.tensors.truncate(tensors);
        self.line("}");
        let size = self.new_size();
        self.tensors.push(Tensor { name, size });
        Ok(())
    }

    /// Two blocks that meet in a third, whose argument is one of two tensors; and perhaps one that
    /// control never reaches, which states something about an argument of the function.
    fn blocks(&mut self) -> Result<()> {
        let (a, b) = (self.any_tensor()?.name, self.any_tensor()?.name);
        let index = self.u.choose(&self.indices)?.clone();
        let condition = self.define(&format!("arith.cmpi slt, {index}, %c2 : index"));
        self.line(&format!("cf.cond_br {condition}, ^bb1({a} : {TENSOR}), ^bb2"));
        if self.u.ratio(1, 2)? {
            self.line("^bb3:");
            self.line(&format!("%L = symbol.symbolic_int @L {ANY} : index"));
            self.line(&format!(
                "symbol.bind_symbolic_shape %b, [%L], affine_map<()[s0] -> (s0, 4)> : {TENSOR}"
            ));
            self.line("cf.br ^bb2");
        }
        self.line("^bb2:");
        self.line(&format!("cf.br ^bb1({b} : {TENSOR})"));
        let (name, size) = (self.fresh(), self.new_size());
        self.line(&format!("^bb1({name}: {TENSOR}):"));
        self.tensors.push(Tensor { name, size });
        self.operations(1)
    }
}
