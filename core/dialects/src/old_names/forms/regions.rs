//! Regions in forms of earlier versions.

/// The terminator that the body of a reduction had.
pub(super) const DROPPED_TERMINATOR: &str = "scf.yield";

/// A text without the `scf.yield` that ended the body of a reduction in LLVM 18; `None` if it does not end so. The type of
/// a single reduction goes into its parentheses.
pub(super) fn without_yield(text: &str) -> Option<String> {
    let body = text.trim_end().strip_suffix('}')?;
    let before = body.trim_end().strip_suffix(DROPPED_TERMINATOR)?;
    let end = body.get(body.trim_end().len()..)?;
    let before = before.trim_end();
    let is_reduction = before.ends_with(['}', ')']) && before.contains("scf.reduce");
    let before = with_typed_reduction(before).unwrap_or_else(|| before.to_owned());
    is_reduction.then(|| format!("{before}{end}}}"))
}

/// `scf.reduce(%x : f32) {` for the only `scf.reduce(%x) : f32 {` of a text.
fn with_typed_reduction(text: &str) -> Option<String> {
    const REDUCTION: &str = "scf.reduce(";
    let (before, rest) = text.split_once(REDUCTION)?;
    let (value, rest) = rest.split_once(") : ")?;
    let (ty, region) = rest.split_once(" {")?;
    let is_old =
        !value.contains([':', ',', '\n']) && !ty.contains('\n') && !rest.contains(REDUCTION);
    is_old.then(|| format!("{before}{REDUCTION}{value} : {ty}) {{{region}"))
}

/// A region whose last operation of a name is another one.
pub(super) fn with_terminator(region: &str, old: &str, today: &str) -> Option<String> {
    let at = region.rfind(old)?;
    Some(format!("{}{today}{}", region.get(..at)?, region.get(at + old.len()..)?))
}

/// The operation that inserts a slice of a thread into a tensor, with the blank after its name.
const INSERTION: &str = "tensor.parallel_insert_slice ";

/// The text before the name of the tensor.
const INTO: &str = " into ";

/// The tensors that slices are inserted into in a region, each with a new name: `%new1 = %a, %new2 = %b`.
pub(super) fn shared_tensors(region: &str, new: &str) -> Option<String> {
    let tensors = insertions(region)?;
    let shared = tensors.iter().enumerate();
    let shared: Vec<String> =
        shared.map(|(at, (_, tensor))| format!("{new}{} = {tensor}", at + 1)).collect();
    (!shared.is_empty()).then(|| shared.join(", "))
}

/// A region whose slices are inserted into the tensors with the new names.
pub(super) fn with_shared_tensors(region: &str, new: &str) -> Option<String> {
    let mut text = String::with_capacity(region.len());
    let mut done = 0;
    for (number, (start, tensor)) in insertions(region)?.into_iter().enumerate() {
        text.push_str(region.get(done..start)?);
        text.push_str(&format!("{new}{}", number + 1));
        done = start + tensor.len();
    }
    text.push_str(region.get(done..)?);
    Some(text)
}

/// The tensors that slices are inserted into, with their places; `None` if one is there twice.
fn insertions(region: &str) -> Option<Vec<(usize, &str)>> {
    let mut found: Vec<(usize, &str)> = Vec::new();
    for (at, _) in region.match_indices(INSERTION) {
        let slice = region.get(at + INSERTION.len()..)?;
        let start = slice.find(INTO)? + INTO.len();
        let tensor = slice.get(start..)?.split('[').next()?.trim_end();
        let is_name = |one: char| one.is_alphanumeric() || "%_.$-#".contains(one);
        if !tensor.starts_with('%') || !tensor.chars().all(is_name) {
            return None;
        }
        if found.iter().any(|(_, other)| *other == tensor) {
            return None;
        }
        found.push((at + INSERTION.len() + start, tensor));
    }
    Some(found)
}
