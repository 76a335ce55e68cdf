import { setTimeout as pause } from "node:timers/promises"

/** What this process is at, by key, for those who wait for its end. */
export class InFlight {
  private readonly works = new Map<string, Promise<unknown>>()

  /** Does as `work` does, and lets others wait for its end. */
  async track<T>(key: string, work: Promise<T>): Promise<T> {
    this.works.set(key, work)
    try {
      return await work
    } finally {
      if (this.works.get(key) === work) this.works.delete(key)
    }
  }

  /** Resolves when the work of `key` has ended, however it did; after `ms` at the latest, or where there is none. */
  async ended(key: string, ms: number): Promise<void> {
    const timer = new AbortController()
    const tired = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined)
    const work = this.works.get(key)
    await Promise.race(work ? [tired, work.catch(() => undefined)] : [tired])
    timer.abort()
  }
}
