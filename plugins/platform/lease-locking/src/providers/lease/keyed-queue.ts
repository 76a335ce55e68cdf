export class LeaseTimeout extends Error {
  /** Callers recognise the error by this name without importing the plugin. */
  override readonly name = "LeaseTimeout"

  constructor(keys: string[]) {
    super(`Timed out acquiring the lease on ${keys.join(", ")}.`)
  }
}

/** Queues callers per key in this process, first in, first out, so that only the first one polls the database. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<void>>()

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
