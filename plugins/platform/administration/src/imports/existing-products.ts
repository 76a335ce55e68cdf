import { readOwnProductRows, withOwnPictures, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import { sourcesOfProducts } from "@bon-perroquet/shop-api/redirects"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { lotKeeper } from "@bon-perroquet/api-kit/lots"
import {
  NO_INFORMATION,
  type AdminVariant,
  type ProductInformation,
  type ShelfLot,
} from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { sizeView, type FiledProduct, type SizeView } from "../product-file"
import { readStocked } from "@bon-perroquet/medusa-sql/catalogue/prices-and-stock"
import { adminProduct } from "../products/view"

export interface KnownProduct {
  row: ProductRow
  product: FiledProduct & Partial<ProductInformation>
  has_lots: boolean
}

export interface KnownSize extends KnownProduct {
  variant: AdminVariant
  view: SizeView
  /** Null if the shop does not track the size's lots. */
  lots: ShelfLot[] | null
  is_priced: boolean
  stock_is_managed: boolean
}

export interface KnownProducts {
  sizeOf: (sku: string) => KnownSize | undefined
  /** Finds a product by French handle or id. */
  productOf: (written: string | undefined) => KnownProduct | undefined
}

/** Finds sizes by SKU, and products by handle or id, even if not for sale. */
export async function knownProducts(
  container: MedusaContainer,
  skus: readonly string[],
  products: readonly string[] = [],
): Promise<KnownProducts> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const matches = await readOwnProductRows(knex, await productIdsOf(knex, skus, products))
  const rows = matches.map(withOwnPictures(container))
  const stocked = await readStocked(
    knex,
    rows.flatMap((row) => [row.variant_id, ...row.variants.map(({ variant_id }) => variant_id)]),
  )
  const managed = new Set(
    stocked.flatMap(({ variant_id, manage_inventory, inventory_item_id }) =>
      manage_inventory && inventory_item_id ? [variant_id] : [],
    ),
  )
  const ids = rows.map(({ id }) => id)
  const information = await informationKeeper()?.read(knex, ids)
  const shelves = await lotKeeper()?.shelves(
    knex,
    rows.flatMap(({ variant_id, variants }) => [variant_id, ...variants.map((each) => each.variant_id)]),
  )
  const sources = await sourcesOfProducts(knex, ids)
  const sizes = new Map<string, KnownSize>()
  const named = new Map<string, KnownProduct>()
  for (const row of rows) {
    const product = {
      ...adminProduct(row),
      ...(information && (information.get(row.id) ?? NO_INFORMATION)),
      old_addresses: sources.get(row.id) ?? [],
    }
    const has_lots = product.variants.some(({ id }) => shelves?.has(id))
    named.set(row.id, { row, product, has_lots }).set(row.handle, { row, product, has_lots })
    product.variants.forEach((variant, index) => {
      const { price_id } = row.variants[index] ?? row
      sizes.set(variant.sku, {
        ...{ row, product, has_lots, variant, view: sizeView(product, variant) },
        lots: shelves?.get(variant.id) ?? null,
        ...{ is_priced: price_id !== null, stock_is_managed: managed.has(variant.id) },
      })
    })
  }
  return {
    sizeOf: (sku) => (sku ? sizes.get(sku) : undefined),
    productOf: (written) => (written ? named.get(written) : undefined),
  }
}

async function productIdsOf(
  knex: Knex,
  skus: readonly string[],
  products: readonly string[],
): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    `SELECT product_id AS id FROM product_variant WHERE sku = ANY (CAST(:skus AS text[])) AND deleted_at IS NULL
     UNION SELECT id FROM product WHERE deleted_at IS NULL
       AND (handle = ANY (CAST(:products AS text[])) OR id = ANY (CAST(:products AS text[])))`,
    { skus, products },
  )
  return rows.map(({ id }) => id)
}

export async function eansInUse(knex: Knex, eans: readonly string[]): Promise<Map<string, string>> {
  if (!eans.length) return new Map()
  const { rows } = await knex.raw<{ rows: { ean: string; sku: string | null }[] }>(
    "SELECT ean, sku FROM product_variant WHERE deleted_at IS NULL AND ean = ANY (CAST(:eans AS text[]))",
    { eans },
  )
  return new Map(rows.map(({ ean, sku }) => [ean, sku ?? ""]))
}

/** Returns products that can't get sizes, because they have other options in Medusa. */
export async function productsWithOtherOptions(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<Set<string>> {
  if (!productIds.length) return new Set()
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id: [...productIds] }, { relations: ["options"], take: productIds.length })
  return new Set(products.flatMap(({ id, options }) => (options.length === 1 ? [] : [id])))
}
