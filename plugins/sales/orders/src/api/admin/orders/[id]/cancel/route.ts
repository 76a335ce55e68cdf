import { answerAsEngine } from "@bon-perroquet/api-kit/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { emailOf, numberOfId } from "../../../../../medusa-admin"
import { changeStatus } from "../../../../../status"

/** Replaces Medusa's route. Cancels with refund, stock and documents, through `changeStatus`. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, params, queryConfig } = request
  const id = params["id"] ?? ""
  const order_number = await numberOfId(request, id)
  try {
    await changeStatus(scope, { order_number, to: "cancelled", by: { email: await emailOf(request) } })
  } catch (error) {
    if (answerAsEngine(error, request, response)) return
    throw error
  }
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({ entity: "order", fields: queryConfig.fields, filters: { id } })
  const [order] = data as unknown[]
  response.json({ order })
}
