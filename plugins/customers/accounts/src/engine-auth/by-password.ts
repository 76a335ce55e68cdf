import { accountEmailSchema } from "@bon-perroquet/contract"
import {
  afterSuccess,
  beforeEngine,
  callBelow,
  inBackground,
  languageOf,
  refuse,
} from "@bon-perroquet/api-kit/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { countByAddress, countPasswordTry, mayBeMailed } from "../limits"
import { mailPersonAt } from "../mails"
import { knownDevice, PROVIDER } from "../sign-in"
import { requireGoodPassword } from "./new-password"

type Check = (request: MedusaRequest, response: MedusaResponse) => Promise<void>

const credentialsSchema = z.looseObject({ email: z.string().trim().toLowerCase(), password: z.string() })

async function credentialsIn(request: MedusaRequest) {
  const { data } = credentialsSchema.safeParse(request.body)
  if (!data) return null
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return { ...data, identity: await identityOfEmail(knex, data.email) }
}

/** Replaces the address by its registered spelling, because Medusa compares it exactly. */
function asRegistered(request: MedusaRequest, email: string, identity: Identity | null): void {
  request.body = { ...(request.body as object), email: identity?.email ?? email }
}

/** Counts attempts together with those at the shop's sign-in. */
const countSignIn: Check = async (request, response) => {
  const credentials = await credentialsIn(request)
  if (!credentials) return
  const { email, identity } = credentials
  afterSuccess(request, response, await countPasswordTry(request, email, knownDevice(request, identity)))
  asRegistered(request, email, identity)
}

/** Counts registrations like sign-ins, because Medusa checks the password if the identity already exists. */
const countRegistration: Check = async (request, response) => {
  await countByAddress(request, "register")
  requireGoodPassword(request)
  const credentials = await credentialsIn(request)
  if (!credentials) return
  const { email, identity } = credentials
  if (!accountEmailSchema.safeParse(email).success) throw refuse("invalid_request", 400, { field: "email" })
  asRegistered(request, email, identity)
  if (identity) afterSuccess(request, response, await countPasswordTry(request, email, null))
}

const forgottenSchema = z.looseObject({ identifier: z.string().trim().toLowerCase() })

/**
 * Handles forgotten passwords like the shop, with its e-mail, single-use link and limits, and the same response time
 * for unknown addresses. Medusa would only create a token.
 */
const mailReset: Check = async (request, response) => {
  const { data } = forgottenSchema.safeParse(request.body)
  if (!data) return
  await countByAddress(request, "forgot")
  const { identifier: email } = data
  if (await mayBeMailed(request, "reset", email))
    inBackground(request.scope, "The mail for a new password", () =>
      mailPersonAt(request.scope, "reset", email, languageOf(request.headers["accept-language"])),
    )
  response.sendStatus(201)
}

/** Checks the new password before Medusa uses up the single-use token. */
const countReset: Check = async (request) => {
  await countByAddress(request, "reset")
  requireGoodPassword(request)
}

/** Answers 404. Medusa itself would fail with 500 on these paths. */
const nothingThere: Check = (_request, response) => {
  response.status(404).json({ type: "not_found", message: "Not found" })
  return Promise.resolve()
}

const CHECKS = new Map<string, Check>([
  ["", countSignIn],
  ["/register", countRegistration],
  ["/reset-password", mailReset],
  ["/update", countReset],
  ["/callback", nothingThere],
])
/** First segments below /auth that Medusa uses for other calls, and are no actor types. */
const OTHER_CALLS = ["mfa", "session", "token", "verification"]
const ACTORS = ["customer", "user"]

/**
 * Returns true for an unknown actor type. Medusa looks it up in a plain object, where "constructor" is a built-in
 * property.
 */
const isNobody = (kind: string, provider: string): boolean =>
  provider.toLowerCase() === "user" ? kind in {} : ![...OTHER_CALLS, ...ACTORS].includes(kind)

/** Checks calls before Medusa. The matcher has Medusa's route parameters, so that both parse the path equally. */
export const countedAndUncommon = beforeEngine(async (request, response) => {
  const { actor_type = "", auth_provider = "" } = request.params
  if (isNobody(actor_type, auth_provider)) await nothingThere(request, response)
  else if (auth_provider.toLowerCase() === PROVIDER) await CHECKS.get(callBelow(request))?.(request, response)
})
