import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"

import { customKeys } from "@bon-perroquet/contract"
import { noticeAfter } from "../fresh-proof"
import { connectMailingList } from "@bon-perroquet/api-kit/mailing-lists"
import { endNewsletter } from "../newsletter"
import {
  countedAndUncommon,
  countedCode,
  endOlder,
  endStatedSessions,
  giveSession,
  ownAddress,
  switchedOff,
  switchedOn,
} from "../engine-auth"

connectMailingList("newsletter", endNewsletter)

/**
 * Fields of a customer's metadata that customers must not write: the consent to the newsletter, which only the e-mailed
 * link may change, and the merchant's own fields that only staff see.
 */
const OWN_FIELDS = [
  "newsletter",
  ...customKeys("customer").flatMap(({ key, field }) => (field.is_shown === false ? [key] : [])),
]

/** Rejects a request to Medusa's Store API that sets one of these fields. */
function rejectOwnFields(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { metadata } = (request.body ?? {}) as { metadata?: unknown }
  const own =
    typeof metadata === "object" && metadata !== null && OWN_FIELDS.find((field) => field in metadata)
  if (own) response.status(400).json({ type: "invalid_data", message: `metadata.${own} is the shop's own.` })
  else next()
}

/**
 * Removes the consent to the newsletter from a request. Medusa Admin sends all metadata that it read before, so it would
 * undo an unsubscription.
 */
function withoutConsent(request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void {
  for (const body of [request.body, request.validatedBody] as ({ metadata?: unknown } | undefined)[]) {
    const metadata = body?.metadata
    if (typeof metadata === "object" && metadata !== null && "newsletter" in metadata)
      delete metadata.newsletter
  }
  next()
}

export default defineMiddlewares({
  routes: [
    ...["/admin", "/auth/mfa", "/api/admin", "/api/users", "/api/agents/agreement"].map((matcher) => ({
      matcher,
      middlewares: [noticeAfter],
    })),
    ...["/admin/customers/:id", "/admin/users/:id"].map((matcher) => ({
      ...{ matcher, methods: ["POST" as const], middlewares: [withoutConsent] },
    })),
    { matcher: "/store/customers", methods: ["POST"], middlewares: [rejectOwnFields, ownAddress] },
    { matcher: "/store/customers/me", methods: ["POST"], middlewares: [rejectOwnFields] },
    // The matcher also covers the paths below it.
    { matcher: "/auth/:actor_type/:auth_provider", middlewares: [countedAndUncommon, giveSession] },
    { matcher: "/auth/session", methods: ["DELETE"], middlewares: [endStatedSessions] },
    { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST"], middlewares: [countedCode] },
    { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST"], middlewares: [countedCode, switchedOn] },
    { matcher: "/auth/mfa/factors/:id", methods: ["DELETE"], middlewares: [countedCode, switchedOff] },
    { matcher: "/auth/:actor_type/:auth_provider/update", methods: ["POST"], middlewares: [endOlder] },
  ],
})
