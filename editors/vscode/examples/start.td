// A small machine as records, with a mistake in it. The Problems view has its code; a hover shows what a
// name is after evaluation, and F12 leads to where it is defined.

class Register<int number, string name = "r" # number> {
  string Name = name;
  bits<4> Encoding = number;
}

// Hover over R to see the registers that it makes.
foreach number = 0...3 in
def R#number : Register<number>;

class Instruction<bits<4> opcode, dag operands> {
  string Mnemonic = !tolower(NAME);
  dag Operands = operands;
  bits<8> Encoding;
  let Encoding{7...4} = opcode;
  let Encoding{3...0} = 0;
}

def ins;

// Put the cursor on Instruction and press F2: the class and both records are renamed.
def ADD : Instruction<0b0001, (ins R0:$left, R1:$right)>;

// There is no such register: make it R3. Ctrl+Space in the place of its name lists those that there are.
def NOT : Instruction<0b0010, (ins R7:$input)>;
