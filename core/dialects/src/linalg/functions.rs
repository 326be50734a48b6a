//! The scalar functions of bodies, by the keywords of the enumerations of the dialect.

/// A function of one floating-point number.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unary {
    /// The operation that computes it.
    Operation(&'static str),
    /// One divided by the number.
    Reciprocal,
    /// The number times itself.
    Square,
}

impl Unary {
    pub(super) fn from_keyword(keyword: &str) -> Option<Unary> {
        Some(match keyword {
            "exp" => Unary::Operation("math.exp"),
            "log" => Unary::Operation("math.log"),
            "abs" => Unary::Operation("math.absf"),
            "ceil" => Unary::Operation("math.ceil"),
            "floor" => Unary::Operation("math.floor"),
            "negf" => Unary::Operation("arith.negf"),
            "reciprocal" => Unary::Reciprocal,
            "round" => Unary::Operation("math.round"),
            "sqrt" => Unary::Operation("math.sqrt"),
            "rsqrt" => Unary::Operation("math.rsqrt"),
            "square" => Unary::Square,
            "tanh" => Unary::Operation("math.tanh"),
            "erf" => Unary::Operation("math.erf"),
            _ => return None,
        })
    }
}

/// The kind of two numbers that selects an operation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Numbers {
    Complex,
    Float,
    Integer,
    Bool,
}

/// A function of two numbers: the operations that compute it; `None` for unsupported kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Binary {
    complex: Option<&'static str>,
    float: Option<&'static str>,
    integer: Option<&'static str>,
    /// The operation for `i1`, if it differs from wider integers.
    bool: Option<&'static str>,
}

impl Binary {
    pub(super) fn from_keyword(keyword: &str) -> Option<Binary> {
        let of = |complex: &'static str, float, integer, bool| Binary {
            complex: (!complex.is_empty()).then_some(complex),
            float,
            integer: Some(integer),
            bool,
        };
        Some(match keyword {
            "add" => of("complex.add", Some("arith.addf"), "arith.addi", Some("arith.ori")),
            "sub" => of("complex.sub", Some("arith.subf"), "arith.subi", None),
            "mul" => of("complex.mul", Some("arith.mulf"), "arith.muli", Some("arith.andi")),
            "div" => of("complex.div", Some("arith.divf"), "arith.divsi", None),
            "div_unsigned" => of("", None, "arith.divui", None),
            "max_signed" => same("arith.maximumf", "arith.maxsi"),
            "min_signed" => same("arith.minimumf", "arith.minsi"),
            "max_unsigned" => same("arith.maximumf", "arith.maxui"),
            "min_unsigned" => same("arith.minimumf", "arith.minui"),
            "powf" => Binary { complex: None, float: Some("math.powf"), integer: None, bool: None },
            _ => return None,
        })
    }

    /// The operation for numbers of a kind.
    pub(super) fn operation(&self, numbers: Numbers) -> Option<&'static str> {
        match numbers {
            Numbers::Complex => self.complex,
            Numbers::Float => self.float,
            Numbers::Integer => self.integer,
            Numbers::Bool => self.bool.or(self.integer),
        }
    }
}

/// A function that has no meaning for complex numbers.
fn same(float: &'static str, integer: &'static str) -> Binary {
    Binary { complex: None, float: Some(float), integer: Some(integer), bool: None }
}
