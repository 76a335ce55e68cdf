import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerError } from "../http/errors/answer-error"
import { beforeEngine } from "../http/errors/answer-as-engine"
import { refuse, type Refusal } from "../http/refusal"
import { callerOf, statedCallers } from "../identity/caller"
import type { Caller } from "../identity/identity-rows"
import { isListed, sensitiveActionOf, type NamedAction } from "./sensitive"

export const pathOf = ({ baseUrl, path }: MedusaRequest): string => baseUrl + path

export const actionOf = (request: MedusaRequest): NamedAction | null =>
  sensitiveActionOf(request.method, pathOf(request), request.body)

/** Returns the proof that a person can give: a code if they have a second factor, otherwise the password. */
export const proofOf = ({ has_second_factor }: Pick<Caller, "has_second_factor">) =>
  has_second_factor ? "code" : "password"

const unproved = (caller: Caller | undefined, in_medusa_admin: boolean): Refusal =>
  refuse("fresh_proof_required", 403, { proof: caller ? proofOf(caller) : "sign_in", in_medusa_admin })

/**
 * Enforces the requirements of a sensitive action. If a Medusa request has both a token and a session cookie, both need
 * a fresh proof.
 */
export function requireAssurance(
  action: NamedAction | null,
  callers: readonly Caller[],
  { inMedusaAdmin = false } = {},
): void {
  if (!action || action.proofInRequest) return
  if (action.assurance === "link" || action.assurance === "session") return
  if (action.assurance === "second_factor" && callers.some((caller) => !caller.second_factor_at))
    throw refuse("second_factor_missing", 409)
  if (!callers.length) throw unproved(undefined, inMedusaAdmin)
  for (const caller of callers) requireFreshProof(caller, inMedusaAdmin)
}

export function requireFreshProof(caller: Caller, inMedusaAdmin = false): void {
  if (!caller.session?.is_proved) throw unproved(caller, inMedusaAdmin)
}

/** Guards customers' calls about their account. The handlers reject requests without a token. */
export async function guardAccount(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const caller = await callerOf(request)
    if (caller) requireAssurance(actionOf(request), [caller])
    next()
  } catch (error) {
    answerError(error, request, response)
  }
}

const ASSURED = ["fresh_proof", "second_factor"]

/** Guards Medusa's calls about sign-in, which also accept tokens of people without an account. */
export const guardSignIn = beforeEngine(async (request) => {
  const action = actionOf(request)
  if (!action || action.proofInRequest || !ASSURED.includes(action.assurance)) return
  const callers = await statedCallers(request)
  if (!callers.length) throw refuse("not_signed_in", 401)
  requireAssurance(action, callers, { inMedusaAdmin: true })
})

export const listedOnly = beforeEngine((request) => {
  if (request.method !== "OPTIONS" && !isListed(request.method, pathOf(request)))
    throw refuse("not_found", 404)
})
