import { setTimeout as pause } from "node:timers/promises"
import { WebSocket } from "undici"
import { until } from "./until.mjs"

const INSPECTOR = "http://127.0.0.1:9229/json/list"

/** Maximum seconds until a program with a blocked event loop must respond again. */
export const MOST_SECONDS = 30

/** @typedef {{ name: string, pid: () => number | undefined, url: string }} Program */

/**
 * Blocks the event loop of a program and measures the time until the program responds again.
 * @param {Program} program @returns {Promise<number>} seconds
 */
export async function secondsUntilBack({ name, pid, url }) {
  const answers = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null)
    return answer?.ok === true
  }
  await until(`${name} to answer`, answers, 180_000)
  const blocked = pid()
  if (!blocked) throw new Error(`The process of ${name} was not found.`)
  await blockEventLoop(blocked)
  const since = performance.now()
  await until(`${name} to be blocked`, async () => !(await answers()))
  await until(`${name} to answer again`, answers, 120_000, 100)
  return (performance.now() - since) / 1000
}

/** Blocks the event loop of one process at a time, because Node's inspector uses a single port. @param {number} pid */
async function blockEventLoop(pid) {
  process.kill(pid, "SIGUSR1")
  const socket = new WebSocket(await inspectorOf())
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true })
    socket.addEventListener("error", reject, { once: true })
  })
  const params = { expression: "setTimeout(() => { for (;;); })" }
  const answered = new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }))
  socket.send(JSON.stringify({ id: 1, method: "Runtime.evaluate", params }))
  await answered
}

/** @returns {Promise<string>} */
async function inspectorOf() {
  for (let tries = 0; tries < 50; tries++) {
    const answer = await fetch(INSPECTOR).catch(() => null)
    /** @type {{ webSocketDebuggerUrl: string }[]} */
    const targets = answer ? JSON.parse(await answer.text()) : []
    if (targets[0]) return targets[0].webSocketDebuggerUrl
    await pause(100)
  }
  throw new Error(`No inspector is listening at ${INSPECTOR}.`)
}
