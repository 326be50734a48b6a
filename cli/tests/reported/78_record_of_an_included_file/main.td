include "base.td"



def X : C;
