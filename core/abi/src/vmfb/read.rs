//! A file as a [`Module`].

use super::archive::open;
use super::flatbuffer::{Buffer, Table};
use super::module::{Attribute, Dependency, Export, Import, Module, Rodata, Signature, Sizes};
use super::schema::{
    DESCRIPTOR_SIZE, IDENTIFIER, OPTIONAL, attribute, debug, dependency, export, import, module,
    rodata, rwdata, signature, state, ty,
};
use abide_mlir::bytecode::BytecodeError;

type Read<T> = Result<T, BytecodeError>;

/// Reads a compiled module. It takes at most 16 bytes of memory for each byte of the file and 1 MB; texts that are
/// UTF-8 stay in place.
///
/// # Errors
/// If it is not one, is cut off, or has an invalid reference.
pub fn read(bytes: &[u8]) -> Read<Module<'_>> {
    let archive = open(bytes)?;
    let buffer = Buffer::new(archive.flatbuffer, archive.start);
    let root = buffer.root(IDENTIFIER)?;
    let signatures = root.each(module::SIGNATURES, one_signature)?;
    let state = root.table(module::STATE)?;
    let found = Module {
        name: root.required_string(module::NAME, "the module")?,
        version: root.u32(module::VERSION)?,
        requirements: root.u32(module::REQUIREMENTS)?,
        attributes: attributes(&root, module::ATTRIBUTES)?,
        types: root.each(module::TYPES, |it| it.required_string(ty::FULL_NAME, "a type"))?,
        dependencies: root.each(module::DEPENDENCIES, one_dependency)?,
        imports: root.each(module::IMPORTS, one_import)?,
        exports: root.each(module::EXPORTS, |it| one_export(&buffer, &it, &signatures))?,
        rodata: root.each(module::RODATA, |it| one_rodata(&it, archive.data, bytes.len()))?,
        rwdata: root.each(module::RWDATA, |it| it.i32(rwdata::SIZE))?,
        state: match state {
            Some(state) => (state.i32(state::GLOBAL_BYTES)?, state.i32(state::GLOBAL_REFS)?),
            None => (0, 0),
        },
        sizes: sizes(&root, archive.flatbuffer.len())?,
        signatures,
    };
    Ok(found)
}

fn attributes<'a>(table: &Table<'_, 'a>, number: u16) -> Read<Vec<Attribute<'a>>> {
    table.each(number, |it| {
        Ok(Attribute { key: it.string(attribute::KEY)?, value: it.string(attribute::VALUE)? })
    })
}

fn one_signature<'a>(table: Table<'_, 'a>) -> Read<Signature<'a>> {
    Ok(Signature {
        convention: table.string(signature::CONVENTION)?,
        attributes: attributes(&table, signature::ATTRIBUTES)?,
    })
}

fn one_dependency<'a>(table: Table<'_, 'a>) -> Read<Dependency<'a>> {
    Ok(Dependency {
        name: table.required_string(dependency::NAME, "a module that is needed")?,
        minimum_version: table.u32(dependency::MINIMUM_VERSION)?,
        is_optional: table.u32(dependency::FLAGS)? & OPTIONAL != 0,
    })
}

fn one_import<'a>(table: Table<'_, 'a>) -> Read<Import<'a>> {
    let signature = table.table(import::SIGNATURE)?;
    let convention = signature.map(|it| it.string(signature::CONVENTION)).transpose()?;
    Ok(Import {
        name: table.required_string(import::FULL_NAME, "an imported function")?,
        convention: convention.unwrap_or_default(),
        is_optional: table.u32(import::FLAGS)? & OPTIONAL != 0,
    })
}

/// Reads an export. Its attributes count again towards the limit, because callers look at them for each function.
fn one_export<'a>(
    buffer: &Buffer<'a>,
    table: &Table<'_, 'a>,
    signatures: &[Signature<'_>],
) -> Read<Export<'a>> {
    let name = table.required_string(export::LOCAL_NAME, "an exported function")?;
    let ordinal = table.u32(export::ORDINAL)?;
    let Some(signature) = signatures.get(ordinal as usize) else {
        let message = format!(
            "the function '{}' has the number {ordinal}, but there are {}",
            name.escape_debug(),
            signatures.len()
        );
        return table.error(message);
    };
    buffer.count_again(signature, table)?;
    Ok(Export { name, ordinal })
}

fn one_rodata(table: &Table<'_, '_>, data: usize, file: usize) -> Read<Rodata> {
    if let Some(len) = table.count(rodata::EMBEDDED, 1)? {
        return Ok(Rodata::Embedded(len as u64));
    }
    let (offset, len) = (table.u64(rodata::EXTERNAL_OFFSET)?, table.u64(rodata::EXTERNAL_LENGTH)?);
    let start = offset.checked_add(data as u64);
    match start.filter(|start| start.checked_add(len).is_some_and(|end| end <= file as u64)) {
        Some(start) => Ok(Rodata::External(start, len)),
        None => table.error(format!(
            "{len} bytes of data are {offset} bytes after the FlatBuffer, past the end of the file"
        )),
    }
}

fn sizes(root: &Table<'_, '_>, flatbuffer: usize) -> Read<Sizes> {
    let debug = root.table(module::DEBUG)?;
    let locations = match debug {
        Some(debug) => Some(debug.count(debug::LOCATIONS, 4)?.unwrap_or(0) as u64),
        None => None,
    };
    Ok(Sizes {
        flatbuffer: flatbuffer as u64,
        bytecode: root.count(module::BYTECODE, 1)?.unwrap_or(0) as u64,
        bytecode_version: root.u32(module::BYTECODE_VERSION)?,
        functions: root.count(module::DESCRIPTORS, DESCRIPTOR_SIZE)?.unwrap_or(0) as u64,
        locations,
    })
}
