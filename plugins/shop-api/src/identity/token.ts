import { createSecretKey } from "node:crypto"
import { getAuthContextFromJwtToken } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import type { Identity } from "./identity-rows"

/**
 * Name of a number that the engine copies from an identity's `user_metadata` into every token, its own sign-in's too.
 * It rises with each new password: tokens of an older generation are worth nothing in the shop any more.
 */
export const GENERATION = "generation"

export type ActorType = "customer" | "user"

/** Seconds: a shopper who comes back within two weeks is still signed in; an administrator signs in every day. */
export const TOKEN_SECONDS: Record<ActorType, number> = { customer: 14 * 24 * 3600, user: 12 * 3600 }

const generationIn = (metadata: Record<string, unknown> | null | undefined): unknown =>
  metadata?.[GENERATION] ?? 0

/** Whether a token with these claims was made for the password that the identity has now. */
export const isOfGeneration = (
  claims: { user_metadata?: Record<string, unknown> },
  { user_metadata }: Pick<Identity, "user_metadata">,
): boolean => generationIn(claims.user_metadata) === generationIn(user_metadata)

const httpOf = (container: MedusaContainer) =>
  container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http

type Key = Parameters<typeof getAuthContextFromJwtToken>[1]

const keys = new Map<Key, Key>()

/** A secret as a key: made once, for whoever verifies by the text tries each time first whether it is a public key. */
function keyOf(secret: Key): Key {
  const known = keys.get(secret)
  if (known) return known
  const key =
    secret && typeof secret === "string" && !secret.includes("-----BEGIN")
      ? createSecretKey(secret, "utf8")
      : secret
  keys.set(secret, key)
  return key
}

/** What a token says that the engine or the shop signed, while it has not expired. */
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

/** A token with these claims, for so many seconds. */
export function signToken(
  container: MedusaContainer,
  claims: Record<string, unknown>,
  expiresIn: number,
): string {
  const { jwtSecret: secret, jwtOptions } = httpOf(container)
  return generateJwtToken(claims, { secret, expiresIn, jwtOptions })
}

/** Which session a token is of, and when its person showed the second factor in it, if one was asked for. */
export interface TokenSession {
  session: string
  second_factor_at: string | null
}

/** A bearer token as the engine's own sign-in makes them: its Store API takes a customer's, its Admin API a user's. */
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
