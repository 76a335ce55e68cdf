import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { changeOrder } from "../../../../../medusa-admin"
import { changeStatus } from "../../../../../status"

/**
 * Replaces Medusa's route. `changeStatus` also refunds the customer, moves the stock and issues the
 * documents.
 */
export const POST = (request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> =>
  changeOrder(request, response, (order_number, by) =>
    changeStatus(request.scope, { order_number, to: "cancelled", by }),
  )
