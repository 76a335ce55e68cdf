import type { Author } from "@bon-perroquet/change-log/changes"
import { type AdminProduct, toEuro } from "@bon-perroquet/contract"
import { requireUnchanged, type Precondition } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { productRow } from "./list"
import { underLock } from "./lock"
import { changePricesAndStock, ensurePrice, requireSize, type PriceAndStock } from "./price-and-stock"
import { adminProduct } from "./view"

/**
 * Sets the price or the stock of a size, as a field of the list does.
 * @throws 404 where there is no such size, 412 where the product is not what the caller read any more
 */
export async function changePriceOrStock(
  container: MedusaContainer,
  author: Author,
  wanted: PriceAndStock,
  precondition: Precondition,
): Promise<AdminProduct> {
  const { product_id: id, variant_id, price_cents } = wanted
  const asRead = async () => {
    const row = await productRow(container, id)
    requireUnchanged(precondition, adminProduct(row))
    return row
  }
  const change = async () => {
    const size = requireSize(await asRead(), variant_id)
    if (price_cents !== undefined) await ensurePrice(container, size, toEuro(price_cents))
    // Once more when nobody can buy any more: a sale is a change as well.
    const first = precondition === undefined || price_cents !== undefined ? undefined : asRead
    await changePricesAndStock(container, author, [wanted], { first })
  }
  await (precondition === undefined ? change() : underLock(container, `product:${id}`, change))
  return adminProduct(await productRow(container, id))
}
