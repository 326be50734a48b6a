// Operations in the generic form with parts that do not fit.
%0 = "test.no_type"()
%1, %2 = "test.counts"() : () -> (i32)
"test.operands"(%1) : (i32, i32) -> ()
"test.missing_arrow"(%1) : (i32) i32
%3:2 = "test.pair"() : () -> (i32, f32)
"test.past_the_end"(%3#2) : (f32) -> ()
"test.fine"(%3#1) : (f32) -> ()
