import { defineMiddlewares } from "@medusajs/framework/http"
import { recordEngineChange } from "../engine-changes"
import { refuseUnsoldPrice } from "../engine-prices"

export default defineMiddlewares({
  // A matcher with `methods` would not match the paths below `/admin`.
  routes: [{ matcher: "/admin", middlewares: [refuseUnsoldPrice, recordEngineChange] }],
})
