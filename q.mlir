%0 = zoo.y tuple<a>
