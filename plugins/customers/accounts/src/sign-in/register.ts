import { refuse } from "@bon-perroquet/api-kit/http"
import { identityOf, identityOfEmail, type Identity } from "@bon-perroquet/api-kit/identity"
import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { createCustomerAccountWorkflow } from "@medusajs/medusa/core-flows"
import { requireRoom } from "../hashing"
import { freeAddress } from "../retention"
import { PROVIDER } from "./check-password"

export interface NewAccount {
  email: string
  password: string
  first_name: string
  last_name: string
  phone?: string | null
  language: Language
}

const TIMEOUT_SECONDS = 20

/**
 * Creates Medusa's identity and customer. Runs once at a time per e-mail address, because concurrent registrations with
 * the same password share an identity: if one fails, it would remove the other's.
 * @throws 409 if the address has an account, 429 if too many passwords are waiting
 */
export function register(container: MedusaContainer, account: NewAccount): Promise<Identity> {
  return container
    .resolve(Modules.LOCKING)
    .execute(`register:${account.email}`, () => makeAccount(container, account), { timeout: TIMEOUT_SECONDS })
}

async function makeAccount(container: MedusaContainer, account: NewAccount): Promise<Identity> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { email, password } = account
  const existing = await identityOfEmail(knex, email)
  if (existing?.customer || existing?.administrator) throw refuse("email_in_use", 409)
  if (existing) await freeAddress(knex, existing)
  const id = await newIdentity(container, email, password)
  try {
    await createCustomerAccountWorkflow(container).run({
      input: { authIdentityId: id, customerData: customerOf(account) },
    })
  } catch (error) {
    await container.resolve(Modules.AUTH).deleteAuthIdentities([id])
    if (MedusaError.isMedusaError(error) && error.type === MedusaError.Types.DUPLICATE_ERROR)
      throw refuse("email_in_use", 409)
    throw error
  }
  const identity = await identityOf(knex, id)
  if (!identity) throw new Error("The new account's identity was deleted during the registration.")
  return identity
}

export async function newIdentity(
  container: MedusaContainer,
  email: string,
  password: string,
): Promise<string> {
  const auth = container.resolve(Modules.AUTH)
  requireRoom()
  const { authIdentity } = await auth.register(PROVIDER, { body: { email, password } })
  if (!authIdentity) throw refuse("email_in_use", 409)
  return authIdentity.id
}

const customerOf = ({ email, first_name, last_name, phone, language }: NewAccount) => ({
  email,
  first_name,
  last_name,
  phone: phone || undefined,
  metadata: { language },
})
