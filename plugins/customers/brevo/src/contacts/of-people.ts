import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"

/**
 * A person's contact at Brevo. The row stays at the erasure until the job has deleted the contact at Brevo, which it does
 * because no account has the address any more.
 */
export const CONTACTS_OF_PEOPLE: PersonalDataKeeper = {
  part: "newsletter_sync",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT 'Brevo' AS recipient, state, consent_since, synchronised_at FROM brevo_contact WHERE email = ?`,
      [proved_email],
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction("brevo_contact").where({ email: proved_email }).update({ next_at: null })
  },
}
