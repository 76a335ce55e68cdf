import { accountEmailSchema } from "@bon-perroquet/contract"
import {
  afterSuccess,
  beforeEngine,
  callBelow,
  inBackground,
  languageOf,
  refuse,
} from "@bon-perroquet/shop-api/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { countByAddress, countPasswordTry, mayBeMailed } from "../limits"
import { mailWhoever } from "../mails"
import { knownDevice, PROVIDER } from "../sign-in"
import { requireGoodPassword } from "./new-password"

type Check = (request: MedusaRequest, response: MedusaResponse) => Promise<void>

const credentialsSchema = z.looseObject({ email: z.string().trim().toLowerCase(), password: z.string() })

/** Whose e-mail address and password these are; null for what the engine refuses by itself. */
async function credentialsIn(request: MedusaRequest) {
  const { data } = credentialsSchema.safeParse(request.body)
  if (!data) return null
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return { ...data, identity: await identityOfEmail(knex, data.email) }
}

/** The engine finds an address only as it was written when it was registered. */
function asRegistered(request: MedusaRequest, email: string, identity: Identity | null): void {
  request.body = { ...(request.body as object), email: identity?.email ?? email }
}

/** Passwords are guessed no oftener here than at the shop's sign-in: both count the same tries. */
const countSignIn: Check = async (request, response) => {
  const credentials = await credentialsIn(request)
  if (!credentials) return
  const { email, identity } = credentials
  afterSuccess(request, response, await countPasswordTry(request, email, knownDevice(request, identity)))
  asRegistered(request, email, identity)
}

/** An identity that has no account yet opens to its password here: a guess like others. */
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
 * A forgotten password is the shop's: its mail, its link that works once, its limits, and an answer that is as quick
 * whether anybody has the address. The engine would make a token and leave it to others to send it.
 */
const mailReset: Check = async (request, response) => {
  const { data } = forgottenSchema.safeParse(request.body)
  if (!data) return
  await countByAddress(request, "forgot")
  const { identifier: email } = data
  if (await mayBeMailed(request, "reset", email))
    inBackground(request.scope, "The mail for a new password", () =>
      mailWhoever(request.scope, "reset", email, languageOf(request.headers["accept-language"])),
    )
  response.sendStatus(201)
}

/** Before the engine takes the token: it takes each once, and a password that is refused would have spent it. */
const countReset: Check = async (request) => {
  await countByAddress(request, "reset")
  requireGoodPassword(request)
}

/** E-mail and password lead back from nowhere: the engine would fail. */
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
/** Calls that are nobody's sign-in, though they are written like one. */
const OTHER_CALLS = ["mfa", "session", "token", "verification"]
const ACTORS = ["customer", "user"]

/** Whether a name stands for no kind of person: of such the engine would look up what JavaScript has by that name. */
const isNobody = (kind: string, provider: string): boolean =>
  // There is /auth/:auth_provider/user as well, and a shop may have other providers.
  provider.toLowerCase() === "user" ? kind in {} : ![...OTHER_CALLS, ...ACTORS].includes(kind)

/**
 * In front of the engine's calls about e-mail addresses and passwords, before the engine has looked at them. The matcher names what is
 * a parameter in the engine's routes, so that both read the same.
 */
export const countedAndUncommon = beforeEngine(async (request, response) => {
  const { actor_type = "", auth_provider = "" } = request.params
  if (isNobody(actor_type, auth_provider)) await nothingThere(request, response)
  else if (auth_provider.toLowerCase() === PROVIDER) await CHECKS.get(callBelow(request))?.(request, response)
})
