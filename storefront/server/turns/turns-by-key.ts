import { Turns } from "./turns.js"

/** Turns for each of many, such as shoppers: one that asks a lot waits for itself alone. */
export class TurnsByKey {
  private readonly all = new Map<string, Turns>()

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws TooMany when as many of this one's wait already as may */
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
