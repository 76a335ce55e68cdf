import { defineMiddlewares } from "@medusajs/framework/http"
import { recordEngineChange } from "../engine-changes"
import { refuseUnsoldPrice } from "../engine-prices"

export default defineMiddlewares({
  // Without methods. With them, a matcher would match one path only, and not the paths below it.
  routes: [{ matcher: "/admin", middlewares: [refuseUnsoldPrice, recordEngineChange] }],
})
