import { Refusal } from "@bon-perroquet/shop-api/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { lotsOfOrder } from "../../../../../lots"

/** Returns the lots of an order with product names, for Medusa Admin. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    response.json({ lots: await lotsOfOrder(knex, request.params["id"] ?? "") })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status(error.status).json({ type: "not_allowed", message: error.code })
  }
}
