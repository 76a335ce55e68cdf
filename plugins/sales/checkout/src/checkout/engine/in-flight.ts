import { setTimeout as pause } from "node:timers/promises"

export class InFlight {
  private readonly works = new Map<string, Promise<unknown>>()

  /**
   * Runs `work` and registers it under `key`, so that `ended` can wait for it. If other work is registered
   * under `key`, it runs `work` without registering it.
   */
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

  /** Resolves when no work with this key is in progress, or after `ms`. */
  async passed(key: string, ms: number): Promise<void> {
    if (this.isAt(key)) await this.ended(key, ms)
  }

  /** Resolves when the work with this key ends or fails, or after `ms`. */
  async ended(key: string, ms: number): Promise<void> {
    const timer = new AbortController()
    const tired = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined)
    const work = this.works.get(key)
    await Promise.race(work ? [tired, work.catch(() => undefined)] : [tired])
    timer.abort()
  }
}
