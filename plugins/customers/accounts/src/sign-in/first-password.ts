import type { Language } from "@bon-perroquet/contract"
import { inBackground } from "@bon-perroquet/api-kit/http"
import type { Identity } from "@bon-perroquet/api-kit/identity"
import { hasNoPassword } from "@bon-perroquet/medusa-sql/buying/imported-customers"
import type { MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { mayBeMailed } from "../limits"
import { mailPerson } from "../mails"

/**
 * Sends an imported customer, who has no password yet, the link to set one. The answer is the one of a wrong password,
 * so that nobody learns which addresses have an account.
 */
export function sendFirstPassword(request: MedusaRequest, identity: Identity, language: Language): void {
  const { scope: container } = request
  inBackground(container, "The mail for a first password", async () => {
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const isFirst = await hasNoPassword(knex, identity.auth_identity_id)
    if (isFirst && (await mayBeMailed(request, "reset", identity.email.toLowerCase())))
      await mailPerson(container, "reset", identity, language)
  })
}
