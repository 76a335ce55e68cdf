import { type Caller, provedEmail } from "@bon-perroquet/api-kit/identity"
import { personalDataKeepers } from "@bon-perroquet/api-kit/personal-data"
import { customKeys, storedValues } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addressesOf } from "../address-book"
import { ordersOf } from "../orders"
import { recordOf, userView } from "../customers"
import { sessionViews } from "../sessions"
import { notesOnCustomers } from "../staff-notes"

/** Returns staff notes on the person, without their authors, who are other people. */
async function notesOn(container: MedusaContainer, caller: Caller) {
  if (!caller.customer) return []
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(
    "SELECT id FROM customer WHERE (id = :id OR lower(email) = :email) AND deleted_at IS NULL",
    { id: caller.customer.id, email: provedEmail(caller) },
  )
  const notes = await notesOnCustomers(
    knex,
    rows.map(({ id }) => id),
  )
  return notes.map(({ at, text, order_number }) => ({ at, text, order_number }))
}

async function keptBesides(container: MedusaContainer, caller: Caller) {
  if (!caller.customer) return {}
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const person = { customer: caller.customer.id, proved_email: provedEmail(caller) }
  const parts = personalDataKeepers().map(async ({ part, read }) => [part, await read(knex, person)] as const)
  return Object.fromEntries(await Promise.all(parts))
}

export async function personalData(container: MedusaContainer, caller: Caller) {
  const [sessions, addresses, orders, notes] = await Promise.all([
    sessionViews(container, caller),
    addressesOf(container, caller),
    ordersOf(container, caller),
    notesOn(container, caller),
  ])
  const custom_fields = storedValues(customKeys("customer"), recordOf(caller).metadata)
  const user = { ...userView(caller), custom_fields }
  const more = await keptBesides(container, caller)
  return { exported_at: new Date().toISOString(), user, sessions, addresses, orders, notes, more }
}
