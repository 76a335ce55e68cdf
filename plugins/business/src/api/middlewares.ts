import { defineMiddlewares } from "@medusajs/framework/http"
import { refuseTaxedAdditions } from "../engine-edits"

export default defineMiddlewares({
  routes: [
    { matcher: "/admin/order-edits/:id/items", methods: ["POST"], middlewares: [refuseTaxedAdditions] },
  ],
})
