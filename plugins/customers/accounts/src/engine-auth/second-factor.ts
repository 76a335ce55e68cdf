import { afterSuccess, beforeEngine, languageOf } from "@bon-perroquet/api-kit/http"
import { identityOf, statedIdentity, statedSessions } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { countCodeTry } from "../limits"
import { forgetRecoveryCodes, readCode } from "../second-factor"
import { sessionsOf } from "../sessions"
import { tellAccountChanged } from "../sign-in"

const bodySchema = z.looseObject({ code: z.string() })

/** Counts codes together with those at the shop's sign-in. Each code is accepted once. */
export const countedCode = beforeEngine(async (request, response) => {
  const identity = statedIdentity(request)
  const { data } = bodySchema.safeParse(request.body)
  if (!identity || !data) return
  const forgive = await countCodeTry(request, identity, readCode(data.code)?.code ?? data.code)
  afterSuccess(request, response, forgive)
})

async function notify(request: MedusaRequest, identity: string, on: boolean): Promise<void> {
  const person = await identityOf(request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), identity)
  // Nobody is notified if the factor was not confirmed, because nothing changes.
  if (person?.has_second_factor !== on) return
  const language = languageOf(request.headers["accept-language"])
  tellAccountChanged(request.scope, on ? "second_factor_on" : "second_factor_off", person, language)
}

interface CookieSession {
  auth_context?: Record<string, unknown>
  regenerate: (done: (error: Error | null | undefined) => void) => void
}

/** Starts a new session cookie with the second factor. The previous cookie becomes invalid. */
async function renewCookie(request: MedusaRequest): Promise<void> {
  const { session } = request as { session?: CookieSession }
  const claims = session?.auth_context
  if (!session || !claims) return
  await new Promise<void>((resolve, reject) =>
    session.regenerate((error) => (error ? reject(error) : resolve())),
  )
  const renewed = request as { session?: CookieSession }
  const mfa = { mfa_enabled: true, mfa_challenge_completed_at: new Date().toISOString() }
  if (renewed.session) renewed.session.auth_context = { ...claims, ...mfa }
}

function renewBeforeAnswer(request: MedusaRequest, response: MedusaResponse): void {
  const answer = response.json.bind(response)
  response.json = (body: unknown) => {
    const renewed = response.statusCode === 200 ? renewCookie(request) : Promise.resolve()
    renewed.then(
      () => answer(body),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    )
    return response
  }
}

/** After the second factor is enabled in Medusa Admin, ends other sessions and notifies the person. */
export const switchedOn = beforeEngine(async (request, response) => {
  const identity = statedIdentity(request)
  const [current] = statedSessions(request)
  if (!identity) return
  renewBeforeAnswer(request, response)
  afterSuccess(request, response, async () => {
    await sessionsOf(request.scope).endAll(identity, current?.session)
    await notify(request, identity, true)
  })
})

/** Deletes the recovery codes of a disabled factor, which Medusa would keep. */
export const switchedOff = beforeEngine(async (request, response) => {
  const identity = statedIdentity(request)
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (!identity || !(await identityOf(knex, identity))?.has_second_factor) return
  afterSuccess(request, response, async () => {
    if ((await identityOf(knex, identity))?.has_second_factor !== false) return
    await forgetRecoveryCodes(request.scope, identity)
    await notify(request, identity, false)
  })
})
