import { isAllowed, type Role, type Right } from "@bon-perroquet/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerError } from "../http/errors/answer-error"
import { refuse } from "../http/refusal"
import { requireAdministrator, statedCallers } from "../identity/caller"
import { hasRight, limitedTo } from "../identity/identity-rows"
import { beforeEngine } from "../http/errors/answer-as-engine"
import { askingAdministrator } from "./asking"
import { actionOf, pathOf, requireAssurance } from "./assurance"
import { inChosenChannel } from "./channels"
import { rightFor } from "./needs"

function requireRight(request: MedusaRequest, mayUse: (right: Right) => boolean): void {
  const right = rightFor(request.method, pathOf(request))
  if (!right || !mayUse(right)) throw refuse("role_not_allowed", 403)
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
    if (caller.second_factor_demanded && !caller.second_factor_at && !caller.is_key)
      throw refuse("second_factor_required", 403)
    requireRight(request, (right) => hasRight(caller, right))
    const action = actionOf(request)
    if (!caller.is_key) requireAssurance(action, [caller])
    else if (!action?.openToKeys) requireAssurance(action, [])
    await inChosenChannel(request, caller, next)
  } catch (error) {
    answerError(error, request, response)
  }
}

const BEFORE_SIGN_IN = /^\/admin\/(feature-flags|invites\/accept)\/?$/i
const ACCEPT = /^\/admin\/invites\/accept\/?$/i

/** Calls of the profile page in Medusa Admin, where an administrator sets up a second factor. */
const OF_ONESELF = /^\/admin\/(users\/me|administrators\/me(\/proof)?|feature-flags)\/?$/i

/** Requires a second factor of a signed-in person. A secret API key needs none: it can't be guessed. */
function requireSecondFactor(request: MedusaRequest): void {
  const { auth_context: asking } = request as {
    auth_context?: { actor_type: string; mfa_challenge_completed_at?: string | null }
  }
  if (asking?.actor_type === "user" && !asking.mfa_challenge_completed_at)
    throw refuse("second_factor_required", 403)
}

/** Returns the signed-in people who send the request. Empty for a secret API key, which can give no proof of identity. */
async function personsAsking(request: MedusaRequest) {
  const { auth_context: asking } = request as { auth_context?: { actor_type: string } }
  return asking?.actor_type === "user" ? statedCallers(request) : []
}

/** Guards every call of the Admin API, after Medusa's authentication. */
export const guardEngine = beforeEngine(async (request, response) => {
  // Removes the requested e-mail address, because the role belongs to the invited address.
  if (ACCEPT.test(pathOf(request))) delete (request.body as { email?: unknown } | undefined)?.email
  if (request.method === "OPTIONS") return
  await requireRole(request, response)
  await withholdSecrets(request, response)
})

async function requireRole(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const asking = await askingAdministrator(request)
  if (asking === undefined && BEFORE_SIGN_IN.test(pathOf(request))) return
  if (asking?.second_factor_demanded && !OF_ONESELF.test(pathOf(request))) requireSecondFactor(request)
  const role = asking?.role ?? null
  // Medusa's calls read all channels. Staff who work for some of them use the dashboard.
  if (limitedTo(asking?.channels ?? null) && !OF_ONESELF.test(pathOf(request)))
    throw refuse("role_not_allowed", 403)
  requireRight(request, (right) => isAllowed(role, right))
  const action = actionOf(request)
  if (action) requireAssurance(action, await personsAsking(request), { inMedusaAdmin: true })
  request.restrictedFields?.add(fieldsWithheldFrom(role))
  hideCartIds(response, role)
}

/** Matches a cart id, also inside another text: Medusa's reservations have `external_id: "hold:cart_…"`. */
const CART_ID = /cart_[0-9A-Z]{26}/gi

/**
 * Removes cart ids from answers to administrators who may not read orders. In the Store API, the id of a
 * guest's cart gives access to it.
 */
function hideCartIds(response: MedusaResponse, role: Role | null): void {
  if (isAllowed(role, "orders:read")) return
  const send = response.json.bind(response)
  response.json = (answer: unknown) => send(withoutCartIds(answer))
}

function withoutCartIds(answer: unknown): unknown {
  const text = JSON.stringify(answer)
  return text && text.search(CART_ID) >= 0 ? JSON.parse(text.replaceAll(CART_ID, "cart")) : answer
}

/** Fields of Medusa's answers that give access to an account: links in invitations and e-mails. */
const SECRETS: [path: RegExp, fields: string[]][] = [
  [/^\/admin\/invites(\/[^/]+)?\/?$/i, ["token"]],
  [/^\/admin\/notifications(\/[^/]+)?\/?$/i, ["content", "provider_data"]],
]

function without(record: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(record)) return record.map((one) => without(one, fields))
  if (typeof record !== "object" || record === null) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !fields.includes(name)))
}

/** Removes secrets from a Medusa answer, unless the caller entered the password or a code within FRESH_PROOF_SECONDS. */
async function withholdSecrets(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const fields = SECRETS.find(([path]) => path.test(pathOf(request)))?.[1]
  if (!fields || request.method !== "GET") return
  const callers = await statedCallers(request)
  if (callers.length && callers.every(({ session }) => session?.is_proved)) return
  const answer = response.json.bind(response)
  response.json = (body: unknown) =>
    answer(
      typeof body === "object" && body !== null
        ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, without(value, fields)]))
        : body,
    )
}

/**
 * Names of relations in Medusa's records, by the right that reading them needs. `?fields=` can follow them from any
 * record.
 */
const NAMED: [needed: Right, names: string[]][] = [
  [
    "orders:read",
    [
      ...["order", "orders", "order_link", "order_items", "cart", "carts", "cart_link", "cart_items"],
      ...["payment", "payments", "payment_collection", "payment_collections"],
      ...["payment_collection_link", "payment_collections_link", "refunds"],
      ...["fulfillment", "fulfillments", "fulfillment_link", "return", "returns", "claims", "exchanges"],
    ],
  ],
  [
    "customers:read",
    // `usages` of a campaign's budget contains the e-mail addresses of customers who used a code.
    ["customer", "customers", "customer_link", "account_holder", "account_holder_link", "usages"],
  ],
  [
    "shop:write",
    [
      ...["user", "users", "users_link", "invite", "invites", "auth_identity", "provider_identities"],
      ...["api_key", "api_keys", "api_keys_link", "publishable_api_keys"],
      ...["notification", "notifications"],
    ],
  ],
]

const fieldsWithheldFrom = (role: Role | null): string[] =>
  NAMED.flatMap(([needed, names]) => (isAllowed(role, needed) ? [] : names))
