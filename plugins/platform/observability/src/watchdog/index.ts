import { subscribe, unsubscribe } from "node:diagnostics_channel"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { BEAT_MS, LIMITS, type Limits } from "./heartbeat"

const FIRST_REQUEST = "http.server.request.start"

/**
 * Ends a process with a blocked event loop, so that Docker, Kubernetes or `npm start` restarts it. Watches
 * from the first request, because a start may block. Ignores debugged processes.
 */
export function watchEventLoop(limits: Limits = LIMITS): void {
  if (process.execArgv.some((flag) => flag.startsWith("--inspect"))) return
  const start = () => {
    unsubscribe(FIRST_REQUEST, start)
    const beats = new Int32Array(new SharedArrayBuffer(4))
    setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref()
    new Worker(join(__dirname, "thread.js"), { workerData: { beats, limits }, execArgv: [] }).unref()
  }
  subscribe(FIRST_REQUEST, start)
}
