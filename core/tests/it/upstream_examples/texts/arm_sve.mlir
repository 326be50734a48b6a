//
%1, %2, %3 : vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>
%4 = "arm_sve.sdot"(%1, %2, %3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
//
%1, %2, %3 : vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>
%4 = "arm_sve.smmla"(%1, %2, %3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
//
%1, %2, %3 : vector<[4]xi64>, vector<[16]xi8>, vector<[16]xi8>
%4 = "arm_sve.udot"(%1, %2, %3) : (vector<[4]xi64>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi64>)
//
%1, %2, %3 : vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>
%4 = "arm_sve.ummla"(%1, %2, %3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
//
%1, %2, %3 : vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>
%4 = "arm_sve.usmmla"(%1, %2, %3) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (vector<[4]xi32>)
//
%1, %2, %3 : vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>
%4 = "arm_sve.intr.bfmmla"(%1, %2, %3) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (vector<[4]xf32>)
//
%1 : vector<[16]xi1>
%2 = "arm_sve.convert_from_svbool"(%1) : (vector<[16]xi1>) -> (vector<[16]xi1>)
//
%1, %2 : vector<[4]xf32>, vector<[4]xf32>
%3, %4 = "arm_sve.zip.x2"(%1, %2) : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>)
//
%1, %2, %3, %4 : vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>
%5, %6, %7, %8 = "arm_sve.zip.x4"(%1, %2, %3, %4) : (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>) -> (vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>, vector<[2]xf64>)
//
%1, %2, %3 : vector<[8]xi1>, vector<[8]xi1>, index
%4 = "arm_sve.psel"(%1, %2, %3) : (vector<[8]xi1>, vector<[8]xi1>, index) -> (vector<[8]xi1>)
//
%1, %2, %3 : vector<[8]xi1>, vector<[8]xi8>, vector<[8]xi8>
%4 = "arm_sve.masked.addi"(%1, %2, %3) : (vector<[8]xi1>, vector<[8]xi8>, vector<[8]xi8>) -> (vector<[8]xi8>)
//
%1, %2, %3 : vector<[2]xi1>, vector<[2]xbf16>, vector<[2]xbf16>
%4 = "arm_sve.masked.addf"(%1, %2, %3) : (vector<[2]xi1>, vector<[2]xbf16>, vector<[2]xbf16>) -> (vector<[2]xbf16>)
//
%1, %2, %3 : vector<[2]xi1>, vector<[2]xi8>, vector<[2]xi8>
%4 = "arm_sve.masked.subi"(%1, %2, %3) : (vector<[2]xi1>, vector<[2]xi8>, vector<[2]xi8>) -> (vector<[2]xi8>)
//
%1, %2, %3 : vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>
%4 = "arm_sve.masked.subf"(%1, %2, %3) : (vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> (vector<[8]xf16>)
//
%1, %2, %3 : vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>
%4 = "arm_sve.masked.muli"(%1, %2, %3) : (vector<[4]xi1>, vector<[4]xi8>, vector<[4]xi8>) -> (vector<[4]xi8>)
//
%1, %2, %3 : vector<[2]xi1>, vector<[2]xf32>, vector<[2]xf32>
%4 = "arm_sve.masked.mulf"(%1, %2, %3) : (vector<[2]xi1>, vector<[2]xf32>, vector<[2]xf32>) -> (vector<[2]xf32>)
//
%1, %2, %3 : vector<[2]xi1>, vector<[2]xi16>, vector<[2]xi16>
%4 = "arm_sve.masked.divi_signed"(%1, %2, %3) : (vector<[2]xi1>, vector<[2]xi16>, vector<[2]xi16>) -> (vector<[2]xi16>)
//
%1, %2, %3 : vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>
%4 = "arm_sve.masked.divi_unsigned"(%1, %2, %3) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>)
//
%1, %2, %3 : vector<[4]xi1>, vector<[4]xf64>, vector<[4]xf64>
%4 = "arm_sve.masked.divf"(%1, %2, %3) : (vector<[4]xi1>, vector<[4]xf64>, vector<[4]xf64>) -> (vector<[4]xf64>)
//
%1 : vector<[8]xf16>
%2 = "arm_sve.dupq_lane"(%1) <{lane = 16 : i64}> : (vector<[8]xf16>) -> (vector<[8]xf16>)
// convert_to_svbool
%a : vector<[4]xi1>
%r = arm_sve.convert_to_svbool %a : vector<[4]xi1>
