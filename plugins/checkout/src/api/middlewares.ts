import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"

/** Payment methods have calls of their own for what their provider tells; the engine's would take payments behind the attempts. */
function shut(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  res.status(404).json({ type: "not_found", message: "Not found" })
}

export default defineMiddlewares({
  routes: [{ matcher: "/hooks/payment/:provider", methods: ["POST"], middlewares: [shut] }],
})
