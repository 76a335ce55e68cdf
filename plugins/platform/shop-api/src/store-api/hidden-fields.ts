import { customKeys } from "@bon-perroquet/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** The merchant's own fields of orders that only administrators see. */
const HIDDEN = customKeys("order").flatMap(({ key, field }) => (field.is_shown === false ? [key] : []))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

function withoutHidden(order: unknown): unknown {
  if (!isObject(order) || !isObject(order["metadata"])) return order
  const shown = Object.entries(order["metadata"]).filter(([key]) => !HIDDEN.includes(key))
  return { ...order, metadata: Object.fromEntries(shown) }
}

/** Leaves these fields out of the `metadata` of orders in Medusa's Store API. */
export function hideStaffFields(_: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  if (HIDDEN.length > 0) {
    const send = response.json.bind(response)
    response.json = (answer: unknown) => {
      if (!isObject(answer)) return send(answer)
      const { order, orders } = answer
      return send({
        ...answer,
        ...(order !== undefined && { order: withoutHidden(order) }),
        ...(Array.isArray(orders) && { orders: orders.map(withoutHidden) }),
      })
    }
  }
  next()
}
