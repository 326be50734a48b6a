!clock = !gauge.instrument<second, 3>

func.func @f(%a: !gauge.instrument<metre, 2>, %b: !clock, %c: !gauge.wall_clock) -> i32 {
  %0 = gauge.read %a <metre> : !gauge.instrument<metre, 2> -> i32
  %1 = gauge.read %b <second> scaled #gauge.scale<5 of metre> {note = #gauge.unit<second>} : !clock -> i32
  gauge.watch %b forever : !clock {
    %2 = gauge.read %b <second> : !clock -> i32
  }
  return %1 : i32
}
