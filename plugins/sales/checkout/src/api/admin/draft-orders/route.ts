import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { POST as createDraftOrder } from "@medusajs/medusa/api/admin/draft-orders/route"
import { engineOf, withVat, type Charged } from "../../../checkout/engine/engine"
import { reserveNumber } from "../../../checkout/payment/reserve-number"

type Draft = { metadata?: Record<string, unknown> | null; items?: Charged[]; shipping_methods?: Charged[] }

/**
 * Replaces Medusa's route for draft orders. Reserves an order number, marks prices as VAT-inclusive and runs
 * Medusa's handler.
 */
export async function POST(
  request: AuthenticatedMedusaRequest<Draft>,
  response: MedusaResponse,
): Promise<void> {
  const { items, shipping_methods, metadata } = request.validatedBody
  Object.assign(request.validatedBody, {
    metadata: { ...metadata, order_number: await reserveNumber(engineOf(request.scope)) },
    ...(items && { items: items.map(withVat) }),
    ...(shipping_methods && { shipping_methods: shipping_methods.map(withVat) }),
  })
  await (createDraftOrder as (request: unknown, response: unknown) => Promise<void>)(request, response)
}
