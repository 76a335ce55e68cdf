import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { attemptView } from "../../../../../checkout"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "../../../../../modules/checkout"

/** Returns the checkout attempt of an order, or null if it has none. */
export async function GET({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const [attempt] = await scope
    .resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    .listCheckoutAttempts({ order_id: params.order_id }, { take: 1 })
  response.set("Cache-Control", "no-store").json({ attempt: attempt ? attemptView(attempt) : null })
}
