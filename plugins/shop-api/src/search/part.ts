/** What is asked of everything that matches. */
export interface Facts<T> {
  /** @returns a category's id */
  categoryOf: (item: T) => string | null
  isOutOfStock: (item: T) => boolean
  /** Of allergens, a bit for each; null where nobody told it. */
  containsOf: (item: T) => number | null
  /** For which birds, a bit for each kind. */
  birdsOf: (item: T) => number
}

/** A part of the catalogue, and what a shopper can narrow it down to: each found out when first asked for. */
export class Part<T> {
  private readonly ofCategory = new Map<string, readonly T[]>()
  private counted: ReadonlyMap<string | null, number> | undefined
  private available: Part<T> | undefined

  constructor(
    readonly items: readonly T[],
    readonly facts: Facts<T>,
  ) {}

  /** How many there are, by the id of their category. */
  get counts(): ReadonlyMap<string | null, number> {
    return (this.counted ??= this.count())
  }

  get inStock(): Part<T> {
    const { isOutOfStock } = this.facts
    return (this.available ??= new Part(
      this.items.filter((item) => !isOutOfStock(item)),
      this.facts,
    ))
  }

  /** What contains none of these, which are bits; and how many tell nothing of it. Anybody can ask for any of them: none is kept. */
  without(allergens: number): { part: Part<T>; untold: number } {
    const { containsOf } = this.facts
    let untold = 0
    const free = this.items.filter((item) => {
      const contains = containsOf(item)
      if (contains === null) untold += 1
      return contains !== null && (contains & allergens) === 0
    })
    return { part: new Part(free, this.facts), untold }
  }

  /** What is for one of these birds, which are bits. */
  forBirds(birds: number): Part<T> {
    const { birdsOf } = this.facts
    return new Part(
      this.items.filter((item) => (birdsOf(item) & birds) !== 0),
      this.facts,
    )
  }

  inCategory(id: string): readonly T[] {
    const { categoryOf } = this.facts
    const found = this.ofCategory.get(id) ?? this.items.filter((item) => categoryOf(item) === id)
    // Anybody can ask for any category.
    if (found.length) this.ofCategory.set(id, found)
    return found
  }

  private count(): ReadonlyMap<string | null, number> {
    const { categoryOf } = this.facts
    const counts = new Map<string | null, number>()
    for (const item of this.items) {
      const category = categoryOf(item)
      counts.set(category, (counts.get(category) ?? 0) + 1)
    }
    return counts
  }
}
