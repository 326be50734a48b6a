//! `reflection.pack`, `reflection.unpack` and `reflection.check`.

mod spelling;
#[cfg(test)]
mod tests;

use abide_core::limits::Limits;
use abide_core::reflection::bind::{BindError, Function, Profile, Stage, Value, Vm};
use abide_core::reflection::check;
use serde_json::{Map, Value as Json, json};

/// Answers a request whose `op` is one of the three; `None` for any other. The caller adds the `id`.
///
/// Answers of profile `iree2021` spell arrays as that runtime could show them: with the name of numpy's dtype, and an
/// error for those that it cannot read back.
///
/// A member `"whole": true` is for front ends that pass values on rather than show them. Then all elements of an
/// array are included, and a refusal also has the value concerned (`place`) and the expectation there (`detail`).
/// Arrays may be `{"$external": number, "shape": .., "dtype": ..}`: their elements stay with the caller, and the
/// answer maps their positions (`"external": [[number, start, length], ..]`).
#[must_use]
pub fn answer(op: &str, request: &Json) -> Option<Json> {
    let answer = match op {
        "reflection.pack" => pack(request),
        "reflection.unpack" => unpack(request),
        "reflection.check" => Ok(diagnostics(request)),
        _ => return None,
    };
    Some(answer.unwrap_or_else(|refusal| refusal.into_json(whole(request))))
}

/// The reason for a refusal.
enum Refusal {
    /// The call fails.
    Call(BindError),
    /// The request is malformed.
    Request(String),
}

impl Refusal {
    fn into_json(self, whole: bool) -> Json {
        match self {
            Refusal::Call(error) => {
                let stage = if error.stage == Stage::Construct { "construct" } else { "call" };
                let mut refusal = json!({
                    "ok": false,
                    "stage": stage,
                    "error_type": error.error_type,
                    "error": error.message,
                });
                if whole {
                    refusal["place"] = error.place.into();
                    refusal["detail"] = error.detail.into();
                }
                refusal
            }
            Refusal::Request(error) => json!({
                "ok": false,
                "stage": "request",
                "error_type": "RequestError",
                "error": error,
            }),
        }
    }
}

impl From<BindError> for Refusal {
    fn from(error: BindError) -> Refusal {
        Refusal::Call(error)
    }
}

impl From<String> for Refusal {
    fn from(error: String) -> Refusal {
        Refusal::Request(error)
    }
}

/// Whether the request asks for whole answers, as [`answer`] describes them.
fn whole(request: &Json) -> bool {
    request.get("whole").and_then(Json::as_bool).unwrap_or(false)
}

fn spelling(request: &Json, profile: Profile) -> spelling::Spelling {
    spelling::Spelling { profile, whole: whole(request) }
}

fn pack(request: &Json) -> Result<Json, Refusal> {
    let profile = profile(request)?;
    let arguments = spelling::values(list(request, "args")?)?;
    let keywords = match request.get("kwargs") {
        None | Some(Json::Null) => Vec::new(),
        Some(Json::Object(members)) => keywords(members)?,
        Some(_) => return Err(Refusal::Request("\"kwargs\" is an object".to_owned())),
    };
    let packed = load(request, profile)?.pack(&arguments, &keywords)?;
    let packed: Vec<Json> =
        packed.iter().map(|value| spelling::vm(value, spelling(request, profile))).collect();
    Ok(json!({ "ok": true, "vm": packed }))
}

fn keywords(members: &Map<String, Json>) -> Result<Vec<(String, Value)>, Refusal> {
    let keywords = members.iter().map(|(name, value)| Ok((name.clone(), spelling::value(value)?)));
    keywords.collect()
}

fn unpack(request: &Json) -> Result<Json, Refusal> {
    let profile = profile(request)?;
    let results = list(request, "vm")?.iter().map(spelling::read_vm);
    let results: Vec<Vm> = results.collect::<Result<_, String>>()?;
    let value = load(request, profile)?.unpack(&results)?;
    Ok(json!({ "ok": true, "py": spelling::python(&value, spelling(request, profile)) }))
}

fn diagnostics(request: &Json) -> Json {
    let text = request.get("abi").and_then(Json::as_str).unwrap_or_default().as_bytes();
    let found = check(text, &Limits::default());
    json!({ "diagnostics": crate::diagnostics(text, &found) })
}

fn load(request: &Json, profile: Profile) -> Result<Function, Refusal> {
    let reflection = match request.get("abi") {
        None | Some(Json::Null) => None,
        Some(Json::String(text)) => Some(text.as_bytes()),
        Some(_) => return Err(Refusal::Request("\"abi\" is a string or null".to_owned())),
    };
    Ok(Function::load(reflection, profile, &Limits::default())?)
}

fn profile(request: &Json) -> Result<Profile, Refusal> {
    match request.get("profile").and_then(Json::as_str).unwrap_or("iree2022") {
        "doc" => Ok(Profile::Doc),
        "iree2021" => Ok(Profile::Iree2021),
        "iree2022" => Ok(Profile::Iree2022),
        other => Err(Refusal::Request(format!("no profile is named {other:?}"))),
    }
}

fn list<'r>(request: &'r Json, key: &str) -> Result<&'r [Json], Refusal> {
    match request.get(key) {
        None | Some(Json::Null) => Ok(&[]),
        Some(Json::Array(items)) => Ok(items),
        Some(_) => Err(Refusal::Request(format!("{key:?} is an array"))),
    }
}
