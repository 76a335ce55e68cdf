import { setTimeout as pause } from "node:timers/promises"

/** What this process is at, by key, for those who wait for its end. */
export class InFlight {
  private readonly works = new Map<string, Promise<unknown>>()

  /** Does `work`, and lets others wait for the end of the first that is at it. */
  async track<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (this.isAt(key)) return work()
    const mine = work()
    this.works.set(key, mine)
    try {
      return await mine
    } finally {
      this.works.delete(key)
    }
  }

  isAt(key: string): boolean {
    return this.works.has(key)
  }

  /** Resolves at once where nobody is at it; else when it has ended, however it did, or after `ms`. */
  async passed(key: string, ms: number): Promise<void> {
    if (this.isAt(key)) await this.ended(key, ms)
  }

  /** Resolves when the work of `key` has ended, however it did; where there is none, and at the latest, after `ms`. */
  async ended(key: string, ms: number): Promise<void> {
    const timer = new AbortController()
    const tired = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined)
    const work = this.works.get(key)
    await Promise.race(work ? [tired, work.catch(() => undefined)] : [tired])
    timer.abort()
  }
}
