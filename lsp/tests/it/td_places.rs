//! Completion at usual places in `.td` files of a dialect that includes LLVM's files. The places were chosen before the
//! results were seen.

use crate::support::session::Session;

/// A dialect of a project.
const BASE: &str = "include \"mlir/IR/OpBase.td\"\ninclude \"mlir/IR/AttrTypeBase.td\"\n\
    include \"mlir/IR/EnumAttr.td\"\ninclude \"mlir/Interfaces/SideEffectInterfaces.td\"\n\
    def Brew_Dialect : Dialect {\n  let name = \"brew\";\n}\n\
    def Brew_Beans : TypeDef<Brew_Dialect, \"Beans\">;\n\
    class Brew_Op<string mnemonic, list<Trait> traits = []> : Op<Brew_Dialect, mnemonic, traits>;\n";

/// The text with the cursor, and the items: one of them must be among the first five.
const PLACES: [(&str, &[&str]); 48] = [
    ("def Brew_Cup : TypeD$0", &["TypeDef"]),
    ("class Brew_Type<string name> : Type$0<Brew_Dialect, name>;", &["TypeDef"]),
    ("class Brew_Base<string name, list<Trait> traits = []> : $0", &["Op"]),
    (
        "class Brew_Base<string mnemonic, list<Trait> traits = []> : Op<Brew_Dialect, $0",
        &["mnemonic"],
    ),
    (
        "class Brew_Base<string mnemonic, list<Trait> traits = []> : Op<Brew_Dialect, mnemonic, $0",
        &["traits"],
    ),
    ("def Brew_CupAttr : AttrDef$0", &["AttrDef"]),
    ("def Brew_CupAttr : AttrDef<Brew$0", &["Brew_Dialect"]),
    ("def Brew_XOp : Brew_Op<\"x\"> {\n  let bu$0\n}", &["builders"]),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let hasCan$0\n}",
        &["hasCanonicalizer", "hasCanonicalizeMethod"],
    ),
    ("def Brew_XOp : Brew_Op<\"x\"> {\n  let hasV$0\n}", &["hasVerifier"]),
    ("def Brew_XOp : Brew_Op<\"x\"> {\n  let ext$0\n}", &["extraClassDeclaration"]),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins Option$0<F32>:$x);\n}",
        &["Optional"],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins AnyR$0:$x);\n}",
        &["AnyRankedTensor", "AnyTensor"],
    ),
    ("def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins F32A$0:$x);\n}", &["F32Attr"]),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins DefaultV$0<I32Attr, \"0\">:$x);\n}",
        &["DefaultValuedAttr"],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins Symb$0:$x);\n}",
        &["SymbolRefAttr", "FlatSymbolRefAttr"],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins Brew_Beans:$a);\n  let assemblyFormat = \"$a attr-dict `:` qual$0\";\n}",
        &["qualified("],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let arguments = (ins Variadic<AnyType>:$cups);\n  let assemblyFormat = \"attr-dict ($$0\";\n}",
        &["$cups", "cups"],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let body = (ins);\n  let regions = (region);\n  let operands = regi$0;\n}",
        &["regions"],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\"> {\n  let regions = (region $0:$body);\n}",
        &["SizedRegion", "AnyRegion"],
    ),
    (
        "def Brew_XOp : Brew_Op<\"x\", [SingleBlockI$0<\"ServeOp\">]>;",
        &["SingleBlockImplicitTerminator"],
    ),
    ("def Brew_XOp : Brew_Op<\"x\", [HasP$0]>;", &["HasParent"]),
    (
        "def Brew_XOp : Brew_Op<\"x\", [MemoryEff$0]>;",
        &["MemoryEffects", "MemoryEffectsOpInterface"],
    ),
    ("def Brew_XOp : Brew_Op<\"x\", [AllTypes$0<[\"a\", \"b\"]>]>;", &["AllTypesMatch"]),
    (
        "include \"mlir/IR/OpBase.td\"\ndef Tea_Dialect : Dialect {\n  let cpp$0\n}",
        &["cppNamespace"],
    ),
    ("include \"mlir/IR/OpBase.td\"\ndef Tea_Dialect : Dialect {\n  let $0\n}", &["name"]),
    ("include \"mlir/IR/EnumAttr.td\"\ndef Size : I32Enum$0", &["I32EnumAttr"]),
    (
        "include \"mlir/IR/EnumAttr.td\"\ndef Flags : I32BitEnumAttr<\"Flags\", \"flags\", [I32BitEnum$0]>;",
        &["I32BitEnumCaseBit", "I32BitEnumAttrCaseBit"],
    ),
    ("defvar total = !fold$0", &["!foldl"]),
    ("class Box<int count> {\n  int double = !add(co$0, count);\n}", &["count"]),
    ("class Box<int count> {\n  string s = !con$0\n}", &["!cond"]),
    ("as$0", &["assert"]),
    ("include \"mlir/IR/Interfaces.td\"\ndef Hot : OpInt$0", &["OpInterface"]),
    (
        "include \"mlir/IR/Interfaces.td\"\ndef Hot : OpInterface<\"Hot\"> {\n  let methods = [Interface$0<\"\", \"int\", \"degrees\">];\n}",
        &["InterfaceMethod"],
    ),
    ("def Brew_PourOp : Brew_Op<\"pour\"> {\n  let arguments = (ins Var$0\n}", &["Variadic"]),
    (
        "def Brew_PourOp : Brew_Op<\"pour\"> {\n  let arguments = (ins Variadic<AnyType>:$cups);\n  let assemblyFormat = \"$c$0 attr-dict `:` type($cups)\";\n}",
        &["$cups"],
    ),
    (
        "def Brew_PourOp : Brew_Op<\"pour\"> {\n  let arguments = (ins Variadic<AnyType>:$cups);\n  let assemblyFormat = \"$cups attr-dict `:` ty$0\";\n}",
        &["type("],
    ),
    ("def Brew_PourOp : Brew_Op<\"pour\"> {\n  let hasF$0\n}", &["hasFolder"]),
    ("def Brew_PourOp : Brew_Op<\"pour\", [Iso$0]>;", &["IsolatedFromAbove"]),
    (
        "def Brew_PourOp : Brew_Op<\"pour\"> {\n  let arguments = (ins Sym$0\n}",
        &["SymbolRefAttr", "SymbolNameAttr"],
    ),
    ("class A<list<int> l> {\n  list<int> m = !for$0\n}", &["!foreach"]),
    ("def Brew_Tray : TypeDef<Brew_Dialect, \"Tray\"> {\n  let mn$0\n}", &["mnemonic"]),
    ("def Brew_Tray : TypeDef<Brew_Dialect, \"Tray\"> {\n  let par$0\n}", &["parameters"]),
    ("def Brew_Tray : TypeDef<Brew_$0", &["Brew_Dialect"]),
    ("def Size : I32EnumAttr<\"Size\", \"a size\", [I32Enum$0", &["I32EnumAttrCase"]),
    ("def Brew_PourOp : Brew_Op<\"pour\"> {\n  let results = ($0\n}", &["outs"]),
    ("class Left;\nclass Right : Left;\ndef x {\n  bit b = !isa<L$0\n}", &["isa", "isA", "Left"]),
    (
        "include \"mlir/IR/OpBase.td\"\ndef My_Dialect : Dialect {\n  let cpp$0\n}",
        &["cppNamespace"],
    ),
];

