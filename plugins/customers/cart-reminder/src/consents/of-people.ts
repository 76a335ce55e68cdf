import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"

/** A person's consents are those of the verified address. */
export const CONSENTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "cart_reminder",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT language, agreed_text, agreed_at, sent_at FROM cart_reminder WHERE email = ? ORDER BY agreed_at`,
      [proved_email],
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction.raw("DELETE FROM cart_reminder WHERE email = ?", [proved_email])
  },
}
