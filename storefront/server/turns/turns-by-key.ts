import { Turns } from "./turns.js"

/** Limits concurrency per key, so that one visitor does not delay others. */
export class TurnsByKey {
  private readonly all = new Map<string, Turns>()

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws TooMany if the queue of the key is full */
  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const turns = this.all.get(key) ?? new Turns(this.atOnce, this.mostWaiting)
    this.all.set(key, turns)
    try {
      return await turns.take(work)
    } finally {
      if (turns.isIdle) this.all.delete(key)
    }
  }
}
