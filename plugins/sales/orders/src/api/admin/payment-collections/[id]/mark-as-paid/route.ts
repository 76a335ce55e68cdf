import { dueCents, withdrawOrderPayment } from "@bon-perroquet/checkout/checkout"
import { toCents } from "@bon-perroquet/contract/money"
import { answerAsEngine, refuse } from "@bon-perroquet/api-kit/http"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { POST as markAsPaid } from "@medusajs/medusa/api/admin/payment-collections/[id]/mark-as-paid/route"
import { alone } from "../../../../../engine/alone"
import { emailOf, numberOfId } from "../../../../../medusa-admin"
import { awaitedCents, changeStatus } from "../../../../../status"

type Marking = AuthenticatedMedusaRequest<{ order_id: string }>

/** Wraps Medusa's route. Rejects manual payments while the customer pays by a link, or if nothing is due. */
export async function POST(request: Marking, response: MedusaResponse): Promise<void> {
  const { scope, validatedBody } = request
  const { order_id } = validatedBody
  try {
    const isPromised = await alone(scope, order_id, async (engine, order) => {
      if (!dueCents(order)) throw refuse("nothing_to_pay", 409)
      if (awaitedCents(engine, order) !== null) return true
      if ((await withdrawOrderPayment(scope, order_id)) === "frozen") throw refuse("order_being_paid", 409)
      await (markAsPaid as (request: unknown, response: unknown) => Promise<void>)(request, response)
      return false
    })
    if (isPromised) await receivePromised(request, response)
  } catch (error) {
    if (!answerAsEngine(error, request, response)) throw error
  }
}

/**
 * Records that an awaited payment was received. The collection must have the amount due. Call it without the
 * order's lock, because `changeStatus` takes this lock.
 */
async function receivePromised(request: Marking, response: MedusaResponse): Promise<void> {
  const { scope, params, queryConfig, validatedBody } = request
  const id = params["id"] ?? ""
  const { amount } = await scope.resolve(Modules.PAYMENT).retrievePaymentCollection(id)
  await changeStatus(scope, {
    order_number: await numberOfId(request, validatedBody.order_id),
    to: "paid",
    received_cents: toCents(Number(amount)),
    by: { email: await emailOf(request) },
  })
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const { data } = await query.graph({
    entity: "payment_collection",
    fields: queryConfig.fields,
    filters: { id },
  })
  const [payment_collection] = data as unknown[]
  response.json({ payment_collection })
}
