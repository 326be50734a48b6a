//! Codes of TableGen: what `llvm-tblgen` refuses in `.td` files.

codes! {
    /// The text does not follow the grammar.
    SYNTAX = "tablegen-syntax", Error;
    /// A preprocessor line that is wrong, or has no other half.
    PREPROCESSOR = "tablegen-preprocessor", Error,
        help "write '#ifdef NAME', then '#else' if needed, and '#endif' on lines of their own";
    /// A macro that is defined a second time.
    DUPLICATE_MACRO = "tablegen-duplicate-macro", Warning,
        help "remove one of the two";
    /// An included file that cannot be found.
    MISSING_INCLUDE = "tablegen-missing-include", Error;
    /// A file that includes itself, by way of others or directly.
    INCLUDE_CYCLE = "tablegen-include-cycle", Error,
        help "remove one of the includes, or guard the file with '#ifndef'";
    /// An undefined class, multiclass, field or variable.
    UNDEFINED = "tablegen-undefined", Error;
    /// A name that is defined already.
    REDEFINITION = "tablegen-redefinition", Error;
    /// A value whose type is not the one that its place requires.
    TYPE_MISMATCH = "tablegen-type-mismatch", Error;
    /// Template arguments that are missing, too many, or given twice.
    TEMPLATE_ARGUMENTS = "tablegen-template-arguments", Error;
    /// A value that is out of range or otherwise impossible.
    INVALID_VALUE = "tablegen-invalid-value", Error;
    /// A record in which a value could not be computed to its end.
    UNRESOLVED = "tablegen-unresolved", Error,
        help "give its parts values that are known where the record is defined";
    /// A value that llvm-tblgen drops without a word, because it cannot become one of the type of `!cond`.
    LOST_VALUE = "tablegen-lost-value", Warning;
    /// An `assert` whose condition is false.
    ASSERTION = "tablegen-assertion", Error,
        help "change the values in the condition, or the assertion";
    /// A declarative assembly format that mlir-tblgen refuses.
    ASSEMBLY_FORMAT = "tablegen-assembly-format", Error;
    /// A definition of a dialect, an operation, a type or an attribute that mlir-tblgen refuses.
    DEFINITION = "tablegen-definition", Error;
    /// The message of a `dump`.
    DUMP = "tablegen-dump", Information;
    /// A template argument that nothing uses.
    UNUSED_ARGUMENT = "tablegen-unused-argument", Warning,
        help "use it, or remove it";
}
