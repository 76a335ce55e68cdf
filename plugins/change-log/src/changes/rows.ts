import type { Change } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

const TABLE = "recorded_change"

/** Who changes something; an import that does it on their behalf is told with it. */
export interface Author {
  by: string
  import_id?: string
}

/** What is written down of a change; its id and moment come with it. */
export type NewChange = Omit<Change, "id" | "at" | keyof Author> & Author

interface Row extends Omit<Change, "at"> {
  created_at: Date
}

/** Adds changes, inside the caller's transaction where `knex` is one: then they stand or fall with what they tell of. */
export async function writeChanges(knex: Knex, changes: readonly NewChange[]): Promise<void> {
  if (!changes.length) return
  const json = (value: Change["before"]) => value && JSON.stringify(value)
  await knex(TABLE).insert(
    changes.map(({ by, import_id = null, subject, subject_id, label, action, before, after }) => ({
      id: generateEntityId(undefined, "change"),
      ...{ by, import_id, subject, subject_id, label, action },
      before: json(before),
      after: json(after),
    })),
  )
}

interface Page {
  subject?: Change["subject"]
  subject_id?: string
  offset: number
  limit: number
}

/** One page of the changes, newest first, and how many there are. */
export async function readChanges(
  knex: Knex,
  { subject, subject_id, offset, limit }: Page,
): Promise<{ changes: Change[]; total: number }> {
  const about = { ...(subject && { subject }), ...(subject_id && { subject_id }) }
  const matching = knex<Row>(TABLE).where(about).whereNull("deleted_at")
  const [rows, counted] = await Promise.all([
    matching
      .clone()
      .orderBy([
        { column: "created_at", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .offset(offset)
      .limit(limit)
      .select("*") as Promise<Row[]>,
    matching.clone().count({ total: "*" }).first(),
  ])
  return { changes: rows.map(asChange), total: Number(counted?.total ?? 0) }
}

const asChange = ({
  id,
  created_at,
  by,
  import_id,
  subject,
  subject_id,
  label,
  action,
  before,
  after,
}: Row): Change => ({
  ...{ id, at: created_at.toISOString(), by, import_id, subject, subject_id, label, action, before, after },
})
