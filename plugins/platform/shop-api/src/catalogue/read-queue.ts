/**
 * Runs one read at a time, so that an older one never overwrites a newer one. Requests during a read share the next
 * one, so nobody waits for more than two.
 */
export class ReadQueue<Concern> {
  private readonly waiting = new Set<Concern>()
  private now = Promise.resolve()
  private next: Promise<void> | undefined

  constructor(private readonly readNow: (concerns: Concern[]) => Promise<void>) {}

  /** Resolves when a read that started after this call has finished. */
  read(concerns: Iterable<Concern>): Promise<void> {
    for (const concern of concerns) this.waiting.add(concern)
    this.next ??= this.now.catch(() => undefined).then(() => this.begin())
    return this.next
  }

  private begin(): Promise<void> {
    const concerns = [...this.waiting]
    this.waiting.clear()
    this.next = undefined
    this.now = this.readNow(concerns)
    return this.now
  }
}
