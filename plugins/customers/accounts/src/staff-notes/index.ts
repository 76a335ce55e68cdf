import type { Note } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

export interface NoteSubject {
  subject: "order" | "customer"
  id: string
}

interface Row {
  id: string
  created_at: Date
  by_email: string | null
  text: string
  order_number: string | null
}

const COLUMNS = `staff_note.id, staff_note.created_at, staff_note.by_email, staff_note.text,
  "order".custom_display_id AS order_number`
const WITH_ORDER = `staff_note LEFT JOIN "order" ON staff_note.subject = 'order' AND "order".id = staff_note.subject_id`
const NEWEST_FIRST = "ORDER BY staff_note.created_at DESC, staff_note.id DESC"
/** Maximum number of notes, more than an administrator reads. */
const MAX_NOTES = 200

const view = ({ id, created_at, by_email, text, order_number }: Row): Note => ({
  id,
  at: created_at.toISOString(),
  by: { email: by_email },
  text,
  order_number,
})

export async function notesOnOrder(knex: Knex, orderId: string): Promise<Note[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT ${COLUMNS} FROM ${WITH_ORDER} WHERE subject = 'order' AND subject_id = ? ${NEWEST_FIRST} LIMIT ${MAX_NOTES}`,
    [orderId],
  )
  return rows.map(view)
}

const OF_CUSTOMERS = `(subject = 'customer' AND subject_id = ANY (:ids))
  OR (subject = 'order' AND subject_id = ANY (ARRAY(SELECT id FROM "order" WHERE customer_id = ANY (:ids))))`

/**
 * Returns notes on the customer and their orders, newest first.
 * @param ids all of the customer's records in Medusa
 */
export async function notesOnCustomers(knex: Knex, ids: readonly string[]): Promise<Note[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT ${COLUMNS} FROM ${WITH_ORDER} WHERE ${OF_CUSTOMERS} ${NEWEST_FIRST} LIMIT ${MAX_NOTES}`,
    { ids: [...ids] },
  )
  return rows.map(view)
}

export async function addNote(
  knex: Knex,
  { subject, id }: NoteSubject,
  { text, by }: { text: string; by: string },
): Promise<void> {
  const row = { id: generateEntityId(undefined, "note"), subject, subject_id: id, text, by_email: by }
  await knex("staff_note").insert(row)
}

export async function notesByCustomer(knex: Knex, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await knex.raw<{ rows: { id: string; texts: string[] }[] }>(
    `SELECT subject_id AS id, array_agg(text) AS texts FROM staff_note
     WHERE subject = 'customer' AND subject_id = ANY (CAST(? AS text[])) GROUP BY subject_id`,
    [[...ids]],
  )
  return new Map(rows.map(({ id, texts }) => [id, texts]))
}

export async function addNotes(
  knex: Knex,
  notes: readonly { id: string; about: NoteSubject; text: string; by: string }[],
): Promise<void> {
  if (!notes.length) return
  await knex("staff_note").insert(
    notes.map(({ id, about, text, by }) => ({
      ...{ id, text, by_email: by },
      ...{ subject: about.subject, subject_id: about.id },
    })),
  )
}

export async function removeNotes(knex: Knex, ids: readonly string[]): Promise<void> {
  await knex("staff_note")
    .whereIn("id", [...ids])
    .delete()
}

/** @returns the order or customer of the note, or undefined if the note does not exist */
export async function removeNote(knex: Knex, id: string): Promise<NoteSubject | undefined> {
  const [removed] = await knex<{ id: string; subject: NoteSubject["subject"]; subject_id: string }>(
    "staff_note",
  )
    .where({ id })
    .delete()
    .returning(["subject", "subject_id"])
  return removed && { subject: removed.subject, id: removed.subject_id }
}
