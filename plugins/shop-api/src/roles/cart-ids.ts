import { isAllowed, type Role } from "@bon-perroquet/contract"
import type { MedusaResponse } from "@medusajs/framework/http"

/** A cart id, also inside other text: the engine's reservations have `external_id: "hold:cart_…"`. */
const CART_ID = /cart_[0-9A-Z]{26}/gi

/**
 * Removes cart ids from answers to administrators who may not read orders. In the Store API, the id of a
 * guest's cart gives access to it.
 */
export function hideCartIds(response: MedusaResponse, role: Role | null): void {
  if (isAllowed(role, "orders:read")) return
  const send = response.json.bind(response)
  response.json = (answer: unknown) => send(withoutCartIds(answer))
}

function withoutCartIds(answer: unknown): unknown {
  const text = JSON.stringify(answer)
  return text && text.search(CART_ID) >= 0 ? JSON.parse(text.replaceAll(CART_ID, "cart")) : answer
}
