import { setTimeout as pause } from "node:timers/promises"

export class InFlight {
  private readonly works = new Map<string, Promise<unknown>>()

  /** Runs `work`. Others can wait for it, unless work with this key is already in progress. */
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

  /** Resolves when no work with this key is in progress, at the latest after `ms`. */
  async passed(key: string, ms: number): Promise<void> {
    if (this.isAt(key)) await this.ended(key, ms)
  }

  /** Resolves when the work ends or fails, otherwise after `ms`. */
  async ended(key: string, ms: number): Promise<void> {
    const timer = new AbortController()
    const tired = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined)
    const work = this.works.get(key)
    await Promise.race(work ? [tired, work.catch(() => undefined)] : [tired])
    timer.abort()
  }
}
