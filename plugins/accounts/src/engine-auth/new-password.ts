import { afterSuccess, beforeEngine, languageOf, refuse } from "@bon-perroquet/shop-api/http"
import { identityOfEmail } from "@bon-perroquet/shop-api/identity"
import { newPasswordSchema } from "@bon-perroquet/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { verifiedClaims } from "@bon-perroquet/shop-api/identity"
import { requireRoom } from "../hashing"
import { requireUncommon } from "../passwords"
import { sessionsOf } from "../sessions"
import { endGeneration, generationOf } from "../sessions/generation"
import { tellAccountChanged } from "../sign-in"

const bodySchema = z.looseObject({ password: z.unknown().optional(), email: z.string().catch("") })
const resetSchema = z.looseObject({ entity_id: z.string() })

/** Whom a token of the engine's own password reset is for. */
const resetFor = (request: MedusaRequest): string =>
  resetSchema.safeParse(verifiedClaims(request.scope, request.headers.authorization)).data?.entity_id ?? ""

/** Whoever accepts an invitation, registers or sets a new password at the engine chooses one that the shop would take. */
export function requireGoodPassword(request: MedusaRequest): void {
  const { data } = bodySchema.safeParse(request.body)
  if (data?.password === undefined) return
  requireRoom()
  const { data: password } = newPasswordSchema.safeParse(data.password)
  if (password === undefined) throw refuse("invalid_request", 400)
  requireUncommon(password, (data.email || resetFor(request)).trim().toLowerCase())
}

/** A new password ends older tokens, sessions and links, as in the shop, and its person is told by mail. */
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
