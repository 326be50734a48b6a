// ub.poison
%v1 = "ub.poison"() : () -> (i64)
// ub.poison
%v1 = "ub.poison"() : () -> (vector<6xbf16>)
// ub.unreachable
"test.around"() ({
"ub.unreachable"() : () -> ()
}) : () -> ()