/// More such places: each begins with `=> ` and the items.
const MORE: &str = include_str!("td_places.txt");

#[tokio::test]
async fn the_wanted_item_is_among_the_first_five_of_a_dialect() {
    let Some(llvm) = abide_testing::llvm_includes() else { return };
    let settings = format!("[tablegen]\ninclude = [\"{}\"]\n", llvm.display());
    let files = [("abide.toml", &*settings), ("base.td", BASE)];
    let mut session = Session::new("td-places", &files).await;
    let more: Vec<(&str, Vec<&str>)> = abide_testing::wanted_at_places(MORE).collect();
    assert_eq!(more.len(), 65);
    let places = PLACES.into_iter().chain(more.iter().map(|(text, wanted)| (*text, &**wanted)));
    let mut wrong = Vec::new();
    for (number, (text, wanted)) in places.enumerate() {
        let file = format!("place{number}.td");
        let place = format!("include \"base.td\"\n{text}");
        session.open(&file, &place.replace("$0", "")).await;
        let found = session.ask("completion", &file, &place).await;
        let items = found["items"].as_array().or(found.as_array()).unwrap();
        let first: Vec<&str> =
            items.iter().take(5).filter_map(|item| item["label"].as_str()).collect();
        if !first.iter().any(|label| wanted.contains(label)) {
            wrong.push(format!("{text}: {wanted:?} in {first:?}"));
        }
    }
    session.stop().await;
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
