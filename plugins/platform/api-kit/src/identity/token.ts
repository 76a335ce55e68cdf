import { createSecretKey } from "node:crypto"
import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import type { Identity } from "./identity-rows"

/**
 * Key in an identity's `user_metadata`. Medusa copies the value, a number, into every token. A new password increments
 * it, which invalidates older tokens.
 */
export const GENERATION = "generation"

export type ActorType = "customer" | "user"

/** Lifetime in seconds: customers stay signed in for two weeks, administrators for half a day. */
export const TOKEN_SECONDS: Record<ActorType, number> = { customer: 14 * 24 * 3600, user: 12 * 3600 }

const generationIn = (metadata: Record<string, unknown> | null | undefined): unknown =>
  metadata?.[GENERATION] ?? 0

export const isOfGeneration = (
  claims: { user_metadata?: Record<string, unknown> },
  { user_metadata }: Pick<Identity, "user_metadata">,
): boolean => generationIn(claims.user_metadata) === generationIn(user_metadata)

const httpOf = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http

type Key = Parameters<typeof getAuthContextFromJwtToken>[1]

const keys = new Map<Key, Key>()

/** Returns a cached key object. With a string, each verification would first try to parse it as a public key. */
function keyOf(secret: Key): Key {
  const cached = keys.get(secret)
  if (cached) return cached
  const key =
    secret && typeof secret === "string" && !secret.includes("-----BEGIN")
      ? createSecretKey(secret, "utf8")
      : secret
  keys.set(secret, key)
  return key
}

export function verifiedClaims(container: MedusaContainer, authorization: string | undefined): unknown {
  const http = httpOf(container)
  return getAuthContextFromJwtToken(
    authorization,
    keyOf(http.jwtSecret ?? ""),
    ["bearer"],
    ["customer", "user"],
    http.jwtPublicKey,
    http.jwtVerifyOptions ?? http.jwtOptions,
  )
}

export function signToken(
  container: MedusaContainer,
  claims: Record<string, unknown>,
  expiresIn: number,
): string {
  const { jwtSecret: secret, jwtOptions } = httpOf(container)
  return generateJwtToken(claims, { secret, expiresIn, jwtOptions })
}

/** A token's session, and when the second factor was given in it, if required. */
export interface TokenSession {
  session: string
  second_factor_at: string | null
}

/** Issues a bearer token like Medusa's sign-in. The Store API accepts a customer's token, the Admin API a user's. */
export function issueToken(
  container: MedusaContainer,
  identity: Identity,
  as: ActorType,
  { session, second_factor_at }: TokenSession,
): string {
  const actor = as === "user" ? identity.administrator : identity.customer
  const claims = {
    actor_id: actor?.id ?? "",
    actor_type: as,
    auth_identity_id: identity.auth_identity_id,
    auth_provider: "emailpass",
    session_id: session,
    mfa_enabled: second_factor_at !== null,
    mfa_challenge_completed_at: second_factor_at,
    app_metadata: { ...identity.app_metadata, [`${as}_id`]: actor?.id },
    user_metadata: identity.user_metadata ?? {},
  }
  return signToken(container, claims, TOKEN_SECONDS[as])
}
