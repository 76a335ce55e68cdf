import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@bon-perroquet/contract"
import { formerly, pageName, type CatalogueProduct } from "./catalogue-product"
import { resorted, type Change } from "./sorted"

type Lookup = ReadonlyMap<string, CatalogueProduct>
/** Entries that differ from a shared lookup. null if the product was removed. */
type Differing = ReadonlyMap<string, CatalogueProduct | null>
type ProductChange = Change<CatalogueProduct>

interface Step {
  from: object
  ids: readonly string[]
}

/** Number of changed entries that are kept beside the shared lookup before it is built again. */
const MAX_BESIDE = 500
const MAX_STEPS = 50

const byFrenchName = new Intl.Collator("fr", { numeric: true }).compare

/**
 * Sorts products in stock first, then featured ones, then by French name. Must not depend on when products were read,
 * otherwise processes disagree.
 */
export const catalogueOrder = (a: CatalogueProduct, b: CatalogueProduct): number =>
  Number(a.is_sold_out) - Number(b.is_sold_out) ||
  Number(b.is_featured) - Number(a.is_featured) ||
  byFrenchName(a.name, b.name) ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

/** The sum of digests modulo this range does not depend on their order. */
const HASH_RANGE = 1n << 128n

/**
 * An immutable set of products by id, handle and order. A change creates a new set in time that depends on the number
 * of changes.
 */
export class ProductSet {
  private readonly me = {}
  /** The products of a sales channel, by its id. They follow each change of the whole set. */
  private readonly parts = new Map<string, ProductSet>()
  private hash: bigint | undefined

  private constructor(
    private readonly ordered: readonly CatalogueProduct[],
    private readonly lookups: { byId: Lookup; byHandle: Lookup },
    private readonly beside: { byId: Differing; byHandle: Differing },
    private readonly steps: readonly Step[],
  ) {}

  static of(products: readonly CatalogueProduct[]): ProductSet {
    const ordered = [...products].sort(catalogueOrder)
    return new ProductSet(ordered, lookupsOf(ordered), NOTHING, [])
  }

  get size(): number {
    return this.ordered.length
  }

  get(id: string): CatalogueProduct | undefined {
    return find(this.beside.byId, this.lookups.byId, id)
  }

  has(id: string): boolean {
    return this.get(id) !== undefined
  }

  withHandle(handle: string, language: Language): CatalogueProduct | undefined {
    for (const name of pageNames(handle, language)) {
      const match = find(this.beside.byHandle, this.lookups.byHandle, name)
      if (match) return match
    }
    return undefined
  }

  values(): readonly CatalogueProduct[] {
    return this.ordered
  }

  /** Returns the products that a sales channel sells. */
  soldIn(channel: string): ProductSet {
    const part = this.parts.get(channel) ?? ProductSet.of(soldIn(channel, this.ordered))
    this.parts.set(channel, part)
    return part
  }

  /** Returns a set with the changed products. Removes the ids that are missing in `lookup`. */
  with(ids: readonly string[], lookup: Lookup): ProductSet {
    const changes = [...new Set(ids)].flatMap((id) => changeOf(this.get(id), lookup.get(id)))
    const changed = changes.map((change) => idOf(change))
    const ordered = resorted(this.ordered, changes, catalogueOrder)
    const steps = [...this.steps, { from: this.me, ids: changed }].slice(-MAX_STEPS)
    const beside = besides(this.beside, changes)
    const next =
      beside.byId.size > MAX_BESIDE
        ? new ProductSet(ordered, lookupsOf(ordered), NOTHING, steps)
        : new ProductSet(ordered, this.lookups, beside, steps)
    for (const [channel, part] of this.parts)
      next.parts.set(channel, part.with(changed, ofChannel(channel, lookup)))
    next.hash = this.hash === undefined ? undefined : rehashed(this.hash, changes)
    return next
  }

  changesSince(earlier: ProductSet): ProductChange[] {
    if (earlier === this) return []
    const step = this.steps.findIndex(({ from }) => from === earlier.me)
    const ids =
      step < 0
        ? [...this.ordered, ...earlier.ordered].map(({ id }) => id)
        : this.steps.slice(step).flatMap((each) => each.ids)
    return [...new Set(ids)].flatMap((id) => changeOf(earlier.get(id), this.get(id)))
  }

  /** Returns a hash that depends on the content only. */
  fingerprint(): string {
    this.hash ??= rehashed(
      0n,
      this.ordered.map((now) => ({ now })),
    )
    return this.hash.toString(36)
  }
}

const IN_ORDER = new Map(
  LANGUAGES.map((language) => [language, [language, ...LANGUAGES.filter((other) => other !== language)]]),
)

const pageNames = (handle: string, language: Language): string[] => {
  const languages = IN_ORDER.get(language) ?? LANGUAGES
  return [
    pageName(language, handle),
    // The default language comes first, because its handles are used if a translation is missing.
    pageName(DEFAULT_LANGUAGE, handle),
    ...languages.map((each) => pageName(each, handle)),
    ...languages.map((each) => formerly(pageName(each, handle))),
  ]
}

const NOTHING = { byId: new Map<string, null>(), byHandle: new Map<string, null>() }

const find = (beside: Differing, lookup: Lookup, key: string): CatalogueProduct | undefined => {
  const existing = beside.get(key)
  return existing === undefined ? lookup.get(key) : (existing ?? undefined)
}

const lookupsOf = (products: readonly CatalogueProduct[]) => ({
  byId: new Map(products.map((each) => [each.id, each])),
  byHandle: new Map(products.flatMap((each) => each.names.map((name) => [name, each] as const))),
})

const changeOf = (old?: CatalogueProduct, now?: CatalogueProduct): ProductChange[] =>
  old === now ? [] : [{ old, now }]

const soldIn = (channel: string, products: Iterable<CatalogueProduct>): CatalogueProduct[] =>
  [...products].flatMap((each) => (each.sold_in?.includes(channel) ? each.ofChannel(channel) : []))

/** Returns the entries of the products that a sales channel sells. */
const ofChannel = (channel: string, lookup: Lookup): Lookup =>
  new Map(soldIn(channel, lookup.values()).map((each) => [each.id, each]))

const idOf = ({ old, now }: ProductChange): string => (now ?? old)?.id ?? ""

function besides(before: { byId: Differing; byHandle: Differing }, changes: readonly ProductChange[]) {
  const [byId, byHandle] = [new Map(before.byId), new Map(before.byHandle)]
  // Old names are removed first, because a handle can move between products.
  for (const { old } of changes) if (old) for (const name of old.names) byHandle.set(name, null)
  for (const change of changes) {
    byId.set(idOf(change), change.now ?? null)
    if (change.now) for (const name of change.now.names) byHandle.set(name, change.now)
  }
  return { byId, byHandle }
}

function rehashed(hash: bigint, changes: readonly ProductChange[]): bigint {
  const sum = changes.reduce((total, { old, now }) => total + (now?.digest ?? 0n) - (old?.digest ?? 0n), hash)
  return ((sum % HASH_RANGE) + HASH_RANGE) % HASH_RANGE
}
