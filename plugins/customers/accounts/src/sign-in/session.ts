import { joinAccountCart } from "@bon-perroquet/shop-api/carts"
import type { Language, SignedIn } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Identity } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { userView } from "../customers"
import { newToken } from "../sessions"

export async function signedIn(
  request: MedusaRequest,
  identity: Identity,
  second_factor_at: string | null = null,
): Promise<SignedIn> {
  const is_admin = identity.administrator !== null
  if (!is_admin && !identity.customer) throw refuse("invalid_credentials", 401)
  return {
    token: await newToken(request, identity, is_admin ? "user" : "customer", second_factor_at),
    user: userView({ ...identity, is_admin }),
  }
}

/** Merges the browser's cart with the account's. A failure does not prevent the sign-in. */
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
