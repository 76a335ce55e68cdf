import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { apiMiddleware } from "../http/api-middleware"
import { boundEngineQueries } from "../http/engine-query/bound-queries"
import { answerError } from "../http/errors/answer-error"
import { answerEngineError } from "../http/errors/engine-errors"
import { dropStrayId, readableOnly } from "../http/input/engine-input"
import { boundRoutesFinder } from "../http/limits/bounded-routes"
import { ownOriginOnly } from "../http/origins/own-origin"
import { hasEndedSignIn } from "../identity/caller"
import { guardAccount, guardSignIn, listedOnly } from "../roles/assurance"
import { guardEngine, guardShop } from "../roles/guard"
import { keepRoleOfInvited, takeRoleOfRemoved, takeRoleOfUninvited } from "../roles/keep-roles"
import { isListed } from "../roles/sensitive"
import { FeatureFlag, Modules } from "@medusajs/framework/utils"

function notFound(response: MedusaResponse): void {
  response.status(404).json({ type: "not_found", message: "Not found" })
}

/** Rejects calls of a disabled feature flag, which would fail or never be answered. */
const onlyWith =
  (flag: string) =>
  (_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void => {
    if (FeatureFlag.isFeatureEnabled(flag)) next()
    else notFound(response)
  }

/** Rejects unknown fulfillment providers, with which Medusa would fail. */
async function onlyKnownProvider(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const { id = "" } = request.params
    const providers = await request.scope.resolve(Modules.FULFILLMENT).listFulfillmentProviders({ id })
    if (providers.length) next()
    else notFound(response)
  } catch (error) {
    next(error)
  }
}

boundRoutesFinder()
boundEngineQueries()

/** Medusa's calls that work without a valid sign-in: signing in and signing out. */
const WITHOUT_SIGN_IN = /^\/auth\/((user|customer)\/[^/]+|session)\/?$/i

function forgetSignIn(request: MedusaRequest): void {
  const { session } = request as { session?: { auth_context?: unknown } }
  delete session?.auth_context
  delete request.headers.authorization
}

/** Rejects tokens and sessions that were ended by sign-out or by a new password. */
async function presentSignInOnly(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const hasEnded = await hasEndedSignIn(request)
    if (hasEnded && !WITHOUT_SIGN_IN.test(request.baseUrl + request.path)) {
      response.status(401).json({ message: "Unauthorized" })
      return
    }
    if (hasEnded) forgetSignIn(request)
    next()
  } catch (error) {
    next(error)
  }
}

function notStored(_request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  response.setHeader("Cache-Control", "no-store")
  next()
}

export default defineMiddlewares({
  routes: [
    { matcher: "/admin/rbac", middlewares: [onlyWith("rbac")] },
    { matcher: "/admin/users/:id/roles", middlewares: [onlyWith("rbac")] },
    { matcher: "/admin/index", middlewares: [onlyWith("index_engine")] },
    ...["/admin", "/store", "/auth"].map((matcher) => ({
      matcher,
      middlewares: [readableOnly, ownOriginOnly, listedOnly, presentSignInOnly],
    })),
    ...["admin", "auth", "store/carts", "store/customers", "store/orders", "store/payment-collections"].map(
      (of) => ({
        matcher: `/${of}`,
        middlewares: [notStored],
      }),
    ),
    // The path is shorter than Medusa's route, so that the middleware runs before Medusa's validation.
    { matcher: "/admin/promotions/rule-value-options", middlewares: [dropStrayId] },
    { matcher: "/admin", middlewares: [guardEngine] },
    { matcher: "/auth", middlewares: [guardSignIn] },
    { matcher: "/admin/users/:id", methods: ["DELETE"], middlewares: [takeRoleOfRemoved] },
    { matcher: "/admin/invites", methods: ["POST"], middlewares: [keepRoleOfInvited] },
    { matcher: "/admin/invites/:id", methods: ["DELETE"], middlewares: [takeRoleOfUninvited] },
    { matcher: "/admin/fulfillment-providers/:id/options", middlewares: [onlyKnownProvider] },
    { matcher: "/api", middlewares: [apiMiddleware(isListed)] },
    { matcher: "/api/admin", middlewares: [guardShop] },
    ...["/api/users", "/api/agents/agreement"].map((matcher) => ({ matcher, middlewares: [guardAccount] })),
  ],
  // Errors of the body parser, which runs before the shop's middlewares, arrive here.
  errorHandler: (error, request, response, next) =>
    /^\/api(\/|$)/.test(request.path)
      ? answerError(error, request, response)
      : answerEngineError(error, request, response, next),
})
