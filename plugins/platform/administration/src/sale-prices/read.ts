import { toEuro } from "@bon-perroquet/contract/money"
import type { SalePrices } from "@bon-perroquet/contract"
import { lowestBefore } from "@bon-perroquet/price-history/history"
import { versioned } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productRow } from "../products"
import { readSaleRows, salePriceOf } from "./rows"

/**
 * Returns sales with each reduction's reference price.
 * @throws 404 for an unknown product
 */
export async function readSalePrices(container: MedusaContainer, product: string): Promise<SalePrices> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { variant_id, variants } = await productRow(container, product)
  const sizes = variants.length > 0 ? variants.map((size) => size.variant_id) : [variant_id]
  const lowest = await lowestBefore(knex, sizes)
  const sales = (await readSaleRows(knex, product)).map(salePriceOf)
  return versioned({
    sales: [
      ...sales.filter(({ state }) => state === "running"),
      ...sales.filter(({ state }) => state === "planned"),
    ],
    lowest: sizes.map((size) => {
      const cents = lowest.get(size)
      return { variant_id: size, price: cents === undefined ? null : toEuro(cents) }
    }),
  })
}
