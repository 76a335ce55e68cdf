/** Thrown when a lease, or a place in the queue before it, was not to be had in time. */
export class LeaseTimeout extends Error {
  /** Known by its name: who waits for a lock does not depend on this plugin. */
  override readonly name = "LeaseTimeout"

  constructor(keys: string[]) {
    super(`Timed out acquiring the lease on ${keys.join(", ")}.`)
  }
}

/**
 * First come, first served among the callers of one process, per key. Only the head of each queue asks the database,
 * so a burst on one cart costs one poller instead of a hundred.
 */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>()

  /** Waits for this caller's turn on every key; the function returned gives the turn to the next. */
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
