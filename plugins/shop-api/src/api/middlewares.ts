import {
  defineMiddlewares,
  errorHandler,
  validateAndTransformBody,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { listingInputSchema } from "@bon-perroquet/contract"
import { answerError } from "../http/answer-error"
import { boundRoutesFinder } from "../http/bounded-routes"
import { door } from "../http/door"
import { shopOrigins } from "../http/origins"
import { ownOriginOnly } from "../http/own-origin"
import { isStorable } from "../http/storable"
import { hasOutdatedSignIn } from "../identity/caller"
import { guardEngine, guardShop } from "../roles/guard"

boundRoutesFinder()
const engineErrors = errorHandler()

/** Pictures are the shop's to serve; Medusa Admin asks for them where the engine answers. */
function toShop(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const [shop] = shopOrigins(request.scope)
  if (shop && !shop.endsWith(`//${request.headers.host ?? ""}`))
    response.redirect(302, shop + request.originalUrl)
  else next()
}

/** The engine's own calls would fail on text that the database can't hold. */
function storableOnly(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  if (isStorable([decoded(request.originalUrl), request.query, request.body])) next()
  else response.status(400).json({ type: "invalid_data", message: "This text can't be stored." })
}

/** Half a character when the address can't be decoded. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return "\ud800"
  }
}

/** A new password ends older tokens and sessions here as it does in the shop. */
async function presentSignInOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    if (await hasOutdatedSignIn(request)) response.status(401).json({ message: "Unauthorized" })
    else next()
  } catch (error) {
    next(error)
  }
}

/** Asked about a module that the shop does not have, the engine fails. */
const onlyWith =
  (module: string) =>
  (request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    if (request.scope.hasRegistration(module)) next()
    else response.status(404).json({ type: "not_found", message: "Not found" })
  }

export default defineMiddlewares({
  routes: [
    ...["/admin/rbac", "/admin/users/:id/roles"].map((matcher) => ({
      matcher,
      middlewares: [onlyWith("rbac")],
    })),
    ...["/admin", "/store", "/auth"].map((matcher) => ({
      matcher,
      middlewares: [storableOnly, ownOriginOnly, presentSignInOnly],
    })),
    { matcher: "/admin", middlewares: [guardEngine] },
    { matcher: "/api", middlewares: [door] },
    { matcher: "/api/admin", middlewares: [guardShop] },
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
