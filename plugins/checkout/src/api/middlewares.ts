import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"

/** Orders are made by the settlement of a payment and by nothing else; the engine's own doors to it stay shut. */
function shut(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  res.status(404).json({ type: "not_found", message: "Not found" })
}

export default defineMiddlewares({
  routes: [
    { matcher: "/store/carts/:id/complete", methods: ["POST"], middlewares: [shut] },
    { matcher: "/hooks/payment/:provider", methods: ["POST"], middlewares: [shut] },
  ],
})
