irdl.dialect @shop {
  irdl.type @Price {
  }
}
