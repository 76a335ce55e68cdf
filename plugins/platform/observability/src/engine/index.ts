import { mendFailedFlush } from "./failed-flush"
import { observeRequests } from "./observe"
import { hideExpress } from "./security-headers"
import { watchEventLoop } from "../watchdog"
import { traceEngine } from "./traces"
import { endUnlessStarted } from "./unstarted"

/** The entry point of the engine's `instrumentation` file. It runs before the libraries to be observed are loaded. */
export async function register(): Promise<void> {
  endUnlessStarted()
  watchEventLoop()
  mendFailedFlush()
  hideExpress()
  observeRequests()
  await traceEngine()
}
