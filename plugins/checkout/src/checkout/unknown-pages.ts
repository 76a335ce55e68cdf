const MINUTE_MS = 60_000
/** Ids that Stripe did not know are remembered, and so many of them. */
const MOST_REMEMBERED = 10_000

/**
 * Which ids Stripe is asked about that no attempt has. The shop may have made the page and lost its note of it, so that it
 * asks; but anybody can make ids up, so that it asks rarely, and about each once.
 */
export class UnknownPages {
  private readonly foreign = new Set<string>()
  private asked = 0
  private minuteEnds = 0

  constructor(
    private readonly perMinute: number,
    private readonly now = Date.now,
  ) {}

  /** Counts the question that this allows. */
  mayAsk(id: string): boolean {
    if (this.foreign.has(id)) return false
    if (this.now() >= this.minuteEnds) {
      this.asked = 0
      this.minuteEnds = this.now() + MINUTE_MS
    }
    this.asked += 1
    return this.asked <= this.perMinute
  }

  /** Nobody's page here. */
  remember(id: string): void {
    this.foreign.add(id)
    const [oldest] = this.foreign
    if (this.foreign.size > MOST_REMEMBERED && oldest !== undefined) this.foreign.delete(oldest)
  }
}
