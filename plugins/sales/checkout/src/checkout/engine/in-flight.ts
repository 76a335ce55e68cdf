import { setTimeout as pause } from "node:timers/promises"

/** Work in progress in this process, by key. */
export class InFlight {
  private readonly works = new Map<string, Promise<unknown>>()

  /** Others can wait for the first with this key. */
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

  /** Resolves without such work, or after `ms`. */
  async passed(key: string, ms: number): Promise<void> {
    if (this.isAt(key)) await this.ended(key, ms)
  }

  /** Resolves when the work ends or fails, at the latest after `ms`. */
  async ended(key: string, ms: number): Promise<void> {
    const timer = new AbortController()
    const tired = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined)
    const work = this.works.get(key)
    await Promise.race(work ? [tired, work.catch(() => undefined)] : [tired])
    timer.abort()
  }
}
