/** @typedef {import("../services.mjs").Service} Service */

/** Restarts of a program within the window before the shop stops. */
const MOST = 5
const WINDOW_MS = 10 * 60_000

/**
 * @param {() => Service} start
 * @param {{ parts: import("./parts.mjs").Parts, say: (line: string) => void }} shop the shop's parts, and
 * its log output
 * @returns {Service} the first start
 */
export function startRestarted(start, { parts, say }) {
  /** @type {number[]} */
  const deaths = []
  const run = () => parts.add(start(), onDeath)
  const onDeath = (/** @type {Error} */ error) => {
    const now = Date.now()
    deaths.push(now)
    if (deaths.filter((at) => now - at < WINDOW_MS).length > MOST) return parts.reportDeath(error)
    const [reason] = error.message.split(";")
    say(`${new Date(now).toISOString()} ${reason}. It is started again.`)
    try {
      const again = run()
      const answered = () => say(`${new Date().toISOString()} ${again.process.name} answers again.`)
      // An early end counts as the next failure.
      again.ready().then(answered, () => {})
    } catch {
      // The shop is stopping.
    }
  }
  return run()
}
