import { defineMiddlewares } from "@medusajs/framework/http"
import { recordEngineChange } from "../engine-changes"
import { refuseUnsoldPrice } from "../engine-prices"

export default defineMiddlewares({
  // Methods are omitted, because a matcher with methods excludes the paths below.
  routes: [{ matcher: "/admin", middlewares: [refuseUnsoldPrice, recordEngineChange] }],
})
