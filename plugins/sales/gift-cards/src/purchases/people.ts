import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"

/**
 * Gift cards that a person bought or received. An erasure removes names, addresses and message. The amount stays in the
 * books. A card that was not sent yet is not sent any more, so it is erased only after its day.
 */
export const SOLD_CARDS_OF_PEOPLE: PersonalDataKeeper = {
  part: "gift_cards",
  read: async (knex, { proved_email }) => {
    const { rows } = await knex.raw<{ rows: unknown[] }>(
      `SELECT number, amount_cents, currency_code AS currency, state, buyer_email, giver_name, recipient_name,
         recipient_email, message, language, send_on::text, paid_at, sent_at, returned_at
       FROM gift_card_purchase WHERE lower(buyer_email) = :email OR lower(recipient_email) = :email ORDER BY created_at`,
      { email: proved_email },
    )
    return rows
  },
  erase: async (transaction, { proved_email }) => {
    await transaction.raw(
      `UPDATE gift_card_purchase SET
         buyer_email = CASE WHEN lower(buyer_email) = :email THEN NULL ELSE buyer_email END,
         giver_name = CASE WHEN lower(buyer_email) = :email THEN NULL ELSE giver_name END,
         message = CASE WHEN sent_at IS NULL AND state = 'paid' THEN message END,
         recipient_email = CASE WHEN lower(recipient_email) = :email AND sent_at IS NOT NULL THEN NULL
           ELSE recipient_email END,
         recipient_name = CASE WHEN lower(recipient_email) = :email AND sent_at IS NOT NULL THEN NULL
           ELSE recipient_name END
       WHERE lower(buyer_email) = :email OR lower(recipient_email) = :email`,
      { email: proved_email },
    )
  },
}
