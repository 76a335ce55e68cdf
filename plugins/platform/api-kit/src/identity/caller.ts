import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { refuse } from "../http/refusal"
import { checkTokensWith } from "../http/route"
import { identityOf, type Caller, type Identity } from "./identity-rows"
import { callerByKey } from "./secret-key"
import { isOfGeneration, verifiedClaims } from "./token"
import { pluginOption } from "../http/origins/origins"
import type { MedusaContainer } from "@medusajs/framework/types"

const claimsSchema = z.object({
  actor_id: z.string().min(1),
  actor_type: z.enum(["customer", "user"]),
  auth_identity_id: z.string().min(1),
  session_id: z.string().min(1).optional(),
  user_metadata: z.record(z.string(), z.unknown()).optional(),
  mfa_enabled: z.boolean().nullish(),
  mfa_challenge_completed_at: z.string().nullish(),
})
type Claims = z.infer<typeof claimsSchema>

function claimsOf(request: MedusaRequest) {
  const { data, success } = claimsSchema.safeParse(
    verifiedClaims(request.scope, request.headers.authorization),
  )
  if (!success || (data.mfa_enabled && !data.mfa_challenge_completed_at)) return null
  return data
}

/** Returns the identity whose password was entered, by bearer token or session. The second factor may be missing. */
export function statedIdentity(request: MedusaRequest): string | null {
  const { session } = request as { session?: { auth_context?: unknown } }
  const bearer = verifiedClaims(request.scope, request.headers.authorization)
  const stated = z.object({ auth_identity_id: z.string().min(1) }).safeParse(session?.auth_context ?? bearer)
  return stated.data?.auth_identity_id ?? null
}

/**
 * Checks if Medusa issued the token and the application accepts such tokens. They have no session, so a sign-out does
 * not end them.
 */
const isOfMedusa = ({ scope }: MedusaRequest, { session_id }: Claims): boolean =>
  session_id === undefined && pluginOption(scope, "@bon-perroquet/api-kit", "tokens").includes("medusa")

/**
 * Returns the caller for these claims with one query. Returns null if the account is deleted or has changed
 * its type, the password was changed, or the session has ended.
 */
async function callerBy(request: MedusaRequest, claims: Claims): Promise<Caller | null> {
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const identity = await identityOf(knex, claims.auth_identity_id, claims.session_id)
  if (!identity || !isOfGeneration(claims, identity)) return null
  // The token was issued before the second factor was set up.
  if (identity.has_second_factor && !claims.mfa_challenge_completed_at) return null
  if (identity.session ? identity.session.actor_type !== claims.actor_type : !isOfMedusa(request, claims))
    return null
  const is_admin = claims.actor_type === "user"
  const actor = is_admin ? identity.administrator : identity.customer
  if (actor?.id !== claims.actor_id) return null
  if (identity.session) markUsed(request.scope, identity.session)
  return { ...identity, is_admin, second_factor_at: claims.mfa_challenge_completed_at ?? null }
}

const lookups = new WeakMap<MedusaRequest, Promise<Caller | null>>()

/**
 * Returns the caller of the bearer token, or null for a guest without a token. Runs once per request.
 * @throws 401 if the token is expired, forged, older than the password, or of a deleted account
 */
export function callerOf(request: MedusaRequest): Promise<Caller | null> {
  const caller = lookups.get(request) ?? lookUpCaller(request)
  lookups.set(request, caller)
  return caller
}

async function lookUpCaller(request: MedusaRequest): Promise<Caller | null> {
  if (!request.headers.authorization) return null
  const program = await callerByKey(request)
  if (program) return program
  const claims = claimsOf(request)
  const caller = claims && (await callerBy(request, claims))
  if (!caller) throw notSignedIn()
  return caller
}

const notSignedIn = () => refuse("not_signed_in", 401, {}, { "WWW-Authenticate": "Bearer" })

function sessionClaims(request: MedusaRequest) {
  const { session } = request as { session?: { auth_context?: unknown } }
  return claimsSchema.safeParse(session?.auth_context).data ?? null
}

/**
 * Checks if the token or session of a Medusa call has ended: by sign-out, by a new password, or because the account was
 * deleted (a removed administrator may still be a customer). Medusa would accept it until it expires.
 */
export async function hasEndedSignIn(request: MedusaRequest): Promise<boolean> {
  for (const claims of [claimsOf(request), sessionClaims(request)])
    if (claims && !(await callerBy(request, claims))) return true
  return false
}

/** Returns the callers of a Medusa call: by token, by cookie, or by both. */
export async function statedCallers(request: MedusaRequest): Promise<Caller[]> {
  const callers: Caller[] = []
  for (const claims of [claimsOf(request), sessionClaims(request)]) {
    const caller = claims && (await callerBy(request, claims))
    if (caller) callers.push(caller)
  }
  return callers
}

export function statedSessions(request: MedusaRequest): { identity: string; session: string }[] {
  return [claimsOf(request), sessionClaims(request)].flatMap((claims) =>
    claims?.session_id ? [{ identity: claims.auth_identity_id, session: claims.session_id }] : [],
  )
}

/** Returns the caller of the bearer token. @throws 401 without a valid token */
export async function requireCaller(request: MedusaRequest): Promise<Caller> {
  const caller = await callerOf(request)
  if (!caller) throw notSignedIn()
  return caller
}

checkTokensWith(async (request, access) => {
  if (access === "administrator") return requireAdministrator(request)
  if (access === "account") await requireCaller(request)
  if (access === "anyone-or-account") await callerOf(request)
  return null
})

/**
 * Returns the administrator of the bearer token or of the secret API key.
 * @throws 401 without a valid one, 403 for a customer
 */
export async function requireAdministrator(request: MedusaRequest): Promise<Caller> {
  const caller = await requireCaller(request)
  if (!caller.is_admin) throw refuse("administrators_only", 403)
  return caller
}

/**
 * Milliseconds by which the last use of a session may be inexact, because writing on every request would be too
 * expensive.
 */
const EXACT_TO_MS = 5 * 60_000

const USED = `UPDATE auth_session SET last_used_at = now() WHERE id = ?`

/** Records that a session is in use. Requests don't wait for this write. */
function markUsed(container: MedusaContainer, { id, last_used_at }: NonNullable<Identity["session"]>): void {
  if (Date.now() - new Date(last_used_at).getTime() < EXACT_TO_MS) return
  const recorded = container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(USED, [id])
  void Promise.resolve(recorded).catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`A session's use was not noted: ${error instanceof Error ? error.message : "unknown"}`),
  )
}

/**
 * Returns the id of the caller's customer account.
 * @throws 401 without sign-in, 403 for an administrator without customer account
 */
export async function requireCustomer(request: MedusaRequest): Promise<string> {
  const { customer } = await requireCaller(request)
  if (!customer) throw refuse("administrator_account", 403)
  return customer.id
}
