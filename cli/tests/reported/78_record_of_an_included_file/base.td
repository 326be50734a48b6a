class C;
def X : C;
