import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

const TABLE = "setting_version"

export interface SavedVersion {
  id: string
  number: number
  value: unknown
  by: string
  created_at: Date
}

const COLUMNS = ["id", "number", "value", "by", "created_at"] as const

export const newestVersion = (knex: Knex, setting: string): Promise<SavedVersion | undefined> =>
  knex<SavedVersion>(TABLE)
    .where({ setting })
    .orderBy("number", "desc")
    .first(...COLUMNS)
    .options({ name: "setting" })

export const everyVersion = (knex: Knex, setting: string, limit: number): Promise<SavedVersion[]> =>
  knex<SavedVersion>(TABLE)
    .where({ setting })
    .orderBy("number", "desc")
    .limit(limit)
    .select(...COLUMNS)

interface NewVersion {
  setting: string
  value: unknown
  by: string
}

/**
 * Writes a new version under a lock per setting.
 * @param decide receives the current value within the transaction. If it throws, nothing is saved
 */
export const writeVersion = (
  knex: Knex,
  { setting, value, by }: NewVersion,
  decide: (transaction: Knex, before: SavedVersion | undefined) => Promise<void>,
): Promise<void> =>
  knex.transaction(async (transaction) => {
    await transaction.raw(`SELECT pg_advisory_xact_lock(hashtext(?))`, [`${TABLE}:${setting}`])
    const before = await newestVersion(transaction, setting)
    await decide(transaction, before)
    await transaction(TABLE).insert({
      id: generateEntityId(undefined, "setver"),
      setting,
      number: (before?.number ?? 0) + 1,
      value: value === null ? null : JSON.stringify(value),
      by,
    })
  })
