import { joinAccountCart } from "@bon-perroquet/shop-api/carts"
import type { Language, SignedIn } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import { issueToken, type Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { userView } from "../people"

/** The contract's answer to a sign-in: an administrator's, where the person is one, else a customer's. */
export function signedIn(container: MedusaContainer, identity: Identity): SignedIn {
  const is_admin = identity.administrator !== null
  if (!is_admin && !identity.customer) throw refuse("invalid_credentials", 401)
  return {
    token: issueToken(container, identity, is_admin ? "user" : "customer"),
    user: userView({ ...identity, is_admin }),
  }
}

/** Joins the browser's cart with the account's; a cart that can't be joined now is no reason not to sign in. */
export async function joinCart(
  container: MedusaContainer,
  { customer }: Identity,
  sessionId: string | undefined,
  language: Language,
): Promise<void> {
  if (!customer || !sessionId) return
  await joinAccountCart(container, { sessionId, accountId: customer.id, language }).catch((error: unknown) =>
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(
        `A cart was not joined with its account's: ${error instanceof Error ? error.message : "unknown"}`,
      ),
  )
}
