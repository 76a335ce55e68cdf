import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { POST as requestReturn } from "@medusajs/medusa/api/store/returns/route"
import { engineOrders } from "../../../orders"

interface ReturnBody {
  order_id: string
  return_shipping: { option_id: string }
}

/**
 * Wraps Medusa's route. `shop-api/store-api` has already checked the caller and rejected price, location and
 * receipt.
 */
export async function POST(request: MedusaRequest<ReturnBody>, response: MedusaResponse): Promise<void> {
  const { order_id, return_shipping } = request.validatedBody
  // Medusa does not set the location, without which the return cannot be received.
  const [order] = await engineOrders(request.scope, [order_id])
  Object.assign(request.validatedBody, {
    return_shipping: { ...return_shipping, price: 0 },
    location_id: order?.fulfillments[0]?.location_id,
  })
  await (requestReturn as (request: unknown, response: unknown) => Promise<void>)(request, response)
}
