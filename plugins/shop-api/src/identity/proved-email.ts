import type { Identity } from "./identity-rows"

/**
 * Key of the verified address in the identity's `user_metadata`. Only the shop writes there. Customers can
 * write their `metadata` through the engine's Store API.
 */
export const PROVED_EMAIL = "proved_email"

export const hasProved = (caller: Pick<Identity, "user_metadata"> | null, email: string): boolean =>
  caller?.user_metadata?.[PROVED_EMAIL] === email.toLowerCase()
