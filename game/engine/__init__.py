"""The engine protocol, simulation and benchmarks: the program without its window."""
