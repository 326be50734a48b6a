// Strings that do not end where they should, and escapes that are none.
module attributes {title = "a string that the line ends, author = "me"} {
  func.func private @escapes() attributes {path = "C:\zebra", fine = "tab\09"}
}
