call abide#DefineLinter('tablegen')
