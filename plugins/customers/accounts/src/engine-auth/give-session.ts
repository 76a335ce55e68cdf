import { languageOf } from "@bon-perroquet/api-kit/http"
import { identityOf, signToken, statedSessions, verifiedClaims } from "@bon-perroquet/api-kit/identity"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { sessionsOf, startSession } from "../sessions"
import { welcomeDevice } from "../sign-in"

const answerSchema = z.looseObject({ token: z.string() })
const claimsSchema = z.looseObject({
  actor_id: z.string().min(1),
  actor_type: z.string(),
  auth_identity_id: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
})

const REFRESH = /\/token\/refresh\/?$/i

async function sessionFor(
  request: MedusaRequest,
  response: MedusaResponse,
  { auth_identity_id, actor_type }: z.infer<typeof claimsSchema>,
  seconds: number,
): Promise<string> {
  const { scope: container } = request
  const [renewed] = statedSessions(request)
  if (REFRESH.test(request.path) && renewed?.identity === auth_identity_id) {
    await sessionsOf(container).prolong(renewed.session, seconds)
    return renewed.session
  }
  const identity = await identityOf(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    auth_identity_id,
  )
  if (identity)
    welcomeDevice(request, response, identity, languageOf(request.headers["accept-language"]), "/auth")
  return startSession(request, {
    ...{ auth_identity_id, actor_type, seconds },
    administrator: identity?.administrator?.email,
  })
}

async function withSession(
  request: MedusaRequest,
  response: MedusaResponse,
  answer: unknown,
): Promise<unknown> {
  const { data: answered } = answerSchema.safeParse(answer)
  if (!answered) return answer
  const { data } = claimsSchema.safeParse(verifiedClaims(request.scope, `Bearer ${answered.token}`))
  if (!data) return answer
  const { iat, exp, ...claims } = data
  const session_id = await sessionFor(request, response, data, exp - iat)
  return { ...answered, token: signToken(request.scope, { ...claims, session_id }, exp - iat) }
}

/** Adds a session to the tokens that Medusa issues, so that it is listed and can be ended. */
export function giveSession(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const answer = response.json.bind(response)
  response.json = (body: unknown) => {
    withSession(request, response, body).then(answer).catch(next)
    return response
  }
  next()
}

/** Ends the session for all its tokens when the person signs out at Medusa. */
export async function endStatedSessions(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    for (const { identity, session } of statedSessions(request))
      await sessionsOf(request.scope).end(identity, session)
    next()
  } catch (error) {
    next(error)
  }
}
