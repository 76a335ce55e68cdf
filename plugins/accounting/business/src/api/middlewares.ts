import { defineMiddlewares } from "@medusajs/framework/http"
import { refuseTaxedAdditions } from "../engine-edits"

export default defineMiddlewares({
  routes: [
    ...["order-edits/:id/items", "exchanges/:id/outbound/items", "claims/:id/outbound/items"].map((call) => ({
      matcher: `/admin/${call}`,
      methods: ["POST" as const],
      middlewares: [refuseTaxedAdditions],
    })),
  ],
})
