// A class that others include.
class Register<int number> {
  bits<4> Encoding = number;
}
