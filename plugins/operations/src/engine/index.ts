import { observeRequests } from "./observe"
import { traceEngine } from "./traces"

/** The engine's `instrumentation` file: it is called before anything is loaded that is to be watched. */
export async function register(): Promise<void> {
  observeRequests()
  await traceEngine()
}
