/** Thrown if a lease or a place in the queue was not available in time. */
export class LeaseTimeout extends Error {
  /** Callers recognise the error by this name, so that they do not depend on the plugin. */
  override readonly name = "LeaseTimeout"

  constructor(keys: string[]) {
    super(`Timed out acquiring the lease on ${keys.join(", ")}.`)
  }
}

/**
 * A first-in, first-out queue per key within a process. Only the first caller polls the database, so a burst on one
 * cart causes one poller.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>()

  /** Waits for all keys. The returned function releases them. */
  async enter(keys: string[], deadline: number): Promise<() => void> {
    let leave: () => void = () => undefined
    const left = new Promise<void>((resolve) => (leave = resolve))
    const before = keys.map((key) => this.tails.get(key) ?? Promise.resolve())
    const mine = Promise.all(before).then(() => left)
    for (const key of keys) this.tails.set(key, mine)
    void mine.then(() => {
      for (const key of keys) if (this.tails.get(key) === mine) this.tails.delete(key)
    })

    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<"late">((resolve) => {
      timer = setTimeout(() => resolve("late"), Math.max(0, deadline - Date.now()))
    })
    const outcome = await Promise.race([Promise.all(before), tooLate])
    clearTimeout(timer)
    if (outcome === "late") {
      leave()
      throw new LeaseTimeout(keys)
    }
    return leave
  }
}
