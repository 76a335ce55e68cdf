import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const ADD = (table: string) => `
  UPDATE "${table}" SET updated_at = now(),
    metadata = (COALESCE(metadata, '{}') || CAST(:added AS jsonb)) - CAST(:removed AS text[])
  WHERE id = :id AND deleted_at IS NULL AND (NOT CAST(:is_checked AS boolean)
    OR metadata -> 'newsletter' ->> 'since' IS NOT DISTINCT FROM CAST(:consent AS text))`

interface AddedNotes {
  table: "customer" | "user"
  id: string
  /** Values by key of the metadata. As in Medusa, an empty text removes its key. */
  notes: Readonly<Record<string, unknown>>
  /** Time of the consent that the caller read, or null without one. If it has changed since, nothing is written. */
  consent?: string | null | undefined
}

/**
 * Adds notes to the metadata of a person, in one statement. Medusa's workflow writes all metadata that it read before, so
 * it would undo a concurrent change, for example an unsubscription.
 */
export async function addNotes(knex: Knex, { table, id, notes, consent }: AddedNotes): Promise<void> {
  const entries = Object.entries(notes)
  await knex.raw(ADD(table), {
    added: JSON.stringify(Object.fromEntries(entries.filter(([, value]) => value !== ""))),
    removed: entries.flatMap(([key, value]) => (value === "" ? [key] : [])),
    is_checked: consent !== undefined,
    ...{ id, consent: consent ?? null },
  })
}
