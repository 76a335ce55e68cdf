import { mendFailedFlush } from "./failed-flush"
import { observeRequests } from "./observe"
import { hideExpress } from "./security-headers"
import { watchEventLoop } from "../watchdog"
import { traceEngine } from "./traces"
import { endUnlessStarted } from "./unstarted"

/** What the engine's `instrumentation` file has it call before anything is loaded that is to be watched. */
export async function register(): Promise<void> {
  endUnlessStarted()
  watchEventLoop()
  mendFailedFlush()
  hideExpress()
  observeRequests()
  await traceEngine()
}
