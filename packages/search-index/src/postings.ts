/** Bits for a word's frequency. Higher frequencies are stored as the maximum. */
const FREQUENCY_BITS = 4
const MAX_FREQUENT = 2 ** FREQUENCY_BITS - 1
/** Length up to which a plain array is smaller than a typed one. Most words are in few documents. */
const SHORT = 32

/** Documents and frequencies of a word in one field, four bytes each. */
export class Postings {
  private entries: number[] | Uint32Array = []
  private used = 0
  private removed = 0

  get present(): number {
    return this.used - this.removed
  }

  get length(): number {
    return this.used
  }

  add(document: number, frequency: number): void {
    const entry = document * 2 ** FREQUENCY_BITS + Math.min(frequency, MAX_FREQUENT)
    if (Array.isArray(this.entries) && this.used < SHORT) {
      // `push` would reserve memory for sixteen more entries.
      this.entries = this.entries.concat(entry)
      this.used += 1
      return
    }
    if (this.used >= this.entries.length) {
      const larger = new Uint32Array(Math.ceil(this.used * 1.5))
      larger.set(this.entries)
      this.entries = larger
    }
    this.entries[this.used++] = entry
  }

  /** Counts a removed document. `keep` removes its entry later. */
  lose(): void {
    this.removed += 1
  }

  document(at: number): number {
    return (this.entries[at] ?? 0) >>> FREQUENCY_BITS
  }

  frequency(at: number): number {
    return (this.entries[at] ?? 0) & MAX_FREQUENT
  }

  keep(isThere: (document: number) => boolean): void {
    const present: [number, number][] = []
    for (let at = 0; at < this.used; at++)
      if (isThere(this.document(at))) present.push([this.document(at), this.frequency(at)])
    this.entries = []
    this.used = 0
    this.removed = 0
    for (const [document, frequency] of present) this.add(document, frequency)
  }
}
