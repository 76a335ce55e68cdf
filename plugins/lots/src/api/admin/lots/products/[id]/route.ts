import { Refusal } from "@bon-perroquet/shop-api/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { productLots } from "../../../../../lots"

/** The same as GET /api/admin/products/{id}/lots, with Medusa Admin's error format. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    response.json(await productLots(knex, request.params["id"] ?? ""))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status(error.status).json({ type: "not_allowed", message: error.code })
  }
}
