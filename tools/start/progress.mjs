const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

export class Progress {
  /** @type {Map<string, number>} start time by label */
  #running = new Map()
  /** @type {NodeJS.Timeout | undefined} */
  #timer

  /** @param {NodeJS.WriteStream} [out] */
  constructor(out = process.stdout) {
    this.out = out
  }

  /**
   * Shows a step while `work` runs, and then its result and time.
   * @template T @param {string} label @param {() => Promise<T> | T} work @returns {Promise<T>}
   */
  async step(label, work) {
    const since = Date.now()
    this.#running.set(label, since)
    if (!this.out.isTTY) this.out.write(`  … ${label}\n`)
    this.#draw()
    try {
      const result = await work()
      this.#finish(label, `  ✓ ${label}  ${seconds(since)}`)
      return result
    } catch (error) {
      this.#finish(label, `  ✗ ${label}  ${seconds(since)}`)
      throw error
    }
  }

  /** @param {string} line */
  say(line) {
    this.#clear()
    this.out.write(`${line}\n`)
    this.#draw()
  }

  /** @param {string} label @param {string} line */
  #finish(label, line) {
    this.#running.delete(label)
    this.say(line)
  }

  #clear() {
    if (this.out.isTTY) this.out.write("\r\x1b[K")
  }

  #draw() {
    if (!this.out.isTTY || this.#running.size === 0) return clearInterval(this.#timer)
    const line = [...this.#running].map(([label, since]) => `${label} ${seconds(since)}`).join(" · ")
    this.out.write(`\r\x1b[K  … ${line}`.slice(0, (this.out.columns ?? 80) + 4))
    clearInterval(this.#timer)
    this.#timer = setInterval(() => this.#draw(), 200).unref()
  }
}

/** Progress that prints nothing, for tests and benchmarks. */
export class SilentProgress extends Progress {
  /** @override @template T @param {string} _label @param {() => Promise<T> | T} work @returns {Promise<T>} */
  async step(_label, work) {
    return work()
  }

  /** @override */
  say() {}
}
