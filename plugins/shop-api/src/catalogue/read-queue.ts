/**
 * One read after the other, so that an older one never overwrites a newer one. Whatever is asked for while one is under way
 * is read together after it: however slow reading is, nobody waits for more than two.
 */
export class ReadQueue<Concern> {
  private readonly asked = new Set<Concern>()
  private now = Promise.resolve()
  private next: Promise<void> | undefined

  constructor(private readonly readNow: (concerns: Concern[]) => Promise<void>) {}

  /** Resolves when a read that began after this call has ended. */
  read(concerns: Iterable<Concern>): Promise<void> {
    for (const concern of concerns) this.asked.add(concern)
    this.next ??= this.now.catch(() => undefined).then(() => this.begin())
    return this.next
  }

  private begin(): Promise<void> {
    const concerns = [...this.asked]
    this.asked.clear()
    this.next = undefined
    this.now = this.readNow(concerns)
    return this.now
  }
}
