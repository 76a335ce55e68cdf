import { setTimeout as pause } from "node:timers/promises"
import { WebSocket } from "undici"

/** Address of Node's inspector after SIGUSR1. */
const INSPECTOR = "http://127.0.0.1:9229/json/list"

/**
 * Blocks the event loop of a local process permanently through Node's inspector. One process at a time,
 * because the inspector has one port.
 * @param {number} pid
 */
export async function blockEventLoop(pid) {
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
  throw new Error(`No inspector answers at ${INSPECTOR}.`)
}
