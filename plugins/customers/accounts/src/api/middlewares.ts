import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"

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

/** Field of a customer's metadata with the consent to the newsletter. Only the e-mailed link may change it. */
const CONSENT_FIELD = "newsletter"

/** Rejects a request to Medusa's Store API that sets the consent. */
function rejectConsent(request: MedusaRequest, response: MedusaResponse, next: MedusaNextFunction): void {
  const { metadata } = (request.body ?? {}) as { metadata?: unknown }
  const setsConsent = typeof metadata === "object" && metadata !== null && CONSENT_FIELD in metadata
  if (setsConsent)
    response
      .status(400)
      .json({ type: "invalid_data", message: `metadata.${CONSENT_FIELD} is the shop's own.` })
  else next()
}

export default defineMiddlewares({
  routes: [
    ...["/admin", "/auth/mfa", "/api/admin", "/api/users"].map((matcher) => ({
      matcher,
      middlewares: [noticeAfter],
    })),
    { matcher: "/store/customers", methods: ["POST"], middlewares: [rejectConsent, ownAddress] },
    { matcher: "/store/customers/me", methods: ["POST"], middlewares: [rejectConsent] },
    // The matcher also covers the paths below it.
    { matcher: "/auth/:actor_type/:auth_provider", middlewares: [countedAndUncommon, giveSession] },
    { matcher: "/auth/session", methods: ["DELETE"], middlewares: [endStatedSessions] },
    { matcher: "/auth/mfa/challenges/:id/verify", methods: ["POST"], middlewares: [countedCode] },
    { matcher: "/auth/mfa/factors/:id/verify", methods: ["POST"], middlewares: [countedCode, switchedOn] },
    { matcher: "/auth/mfa/factors/:id", methods: ["DELETE"], middlewares: [countedCode, switchedOff] },
    { matcher: "/auth/:actor_type/:auth_provider/update", methods: ["POST"], middlewares: [endOlder] },
  ],
})
