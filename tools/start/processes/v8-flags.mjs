/**
 * Flags for processes that run for some minutes. V8 compiles a function with its optimising compiler after nine times
 * as many executions. With the default of 67,584, an engine spends a quarter of its processor time on compiling.
 */
export const V8_FLAGS = ["--interrupt-budget=600000"]
