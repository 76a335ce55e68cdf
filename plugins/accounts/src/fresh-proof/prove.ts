import { FRESH_PROOF_SECONDS, type FreshProof, type Proved } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { Caller } from "@bon-perroquet/shop-api/identity"
import { proofOf } from "@bon-perroquet/shop-api/roles"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { passChallenge } from "../second-factor"
import { sessionsOf } from "../sessions"
import { requirePasswordAlone } from "../sign-in"

/** Allows sensitive actions in the caller's session for a few minutes. @returns the end of that time */
export async function recordProof(container: MedusaContainer, { session }: Caller): Promise<Proved> {
  const at = await sessionsOf(container).prove(session?.id ?? "")
  return { proved_until: new Date(at.getTime() + FRESH_PROOF_SECONDS * 1_000).toISOString() }
}

async function requireCode(request: MedusaRequest, caller: Caller, code: string): Promise<void> {
  const { auth_identity_id } = caller
  const challenge = await request.scope.resolve(Modules.AUTH).createAuthMfaChallenge({ auth_identity_id })
  await passChallenge(request, caller, challenge.id, code)
}

/**
 * Checks a password, or a code if the caller has a second factor, and records it as a fresh proof.
 * @throws 403 fresh_proof_required for the wrong kind of proof, wrong_password, wrong_code; 429 after too
 * many attempts
 */
export async function prove(request: MedusaRequest, caller: Caller, given: FreshProof): Promise<Proved> {
  const proof = proofOf(caller)
  if (!(proof in given)) throw refuse("fresh_proof_required", 403, { proof })
  if ("code" in given) await requireCode(request, caller, given.code)
  else await requirePasswordAlone(request, caller, given.password)
  return recordProof(request.scope, caller)
}
