import { addNote, notesOnCustomers, notesOnOrder, removeNote } from "@bon-perroquet/accounts/staff-notes"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import type { Note } from "@bon-perroquet/contract"
import { SAME_CUSTOMERS } from "@bon-perroquet/medusa-sql"
import { requireOrderId } from "@bon-perroquet/orders/orders"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

interface Written {
  text: string
  by: string
}

const knexOf = (container: MedusaContainer): Knex =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

async function requireCustomer(knex: Knex, id: string): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(SAME_CUSTOMERS, { customer: id })
  if (!rows.length) throw refuse("customer_not_found", 404)
  return rows.map((row) => row.id)
}

export async function notesOfOrder(container: MedusaContainer, number: string): Promise<Note[]> {
  const knex = knexOf(container)
  return notesOnOrder(knex, await requireOrderId(knex, number))
}

/** Adds a note to an order. @returns all notes on the order */
export async function noteOnOrder(
  container: MedusaContainer,
  number: string,
  written: Written,
): Promise<Note[]> {
  const knex = knexOf(container)
  const id = await requireOrderId(knex, number)
  await addNote(knex, { subject: "order", id }, written)
  return notesOnOrder(knex, id)
}

/** Returns notes on the customer and their orders, newest first. */
export async function notesOfCustomer(container: MedusaContainer, id: string): Promise<Note[]> {
  const knex = knexOf(container)
  return notesOnCustomers(knex, await requireCustomer(knex, id))
}

/** Adds a note to a customer. @returns all notes on the customer and their orders */
export async function noteOnCustomer(
  container: MedusaContainer,
  id: string,
  written: Written,
): Promise<Note[]> {
  const knex = knexOf(container)
  const ids = await requireCustomer(knex, id)
  await addNote(knex, { subject: "customer", id }, written)
  return notesOnCustomers(knex, ids)
}

async function nameOf(
  knex: Knex,
  { subject, id }: { subject: "order" | "customer"; id: string },
): Promise<string> {
  // The log contains an id, which does not identify the customer after an erasure.
  if (subject === "customer") return id
  const order = await knex<{ custom_display_id: string | null }>("order")
    .where({ id })
    .first("custom_display_id")
  return order?.custom_display_id ?? id
}

/** Deletes a note and logs who deleted it, without its text. */
export async function takeNoteAway(container: MedusaContainer, id: string, by: string): Promise<void> {
  const knex = knexOf(container)
  const about = await removeNote(knex, id)
  if (!about) throw refuse("note_not_found", 404)
  const { subject, id: subject_id } = about
  const label = await nameOf(knex, about)
  await recordChange(container, {
    ...{ by, subject, subject_id, label },
    ...{ action: "note_deleted", before: null, after: null },
  })
}
