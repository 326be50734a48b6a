//! Syntax and meaning of the operators that begin with `!`.

use crate::lexer::Bang;

/// The documentation of an operator.
#[derive(Debug, Clone, Copy)]
pub(super) struct Operator {
    /// The syntax between its name and the parentheses, and in these.
    pub(super) form: &'static str,
    /// The result.
    pub(super) what: &'static str,
}

/// The arguments of an operator as its form has them.
pub(super) fn parameters(form: &str) -> Vec<&str> {
    let inner = form.split_once('(').map_or("", |(_, inner)| inner);
    let inner = inner.strip_suffix(')').unwrap_or(inner);
    inner.split(", ").filter(|parameter| !parameter.is_empty()).collect()
}

/// The documentation of an operator.
pub(super) fn operator(bang: Bang) -> Operator {
    let (form, what) = described(bang);
    Operator { form, what }
}

#[rustfmt::skip]
fn described(bang: Bang) -> (&'static str, &'static str) {
    match bang {
        Bang::Add => ("(a, b, ...)", "The sum of the integers."),
        Bang::And => ("(a, b, ...)", "The bitwise and of the integers; it stops at the first 0."),
        Bang::Cast => ("<type>(value)", "The value as the type. A string is the name of a record."),
        Bang::Con => ("(dag, dag, ...)", "A dag with the arguments of all; their operators are the same."),
        Bang::Cond => ("(condition : value, ...)", "The value after the first condition that is true. One must be."),
        Bang::Dag => ("(operator, values, names)", "A dag of an operator, a list of arguments and a list of their names. `?` leaves one out."),
        Bang::Div => ("(a, b)", "The quotient of two integers with signs."),
        Bang::Empty => ("(value)", "1 if a string, list or dag has nothing in it."),
        Bang::Eq => ("(a, b)", "1 if both are equal: bits, integers, strings, lists or records."),
        Bang::Exists => ("<type>(name)", "1 if there is a record of the name and type."),
        Bang::Filter => ("(variable, list, condition)", "The elements for which the condition is true."),
        Bang::Find => ("(string, part, start)", "The first position of the part in the string, from the start on; -1 if absent."),
        Bang::Foldl => ("(start, list, accumulator, element, value)", "The value for the last element, where `accumulator` is what the one before came to."),
        Bang::Foreach => ("(variable, sequence, value)", "The list, or dag, of the values for each element."),
        Bang::Ge => ("(a, b)", "1 if `a` is at least `b`."),
        Bang::GetDagArg => ("<type>(dag, key)", "The argument of a dag, by its number or name."),
        Bang::GetDagName => ("(dag, index)", "The name of an argument of a dag."),
        Bang::GetDagOp => ("<type>(dag)", "The operator of a dag."),
        Bang::GetDagOpName => ("(dag)", "The name of the operator of a dag."),
        Bang::Gt => ("(a, b)", "1 if `a` is greater than `b`."),
        Bang::Head => ("(list)", "The first element."),
        Bang::If => ("(condition, then, else)", "One of two values."),
        Bang::Initialized => ("(value)", "1 if the value is not `?`."),
        Bang::Instances => ("<type>(pattern)", "All records of the type, those alone whose names match the pattern."),
        Bang::Interleave => ("(list, separator)", "The strings or integers of a list as one string, with the separator between them."),
        Bang::IsA => ("<type>(value)", "1 if the value is of the type."),
        Bang::Le => ("(a, b)", "1 if `a` is at most `b`."),
        Bang::ListConcat => ("(list, list, ...)", "One list of the elements of all."),
        Bang::ListFlatten => ("(list)", "One list of the elements of all lists in it."),
        Bang::ListRemove => ("(list, removed)", "The elements that are not in the second list."),
        Bang::ListSplat => ("(value, count)", "A list that repeats the value."),
        Bang::LogTwo => ("(a)", "The base 2 logarithm, rounded down."),
        Bang::Lt => ("(a, b)", "1 if `a` is less than `b`."),
        Bang::Match => ("(string, pattern)", "1 if the pattern, an extended regular expression, matches the string."),
        Bang::Mul => ("(a, b, ...)", "The product of the integers."),
        Bang::Ne => ("(a, b)", "1 if both differ."),
        Bang::Not => ("(a)", "1 if the value is 0."),
        Bang::Or => ("(a, b, ...)", "The bitwise or of the integers; it stops at the first -1."),
        Bang::Range => ("(start, end, step)", "The integers from the start to before the end. With one argument they begin with 0; a list gives its indices."),
        Bang::Repr => ("(value)", "The printed text of the value."),
        Bang::SetDagArg => ("(dag, key, value)", "The dag with another argument, named by its number or name."),
        Bang::SetDagName => ("(dag, key, name)", "The dag with another name of an argument."),
        Bang::SetDagOp => ("(dag, operator)", "The dag with another operator."),
        Bang::SetDagOpName => ("(dag, name)", "The dag with another name of its operator."),
        Bang::Shl => ("(a, count)", "`a` shifted to the left."),
        Bang::Size => ("(value)", "The length of a string, list or dag."),
        Bang::Sra => ("(a, count)", "`a` shifted to the right, with its sign."),
        Bang::Srl => ("(a, count)", "`a` shifted to the right, filled with 0."),
        Bang::StrConcat => ("(string, string, ...)", "One string of all."),
        Bang::Sub => ("(a, b)", "The difference of two integers."),
        Bang::Subst => ("(target, replacement, value)", "The value with the replacement for each target: in a string, or a record for a record."),
        Bang::Substr => ("(string, start, length)", "A part of the string; without a length its rest."),
        Bang::Tail => ("(list)", "The list without its first element."),
        Bang::ToLower => ("(string)", "The string in lower case."),
        Bang::ToUpper => ("(string)", "The string in upper case."),
        Bang::Xor => ("(a, b, ...)", "The bitwise exclusive or of the integers."),
    }
}
