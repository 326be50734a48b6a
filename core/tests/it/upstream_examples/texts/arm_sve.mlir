// arm_sve.sdot
%v1 = "test.value"() : () -> vector<[4]xi64>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi64>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi64>)
// arm_sve.sdot
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi32>)
// arm_sve.sdot
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.sdot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.smmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.smmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.udot
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi32>)
// arm_sve.udot
%v1 = "test.value"() : () -> vector<[4]xi64>
%v2 = "test.value"() : () -> vector<[16]xi16>
%v3 = "test.value"() : () -> vector<[16]xi16>
%v4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi64>, vector<[16]xi16>, vector<[16]xi16>) -> (vector<[4]xi64>)
// arm_sve.udot
%v1 = "test.value"() : () -> vector<[4]xi64>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.udot"(%v1, %v2, %v3) : (vector<[4]xi64>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi64>)
// arm_sve.ummla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.ummla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.usmmla
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.usmmla"(%v1, %v2, %v3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
// arm_sve.intr.bfmmla
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[8]xbf16>
%v3 = "test.value"() : () -> vector<[8]xbf16>
%v4 = "arm_sve.intr.bfmmla"(%v1, %v2, %v3) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
// arm_sve.convert_from_svbool
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "arm_sve.convert_from_svbool"(%v1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
// arm_sve.zip.x2
%v1 = "test.value"() : () -> vector<[4]xf32>
%v2 = "test.value"() : () -> vector<[4]xf32>
%v3, %v4 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
// arm_sve.zip.x2
%v1 = "test.value"() : () -> vector<[8]xi16>
%v2 = "test.value"() : () -> vector<[8]xi16>
%v3, %v4 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>)
// arm_sve.zip.x2
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3, %v4 = "arm_sve.zip.x2"(%v1, %v2) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
// arm_sve.zip.x4
%v1 = "test.value"() : () -> vector<[2]xf64>
%v2 = "test.value"() : () -> vector<[2]xf64>
%v3 = "test.value"() : () -> vector<[2]xf64>
%v4 = "test.value"() : () -> vector<[2]xf64>
%v5, %v6, %v7, %v8 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>)
// arm_sve.zip.x4
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3 = "test.value"() : () -> vector<[4]xi32>
%v4 = "test.value"() : () -> vector<[4]xi32>
%v5, %v6, %v7, %v8 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
// arm_sve.zip.x4
%v1 = "test.value"() : () -> vector<[8]xi16>
%v2 = "test.value"() : () -> vector<[8]xi16>
%v3 = "test.value"() : () -> vector<[8]xi16>
%v4 = "test.value"() : () -> vector<[8]xi16>
%v5, %v6, %v7, %v8 = "arm_sve.zip.x4"(%v1, %v2, %v3, %v4) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>)
// arm_sve.psel
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi1>
%v3 = "test.value"() : () -> index
%v4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi1>, index) -> (vector<[16]xi1>)
// arm_sve.psel
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi1>
%v3 = "test.value"() : () -> index
%v4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi1>, index) -> (vector<[8]xi1>)
// arm_sve.psel
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi1>
%v3 = "test.value"() : () -> index
%v4 = "arm_sve.psel"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi1>, index) -> (vector<[2]xi1>)
// arm_sve.masked.addi
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi8>
%v3 = "test.value"() : () -> vector<[16]xi8>
%v4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[16]xi8>)
// arm_sve.masked.addi
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi8>
%v3 = "test.value"() : () -> vector<[8]xi8>
%v4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi8>, vector<[8]xi8>) -> (vector<[8]xi8>)
// arm_sve.masked.addi
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi64>
%v3 = "test.value"() : () -> vector<[4]xi64>
%v4 = "arm_sve.masked.addi"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi64>, vector<[4]xi64>) -> (vector<[4]xi64>)
// arm_sve.masked.addf
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xf32>
%v3 = "test.value"() : () -> vector<[16]xf32>
%v4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xf32>, vector<[16]xf32>) -> (vector<[16]xf32>)
// arm_sve.masked.addf
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xf8E5M2>
%v3 = "test.value"() : () -> vector<[8]xf8E5M2>
%v4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xf8E5M2>, vector<[8]xf8E5M2>) -> (vector<[8]xf8E5M2>)
// arm_sve.masked.addf
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xbf16>
%v3 = "test.value"() : () -> vector<[2]xbf16>
%v4 = "arm_sve.masked.addf"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xbf16>, vector<[2]xbf16>) -> (vector<[2]xbf16>)
// arm_sve.masked.subi
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi8>
%v3 = "test.value"() : () -> vector<[2]xi8>
%v4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi8>, vector<[2]xi8>) -> (vector<[2]xi8>)
// arm_sve.masked.subi
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi8>
%v3 = "test.value"() : () -> vector<[4]xi8>
%v4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// arm_sve.masked.subi
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi64>
%v3 = "test.value"() : () -> vector<[16]xi64>
%v4 = "arm_sve.masked.subi"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi64>, vector<[16]xi64>) -> (vector<[16]xi64>)
// arm_sve.masked.subf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xtf32>
%v3 = "test.value"() : () -> vector<[4]xtf32>
%v4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xtf32>, vector<[4]xtf32>) -> (vector<[4]xtf32>)
// arm_sve.masked.subf
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xbf16>
%v3 = "test.value"() : () -> vector<[2]xbf16>
%v4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xbf16>, vector<[2]xbf16>) -> (vector<[2]xbf16>)
// arm_sve.masked.subf
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xf16>
%v3 = "test.value"() : () -> vector<[8]xf16>
%v4 = "arm_sve.masked.subf"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
// arm_sve.masked.muli
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi8>
%v3 = "test.value"() : () -> vector<[4]xi8>
%v4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
// arm_sve.masked.muli
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi8>
%v3 = "test.value"() : () -> vector<[2]xi8>
%v4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi8>, vector<[2]xi8>) -> (vector<[2]xi8>)
// arm_sve.masked.muli
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi64>
%v3 = "test.value"() : () -> vector<[8]xi64>
%v4 = "arm_sve.masked.muli"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi64>, vector<[8]xi64>) -> (vector<[8]xi64>)
// arm_sve.masked.mulf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xbf16>
%v3 = "test.value"() : () -> vector<[4]xbf16>
%v4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xbf16>, vector<[4]xbf16>) -> (vector<[4]xbf16>)
// arm_sve.masked.mulf
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xf32>
%v3 = "test.value"() : () -> vector<[2]xf32>
%v4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xf32>, vector<[2]xf32>) -> (vector<[2]xf32>)
// arm_sve.masked.mulf
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xf32>
%v3 = "test.value"() : () -> vector<[8]xf32>
%v4 = "arm_sve.masked.mulf"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xf32>, vector<[8]xf32>) -> (vector<[8]xf32>)
// arm_sve.masked.divi_signed
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi16>
%v3 = "test.value"() : () -> vector<[2]xi16>
%v4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi16>, vector<[2]xi16>) -> (vector<[2]xi16>)
// arm_sve.masked.divi_signed
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi16>
%v3 = "test.value"() : () -> vector<[4]xi16>
%v4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi16>, vector<[4]xi16>) -> (vector<[4]xi16>)
// arm_sve.masked.divi_signed
%v1 = "test.value"() : () -> vector<[16]xi1>
%v2 = "test.value"() : () -> vector<[16]xi32>
%v3 = "test.value"() : () -> vector<[16]xi32>
%v4 = "arm_sve.masked.divi_signed"(%v1, %v2, %v3) : (vector<[16]xi1>, vector<[16]xi32>, vector<[16]xi32>) -> (vector<[16]xi32>)
// arm_sve.masked.divi_unsigned
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xi32>
%v3 = "test.value"() : () -> vector<[4]xi32>
%v4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
// arm_sve.masked.divi_unsigned
%v1 = "test.value"() : () -> vector<[2]xi1>
%v2 = "test.value"() : () -> vector<[2]xi32>
%v3 = "test.value"() : () -> vector<[2]xi32>
%v4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[2]xi1>, vector<[2]xi32>, vector<[2]xi32>) -> (vector<[2]xi32>)
// arm_sve.masked.divi_unsigned
%v1 = "test.value"() : () -> vector<[8]xi1>
%v2 = "test.value"() : () -> vector<[8]xi16>
%v3 = "test.value"() : () -> vector<[8]xi16>
%v4 = "arm_sve.masked.divi_unsigned"(%v1, %v2, %v3) : (vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (vector<[8]xi16>)
// arm_sve.masked.divf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xf8E5M2>
%v3 = "test.value"() : () -> vector<[4]xf8E5M2>
%v4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xf8E5M2>, vector<[4]xf8E5M2>) -> (vector<[4]xf8E5M2>)
// arm_sve.masked.divf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xf64>
%v3 = "test.value"() : () -> vector<[4]xf64>
%v4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xf64>, vector<[4]xf64>) -> (vector<[4]xf64>)
// arm_sve.masked.divf
%v1 = "test.value"() : () -> vector<[4]xi1>
%v2 = "test.value"() : () -> vector<[4]xtf32>
%v3 = "test.value"() : () -> vector<[4]xtf32>
%v4 = "arm_sve.masked.divf"(%v1, %v2, %v3) : (vector<[4]xi1>, vector<[4]xtf32>, vector<[4]xtf32>) -> (vector<[4]xtf32>)
// arm_sve.dupq_lane
%v1 = "test.value"() : () -> vector<[8]xf16>
%v2 = "arm_sve.dupq_lane"(%v1) <{lane = 16 : i64}> : (vector<[8]xf16>) -> (vector<[8]xf16>)
// arm_sve.dupq_lane
%v1 = "test.value"() : () -> vector<[4]xi32>
%v2 = "arm_sve.dupq_lane"(%v1) <{lane = 16 : i64}> : (vector<[4]xi32>) -> (vector<[4]xi32>)
// arm_sve.dupq_lane
%v1 = "test.value"() : () -> vector<[8]xi16>
%v2 = "arm_sve.dupq_lane"(%v1) <{lane = 32 : i64}> : (vector<[8]xi16>) -> (vector<[8]xi16>)
// arm_sve.convert_to_svbool
%a = "test.value"() : () -> vector<[4]xi1>
%r = arm_sve.convert_to_svbool %a : vector<[4]xi1>
