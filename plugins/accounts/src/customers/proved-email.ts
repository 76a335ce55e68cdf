import type { Identity } from "@bon-perroquet/shop-api/identity"

/**
 * Name of what says, in the identity's `user_metadata`, which address its person has shown to read mail at. Nobody but the
 * shop writes there: a customer's own `metadata` can be written through the engine's Store API.
 */
export const PROVED_EMAIL = "proved_email"

/** The customer's address, in lower case, once it is known to be theirs; null until then, and after it was changed. */
export function provedEmail({
  customer,
  user_metadata,
}: Pick<Identity, "customer" | "user_metadata">): string | null {
  const email = customer?.email.toLowerCase()
  return email !== undefined && user_metadata?.[PROVED_EMAIL] === email ? email : null
}
