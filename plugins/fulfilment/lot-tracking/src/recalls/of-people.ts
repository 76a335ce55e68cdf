import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/**
 * Food must be traceable (Regulation 178/2002, art. 18 and 19), so notices outlive the account, and pending ones are
 * sent.
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

/**
 * Years for which the e-mail addresses of recall notices are stored, as for orders and documents. The privacy page
 * states them.
 */
const YEARS = 10

/** Replaces the e-mail addresses of old recall notices by the ids of the notices. */
export async function forgetOldNotices(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE lot_recall_notice SET email = id, updated_at = now()
     WHERE email <> id AND created_at < now() - make_interval(years => ${YEARS})`,
  )
}
