/** @typedef {import("../services.mjs").Service} Service */

/** How often one program may end by itself within the window; after that the shop gives up. */
const MOST = 5
const WINDOW_MS = 10 * 60_000

/**
 * Starts a program, and starts it again when it ends by itself.
 * @param {() => Service} start
 * @param {{ parts: import("./parts.mjs").Parts, say: (line: string) => void }} shop whose part it is, and where people read of it
 * @returns {Service} the one that was started first
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
      // If it ends before it answers, that is the next death.
      again.ready().then(answered, () => {})
    } catch {
      // The shop is being stopped.
    }
  }
  return run()
}
