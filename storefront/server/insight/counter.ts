import {
  dayInBelgium,
  MAX_COUNTS,
  OTHER_CAMPAIGN,
  type CountedStep,
  type InsightCount,
  type Language,
} from "@bon-perroquet/contract"

/** Milliseconds for which a computed day is used. */
const DAY_FRESH_MS = 1_000

/** Counts in memory. Contains no visitors, so it can't grow with their number. */
export class InsightCounter {
  private counts = new Map<string, InsightCount>()
  private day = ""
  private dayAt = Number.NEGATIVE_INFINITY

  constructor(private readonly now = () => new Date()) {}

  add(step: CountedStep, language: Language, source = ""): void {
    const day = this.today()
    const of = (from: string) => [day, step, language, from].join(" ")
    const isFull = this.counts.size >= MAX_COUNTS / 2 && !this.counts.has(of(source))
    const counted = isFull && source.startsWith("campaign:") ? OTHER_CAMPAIGN : source
    const known = this.counts.get(of(counted))
    if (known) known.count += 1
    else if (this.counts.size < MAX_COUNTS)
      this.counts.set(of(counted), { day, step, language, source: counted, count: 1 })
  }

  /** Returns the counts since the last call and starts again. */
  take(): InsightCount[] {
    const taken = [...this.counts.values()]
    this.counts = new Map()
    return taken
  }

  /** Adds counts that could not be stored. */
  giveBack(counts: readonly InsightCount[]): void {
    for (const { count, ...about } of counts) {
      const key = [about.day, about.step, about.language, about.source].join(" ")
      const known = this.counts.get(key)
      if (known) known.count += count
      else if (this.counts.size < MAX_COUNTS) this.counts.set(key, { ...about, count })
    }
  }

  private today(): string {
    const now = this.now()
    if (Math.abs(now.getTime() - this.dayAt) < DAY_FRESH_MS) return this.day
    this.dayAt = now.getTime()
    this.day = dayInBelgium(now)
    return this.day
  }
}
