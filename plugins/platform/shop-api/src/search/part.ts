export interface Facts<T> {
  categoryOf: (item: T) => string | null
  isOutOfStock: (item: T) => boolean
  containsOf: (item: T) => number | null
  birdsOf: (item: T) => number
  filtersOf: (item: T) => readonly string[]
}

export class Part<T> {
  private readonly ofCategory = new WeakMap<ReadonlySet<string>, readonly T[]>()
  private counted: ReadonlyMap<string | null, number> | undefined
  private available: Part<T> | undefined

  constructor(
    readonly items: readonly T[],
    readonly facts: Facts<T>,
  ) {}

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

  /**
   * Returns the items without these allergens (a bit mask). `untold` is the number of items that are left out because
   * their allergens are unknown. The result is not cached, because there are many combinations.
   */
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

  forBirds(birds: number): Part<T> {
    const { birdsOf } = this.facts
    return new Part(
      this.items.filter((item) => (birdsOf(item) & birds) !== 0),
      this.facts,
    )
  }

  /** Returns the items with at least one of the values. */
  having(values: readonly string[]): Part<T> {
    const { filtersOf } = this.facts
    return new Part(
      this.items.filter((item) => filtersOf(item).some((each) => values.includes(each))),
      this.facts,
    )
  }

  /** @param family ids of the category and those below it */
  inCategory(family: ReadonlySet<string>): readonly T[] {
    const { categoryOf } = this.facts
    const matches =
      this.ofCategory.get(family) ?? this.items.filter((item) => family.has(categoryOf(item) ?? ""))
    // Unknown category ids are not cached.
    if (matches.length) this.ofCategory.set(family, matches)
    return matches
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
