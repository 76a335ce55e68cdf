import type { Author } from "@bon-perroquet/api-kit/changes"
import type { AdminProduct } from "@bon-perroquet/contract"
import { requireUnchanged, type Precondition } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { productRow } from "./list"
import { underLock } from "./lock"
import { changePricesAndStock, requireSize, type PriceAndStock } from "./price-and-stock"
import { adminProduct } from "./view"

/**
 * Locks the product between the check of the version and the write, against other calls of the dashboard. Without a
 * precondition nothing is checked, so the last write wins. Medusa Admin does not take this lock.
 * @throws 404 for an unknown size, 412 if the product has changed since the caller read it
 */
export async function changePriceOrStock(
  container: MedusaContainer,
  author: Author,
  requested: PriceAndStock,
  precondition: Precondition,
): Promise<AdminProduct> {
  const { product_id: id, variant_id, price_cents } = requested
  const asRead = async () => {
    const row = await productRow(container, id)
    requireUnchanged(precondition, adminProduct(row))
    return row
  }
  const change = async () => {
    requireSize(await asRead(), variant_id)
    // An order may change the version while this call waits for the stock lock, so it is checked again.
    const first = precondition === undefined || price_cents !== undefined ? undefined : asRead
    await changePricesAndStock(container, author, [requested], { first })
  }
  await (precondition === undefined ? change() : underLock(container, `product:${id}`, change))
  return adminProduct(await productRow(container, id))
}
