import { defineMiddlewares } from "@medusajs/framework/http"
import { packPaidOnly, refuseCreditLines } from "../medusa-admin/guards"

export default defineMiddlewares({
  routes: [
    { matcher: "/admin/orders/:id/fulfillments", methods: ["POST"], middlewares: [packPaidOnly] },
    { matcher: "/admin/orders/:id/credit-lines", methods: ["POST"], middlewares: [refuseCreditLines] },
  ],
})
