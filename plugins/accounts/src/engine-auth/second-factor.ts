import { afterSuccess, beforeEngine, languageOf, refuse } from "@bon-perroquet/shop-api/http"
import { identityOf, statedIdentity, statedSessions } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { countCodeTry } from "../limits"
import { forgetRecoveryCodes, readCode, recoveryCodesLeft } from "../second-factor"
import { sessionsOf } from "../sessions"
import { tellAccountChanged } from "../sign-in"

const bodySchema = z.looseObject({ code: z.string() })

/** Codes are counted here as at the shop's sign-in, and each is taken once. */
export const countedCode = beforeEngine(async (request, response) => {
  const identity = statedIdentity(request)
  const { data } = bodySchema.safeParse(request.body)
  if (!identity || !data) return
  const forgive = await countCodeTry(request, identity, readCode(data.code)?.code ?? data.code)
  afterSuccess(request, response, forgive)
})

/**
 * Recovery codes are told once, when a second factor is new: a stolen session makes no others. The shop gives new ones for
 * password and code.
 */
export const firstRecoveryCodesOnly = beforeEngine(async (request) => {
  const identity = statedIdentity(request)
  if (identity && (await recoveryCodesLeft(request.scope, identity)) > 0) throw refuse("mfa_required", 403)
})

async function tell(request: MedusaRequest, identity: string, on: boolean): Promise<void> {
  const person = await identityOf(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identity)
  // A factor that was never confirmed was none.
  if (person?.has_second_factor !== on) return
  const language = languageOf(request.headers["accept-language"])
  tellAccountChanged(request.scope, on ? "second_factor_on" : "second_factor_off", person, language)
}

/** A second factor that is switched on in Medusa Admin ends the other sessions, too, and its person is told. */
export const switchedOn = beforeEngine(async (request, response) => {
  const identity = statedIdentity(request)
  const [kept] = statedSessions(request)
  if (!identity) return
  afterSuccess(request, response, async () => {
    await sessionsOf(request.scope).endAll(identity, kept?.session)
    await tell(request, identity, true)
  })
})

/** The engine would keep the recovery codes of a second factor that is switched off. */
export const switchedOff = beforeEngine(async (request, response) => {
  const identity = statedIdentity(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!identity || !(await identityOf(knex, identity))?.has_second_factor) return
  afterSuccess(request, response, async () => {
    if ((await identityOf(knex, identity))?.has_second_factor !== false) return
    await forgetRecoveryCodes(request.scope, identity)
    await tell(request, identity, false)
  })
})
