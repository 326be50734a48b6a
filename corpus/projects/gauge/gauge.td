include "ods.td"

def Gauge_Dialect : Dialect {
  let name = "gauge";
  let summary = "Instruments and what they show";
  let description = [{
    An *instrument* is read, again and again.
  }];
  let cppNamespace = "::gauge";
}

def Gauge_Unit_Metre : EnumCase<"Metre", 0, "metre">;
def Gauge_Unit_Second : EnumCase<"Second", 1, "second">;
def Gauge_Unit : EnumInfo<"Unit", "what is counted", [Gauge_Unit_Metre, Gauge_Unit_Second]>;
def Gauge_UnitAttr : EnumAttr<Gauge_Dialect, Gauge_Unit, "unit">;

// The same type as a condition, which says less of it.
def Gauge_AnyInstrument
    : DialectType<Gauge_Dialect, CPred<"::llvm::isa<::gauge::InstrumentType>($_self)">, "any instrument">;

def Gauge_Instrument : TypeDef<Gauge_Dialect, "InstrumentType", "instrument"> {
  let summary = "something that measures";
  let description = [{
    It keeps what it *showed last*.
  }];
  let parameters = (ins EnumParameter<Gauge_Unit>:$unit, "unsigned":$digits);
  let assemblyFormat = "`<` $unit `,` $digits `>`";
}

// Only C++ says how it is called.
def Gauge_Clock : DialectType<Gauge_Dialect, CPred<"::llvm::isa<::gauge::WallClockType>($_self)">, "a clock"> {
  let description = [{
    It *ticks*.
  }];
}

def Gauge_ScaleAttr : AttrDef<Gauge_Dialect, "ScaleAttr", "scale"> {
  let summary = "how fine an instrument is";
  let parameters = (ins "int64_t":$step, "std::optional<Unit>":$of);
  let assemblyFormat = "`<` $step (`of` $of^)? `>`";
}

def Gauge_ReadOp : Op<Gauge_Dialect, "read"> {
  let summary = "Reads an instrument";
  let description = [{
    What is shown is *rounded*.
  }];
  let arguments = (ins
    Arg<Gauge_Instrument, "what is read", [MemRead]>:$from,
    Gauge_UnitAttr:$unit,
    OptionalAttr<Gauge_ScaleAttr>:$scale
  );
  let results = (outs I32:$shown);
  let assemblyFormat = "$from $unit (`scaled` $scale^)? attr-dict `:` type($from) `->` type($shown)";
}

def Gauge_WatchOp : Op<Gauge_Dialect, "watch", [NoTerminator]> {
  let summary = "Does something as long as an instrument is watched";
  let arguments = (ins Gauge_Instrument:$from, OptionalAttr<I64Attr>:$limit,
                       OptionalAttr<I64Attr>:$times);
  dag regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$from (`times` $times^):(`forever`)? attr-dict `:` type($from) $body";
}
