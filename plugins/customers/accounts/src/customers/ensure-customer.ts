import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOf, type Caller, type CustomerRow } from "@bon-perroquet/api-kit/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { recordOf } from "./view"

/** Returns the caller's customer. For an administrator, creates one. */
export async function ensureCustomer(container: MedusaContainer, caller: Caller): Promise<CustomerRow> {
  if (caller.customer) return caller.customer
  const { email, first_name, last_name } = recordOf(caller)
  const customerData = { email, first_name: first_name ?? "", last_name: last_name ?? "" }
  try {
    await createCustomerAccountWorkflow(container).run({
      input: { authIdentityId: caller.auth_identity_id, customerData },
    })
  } catch (error) {
    if (!MedusaError.isMedusaError(error) || error.type !== MedusaError.Types.DUPLICATE_ERROR) throw error
  }
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const customer = (await identityOf(knex, caller.auth_identity_id))?.customer
  if (!customer) throw refuse("email_in_use", 409)
  return customer
}
