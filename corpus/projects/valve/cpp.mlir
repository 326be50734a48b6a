valve.pipework @main<depth: i32 = 2>(in %water: i32, out %waste: i32) {
  valve.mark %water as @north : i32
  valve.mark %waste as "south" {old} : i32
  valve.mark %waste as ["a", 1] : i32
  valve.mark %waste : i32
}
valve.tank(in %water : i32) {
  valve.mark %water as <5> : i32
}
