/** There is no room left to wait in. */
export class TooMany extends Error {}

/** Work that is done a few at a time; so many may wait for their turn, first come first served. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** Nothing runs and nobody waits. */
  get isIdle(): boolean {
    return this.running === 0
  }

  /** @throws TooMany when as many wait already as may */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private enter(): Promise<void> | undefined {
    if (this.running < this.atOnce) {
      this.running += 1
      return
    }
    if (this.waiting.length >= this.mostWaiting) throw new TooMany()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  /** Whoever waited longest goes on in this one's place. */
  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running -= 1
  }
}
