export class TooMany extends Error {}

/** Runs work with limited concurrency and a bounded first-in, first-out queue. */
export class Turns {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  get isIdle(): boolean {
    return this.running === 0
  }

  /** @throws TooMany if the queue is full */
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

  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.running -= 1
  }
}
