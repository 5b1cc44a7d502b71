"""The rules: pure values and functions, without input, output, time or chance."""
