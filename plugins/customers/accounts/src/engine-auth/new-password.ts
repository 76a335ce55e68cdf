import { afterSuccess, beforeEngine, languageOf, refuse } from "@bon-perroquet/api-kit/http"
import { identityOfEmail, verifiedClaims } from "@bon-perroquet/api-kit/identity"
import { newPasswordSchema } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { requireRoom } from "../hashing"
import { requireGood } from "../passwords"
import { sessionsOf } from "../sessions"
import { endGeneration, generationOf } from "../sessions/generation"
import { tellAccountChanged } from "../sign-in"

/** Medusa's users are the administrators. */
const USER_CALL = /^\/auth\/user\//i
const bodySchema = z.looseObject({ password: z.unknown().optional(), email: z.string().catch("") })
const resetSchema = z.looseObject({ entity_id: z.string() })

const resetFor = (request: MedusaRequest): string =>
  resetSchema.safeParse(verifiedClaims(request.scope, request.headers.authorization)).data?.entity_id ?? ""

/** Checks the new password of Medusa's invitations, registrations and resets. */
export function requireGoodPassword(request: MedusaRequest): void {
  const { data } = bodySchema.safeParse(request.body)
  if (data?.password === undefined) return
  requireRoom()
  const { data: password } = newPasswordSchema.safeParse(data.password)
  if (password === undefined) throw refuse("invalid_request", 400)
  requireGood(request.scope, password, {
    email: (data.email || resetFor(request)).trim().toLowerCase(),
    isAdministrator: USER_CALL.test(request.baseUrl + request.path),
  })
}

/** After a new password, ends older tokens, sessions and links, and notifies the person. */
export const endOlder = beforeEngine(async (request, response) => {
  const email = resetFor(request).toLowerCase()
  const { scope: container } = request
  if (!email) return
  afterSuccess(request, response, async () => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const identity = await identityOfEmail(knex, email)
    if (!identity) return
    await endGeneration(knex, identity.auth_identity_id, generationOf(identity))
    await sessionsOf(container).endAll(identity.auth_identity_id)
    tellAccountChanged(
      container,
      "password_by_link",
      identity,
      languageOf(request.headers["accept-language"]),
    )
  })
})
