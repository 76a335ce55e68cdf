import {
  defineMiddlewares,
  errorHandler,
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { listingInputSchema } from "../contract/listing"
import { answerError } from "../http/answer-error"
import { door } from "../http/door"
import { shopOrigins } from "../http/origins"

const engineErrors = errorHandler()

/** Pictures are the shop's to serve; Medusa Admin asks for them where the engine answers. */
function toShop(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const [shop] = shopOrigins(request.scope)
  if (shop && !shop.endsWith(`//${request.headers.host ?? ""}`))
    response.redirect(302, shop + request.originalUrl)
  else next()
}

export default defineMiddlewares({
  routes: [
    { matcher: "/api", middlewares: [door] },
    { matcher: "/static", middlewares: [toShop] },
    {
      matcher: "/admin/listings/:product_id",
      methods: ["POST"],
      middlewares: [validateAndTransformBody(listingInputSchema)],
    },
  ],
  // Bodies are parsed before any middleware of ours runs: what is thrown there arrives here.
  errorHandler: (error, request, response, next) =>
    /^\/api(\/|$)/.test(request.path)
      ? answerError(error, request, response)
      : engineErrors(error, request, response, next),
})
