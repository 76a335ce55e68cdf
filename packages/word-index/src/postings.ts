/** Bits of an entry that tell how often; what comes more often counts as if it did not. */
const FREQUENCY_BITS = 4
const MAX_FREQUENT = 2 ** FREQUENCY_BITS - 1
/** Entries up to which a plain array, just as long as it has to be, is smaller than a typed one. Most words stand in so few documents. */
const SHORT = 32

/** In which documents a word stands in one field, and how often: four bytes for each. */
export class Postings {
  private entries: number[] | Uint32Array = []
  private used = 0
  private gone = 0

  /** Documents that are there. */
  get present(): number {
    return this.used - this.gone
  }

  /** Entries, those of documents that are gone with them. */
  get length(): number {
    return this.used
  }

  add(document: number, frequency: number): void {
    const entry = document * 2 ** FREQUENCY_BITS + Math.min(frequency, MAX_FREQUENT)
    if (Array.isArray(this.entries) && this.used < SHORT) {
      // Pushed to, an array would be given room for sixteen more.
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

  /** One of its documents is gone; its entry stays until `keep`. */
  lose(): void {
    this.gone += 1
  }

  document(at: number): number {
    return (this.entries[at] ?? 0) >>> FREQUENCY_BITS
  }

  frequency(at: number): number {
    return (this.entries[at] ?? 0) & MAX_FREQUENT
  }

  /** Leaves out what is gone. */
  keep(isThere: (document: number) => boolean): void {
    const kept: [number, number][] = []
    for (let at = 0; at < this.used; at++)
      if (isThere(this.document(at))) kept.push([this.document(at), this.frequency(at)])
    this.entries = []
    this.used = 0
    this.gone = 0
    for (const [document, frequency] of kept) this.add(document, frequency)
  }
}
