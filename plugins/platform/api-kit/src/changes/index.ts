import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, generateEntityId } from "@medusajs/framework/utils"
import type { Change, ChangeAction } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const TABLE = "recorded_change"

/** Author of a change, and the import that made it for them. */
export interface Author {
  by: string
  import_id?: string
}

export type NewChange = Omit<Change, "id" | "at" | "action" | keyof Author> &
  Author & { action: ChangeAction }

export type ChangeDetails = Pick<NewChange, "action" | "before" | "after">

interface Row extends Omit<Change, "at"> {
  created_at: Date
}

/** Adds changes, in the caller's transaction if `knex` is one. */
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

/** Returns the ids of the products that an import created. */
export const productsCreatedBy = async (knex: Knex, import_id: string): Promise<string[]> =>
  knex<Row>(TABLE).where({ import_id, subject: "product", action: "created" }).pluck("subject_id")

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

/** Records a change: `recordChange(container, { by: caller.email, subject: "order", … })`. */
export async function recordChange(container: MedusaContainer, change: NewChange): Promise<void> {
  await writeChanges(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [change])
}
