import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { withVat, type Charged } from "../checkout/engine/engine"

/**
 * Payment methods have separate routes for their provider's events. Medusa's would accept payments without an
 * attempt.
 */
function shut(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  res.status(404).json({ type: "not_found", message: "Not found" })
}

/**
 * Marks manual prices as VAT-inclusive. Medusa has no such setting for lines without a product or price and
 * would add VAT. Runs after Medusa's validation.
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
