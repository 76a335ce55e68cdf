import { StartFailure } from "../failure.mjs"

/** @typedef {import("./managed-process.mjs").ManagedProcess} ManagedProcess */

/** Programs of a shop. They are stopped in reverse order. */
export class Parts {
  /** @type {Map<string, ManagedProcess>} */
  #running = new Map()
  /** @type {Promise<void> | null} */
  #stopped = null
  /** @type {(error: unknown) => void} */
  reportDeath = () => {}

  /** @param {import("./claim.mjs").Claim} claim */
  constructor(claim) {
    this.claim = claim
    /** @type {Promise<never>} rejects when a program ends although it was not stopped */
    this.died = new Promise((_resolve, reject) => {
      this.reportDeath = reject
    })
    this.died.catch(() => {})
  }

  /**
   * Adds a part (a running program) to the shop, which stops it later.
   * @template {{ process: ManagedProcess }} T
   * @param {T} part
   * @param {(error: Error) => void} [onDeath]
   * @returns {T}
   * @throws if the shop has already stopped; the part is then killed
   */
  add(part, onDeath = this.reportDeath) {
    const { process } = part
    if (this.#stopped) {
      void process.kill()
      throw new StartFailure("The start was cancelled.")
    }
    this.#running.set(process.name, process)
    this.claim.add(process)
    process.died.catch(onDeath)
    return part
  }

  /** @param {string} name @returns {Promise<string>} exit code or signal as text */
  async stopOne(name) {
    const process = this.#running.get(name)
    await process?.stop()
    return process?.exited ?? `${name} was not started`
  }

  /** @param {string} name */
  async killOne(name) {
    await this.#running.get(name)?.kill()
  }

  /** @param {string} name @param {"SIGSTOP" | "SIGCONT"} signal */
  signalOne(name, signal) {
    this.#running.get(name)?.signal(signal)
  }

  stop() {
    this.#stopped ??= this.#stopAll()
    return this.#stopped
  }

  async #stopAll() {
    for (const process of [...this.#running.values()].reverse()) await process.stop()
    this.claim.release()
  }
}
