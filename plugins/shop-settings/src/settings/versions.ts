import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

const TABLE = "setting_version"

/** A setting as somebody saved it; a value of null went back to the beginning. */
export interface SavedVersion {
  id: string
  number: number
  value: unknown
  by: string
  created_at: Date
}

const COLUMNS = ["id", "number", "value", "by", "created_at"] as const

/** The version of a setting that holds, where somebody has saved it. */
export const newestVersion = (knex: Knex, setting: string): Promise<SavedVersion | undefined> =>
  knex<SavedVersion>(TABLE)
    .where({ setting })
    .orderBy("number", "desc")
    .first(...COLUMNS)
    .options({ name: "setting" })

/** Every version of a setting, newest first. */
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
 * Writes a new version of a setting. Of two at once one waits for the other.
 * @param decide is told what holds before, inside the transaction: what it throws, or fails to write beside it, is not saved either
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
