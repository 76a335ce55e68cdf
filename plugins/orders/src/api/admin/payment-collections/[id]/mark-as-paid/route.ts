import { dueCents, withdrawOrderPayment } from "@bon-perroquet/checkout/checkout"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { POST as markAsPaid } from "@medusajs/medusa/api/admin/payment-collections/[id]/mark-as-paid/route"
import { alone } from "../../../../../engine/alone"
import { answerRefusal } from "../../../../../medusa-admin"

/**
 * Money that Medusa Admin notes by hand: not while the customer pays by a link, nor once that money is here. In the place of
 * the engine's own route, which then does it.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<{ order_id: string }>,
  response: MedusaResponse,
): Promise<void> {
  const { scope, validatedBody } = request
  const { order_id } = validatedBody
  try {
    await alone(scope, order_id, async (_engine, order) => {
      if (!dueCents(order)) throw refuse("nothing_to_pay", 409)
      if ((await withdrawOrderPayment(scope, order_id)) === "frozen") throw refuse("order_being_paid", 409)
      await (markAsPaid as (request: unknown, response: unknown) => Promise<void>)(request, response)
    })
  } catch (error) {
    if (!answerRefusal(error, request, response)) throw error
  }
}
