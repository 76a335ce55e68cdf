import { isAllowed, type Role } from "@bon-perroquet/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerError } from "../http/errors/answer-error"
import { refuse } from "../http/refusal"
import { requireAdministrator, statedCallers } from "../identity/caller"
import { beforeEngine } from "../http/errors/answer-as-engine"
import { askingAdministrator } from "./asking"
import { hideCartIds } from "./cart-ids"
import { actionOf, pathOf, requireAssurance } from "./assurance"
import { fieldsWithheldFrom } from "./fields"
import { rightFor } from "./needs"
import { withholdSecrets } from "./withheld"

function requireRight(request: MedusaRequest, role: Role | null): void {
  const right = rightFor(request.method, pathOf(request))
  if (!right || !isAllowed(role, right)) throw refuse("role_not_allowed", 403)
}

/**
 * Guards every call of /api/admin. It runs before the validation, so unauthorised callers don't learn if
 * input is valid or a record exists.
 */
export async function guardShop(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const caller = await requireAdministrator(request)
    if (caller.second_factor_demanded && !caller.second_factor_at) throw refuse("second_factor_required", 403)
    requireRight(request, caller.administrator?.role ?? null)
    requireAssurance(actionOf(request), [caller])
    next()
  } catch (error) {
    answerError(error, request, response)
  }
}

const BEFORE_SIGN_IN = /^\/admin\/(feature-flags|invites\/accept)\/?$/i
const ACCEPT = /^\/admin\/invites\/accept\/?$/i

/** Calls of the profile page in Medusa Admin, where an administrator sets up a second factor. */
const WITHOUT_SECOND_FACTOR = /^\/admin\/(users\/me|administrators\/me(\/proof)?|feature-flags)\/?$/i

/**
 * Requires a second factor of a signed-in person. A secret API key needs none: it can't be guessed, and its
 * creator had a second factor.
 */
function requireSecondFactor(request: MedusaRequest): void {
  const { auth_context: asking } = request as {
    auth_context?: { actor_type: string; mfa_challenge_completed_at?: string | null }
  }
  if (asking?.actor_type === "user" && !asking.mfa_challenge_completed_at)
    throw refuse("second_factor_required", 403)
}

/** Returns the people who can give a proof: none if the request uses a secret API key. */
async function personsAsking(request: MedusaRequest) {
  const { auth_context: asking } = request as { auth_context?: { actor_type: string } }
  return asking?.actor_type === "user" ? statedCallers(request) : []
}

/** Guards every call of the engine's Admin API, after the engine's authentication. */
export const guardEngine = beforeEngine(async (request, response) => {
  // The role was assigned to the invited address only.
  if (ACCEPT.test(pathOf(request))) delete (request.body as { email?: unknown } | undefined)?.email
  if (request.method === "OPTIONS") return
  await requireRole(request, response)
  await withholdSecrets(request, response)
})

async function requireRole(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const asking = await askingAdministrator(request)
  if (asking === undefined && BEFORE_SIGN_IN.test(pathOf(request))) return
  if (asking?.second_factor_demanded && !WITHOUT_SECOND_FACTOR.test(pathOf(request)))
    requireSecondFactor(request)
  const role = asking?.role ?? null
  requireRight(request, role)
  const action = actionOf(request)
  if (action) requireAssurance(action, await personsAsking(request), { inMedusaAdmin: true })
  request.restrictedFields?.add(fieldsWithheldFrom(role))
  hideCartIds(response, role)
}
