import type { Caller } from "@bon-perroquet/shop-api/identity"
import { reviewKeeper } from "@bon-perroquet/shop-api/reviews"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addressesOf } from "../address-book"
import { ordersOf } from "../orders"
import { provedEmail, userView } from "../customers"
import { sessionViews } from "../sessions"
import { notesOnCustomers } from "../staff-notes"

/** What was written down of the person: who wrote it is somebody else's. */
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

async function reviewsBy(container: MedusaContainer, caller: Caller) {
  if (!caller.customer) return []
  const author = { customer: caller.customer.id, proved_email: provedEmail(caller) }
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return (await reviewKeeper()?.writtenBy(knex, author)) ?? []
}

/** Everything the shop keeps of a person, in the contract's own shapes. */
export async function personalData(container: MedusaContainer, caller: Caller) {
  const [sessions, addresses, orders, notes, reviews] = await Promise.all([
    sessionViews(container, caller),
    addressesOf(container, caller),
    ordersOf(container, caller),
    notesOn(container, caller),
    reviewsBy(container, caller),
  ])
  return {
    exported_at: new Date().toISOString(),
    user: userView(caller),
    sessions,
    addresses,
    orders,
    notes,
    reviews,
  }
}
