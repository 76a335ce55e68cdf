import { PROVED_EMAIL, type Identity } from "./identity-rows"

/** Returns the verified address in lower case, or null if it changed since. */
export function provedEmail({
  customer,
  user_metadata,
}: Pick<Identity, "customer" | "user_metadata">): string | null {
  const email = customer?.email.toLowerCase()
  return email !== undefined && user_metadata?.[PROVED_EMAIL] === email ? email : null
}
