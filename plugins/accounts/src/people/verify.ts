import type { Identity } from "@bon-perroquet/shop-api/identity"
import type { MedusaContainer } from "@medusajs/framework/types"
import { updatePerson } from "./update"
import { notesOf, type Notes } from "./view"

/** Changes what is kept beside a person's record, whether customer or administrator. */
export async function note(
  container: MedusaContainer,
  identity: Identity,
  notes: Partial<Notes>,
): Promise<void> {
  const is_admin = identity.customer === null
  if (is_admin && !identity.administrator) return
  await updatePerson(container, { ...identity, is_admin }, {}, notes)
}

/** The person reads mail at the address: orders placed as a guest with it are the person's too. */
export async function markVerified(container: MedusaContainer, identity: Identity): Promise<void> {
  const { customer } = identity
  // Another address than the customer's, changed in Medusa Admin, was not shown to be read.
  if (!customer || customer.email.toLowerCase() !== identity.email.toLowerCase()) return
  if (notesOf(customer.metadata).email_verified_at) return
  await note(container, identity, { email_verified_at: new Date().toISOString() })
}
