import { refuse } from "@bon-perroquet/api-kit/http"
import type { Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { AuthTypes } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { countCodeTry } from "../limits"

export interface Code {
  method: AuthTypes.AuthMfaChallengeMethod
  code: string
}

const TOTP = /^\d{6}$/
const RECOVERY = /^([0-9a-f]{4}-){7}[0-9a-f]{4}$/

/** Parses six digits or a recovery code. */
export function readCode(typed: string): Code | null {
  const code = typed.replace(/\s/g, "").toLowerCase()
  if (TOTP.test(code)) return { method: "totp", code }
  return RECOVERY.test(code) ? { method: "recovery_code", code } : null
}

/**
 * Verifies a code with `attempt`, and counts wrong codes.
 * @returns the result of `attempt`
 * @throws 403 wrong_code, 429 after too many attempts
 */
export async function tryCode<T>(
  request: MedusaRequest,
  { auth_identity_id }: Pick<Identity, "auth_identity_id">,
  typed: string,
  attempt: (code: Code) => Promise<T>,
): Promise<T> {
  const code = readCode(typed)
  const forgive = await countCodeTry(request, auth_identity_id, code?.code ?? typed)
  if (!code) throw refuse("wrong_code", 403)
  const answer = await attempt(code).catch((error: unknown) => {
    // Medusa has no specific error for a wrong code.
    throw error instanceof Error && "type" in error && error.type === "not_allowed"
      ? refuse("wrong_code", 403)
      : error
  })
  await forgive()
  return answer
}

/**
 * Verifies the code of the second factor during a sign-in.
 * @returns the current time as the time of the proof, ISO 8601
 * @throws 403 mfa_required without a code, and the errors of `tryCode`
 */
export async function passChallenge(
  request: MedusaRequest,
  identity: Identity,
  challenge: string,
  code: string | undefined,
): Promise<string> {
  if (code === undefined) throw refuse("mfa_required", 403)
  const auth = request.scope.resolve(Modules.AUTH)
  await tryCode(request, identity, code, (attempt) =>
    auth.verifyAuthMfaChallenge({
      id: challenge,
      auth_identity_id: identity.auth_identity_id,
      ...attempt,
    }),
  )
  return new Date().toISOString()
}
