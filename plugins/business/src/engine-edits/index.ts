import { orderBusinessSchema } from "@bon-perroquet/contract"
import { beforeEngine, refuse } from "@bon-perroquet/shop-api/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** The invoice's address of an order, or of that of an exchange or a claim, with what the checkout wrote there of the business. */
const KEPT = `
  SELECT address.metadata->'business' AS business FROM "order"
  JOIN order_address address ON address.id = "order".billing_address_id
  WHERE "order".id IN (:id, (SELECT order_id FROM order_exchange WHERE id = :id),
    (SELECT order_id FROM order_claim WHERE id = :id))`

/**
 * Refuses goods that Medusa Admin adds by an edit, an exchange or a claim to an order that was sold without VAT: the engine
 * charges them at the price with VAT. What the order has may become more or less: it keeps its price and its rate.
 */
export const refuseTaxedAdditions = beforeEngine(async ({ scope, params }) => {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { business: unknown }[] }>(KEPT, { id: params["id"] ?? "" })
  if (orderBusinessSchema.safeParse(rows[0]?.business).data?.is_exempt) throw refuse("order_without_vat", 409)
})
