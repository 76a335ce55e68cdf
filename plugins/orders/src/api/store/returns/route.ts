import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { POST as requestReturn } from "@medusajs/medusa/api/store/returns/route"
import { engineOrders } from "../../../orders"

/** As the engine's own middleware has checked it. */
interface Wanted {
  order_id: string
  return_shipping: { option_id: string }
}

/**
 * A customer asks to send goods back, as the engine's own route has it; who may, and that nothing is said of price, place and
 * receipt, was checked before (`shop-api/store-api`).
 */
export async function POST(request: MedusaRequest<Wanted>, response: MedusaResponse): Promise<void> {
  const { order_id, return_shipping } = request.validatedBody
  // Goods go back to where they came from: the engine forgets to say where, and could then never receive them.
  const [order] = await engineOrders(request.scope, [order_id])
  Object.assign(request.validatedBody, {
    return_shipping: { ...return_shipping, price: 0 },
    location_id: order?.fulfillments[0]?.location_id,
  })
  await (requestReturn as (request: unknown, response: unknown) => Promise<void>)(request, response)
}
