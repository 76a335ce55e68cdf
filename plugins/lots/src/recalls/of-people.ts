import type { PersonalDataKeeper } from "@bon-perroquet/shop-api/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Whom a recall concerned, and when they were told, is what regulation 178/2002 wants traced and shown (articles 18 and 19): it
 * outlives the account as its orders do, and whoever was not told yet is still told of the danger.
 */
export const RECALLS_OF_PEOPLE: PersonalDataKeeper = {
  part: "recalls",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT lot.number AS lot, lot.recalled_at, notice.email, notice.language, notice.told_at
       FROM lot_recall_notice notice JOIN lot ON lot.id = notice.lot_id
       WHERE notice.email = ? ORDER BY lot.recalled_at`,
      [proved_email],
    )
    return rows
  },
  erase: () => Promise.resolve(),
}

/** As long as orders and documents are kept, which the privacy page says too. */
const YEARS = 10

/** Forgets who was told of recalls that are older; that somebody was told stays. */
export async function forgetOldNotices(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE lot_recall_notice SET email = id, updated_at = now()
     WHERE email <> id AND created_at < now() - make_interval(years => ${YEARS})`,
  )
}
