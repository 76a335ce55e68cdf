import { refuse } from "@bon-perroquet/api-kit/http"
import type { Caller, Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { tryCode } from "./code"

type Status = "pending" | "enabled"
type Person = Pick<Identity, "auth_identity_id">

async function factorOf(container: MedusaContainer, { auth_identity_id }: Person, status: Status) {
  const [factor] = await container
    .resolve(Modules.AUTH)
    .listAuthMfa({ auth_identity_id, provider: "totp", status })
  return factor
}

/** Starts the setup of a second factor. Discards an earlier setup that was not confirmed. */
export async function startSecondFactor(container: MedusaContainer, caller: Caller) {
  if (caller.has_second_factor) throw refuse("second_factor_active", 409)
  const auth = container.resolve(Modules.AUTH)
  const pending = await factorOf(container, caller, "pending")
  if (pending) await auth.disableAuthMfa({ id: pending.id })
  const { secret = "", otpauth_url = "" } = await auth.startAuthMfa({
    auth_identity_id: caller.auth_identity_id,
    provider: "totp",
    label: caller.email,
  })
  return { secret, uri: otpauth_url }
}

/**
 * Enables the new factor with a first code. @returns the recovery codes
 * @throws 409 if no setup was started, 403 wrong_code
 */
export async function confirmSecondFactor(
  request: MedusaRequest,
  caller: Caller,
  code: string,
): Promise<string[]> {
  const { scope: container } = request
  const { auth_identity_id } = caller
  const pending = await factorOf(container, caller, "pending")
  if (!pending) throw refuse(caller.has_second_factor ? "second_factor_active" : "second_factor_missing", 409)
  const auth = container.resolve(Modules.AUTH)
  await tryCode(request, caller, code, (attempt) =>
    auth.verifyAuthMfa({ id: pending.id, auth_identity_id, code: attempt.code }),
  )
  return newRecoveryCodes(container, caller)
}

export async function newRecoveryCodes(
  container: MedusaContainer,
  { auth_identity_id }: Person,
): Promise<string[]> {
  return (await container.resolve(Modules.AUTH).generateAuthMfaRecoveryCodes({ auth_identity_id })).codes
}

/** Disables the second factor with one of its codes. @throws 409 if it is not enabled, 403 wrong_code */
export async function removeSecondFactor(
  request: MedusaRequest,
  caller: Caller,
  code: string,
): Promise<void> {
  const factor = await factorOf(request.scope, caller, "enabled")
  if (!factor) throw refuse("second_factor_missing", 409)
  const auth = request.scope.resolve(Modules.AUTH)
  await tryCode(request, caller, code, (attempt) => auth.disableAuthMfa({ id: factor.id, ...attempt }))
  await forgetRecoveryCodes(request.scope, caller.auth_identity_id)
}

/** Deletes recovery codes, which Medusa would keep and accept with the next factor. */
export async function forgetRecoveryCodes(container: MedusaContainer, identity: string): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`DELETE FROM auth_mfa_recovery_code WHERE auth_identity_id = ?`, [identity])
}

export async function recoveryCodesLeft(container: MedusaContainer, identity: string): Promise<number> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { left: number }[] }>(
    `SELECT CAST(count(*) AS integer) AS left FROM auth_mfa_recovery_code
     WHERE auth_identity_id = ? AND deleted_at IS NULL`,
    [identity],
  )
  return rows[0]?.left ?? 0
}
