import { isDeepStrictEqual } from "node:util"
import { writeChanges } from "@bon-perroquet/change-log/changes"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Recorded {
  setting: string
  by: string
  before: object
  after: object
}

function different(fields: object, others: object): Record<string, unknown> {
  const other: Record<string, unknown> = { ...others }
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, other[name])),
  )
}

/** Logs a changed setting. Unchanged values are not logged. */
export async function recordSetting(knex: Knex, { setting, by, before, after }: Recorded): Promise<void> {
  if (isDeepStrictEqual(before, after)) return
  await writeChanges(knex, [
    {
      by,
      subject: "setting",
      subject_id: setting,
      label: "",
      action: "changed",
      before: different(before, after),
      after: different(after, before),
    },
  ])
}
