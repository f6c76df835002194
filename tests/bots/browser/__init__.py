"""The bots as a browser runs them: without numpy and numba, with a WebAssembly module, in Node."""
