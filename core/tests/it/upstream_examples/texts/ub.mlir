//
%1 = "ub.poison"() : () -> i64
// unreachable
"test.around"() ({
"ub.unreachable"() : () -> ()
}) : () -> ()
