//! Symbol queries: by letters of names, or by calling conventions.

/// The prefix of queries for functions by their ABI.
const ABI: &str = "abi:";

/// A search for symbols.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SymbolQuery(QueryPart);

#[derive(Debug, Clone, PartialEq, Eq)]
enum QueryPart {
    /// The name has these letters in their order, in any case.
    Name(String),
    /// The signature in the function's metadata contains the query, without white space.
    Abi(String),
    /// The signature equals the query.
    SameAbi(String),
}

impl SymbolQuery {
    /// A search as a person writes it: a part of a name, or `abi:` and a part of how functions are called.
    #[must_use]
    pub fn new(query: &str) -> SymbolQuery {
        SymbolQuery(match query.strip_prefix(ABI) {
            Some(abi) => QueryPart::Abi(without_blanks(abi)),
            None => QueryPart::Name(query.to_owned()),
        })
    }

    /// A search for the functions that are called in one way.
    #[must_use]
    pub fn same_abi(abi: &str) -> SymbolQuery {
        SymbolQuery(QueryPart::SameAbi(without_blanks(abi)))
    }

    /// Returns how well a symbol matches, the lowest best; `None` if it does not. `abi` is its calling convention, if
    /// metadata has one.
    #[must_use]
    pub fn rank(&self, name: &str, abi: Option<&str>) -> Option<u8> {
        match &self.0 {
            QueryPart::Name(query) => has_letters(name, query).then(|| name_rank(name, query)),
            QueryPart::Abi(query) => {
                let abi = without_blanks(abi?);
                abi.contains(query.as_str()).then(|| u8::from(abi != *query))
            }
            QueryPart::SameAbi(query) => (without_blanks(abi?) == *query).then_some(0),
        }
    }
}

fn without_blanks(text: &str) -> String {
    text.split_whitespace().collect()
}

/// An equal name is first, then names that begin with the query.
fn name_rank(name: &str, query: &str) -> u8 {
    let begins = name.get(..query.len()).is_some_and(|head| head.eq_ignore_ascii_case(query));
    match (begins, name.len() == query.len()) {
        (true, true) => 0,
        (true, false) => 1,
        (false, _) => 2,
    }
}

/// Whether a name has the letters of `query` in their order, in any case.
#[must_use]
pub fn has_letters(name: &str, query: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    query.chars().flat_map(char::to_lowercase).all(|wanted| letters.any(|letter| letter == wanted))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_by_their_letters() {
        let rank = |name| SymbolQuery::new("add").rank(name, Some("(add)"));
        assert_eq!(rank("Add"), Some(0));
        assert_eq!(rank("adder"), Some(1));
        assert_eq!(rank("a_d_d"), Some(2));
        assert_eq!(rank("dad"), None);
    }

    #[test]
    fn functions_are_found_by_their_signature() {
        let abi = "(a: tensor<4xf32>) -> i32";
        let rank = |query: &str, abi| SymbolQuery::new(query).rank("f", abi);
        assert_eq!(rank("abi:", Some(abi)), Some(1));
        assert_eq!(rank("abi: tensor<4xf32>", Some(abi)), Some(1));
        assert_eq!(rank("abi:(a:tensor<4xf32>)->i32", Some(abi)), Some(0));
        assert_eq!(rank("abi:f64", Some(abi)), None);
        assert_eq!(rank("abi:", None), None);
        let same = |abi| SymbolQuery::same_abi("(a: i32)").rank("f", abi);
        assert_eq!(same(Some("(a:  i32)")), Some(0));
        assert_eq!(same(Some("(a: i32) -> i32")), None);
        assert_eq!(same(None), None);
    }
}
