import { writeSync } from "node:fs"
import { workerData } from "node:worker_threads"
import { BEAT_MS, Heartbeat, type Limits } from "./heartbeat"

const { beats, limits } = workerData as { beats: Int32Array; limits: Limits }
const heartbeat = new Heartbeat(limits)

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const seconds = heartbeat.look(Atomics.load(beats, 0), (user + system) / 1000)
  if (!seconds) return
  const message = `The event loop was blocked for ${seconds} s. The process ends so that it is started again.`
  writeSync(2, `${JSON.stringify({ level: "error", message, timestamp: new Date().toISOString() })}\n`)
  // Uses SIGKILL, because a blocked loop runs no handlers for other signals.
  process.kill(process.pid, "SIGKILL")
}, BEAT_MS)
