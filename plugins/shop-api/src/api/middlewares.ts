import { defineMiddlewares, errorHandler } from "@medusajs/framework/http"
import { answerError } from "../http/answer-error"
import { door } from "../http/door"

const engineErrors = errorHandler()

export default defineMiddlewares({
  routes: [{ matcher: "/api", middlewares: [door] }],
  // Bodies are parsed before any middleware of ours runs: what is thrown there arrives here.
  errorHandler: (error, request, response, next) =>
    /^\/api(\/|$)/.test(request.path)
      ? answerError(error, request, response)
      : engineErrors(error, request, response, next),
})
