import {
  readOwnProductRows,
  readProductIds,
  withOwnPictures,
  type ProductRow,
} from "@bon-perroquet/shop-api/catalogue"
import type { AdminProduct, AdminProductsQuery } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { patternOf } from "./pattern"
import { adminProduct } from "./view"

const databaseOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Those of the administrator's products that are asked for, newest first, inactive ones too; and how many match. */
export async function listProducts(
  container: MedusaContainer,
  { search = "", out_of_stock_only, offset = 0, ...choice }: Partial<AdminProductsQuery> = {},
): Promise<{ products: AdminProduct[]; total: number }> {
  const { ids, total } = await readProductIds(databaseOf(container), {
    ...choice,
    offset,
    patterns: search.split(/\s+/).filter(Boolean).map(patternOf),
    isOutOfStock: out_of_stock_only === "true",
  })
  const rows = await readOwnProductRows(databaseOf(container), ids)
  return { products: rows.map(withOwnPictures(container)).map(adminProduct), total }
}

/** A product as the engine has it. @throws 404 when there is none */
export async function productRow(container: MedusaContainer, id: string): Promise<ProductRow> {
  const [row] = await readOwnProductRows(databaseOf(container), [id])
  if (!row) throw refuse("product_not_found", 404)
  return withOwnPictures(container)(row)
}
