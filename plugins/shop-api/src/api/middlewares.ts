import { defineMiddlewares, errorHandler, validateAndTransformBody } from "@medusajs/framework/http"
import { listingInputSchema } from "../contract/listing"
import { answerError } from "../http/answer-error"
import { door } from "../http/door"

const engineErrors = errorHandler()

export default defineMiddlewares({
  routes: [
    { matcher: "/api", middlewares: [door] },
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
