import { rateAt, type VatRate, type VatScheme } from "@bon-perroquet/vat/rates"
import { DEFAULT_COUNTRY, type DeliveryCountry } from "../contract/constants"
import type { ShippingOption } from "../delivery/option-rows"
import { catalogueProduct, type CatalogueProduct } from "./catalogue-product"
import { catalogueCategory } from "./category"
import type { CategoryRow, Places, ProductRow } from "./engine-rows"
import { once, serialised } from "./serialised"

export interface VatTable {
  rates: readonly VatRate[]
  scheme: VatScheme
}

/** Everything a snapshot is made of, but for the products. */
export interface Surroundings {
  categories: CategoryRow[]
  places: Places
  vat: VatTable
  options: ShippingOption[]
  /** Codes of the promotions that apply by themselves. */
  automatic: string[]
}

/** The shop's public data at one moment. A change makes a new snapshot; a reader keeps the one it began with. */
export class Snapshot {
  /** The list's bytes are made when someone asks for them, not at every change. */
  readonly productList = once(() =>
    serialised(`[${[...this.products.values()].map(({ json }) => json).join(",")}]`),
  )
  readonly categoryList = once(() =>
    serialised(JSON.stringify(this.surroundings.categories.map(catalogueCategory))),
  )

  private readonly byHandle = once(
    () => new Map([...this.products.values()].map((each) => [each.row.handle, each])),
  )

  private constructor(
    readonly products: ReadonlyMap<string, CatalogueProduct>,
    private readonly surroundings: Surroundings,
  ) {}

  static of(rows: ProductRow[], surroundings: Surroundings): Snapshot {
    const rateOf = belgianRate(surroundings.vat)
    return new Snapshot(inOrder(rows.map((row) => catalogueProduct(row, rateOf))), surroundings)
  }

  /** With `ids` read anew: what is not among `rows` is no longer for sale. */
  withProducts(ids: string[], rows: ProductRow[]): Snapshot {
    const rateOf = belgianRate(this.surroundings.vat)
    const found = new Map(rows.map((row) => [row.id, row]))
    const products = new Map(this.products)
    for (const id of ids) {
      const row = found.get(id)
      if (row) products.set(id, catalogueProduct(row, rateOf))
      else products.delete(id)
    }
    return new Snapshot(inOrder([...products.values()]), this.surroundings)
  }

  withOptions(options: ShippingOption[]): Snapshot {
    return new Snapshot(this.products, { ...this.surroundings, options })
  }

  withAutomaticCodes(automatic: string[]): Snapshot {
    return new Snapshot(this.products, { ...this.surroundings, automatic })
  }

  /** By its id or its handle. */
  product(reference: string): CatalogueProduct | undefined {
    return this.products.get(reference) ?? this.byHandle().get(reference)
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

  get places(): Places {
    return this.surroundings.places
  }

  /** VAT in per cent of a class for a country of delivery, today. */
  vatRate(vatClass: number, country: DeliveryCountry): number {
    return rateIn(this.surroundings.vat, vatClass, country)
  }
}

const byFrenchName = new Intl.Collator("fr", { numeric: true }).compare

/**
 * The order of the list: what can be bought first, then by French name. It must not depend on what was read when, or
 * processes would disagree.
 */
const inOrder = (products: CatalogueProduct[]): Map<string, CatalogueProduct> =>
  new Map(
    products
      .sort(
        (a, b) =>
          Number(a.product.is_out_of_stock) - Number(b.product.is_out_of_stock) ||
          byFrenchName(a.row.title, b.row.title) ||
          (a.row.id < b.row.id ? -1 : 1),
      )
      .map((each) => [each.row.id, each]),
  )

const rateIn = ({ rates, scheme }: VatTable, vatClass: number, country: string): number =>
  rateAt(rates, { vatClass, countryCode: country, scheme })

const belgianRate =
  (vat: VatTable) =>
  (vatClass: number): number =>
    rateIn(vat, vatClass, DEFAULT_COUNTRY)
