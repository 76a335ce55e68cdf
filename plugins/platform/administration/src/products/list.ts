import {
  readMerchantProducts,
  readOwnProductRows,
  withOwnPictures,
  type ProductRow,
} from "@bon-perroquet/shop-api/catalogue"
import type { AdminProduct, AdminProductsQuery } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { isSoldInCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { patternOf } from "./pattern"
import { adminProduct } from "./view"

const views = new WeakMap<Readonly<ProductRow>, AdminProduct>()

/** Returns a function that converts each row once. */
function viewer(container: MedusaContainer): (row: Readonly<ProductRow>) => AdminProduct {
  const withPictures = withOwnPictures(container)
  return (row) => {
    const cached = views.get(row)
    if (cached) return cached
    const view = adminProduct(withPictures(row))
    views.set(row, view)
    return view
  }
}

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns a page of products, also inactive ones, with the total number. */
export async function listProducts(
  container: MedusaContainer,
  {
    search = "",
    out_of_stock_only,
    low_stock_only,
    uninformed_only,
    offset = 0,
    ...choice
  }: Partial<AdminProductsQuery> = {},
): Promise<{ products: AdminProduct[]; total: number }> {
  const { rows, total } = await readMerchantProducts(databaseOf(container), {
    ...choice,
    offset,
    patterns: search.split(/\s+/).filter(Boolean).map(patternOf),
    isOutOfStock: out_of_stock_only === "true",
    isLow: low_stock_only === "true",
    isUninformed: uninformed_only === "true",
  })
  return { products: rows.map(viewer(container)), total }
}

export async function productsWithIds(container: MedusaContainer, ids: string[]): Promise<AdminProduct[]> {
  const rows = await productRows(container, ids)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? []).map(adminProduct)
}

export async function productRow(container: MedusaContainer, id: string): Promise<ProductRow> {
  const [row] = await productRows(container, [id])
  if (!row || !(await isSoldInCurrentChannel(databaseOf(container), id)))
    throw refuse("product_not_found", 404)
  return row
}

export async function productRows(container: MedusaContainer, ids: readonly string[]): Promise<ProductRow[]> {
  return (await readOwnProductRows(databaseOf(container), ids)).map(withOwnPictures(container))
}
