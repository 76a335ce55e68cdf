import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateJwtToken } from "@medusajs/framework/utils"
import type { Identity } from "./identity-rows"

/**
 * Name of a number that the engine copies from an identity's `user_metadata` into every token, its own sign-in's too.
 * It rises with each new password: tokens of an older generation are worth nothing in the shop any more.
 */
export const GENERATION = "generation"

/** Seconds: a shopper who comes back within two weeks is still signed in; an administrator signs in every day. */
const LIFETIME = { customer: 14 * 24 * 3600, administrator: 12 * 3600 }

const generationIn = (metadata: Record<string, unknown> | null | undefined): unknown =>
  metadata?.[GENERATION] ?? 0

/** Whether a token with these claims was made for the password that the identity has now. */
export const isOfGeneration = (
  claims: { user_metadata?: Record<string, unknown> },
  { user_metadata }: Pick<Identity, "user_metadata">,
): boolean => generationIn(claims.user_metadata) === generationIn(user_metadata)

/** A bearer token as the engine's own sign-in makes them: its Store API takes a customer's, its Admin API a user's. */
export function issueToken(container: MedusaContainer, identity: Identity, as: "customer" | "user"): string {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  const actor = as === "user" ? identity.administrator : identity.customer
  return generateJwtToken(
    {
      actor_id: actor?.id ?? "",
      actor_type: as,
      auth_identity_id: identity.auth_identity_id,
      auth_provider: "emailpass",
      mfa_enabled: false,
      mfa_challenge_completed_at: null,
      app_metadata: { ...identity.app_metadata, [`${as}_id`]: actor?.id },
      user_metadata: identity.user_metadata ?? {},
    },
    {
      secret: http.jwtSecret,
      expiresIn: as === "user" ? LIFETIME.administrator : LIFETIME.customer,
      jwtOptions: http.jwtOptions,
    },
  )
}
