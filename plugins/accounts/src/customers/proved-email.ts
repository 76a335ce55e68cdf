import { PROVED_EMAIL, type Identity } from "@bon-perroquet/shop-api/identity"

export { PROVED_EMAIL } from "@bon-perroquet/shop-api/identity"

/** The customer's address, in lower case, once it is known to be theirs; null until then, and after it was changed. */
export function provedEmail({
  customer,
  user_metadata,
}: Pick<Identity, "customer" | "user_metadata">): string | null {
  const email = customer?.email.toLowerCase()
  return email !== undefined && user_metadata?.[PROVED_EMAIL] === email ? email : null
}
