import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { withVat, type Charged } from "../checkout/engine/engine"

/** Disables Medusa's webhook routes, which would accept payments without a checkout attempt. */
function shut(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  res.status(404).json({ type: "not_found", message: "Not found" })
}

/**
 * Marks prices that an administrator typed as VAT-inclusive. Otherwise Medusa adds VAT to lines without a
 * product.
 */
function typedWithVat(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const { items } = req.validatedBody as { items?: Charged[] }
  if (items) Object.assign(req.validatedBody as object, { items: items.map(withVat) })
  next()
}

export default defineMiddlewares({
  routes: [
    { matcher: "/hooks/payment/:provider", methods: ["POST"], middlewares: [shut] },
    ...[
      "/admin/draft-orders/:id/edit/items",
      "/admin/order-edits/:id/items",
      "/admin/exchanges/:id/outbound/items",
      "/admin/claims/:id/outbound/items",
    ].map((matcher) => ({ matcher, methods: ["POST" as const], middlewares: [typedWithVat] })),
  ],
})
