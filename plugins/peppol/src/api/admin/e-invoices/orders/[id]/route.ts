import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { accessPointOfShop } from "../../../../../access-point"
import { eInvoicesOfOrder } from "../../../../../e-invoices"

/** The same as GET /api/admin/orders/{order_number}/e-invoices, by the engine's order id. */
export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  response.set("Cache-Control", "no-store").json({
    is_handed_over: accessPointOfShop() !== undefined,
    e_invoices: await eInvoicesOfOrder(knex, request.params["id"] ?? ""),
  })
}
