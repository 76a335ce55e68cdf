import { createHash } from "node:crypto"
import {
  cheapestOf,
  DEFAULT_LANGUAGE,
  DEFAULT_VAT_CLASS,
  filterFields,
  goodsValues,
  filterValues,
  type Product,
} from "@bon-perroquet/contract"
import { toCents } from "@bon-perroquet/contract/money"
import { LRUCache } from "lru-cache"
import type { ProductRow } from "./engine-rows"
import type { PricedRow } from "./prices/charged-price"
import { stored, type StoredBytes } from "./memory/stored-bytes"
import { allergenBits, birdBits, productOf } from "./product/product-of-row"
import type { VariantRow } from "./variant-rows"

/** The values of a product that are kept in memory, because scans over all products need them. */
interface ProductFacts {
  id: string
  name: string
  names: readonly string[]
  category_id: string | null
  created_at: number
  price_cents: number
  from_cents: number
  /** Stock of the size with the least stock. */
  least_stock: number
  is_sold_out: boolean
  is_featured: boolean
  vat_class: number
  /** Allergens and possible traces as bits. null if unknown. */
  contains: number | null
  for_birds: number
  /** Values that the list can be filtered by: "year=2026". */
  filters: readonly string[]
  /** Ids of the sales channels that sell it. Undefined in a shop with one channel. */
  sold_in: readonly string[] | undefined
}

export interface ProductDetails {
  subtitle: string | null
  is_discountable: boolean
  requires_shipping: boolean
  /** Whether it has other sizes, including sizes without a price. */
  is_of_several: boolean
  sizes: Pick<VariantRow, "variant_title" | "sku" | "barcode" | "ean">[]
}

export interface ProductDraft {
  facts: ProductFacts
  json: Buffer
  details: Buffer
  digest: bigint
  /** The product in sales channels with other prices, by the id of the channel. */
  special: readonly (readonly [channel: string, draft: ProductDraft])[]
}

/** Recently parsed products, so that a cart parses each one once. */
const lately = new LRUCache<CatalogueProduct, Product>({ max: 1_000 })

/**
 * A product whose details are JSON text in a file, parsed on demand. In memory, 100,000 products would take 200 MB as
 * text, or 800 MB as objects.
 */
export class CatalogueProduct implements ProductFacts {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
  readonly category_id: string | null
  readonly created_at: number
  readonly price_cents: number
  readonly from_cents: number
  readonly least_stock: number
  readonly is_sold_out: boolean
  readonly is_featured: boolean
  readonly vat_class: number
  readonly contains: number | null
  readonly for_birds: number
  readonly filters: readonly string[]
  readonly sold_in: readonly string[] | undefined

  private special: ReadonlyMap<string, CatalogueProduct> | undefined

  /**
   * @param digest hash of the draft
   * @param packed bytes of the public JSON from `from` to `middle`, then of the details up to `to`
   */
  constructor(
    facts: ProductFacts,
    readonly digest: bigint,
    private readonly packed: StoredBytes,
    private readonly from: number,
    private readonly middle: number,
    private readonly to: number,
  ) {
    this.id = facts.id
    this.name = facts.name
    this.names = facts.names
    this.category_id = facts.category_id
    this.created_at = facts.created_at
    this.price_cents = facts.price_cents
    this.from_cents = facts.from_cents
    this.least_stock = facts.least_stock
    this.is_sold_out = facts.is_sold_out
    this.is_featured = facts.is_featured
    this.vat_class = facts.vat_class
    this.contains = facts.contains
    this.for_birds = facts.for_birds
    this.filters = facts.filters
    this.sold_in = facts.sold_in
  }

  withSpecial(special: ReadonlyMap<string, CatalogueProduct>): this {
    if (special.size > 0) this.special = special
    return this
  }

  /** Returns the product with the prices of a sales channel. */
  ofChannel(id: string): CatalogueProduct {
    return this.special?.get(id) ?? this
  }

  get json(): Buffer {
    return this.packed.read(this.from, this.middle)
  }

  get jsonLength(): number {
    return this.middle - this.from
  }

  get product(): Readonly<Product> {
    const latest = lately.get(this)
    if (latest) return latest
    const product = this.read()
    lately.set(this, product)
    return product
  }

  get details(): ProductDetails {
    return JSON.parse(this.packed.read(this.middle, this.to).toString()) as ProductDetails
  }

  read(): Product {
    return JSON.parse(this.json.toString()) as Product
  }
}

export const pageName = (language: string, handle: string): string => `${language} ${handle}`
export const formerly = (name: string): string => `~${name}`

const namesOf = (row: ProductRow): string[] => [
  pageName(DEFAULT_LANGUAGE, row.handle),
  ...Object.entries(row.handles ?? {}).map(([language, handle]) => pageName(language, handle)),
  ...(row.former_handles ?? []).map(formerly),
]

