import { answerAsEngine } from "@bon-perroquet/api-kit/http"
import { toCents } from "@bon-perroquet/contract/money"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { randomUUID } from "node:crypto"
import { emailOf } from "../../../../../medusa-admin"
import { numberOfPayment } from "../../../../../orders"
import { refundOrder } from "../../../../../refunds"

interface RefundBody {
  amount?: number
  note?: string
}

/**
 * Replaces Medusa's route. `refundOrder` records a refund only after it was made, and reverses failed ones.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<RefundBody>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, params, validatedBody } = request
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const id = params["id"] ?? ""
  const order_number = await numberOfPayment(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), id)
  if (!order_number) throw new MedusaError(MedusaError.Types.NOT_FOUND, `Payment ${id} belongs to no order.`)
  const { amount, note } = validatedBody
  try {
    await refundOrder(scope, {
      order_number,
      ...(amount !== undefined && { amount_cents: toCents(amount) }),
      ...(note && { reason: note.slice(0, 200) }),
      key: randomUUID(),
      form: "medusa-admin",
      by: { email: await emailOf(request) },
    })
  } catch (error) {
    if (answerAsEngine(error, request, response)) return
    throw error
  }
  const { data } = await query.graph({
    entity: "payment",
    fields: request.queryConfig.fields,
    filters: { id },
  })
  const [payment] = data as unknown[]
  response.json({ payment })
}
