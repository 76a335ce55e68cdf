import type { MedusaResponse } from "@medusajs/framework/http"

const PERSONAL = ["email", "customer_id", "customer", "shipping_address", "billing_address"]

/** Removes personal data from the cart in an answer. The stored cart is unchanged. */
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