function detailsOf(row: ProductRow): ProductDetails {
  const sizes = row.variants.length > 0 ? row.variants : [row]
  return {
    subtitle: row.subtitle,
    is_discountable: row.discountable,
    requires_shipping: row.shipping_profile_id !== null,
    is_of_several: row.variants.length > 0,
    sizes: sizes.map(({ variant_title, sku, barcode, ean }) => ({ variant_title, sku, barcode, ean })),
  }
}

/**
 * @param rateOf returns the Belgian rate of a VAT class
 * @param categories category ids, so that products share one string per category
 */
export function draftOf(
  row: ProductRow,
  rateOf: (vatClass: number) => number,
  categories: Map<string | null, string | null>,
): ProductDraft {
  const product = productOf(row, rateOf)
  const { variants, price } = product
  const stocks = variants.map(({ stock }) => stock)
  const category_id = categories.get(row.category_id) ?? row.category_id
  categories.set(category_id, category_id)
  const facts = {
    id: row.id,
    name: row.title,
    names: namesOf(row),
    category_id,
    created_at: row.created_at,
    price_cents: toCents(price),
    from_cents: toCents(cheapestOf(variants)?.price ?? price),
    least_stock: Math.min(...stocks),
    is_sold_out: stocks.every((stock) => stock === 0),
    is_featured: product.is_featured,
    vat_class: row.vat_class ?? DEFAULT_VAT_CLASS,
    contains: row.allergens && allergenBits([...row.allergens, ...(row.traces ?? [])]),
    for_birds: birdBits(product.birds),
    filters: filtersOf(product),
    sold_in: row.sold_in ? shared(row.sold_in) : undefined,
  }
  const json = Buffer.from(JSON.stringify(product))
  const details = Buffer.from(JSON.stringify(detailsOf(row)))
  const special = channelsWithPrices(row).map(
    (channel) => [channel, draftOf(pricedFor(row, channel), rateOf, categories)] as const,
  )
  const others = special.map(([channel, { digest }]) => `${channel} ${digest}`)
  return {
    facts,
    json,
    details,
    special,
    digest: digestOf([json, details, JSON.stringify(facts), ...others]),
  }
}

const channelsWithPrices = (row: ProductRow): string[] => [
  ...new Set(
    [row, ...row.variants].flatMap(({ channel_prices }) =>
      (channel_prices ?? []).map(({ channel }) => channel),
    ),
  ),
]

/** Returns a product with the prices of a sales channel. */
function pricedFor(row: ProductRow, channel: string): ProductRow {
  const priced = <Row extends PricedRow>(size: Row): Row => ({
    ...size,
    more_prices: [
      ...(size.more_prices ?? []),
      ...(size.channel_prices ?? []).filter((price) => price.channel === channel),
    ],
    channel_prices: null,
  })
  return { ...priced(row), variants: row.variants.map(priced) }
}

const FILTER_FIELDS = filterFields()

/** Products share these lists, because most have the same values. */
const sharedLists = new LRUCache<string, readonly string[]>({ max: 10_000 })

export const filterOf = (name: string, value: string): string => `${name}=${value}`

function filtersOf(product: Product): readonly string[] {
  const values = goodsValues(product)
  const filters = FILTER_FIELDS.flatMap(({ name }) =>
    values.flatMap((each) => filterValues(each[name]).map((value) => filterOf(name, value))),
  )
  return shared([...new Set(filters)])
}

function shared(texts: readonly string[]): readonly string[] {
  const key = texts.join()
  const list = sharedLists.get(key) ?? texts
  sharedLists.set(key, list)
  return list
}

function digestOf(texts: (Buffer | string)[]): bigint {
  const hash = createHash("sha256")
  for (const text of texts) hash.update(text).update("\n")
  return BigInt(`0x${hash.digest("hex").slice(0, 32)}`)
}

/** Number of products per block of the catalogue file. A block is freed when none of its products is in use. */
const TOGETHER = 50

export function packed(drafts: readonly ProductDraft[]): CatalogueProduct[] {
  const products: CatalogueProduct[] = []
  for (let from = 0; from < drafts.length; from += TOGETHER)
    products.push(...packedTogether(drafts.slice(from, from + TOGETHER)))
  return products
}

function packedTogether(drafts: readonly ProductDraft[]): CatalogueProduct[] {
  const all = drafts.flatMap((draft) => [draft, ...draft.special.map(([, other]) => other)])
  const packed = stored(Buffer.concat(all.flatMap(({ json, details }) => [json, details])))
  let to = 0
  const products = new Map(
    all.map((draft) => {
      const from = to
      const middle = from + draft.json.length
      to = middle + draft.details.length
      return [draft, new CatalogueProduct(draft.facts, draft.digest, packed, from, middle, to)] as const
    }),
  )
  const productOfDraft = (draft: ProductDraft): CatalogueProduct => {
    const product = products.get(draft)
    if (!product) throw new Error(`The product ${draft.facts.id} was not stored.`)
    return product
  }
  return drafts.map((draft) =>
    productOfDraft(draft).withSpecial(
      new Map(draft.special.map(([channel, other]) => [channel, productOfDraft(other)])),
    ),
  )
}
