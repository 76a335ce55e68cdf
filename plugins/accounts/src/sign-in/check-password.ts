import { randomBytes, scrypt } from "node:crypto"
import { promisify } from "node:util"
import { Refusal, refuse } from "@bon-perroquet/shop-api/http"
import { identityOfEmail, type Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { countPasswordTry } from "../limits"
import { knownDevice } from "./known-device"

/** The engine's provider of identities with e-mail and password. */
export const PROVIDER = "emailpass"

/** What the provider spends on a hash: N, r and p of scrypt, and room for them. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const hash = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt)

/**
 * The person whose e-mail address and password these are. An unknown address takes as long as a wrong password and is
 * answered alike.
 * @throws 401 invalid_credentials, 429 when somebody is guessing
 */
export async function checkPassword(
  request: MedusaRequest,
  email: string,
  password: string,
): Promise<Identity> {
  const identity = await identityOfEmail(
    request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    email,
  )
  const forgive = await countPasswordTry(request, email, knownDevice(request, identity))
  const auth = request.scope.resolve(Modules.AUTH)
  const body = { email: identity?.email ?? email, password }
  const { success, mfaChallenge } = await auth.authenticate(PROVIDER, { body })
  if (!identity) await hash(password, randomBytes(32), 64, COST)
  if (!identity || !success) throw refuse("invalid_credentials", 401)
  await forgive()
  if (mfaChallenge) throw refuse("mfa_required", 403)
  return identity
}

/** Whether a password is that of a person who is known already. @throws 403 wrong_password, 429 when somebody is guessing */
export async function requirePassword(
  request: MedusaRequest,
  { email }: Pick<Identity, "email">,
  password: string,
): Promise<void> {
  await checkPassword(request, email.toLowerCase(), password).catch((error: unknown) => {
    const isWrong = error instanceof Refusal && error.code === "invalid_credentials"
    throw isWrong ? refuse("wrong_password", 403) : error
  })
}
