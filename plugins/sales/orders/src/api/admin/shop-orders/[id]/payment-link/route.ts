import { paymentLinkSchema } from "@bon-perroquet/contract"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { adminOrder } from "../../../../../administration"
import { emailOf, numberOfId } from "../../../../../medusa-admin"
import { placeDraft, sendPaymentLink } from "../../../../../payment-link"

/**
 * Sends a payment link. A draft becomes an order first. The `message` of an error response is the error's
 * code.
 */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const requested = paymentLinkSchema.safeParse(request.body ?? {})
  if (!requested.success) throw new MedusaError(MedusaError.Types.INVALID_DATA, "invalid_request")
  const id = request.params["id"] ?? ""
  const order_number = await numberOfId(request, id)
  try {
    await placeDraft(request.scope, id)
    await sendPaymentLink(request.scope, {
      order_number,
      ...requested.data,
      by: { email: await emailOf(request) },
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    response.status(error.status).json({ type: "not_allowed", message: error.code })
    return
  }
  response.json({ order: await adminOrder(request.scope, order_number) })
}
