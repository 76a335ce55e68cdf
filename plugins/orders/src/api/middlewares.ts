import { defineMiddlewares } from "@medusajs/framework/http"
import { draftWithoutCodes, packPaidOnly, refuseCreditLines } from "../medusa-admin/guards"

export default defineMiddlewares({
  routes: [
    { matcher: "/admin/orders/:id/fulfillments", methods: ["POST"], middlewares: [packPaidOnly] },
    { matcher: "/admin/orders/:id/credit-lines", methods: ["POST"], middlewares: [refuseCreditLines] },
    { matcher: "/admin/draft-orders", methods: ["POST"], middlewares: [draftWithoutCodes] },
    {
      matcher: "/admin/draft-orders/:id/edit/promotions",
      methods: ["POST"],
      middlewares: [draftWithoutCodes],
    },
  ],
})
