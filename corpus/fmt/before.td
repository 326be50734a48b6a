class Shape_Op<string mnemonic,list<Trait> traits=[]>:Op<Shape_Dialect,mnemonic,traits>;

def ScaleOp : Shape_Op<"scale",[Pure]>{
let summary = "scales each element" ;
    let arguments = (ins AnyTensor:$input, F32:$factor, DefaultValuedAttr<BoolAttr, "false">:$in_place, OptionalAttr<StrAttr>:$note);
  let assemblyFormat = [{
      $input   `,`  $factor attr-dict }];
}
