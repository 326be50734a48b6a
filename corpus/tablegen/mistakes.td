class Instruction<bits<4> opcode> {
  bits<4> Opcode = opcode;
  string Name = !tolower(NAME);
}
def ADD : Instruction<"add"> {
  let Size = 4;
}
def SUB : Instruction<2>, Arithmetic;
def MUL : Instruction<3>;
