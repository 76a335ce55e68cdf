import { parentPort, workerData } from "node:worker_threads"
import type { Drawing, Drawn } from "./drawing-thread.js"
import type { Renderer } from "../renderer.js"

/** Runs in this thread, because rendering in the main thread would delay cached pages. */
const { drawPage } = (await import(workerData as string)) as Renderer

async function answer({ id, request, previous }: Drawing): Promise<Drawn> {
  try {
    const page = await drawPage({ ...request, address: new URL(request.address) }, previous)
    return page === previous ? { id, isSame: true } : { id, drawn: page }
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on("message", (drawing: Drawing) => {
  void answer(drawing).then((result) => parentPort?.postMessage(result))
})
