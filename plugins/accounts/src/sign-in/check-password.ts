import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { countPasswordTry } from "../limits"
import { passChallenge } from "../second-factor"
import { knownDevice } from "./known-device"

/** The engine's provider of identities with e-mail and password. */
export const PROVIDER = "emailpass"

/** Somebody who said a right password, and the challenge that is still to be met where there is a second factor. */
export interface Checked {
  identity: Identity
  challenge: string | null
}

/**
 * The person whose e-mail address and password these are. An unknown address takes as long as a wrong password (the provider sees to
 * that) and is answered alike.
 * @throws 401 invalid_credentials, 429 when somebody is guessing or too many ask at once
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
  if (!identity || !success) throw refuse("invalid_credentials", 401)
  await forgive()
  return { identity, challenge: mfaChallenge?.id ?? null }
}

/** Whether a password is that of a person who is known already. @throws 403 wrong_password, 429 when somebody is guessing */
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
 * The same, and a code of the second factor where there is one.
 * @throws 403 wrong_password, mfa_required, wrong_code, 429 when somebody is guessing
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
