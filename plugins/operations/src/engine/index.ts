/** What the engine's `instrumentation` file calls before anything else is loaded. */
export { observeRequests } from "./observe"
export { traceEngine } from "./traces"
