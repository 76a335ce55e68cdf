import { isAllowed, ROLES, type Role } from "@bon-perroquet/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { mapError } from "../http/errors/map-error"
import { answerError } from "../http/errors/answer-error"
import { languageOf } from "../http/language"
import { refuse } from "../http/refusal"
import { requireAdministrator } from "../identity/caller"
import { askingAdministrator } from "./asking"
import { takeRole } from "./change"
import { fieldsWithheldFrom } from "./fields"
import { rightFor } from "./needs"
import { isAdministrator, writeRole } from "./rows"

/** As Express reads it, however the request line writes it. */
const pathOf = ({ baseUrl, path }: MedusaRequest): string => baseUrl + path

function requireRight(request: MedusaRequest, role: Role | null): void {
  if (!isAllowed(role, rightFor(request.method, pathOf(request)))) throw refuse("role_not_allowed", 403)
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
    const { administrator, second_factor_demanded, second_factor_at } = await requireAdministrator(request)
    if (second_factor_demanded && !second_factor_at) throw refuse("second_factor_required", 403)
    requireRight(request, administrator?.role ?? null)
    next()
  } catch (error) {
    answerError(error, request, response)
  }
}

/** What the engine answers to whoever has not signed in yet. */
const BEFORE_SIGN_IN = /^\/admin\/(feature-flags|invites\/accept)\/?$/i
const INVITES = /^\/admin\/invites\/?$/i
const ACCEPT = /^\/admin\/invites\/accept\/?$/i
const USER = /^\/admin\/users\/([^/]+)\/?$/i

/** An invitation may name the role of whoever accepts it, as `metadata.role`. */
const invitationSchema = z.object({
  email: z.email(),
  metadata: z.object({ role: z.enum(ROLES).optional() }).nullish(),
})

/** What Medusa Admin's page of one's own profile asks, where a second factor is set up. */
const WITHOUT_SECOND_FACTOR = /^\/admin\/(users\/me|administrators\/me|feature-flags)\/?$/i

/** A key has no second factor: it can't be guessed, and whoever made it had one. */
function requireSecondFactor(request: MedusaRequest): void {
  const { auth_context: asking } = request as {
    auth_context?: { actor_type: string; mfa_challenge_completed_at?: string | null }
  }
  if (asking?.actor_type === "user" && !asking.mfa_challenge_completed_at)
    throw refuse("second_factor_required", 403)
}

/** What a role has to do with calls of the engine about its administrators, before they are carried out. */
async function keepRoles(request: MedusaRequest): Promise<void> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const path = pathOf(request)
  const [, removed = ""] = (request.method === "DELETE" && USER.exec(path)) || []
  if (removed) await takeRole(knex, decodeURIComponent(removed))
  if (request.method !== "POST" || !INVITES.test(path)) return
  const invitation = invitationSchema.safeParse(request.body)
  if (!invitation.success) throw refuse("invalid_request", 400)
  const { email, metadata } = invitation.data
  if (!metadata?.role) return
  if (!(await isAdministrator(knex, email))) await writeRole(knex, email, metadata.role)
}

/** In front of every call of the engine's Admin API, after the engine has seen who asks. */
export async function guardEngine(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    // The role was named for the invited address, and for no other.
    if (ACCEPT.test(pathOf(request))) delete (request.body as { email?: unknown } | undefined)?.email
    if (request.method !== "OPTIONS") await requireRole(request)
    next()
  } catch (error) {
    answerAsEngine(error, request, response, next)
  }
}

async function requireRole(request: MedusaRequest): Promise<void> {
  const asking = await askingAdministrator(request)
  if (asking === undefined && BEFORE_SIGN_IN.test(pathOf(request))) return
  if (asking?.second_factor_demanded && !WITHOUT_SECOND_FACTOR.test(pathOf(request)))
    requireSecondFactor(request)
  const role = asking?.role ?? null
  requireRight(request, role)
  request.restrictedFields?.add(fieldsWithheldFrom(role))
  await keepRoles(request)
}

/** The engine's own shape of an error, with the shop's code and the sentence in the caller's language. */
function answerAsEngine(
  error: unknown,
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const refusal = mapError(error)
  if (!refusal) return next(error)
  const { code, detail } = refusal.in(languageOf(request.headers["accept-language"]))
  response.vary("Accept-Language").status(refusal.status)
  response.json({ type: "not_allowed", message: detail, detail, code })
}
