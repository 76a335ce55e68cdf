import limiter from "p-limit"

/**
 * Dear work that is done a few at a time, first come first served. How long a newcomer would wait is known from what the work took
 * lately, so that nobody is let in to wait for longer than is worth it.
 */
export class Turns {
  private readonly limit
  private lately = 0

  /** @param longestWaitMs when a newcomer would wait for longer there is no room */
  constructor(
    private readonly atOnce: number,
    private readonly longestWaitMs: number,
  ) {
    this.limit = limiter(atOnce)
  }

  get waiting(): number {
    return this.limit.pendingCount
  }

  get hasRoom(): boolean {
    return (this.waiting * this.lately) / this.atOnce <= this.longestWaitMs
  }

  take<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(async () => {
      const began = performance.now()
      try {
        return await work()
      } finally {
        const took = performance.now() - began
        this.lately = this.lately ? 0.8 * this.lately + 0.2 * took : took
      }
    })
  }
}
