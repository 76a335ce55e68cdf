import type { Identity } from "./identity-rows"

/**
 * Name of the address that an account has verified, in the identity's `user_metadata`. Only the shop writes there; a customer's own
 * `metadata` can be written through the engine's Store API.
 */
export const PROVED_EMAIL = "proved_email"

/** Whether a caller has shown to read mail at an address. */
export const hasProved = (caller: Pick<Identity, "user_metadata"> | null, email: string): boolean =>
  caller?.user_metadata?.[PROVED_EMAIL] === email.toLowerCase()
