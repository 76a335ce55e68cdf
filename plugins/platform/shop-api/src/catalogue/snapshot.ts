import { setImmediate as nextTick } from "node:timers/promises"
import {
  DEFAULT_COUNTRY,
  type DeliveryCountry,
  type Language,
  type ProductFactsQuery,
  type ProductsQuery,
} from "@bon-perroquet/contract"
import { rateAt, type VatRate } from "@bon-perroquet/vat/rates"
import type { VatScheme } from "@bon-perroquet/contract/vat/scheme"
import type { ShippingOption } from "./option-rows"
import { draftOf, packed, type CatalogueProduct, type ProductDraft } from "./catalogue-product"
import type { CategoryRow } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { ProductRow } from "./engine-rows"
import { categoryOf, CategoryTree } from "./category-tree"
import type { TradeLists } from "@bon-perroquet/medusa-sql/buying/trade-prices"
import type { StoreDefaults } from "@bon-perroquet/medusa-sql/catalogue/store-defaults"
import { ProductSet } from "./product-set"
import { jsonList, once, serialised, streamedList, type Serialised } from "@bon-perroquet/api-kit/http"

export interface VatTable {
  rates: readonly VatRate[]
  scheme: VatScheme
  /** Start of the next VAT scheme. */
  changes_at?: Date | undefined
}

export interface Surroundings {
  categories: CategoryRow[]
  storeDefaults: StoreDefaults
  vat: VatTable
  options: ShippingOption[]
  automatic: string[]
  tradeLists: TradeLists
}

/** Products that are read before the process handles other requests. */
const AT_A_TIME = 500

/** The shop's public data at one moment. Immutable: a change creates a new snapshot. */
export class Snapshot {
  /** The product list with its ETag. The bytes are created while they are sent and are not stored. */
  readonly productList = once(() => streamedList(`"${this.products.fingerprint()}"`, this.products.values()))
  /** The parts of the channels that were requested, by the id of their sales channel. */
  private readonly views = new Map<string, Snapshot>()
  readonly categoryList = once(() => serialised(JSON.stringify(this.surroundings.categories.map(categoryOf))))

  private constructor(
    readonly products: ProductSet,
    private readonly surroundings: Surroundings,
  ) {}

  static of(rows: ProductRow[], surroundings: Surroundings): Snapshot {
    const productsOf = productReader(undefined, surroundings.vat)
    return Snapshot.create(productsOf(rows), surroundings)
  }

  static create(products: CatalogueProduct[], surroundings: Surroundings, before?: Snapshot): Snapshot {
    if (!before) return new Snapshot(ProductSet.of(products), surroundings)
    const byId = new Map(products.map((each) => [each.id, each]))
    const ids = [...before.products.values().map(({ id }) => id), ...byId.keys()]
    return new Snapshot(before.products.with(ids, byId), surroundings)
  }

  productPart(query: ProductsQuery): Serialised {
    return serialised(jsonList(this.part(query)))
  }

  /** Yields to other requests while it reads, because 100,000 products take a second. */
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

  /** Returns a snapshot with the changed products. Removes the ids without a row, which are not for sale. */
  withProducts(ids: string[], rows: ProductRow[]): Snapshot {
    const productsOf = productReader(this, this.surroundings.vat)
    const byId = new Map(productsOf(rows).map((each) => [each.id, each]))
    return new Snapshot(this.products.with(ids, byId), this.surroundings)
  }

  withOptions(options: ShippingOption[]): Snapshot {
    return new Snapshot(this.products, { ...this.surroundings, options })
  }

  withAutomaticCodes(automatic: string[]): Snapshot {
    return new Snapshot(this.products, { ...this.surroundings, automatic })
  }

  /**
   * Returns the part of a channel: its products, and the categories that have some of them or none at all.
   * @param id of the sales channel; the default one if it is missing
   */
  ofChannel(id = this.storeDefaults.salesChannelId ?? ""): Snapshot {
    const view = this.views.get(id) ?? new Snapshot(this.products.soldIn(id), this.surroundingsOf(id))
    this.views.set(id, view)
    return view
  }

  private surroundingsOf(id: string): Surroundings {
    const { categories, storeDefaults } = this.surroundings
    const filled = (products: ProductSet) => new Set(products.values().map(({ category_id }) => category_id))
    const [all, own] = [filled(this.products), filled(this.products.soldIn(id))]
    const isShown = ({ id: category }: CategoryRow) => {
      const family = [...this.categories.family(category)]
      return family.some((each) => own.has(each)) || !family.some((each) => all.has(each))
    }
    return {
      ...this.surroundings,
      categories: categories.filter(isShown),
      storeDefaults: { ...storeDefaults, salesChannelId: id },
    }
  }

  /** Returns a product by id, or by current or former handle, preferring the language. */
  product(reference: string, language: Language): CatalogueProduct | undefined {
    return this.products.get(reference) ?? this.products.withHandle(reference, language)
  }

  /** The tree is shared by all snapshots with these categories. */
  get categories(): CategoryTree {
    return CategoryTree.of(this.surroundings.categories)
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

  get tradeLists(): TradeLists {
    return this.surroundings.tradeLists
  }

  /** Returns the VAT rate in per cent. */
  vatRate(vatClass: number, country: DeliveryCountry): number {
    return rateIn(this.surroundings.vat, vatClass, country)
  }
}

/** Returns `before`'s objects for unchanged products, so that the search index skips them. */
export function productReader(
  before: Snapshot | undefined,
  vat: VatTable,
): (rows: readonly ProductRow[]) => CatalogueProduct[] {
  const rateOf = belgianRate(vat)
  const categories = new Map<string | null, string | null>()
  return (rows) => {
    const products: CatalogueProduct[] = []
    const fresh: ProductDraft[] = []
    for (const row of rows) {
      const draft = draftOf(row, rateOf, categories)
      const same = before?.products.get(row.id)
      if (same && same.digest === draft.digest) products.push(same)
      else fresh.push(draft)
    }
    return [...products, ...packed(fresh)]
  }
}

const rateIn = ({ rates, scheme }: VatTable, vatClass: number, country: string): number =>
  rateAt(rates, { vatClass, countryCode: country, scheme })

const belgianRate =
  (vat: VatTable) =>
  (vatClass: number): number =>
    rateIn(vat, vatClass, DEFAULT_COUNTRY)
