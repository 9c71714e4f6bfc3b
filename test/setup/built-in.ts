import '../../src/built-in';
