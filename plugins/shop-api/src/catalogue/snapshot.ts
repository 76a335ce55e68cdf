import { setImmediate as nextTick } from "node:timers/promises"
import {
  DEFAULT_COUNTRY,
  type DeliveryCountry,
  type Language,
  type ProductFactsQuery,
  type ProductsQuery,
} from "@bon-perroquet/contract"
import { rateAt, type VatRate, type VatScheme } from "@bon-perroquet/vat/rates"
import type { ShippingOption } from "./option-rows"
import { draftOf, packed, type CatalogueProduct, type ProductDraft } from "./catalogue-product"
import { catalogueCategory } from "./category"
import type { CategoryRow, ProductRow } from "./engine-rows"
import type { StoreDefaults } from "./store-defaults"
import { ProductSet } from "./product-set"
import { jsonList, once, serialised, streamedList, type Serialised } from "../http/answers/serialised"

export interface VatTable {
  rates: readonly VatRate[]
  scheme: VatScheme
}

/** Everything a snapshot is made of, but for the products. */
export interface Surroundings {
  categories: CategoryRow[]
  storeDefaults: StoreDefaults
  vat: VatTable
  options: ShippingOption[]
  /** Codes of the promotions that apply by themselves. */
  automatic: string[]
}

/** Products read before the process looks after its requests again. */
const AT_A_TIME = 500

/** The shop's public data at one moment. A change makes a new snapshot; a reader keeps the one it began with. */
export class Snapshot {
  /** Known by its tag as soon as it is asked for; its bytes are made when they are sent, and kept by nobody here. */
  readonly productList = once(() => streamedList(`"${this.products.fingerprint()}"`, this.products.values()))
  readonly categoryList = once(() =>
    serialised(JSON.stringify(this.surroundings.categories.map(catalogueCategory))),
  )

  private constructor(
    readonly products: ProductSet,
    private readonly surroundings: Surroundings,
  ) {}

  static of(rows: ProductRow[], surroundings: Surroundings): Snapshot {
    const productsOf = productReader(undefined, surroundings.vat)
    return Snapshot.made(productsOf(rows), surroundings)
  }

  /** Of everything that was read, after the snapshot that was before. */
  static made(products: CatalogueProduct[], surroundings: Surroundings, before?: Snapshot): Snapshot {
    if (!before) return new Snapshot(ProductSet.of(products), surroundings)
    const found = new Map(products.map((each) => [each.id, each]))
    const ids = [...before.products.values().map(({ id }) => id), ...found.keys()]
    return new Snapshot(before.products.with(ids, found), surroundings)
  }

  productPart(query: ProductsQuery): Serialised {
    return serialised(jsonList(this.part(query)))
  }

  /** Some at a time: a hundred thousand products are read for a second, and others are answered meanwhile. */
  async productFacts({ fields, ...query }: ProductFactsQuery): Promise<Serialised> {
    const texts: string[] = []
    for (const each of this.part(query)) {
      const product = each.read()
      texts.push(JSON.stringify(Object.fromEntries(fields.map((name) => [name, product[name]]))))
      if (texts.length % AT_A_TIME === 0) await nextTick()
    }
    return serialised(`[${texts.join(",")}]`)
  }

  private part({ offset, limit }: ProductsQuery): readonly CatalogueProduct[] {
    return this.products.values().slice(offset, limit === undefined ? undefined : offset + limit)
  }

  /** With `ids` read anew: what is not among `rows` is no longer for sale. */
  withProducts(ids: string[], rows: ProductRow[]): Snapshot {
    const productsOf = productReader(this, this.surroundings.vat)
    const found = new Map(productsOf(rows).map((each) => [each.id, each]))
    return new Snapshot(this.products.with(ids, found), this.surroundings)
  }

  withOptions(options: ShippingOption[]): Snapshot {
    return new Snapshot(this.products, { ...this.surroundings, options })
  }

  withAutomaticCodes(automatic: string[]): Snapshot {
    return new Snapshot(this.products, { ...this.surroundings, automatic })
  }

  /** By its id, or a handle that it has or had, those of the language first. */
  product(reference: string, language: Language): CatalogueProduct | undefined {
    return this.products.get(reference) ?? this.products.withHandle(reference, language)
  }

  /** Ids and handles, in the order in which the shop shows them. */
  get categories(): readonly Pick<CategoryRow, "id" | "handle">[] {
    return this.surroundings.categories
  }

  get options(): ShippingOption[] {
    return this.surroundings.options
  }

  get automaticCodes(): readonly string[] {
    return this.surroundings.automatic
  }

  get storeDefaults(): StoreDefaults {
    return this.surroundings.storeDefaults
  }

  /** VAT in per cent of a class for a country of delivery, today. */
  vatRate(vatClass: number, country: DeliveryCountry): number {
    return rateIn(this.surroundings.vat, vatClass, country)
  }
}

/** Makes products of rows; one that says nothing new is the product that `before` has, and costs those who follow nothing. */
export function productReader(
  before: Snapshot | undefined,
  vat: VatTable,
): (rows: readonly ProductRow[]) => CatalogueProduct[] {
  const rateOf = belgianRate(vat)
  const categories = new Map<string | null, string | null>()
  return (rows) => {
    const known: CatalogueProduct[] = []
    const fresh: ProductDraft[] = []
    for (const row of rows) {
      const draft = draftOf(row, rateOf, categories)
      const same = before?.products.get(row.id)
      if (same && same.digest === draft.digest) known.push(same)
      else fresh.push(draft)
    }
    return [...known, ...packed(fresh)]
  }
}

const rateIn = ({ rates, scheme }: VatTable, vatClass: number, country: string): number =>
  rateAt(rates, { vatClass, countryCode: country, scheme })

const belgianRate =
  (vat: VatTable) =>
  (vatClass: number): number =>
    rateIn(vat, vatClass, DEFAULT_COUNTRY)
