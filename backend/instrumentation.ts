import { observeRequests, traceEngine } from "@bon-perroquet/operations/engine"

/** The engine calls this before it loads anything that is to be watched. */
export async function register(): Promise<void> {
  observeRequests()
  await traceEngine()
}
