import { refuse } from "@bon-perroquet/api-kit/http"
import { emailSchema } from "@bon-perroquet/contract"

/** Returns the address to which the customer's e-mails go. @throws 409 order_without_email, 400 if it is no address */
export function requireEmail(email: string | null): string {
  if (!email) throw refuse("order_without_email", 409)
  if (!emailSchema.safeParse(email).success) throw refuse("invalid_request", 400, { field: "email" })
  return email
}
