import { orderBusinessSchema } from "@bon-perroquet/contract"
import { beforeEngine, refuse } from "@bon-perroquet/api-kit/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const KEPT = `
  SELECT address.metadata->'business' AS business FROM "order"
  JOIN order_address address ON address.id = "order".billing_address_id
  WHERE "order".id IN (:id, (SELECT order_id FROM order_exchange WHERE id = :id),
    (SELECT order_id FROM order_claim WHERE id = :id))`

/**
 * Rejects goods added in Medusa Admin to an order without VAT, because the engine would charge the price with
 * VAT. Quantities of existing lines may change.
 */
export const refuseTaxedAdditions = beforeEngine(async ({ scope, params }) => {
  const knex = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { business: unknown }[] }>(KEPT, { id: params["id"] ?? "" })
  if (orderBusinessSchema.safeParse(rows[0]?.business).data?.is_exempt) throw refuse("order_without_vat", 409)
})
