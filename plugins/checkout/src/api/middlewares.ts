import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { withVat, type Charged } from "../checkout/engine/with-vat"

/** Payment methods have calls of their own for what their provider tells; the engine's would take payments behind the attempts. */
function shut(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  res.status(404).json({ type: "not_found", message: "Not found" })
}

/**
 * A price that somebody types has its VAT in it. The engine has none to go by for what is no product, or has no price, and
 * would put VAT on top. What it has checked comes here: its own middlewares are first.
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
