import { languageOf, Refusal, refuse, inBackground } from "@bon-perroquet/api-kit/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { countPasswordTry, mayBeMailed } from "../limits"
import { passChallenge } from "../second-factor"
import { knownDevice } from "./known-device"
import type { Language } from "@bon-perroquet/contract"
import { hasNoPassword } from "@bon-perroquet/medusa-sql/buying/imported-customers"
import { mailPerson } from "../mails"

export const PROVIDER = "emailpass"

/** A person who gave the right password, and the pending challenge if there is a second factor. */
export interface Checked {
  identity: Identity
  challenge: string | null
}

/**
 * Returns the person. An unknown address has the response of a wrong password, and takes as long.
 * @throws 401 invalid_credentials, 429 after too many attempts or requests
 */
export async function checkPassword(
  request: MedusaRequest,
  email: string,
  password: string,
): Promise<Checked> {
  const identity = await identityOfEmail(
    request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    email,
  )
  const forgive = await countPasswordTry(request, email, knownDevice(request, identity))
  const auth = request.scope.resolve(Modules.AUTH)
  const body = { email: identity?.email ?? email, password }
  const { success, mfaChallenge } = await auth.authenticate(PROVIDER, { body })
  if (identity && !success)
    sendFirstPassword(request, identity, languageOf(request.headers["accept-language"]))
  if (!identity || !success) throw refuse("invalid_credentials", 401)
  await forgive()
  return { identity, challenge: mfaChallenge?.id ?? null }
}

/**
 * Checks the password only, even if the person has a second factor.
 * @throws 403 wrong_password, 429 after too many attempts
 */
export async function requirePasswordAlone(
  request: MedusaRequest,
  { email }: Pick<Identity, "email">,
  password: string,
): Promise<Checked> {
  return checkPassword(request, email.toLowerCase(), password).catch((error: unknown) => {
    const isWrong = error instanceof Refusal && error.code === "invalid_credentials"
    throw isWrong ? refuse("wrong_password", 403) : error
  })
}

/**
 * Checks the password, and the code if the person has a second factor.
 * @throws 403 wrong_password, mfa_required, wrong_code, 429 after too many attempts
 */
export async function requirePassword(
  request: MedusaRequest,
  person: Pick<Identity, "email">,
  password: string,
  code?: string,
): Promise<void> {
  const { identity, challenge } = await requirePasswordAlone(request, person, password)
  if (challenge) await passChallenge(request, identity, challenge, code)
}

/**
 * Sends an imported customer, who has no password yet, the link to set one. The answer is the one of a wrong password,
 * so that nobody learns which addresses have an account.
 */
function sendFirstPassword(request: MedusaRequest, identity: Identity, language: Language): void {
  const { scope: container } = request
  inBackground(container, "The mail for a first password", async () => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const isFirst = await hasNoPassword(knex, identity.auth_identity_id)
    if (isFirst && (await mayBeMailed(request, "reset", identity.email.toLowerCase())))
      await mailPerson(container, "reset", identity, language)
  })
}
