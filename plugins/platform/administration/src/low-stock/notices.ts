import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Closes notices of sizes that are restocked, so that the next shortage creates a new one. */
const END = `UPDATE low_stock_notice SET over = true, updated_at = now() WHERE NOT over AND variant_id <> ALL (CAST(:low AS text[]))`

const BEGIN = `
  INSERT INTO low_stock_notice (id, variant_id, day)
  SELECT 'lownote_' || gen_random_uuid(), given.id, :day FROM unnest(CAST(:low AS text[])) AS given (id)
  WHERE NOT EXISTS (SELECT FROM low_stock_notice WHERE day = :day)
    AND NOT EXISTS (SELECT FROM low_stock_notice WHERE variant_id = given.id AND NOT over)`

/**
 * Records one e-mail per day, each size once per shortage. Sizes found later are in the next day's e-mail.
 * @param low sizes that are low in stock now
 */
export async function noteLow(knex: Knex, low: readonly string[], day: string): Promise<void> {
  await knex.transaction(async (transaction) => {
    // The lock prevents two processes from creating two e-mails for one day.
    await transaction.raw("LOCK TABLE low_stock_notice IN SHARE ROW EXCLUSIVE MODE")
    await transaction.raw(END, { low })
    await transaction.raw(BEGIN, { low, day })
  })
}

/** Returns the size ids of each day whose e-mail is not sent yet. */
export async function unmailedSizes(knex: Knex): Promise<Map<string, string[]>> {
  const { rows } = await knex.raw<{ rows: { day: string; ids: string[] }[] }>(
    `SELECT day, array_agg(variant_id) AS ids FROM low_stock_notice WHERE NOT mailed GROUP BY day ORDER BY day`,
  )
  return new Map(rows.map(({ day, ids }) => [day, ids]))
}

export async function markNotified(knex: Knex, day: string): Promise<void> {
  await knex("low_stock_notice").where({ day }).update({ mailed: true, updated_at: knex.fn.now() })
}

export async function forgetOver(knex: Knex): Promise<void> {
  await knex.raw(
    `DELETE FROM low_stock_notice WHERE over AND mailed AND updated_at < now() - interval '30 days'`,
  )
}
