/** @typedef {import("../services.mjs").Service} Service */

/** Maximum number of restarts within `WINDOW_MS`. If the program ends once more, the shop stops. */
const MOST = 5
const WINDOW_MS = 10 * 60_000

/**
 * Starts a program. Starts it again whenever it ends.
 * @param {() => Service} start
 * @param {{ parts: import("./parts.mjs").Parts, say: (line: string) => void }} shop the shop's parts, and
 * its log output
 * @returns {Service} the program as it was first started
 */
export function startRestarted(start, { parts, say }) {
  /** @type {number[]} */
  const deaths = []
  const run = () => parts.add(start(), onDeath)
  const onDeath = (/** @type {Error} */ error) => {
    const now = Date.now()
    deaths.push(now)
    if (deaths.filter((at) => now - at < WINDOW_MS).length > MOST) return parts.reportDeath(error)
    const [reason] = error.message.split(" The last lines of ")
    say(`${new Date(now).toISOString()} ${reason} Restarting it.`)
    try {
      const again = run()
      const answered = () => say(`${new Date().toISOString()} ${again.process.name} is ready again.`)
      // A program that ends before it is ready calls `onDeath` again.
      again.ready().then(answered, () => {})
    } catch {
      // The shop is stopping, so `parts.add` throws.
    }
  }
  return run()
}
