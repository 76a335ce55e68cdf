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
 * In front of every call of /api/admin. Who may not pass learns nothing else: not whether what was sent is valid, nor
 * whether something exists.
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

/** What the engine answers to whoever has not signed in yet. */
const BEFORE_SIGN_IN = /^\/admin\/(feature-flags|invites\/accept)\/?$/i
const ACCEPT = /^\/admin\/invites\/accept\/?$/i

/** What Medusa Admin's page of one's own profile asks, where a second factor is set up. */
const WITHOUT_SECOND_FACTOR = /^\/admin\/(users\/me|administrators\/me(\/proof)?|feature-flags)\/?$/i

/** A key has no second factor: it can't be guessed, and whoever made it had one. */
function requireSecondFactor(request: MedusaRequest): void {
  const { auth_context: asking } = request as {
    auth_context?: { actor_type: string; mfa_challenge_completed_at?: string | null }
  }
  if (asking?.actor_type === "user" && !asking.mfa_challenge_completed_at)
    throw refuse("second_factor_required", 403)
}

/** Who can give a proof: nobody if the engine let the request in by a secret API key. */
async function personsAsking(request: MedusaRequest) {
  const { auth_context: asking } = request as { auth_context?: { actor_type: string } }
  return asking?.actor_type === "user" ? statedCallers(request) : []
}

/** In front of every call of the engine's Admin API, after the engine has seen who asks. */
export const guardEngine = beforeEngine(async (request, response) => {
  // The role was named for the invited address, and for no other.
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
