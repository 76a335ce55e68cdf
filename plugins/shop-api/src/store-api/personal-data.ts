import type { MedusaResponse } from "@medusajs/framework/http"

/** The fields of the engine's cart that say who is buying. */
const PERSONAL = ["email", "customer_id", "customer", "shipping_address", "billing_address"]

/** Has the cart in an answer sent without the fields that say who is buying; the cart itself keeps them. */
export function hidePersonalData(response: MedusaResponse): void {
  const send = response.json.bind(response)
  response.json = (answer: unknown) => send(withoutPersonalData(answer))
}

function withoutPersonalData(answer: unknown): unknown {
  const { cart } = (answer ?? {}) as { cart?: Record<string, unknown> }
  if (!cart) return answer
  const hidden = Object.entries(cart).map(([field, value]) => [
    field,
    PERSONAL.includes(field) ? null : value,
  ])
  return { ...(answer as object), cart: Object.fromEntries(hidden) as object }
}
