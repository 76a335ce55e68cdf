import { defineMiddlewares } from "@medusajs/framework/http"
import { recordEngineChange } from "../engine-changes"
import { refuseUnsoldPrice } from "../engine-prices"

export default defineMiddlewares({
  // With methods, a matcher excludes the paths below.
  routes: [{ matcher: "/admin", middlewares: [refuseUnsoldPrice, recordEngineChange] }],
})
