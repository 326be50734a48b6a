include "registers.td"

foreach number = 0...1 in
def R#number : Register<number>;

#ifdef WITH_STACK
def SP : Register<15>;
#endif
