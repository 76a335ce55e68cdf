import { mendFailedFlush } from "./failed-flush"
import { observeRequests } from "./observe"
import { hideExpress } from "./security-headers"
import { watchEventLoop } from "../watchdog"
import { traceEngine } from "./traces"
import { endUnlessStarted } from "./unstarted"
import { skipUnstoredWorkflows } from "./unstored-workflows"

/** Runs from Medusa's `instrumentation` file, before the observed libraries are loaded. */
export async function register(): Promise<void> {
  endUnlessStarted()
  watchEventLoop()
  mendFailedFlush()
  skipUnstoredWorkflows()
  hideExpress()
  observeRequests()
  await traceEngine()
}
