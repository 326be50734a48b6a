//! The content of a compiled module.

use abide_core::vmfb::{Attribute, Convention, Module, Rodata, feature_names};
use serde_json::{Value, json};

/// A compiled module, as in docs/vmfb.md.
#[must_use]
pub fn module(module: &Module<'_>) -> Value {
    let dependencies = module.dependencies.iter().map(|one| {
        json!({ "name": one.name, "minimum_version": one.minimum_version, "optional": one.is_optional })
    });
    let imports = module.imports.iter().map(|one| {
        let mut value = called(&one.name, &one.convention);
        value["optional"] = json!(one.is_optional);
        value
    });
    let exports = module.exports.iter().map(|one| {
        let signature = module.signature(one);
        let mut value = called(&one.name, signature.map_or("", |it| &*it.convention));
        value["attributes"] = attributes(signature.map_or(&[], |it| &it.attributes));
        value
    });
    let (bytes, references) = module.state;
    json!({
        "name": module.name,
        "version": module.version,
        "requirements": feature_names(module.requirements),
        "attributes": attributes(&module.attributes),
        "types": module.types,
        "dependencies": dependencies.collect::<Vec<_>>(),
        "imports": imports.collect::<Vec<_>>(),
        "exports": exports.collect::<Vec<_>>(),
        "state": { "bytes": bytes, "references": references },
        "flatbuffer": { "bytes": module.sizes.flatbuffer },
        "bytecode": {
            "bytes": module.sizes.bytecode,
            "version": module.sizes.bytecode_version,
            "functions": module.sizes.functions,
        },
        "rodata": module.rodata.iter().map(rodata).collect::<Vec<_>>(),
        "rwdata": module.rwdata.iter().map(|bytes| json!({ "bytes": bytes })).collect::<Vec<_>>(),
        "locations": module.sizes.locations,
    })
}

fn called(name: &str, convention: &str) -> Value {
    let signature = Convention::parse(convention).ok().map(|it| it.to_string());
    json!({ "name": name, "convention": convention, "signature": signature })
}

/// A list instead of an object, because a key may occur several times.
fn attributes(all: &[Attribute<'_>]) -> Value {
    all.iter().map(|one| json!({ "key": one.key, "value": one.value })).collect()
}

/// `offset` is the place in the file of data outside of the FlatBuffer.
fn rodata(one: &Rodata) -> Value {
    match one {
        Rodata::Embedded(bytes) => json!({ "bytes": bytes, "offset": null }),
        Rodata::External(offset, bytes) => json!({ "bytes": bytes, "offset": offset }),
    }
}
