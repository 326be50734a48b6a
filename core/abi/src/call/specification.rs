//! Polymorphic shapes in JAX's words: `args[0]['x'].shape = (n, 2*k + 1),args[1].shape = (k,)`.

use super::path::{Path, PathStep};

/// The text in front of the specifications in an assertion.
const SPECIFICATIONS_PREFIX: &str = "polymorphic shapes specifications: ";

/// The shape of an argument, by its path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Specification {
    /// The place among the arguments: an index or a keyword, and the rest of the path.
    pub path: Vec<PathStep>,
    /// The size of each dim: a number or an expression.
    pub dims: Vec<String>,
}

/// Parses the shapes in the text of an assertion; empty without any.
#[must_use]
pub fn specifications(text: &str) -> Vec<Specification> {
    let mut found = Vec::new();
    let Some((_, mut rest)) = text.split_once(SPECIFICATIONS_PREFIX) else { return found };
    while let Some((path, after)) = rest.split_once(".shape = (") {
        let Ok(path) = Path::parse(path.trim_start_matches([',', ' ']).as_bytes()) else { break };
        let Some((dims, after)) = dims(after) else { break };
        let mut steps = path.steps;
        // Keyword arguments are known by their names.
        if let (false, Some(PathStep::Key(name))) = (path.root == "args", steps.first().cloned())
            && let Some(first) = steps.first_mut()
        {
            *first = PathStep::Field(name);
        }
        found.push(Specification { path: steps, dims });
        rest = after;
    }
    found
}

/// The sizes up to the closing bracket, and the rest of the text.
fn dims(text: &str) -> Option<(Vec<String>, &str)> {
    let (mut dims, mut depth, mut start) = (Vec::new(), 0_u32, 0);
    for (at, byte) in text.bytes().enumerate() {
        let is_end = match byte {
            b'(' => {
                depth += 1;
                continue;
            }
            b')' if depth > 0 => {
                depth -= 1;
                continue;
            }
            b')' => true,
            b',' if depth == 0 => false,
            _ => continue,
        };
        let dim = text.get(start..at)?.trim();
        if !dim.is_empty() {
            dims.push(dim.to_owned());
        }
        start = at + 1;
        if is_end {
            return Some((dims, text.get(start..)?));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specifications_are_read_as_jax_writes_them() {
        let text = "Division had remainder {0}. Using the following polymorphic shapes specifications: \
            args[0]['x'].shape = (n,),args[1][0].shape = (n, max(n, 2*k + 1), 4),kwargs['w'][1].shape = (k, 4). \
            Obtained dimension variables: 'n' = {0} from specification 'n' for dimension args[0].shape[0] (= {0}), .";
        let found: Vec<(String, String)> = specifications(text)
            .into_iter()
            .map(|found| {
                let path = Path { root: String::new(), steps: found.path }.to_string();
                (path, found.dims.join("; "))
            })
            .collect();
        let expected = [("[0]['x']", "n"), ("[1][0]", "n; max(n, 2*k + 1); 4"), (".w[1]", "k; 4")];
        assert_eq!(found, expected.map(|(path, dims)| (path.to_owned(), dims.to_owned())));
        assert_eq!(specifications("no such text"), []);
        assert_eq!(specifications("polymorphic shapes specifications: args[0].shape = (n"), []);
    }
}
