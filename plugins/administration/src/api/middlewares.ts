import { defineMiddlewares } from "@medusajs/framework/http"
import { recordEngineChange } from "../engine-changes"
import { refuseUnsoldPrice } from "../engine-prices"

export default defineMiddlewares({
  // Without methods: with them a matcher is one address, and not all below it.
  routes: [{ matcher: "/admin", middlewares: [refuseUnsoldPrice, recordEngineChange] }],
})
