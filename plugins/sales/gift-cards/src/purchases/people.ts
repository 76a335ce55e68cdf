import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const IS_OVER = "(sent_at IS NOT NULL OR state = 'returned')"
/** The buyer's address is needed if the card is sent to it. */
const LACKS_RECIPIENT = "recipient_email IS NULL"
const IS_RECIPIENT_OVER = `(recipient_erased OR (buyer_erased AND ${LACKS_RECIPIENT})) AND ${IS_OVER}`

/** Erases what the cards of erased people do not need any more. */
export async function eraseServed(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE gift_card_purchase SET
       buyer_email = CASE WHEN buyer_erased AND NOT (${LACKS_RECIPIENT} AND NOT ${IS_OVER}) THEN NULL ELSE buyer_email END,
       giver_name = CASE WHEN buyer_erased AND ${IS_OVER} THEN NULL ELSE giver_name END,
       message = CASE WHEN ${IS_OVER} THEN NULL ELSE message END,
       recipient_email = CASE WHEN ${IS_RECIPIENT_OVER} THEN NULL ELSE recipient_email END,
       recipient_name = CASE WHEN ${IS_RECIPIENT_OVER} THEN NULL ELSE recipient_name END
     WHERE (buyer_erased AND buyer_email IS NOT NULL AND NOT ${LACKS_RECIPIENT}) OR (${IS_OVER} AND (
       (buyer_erased AND (buyer_email IS NOT NULL OR giver_name IS NOT NULL))
       OR (recipient_erased AND recipient_name IS NOT NULL)))`,
  )
}

/**
 * Gift cards that a person bought or received. An erasure removes names, addresses and message, for a card that was not
 * sent yet as soon as it is sent: until then the shop owes it. The amount stays in the books.
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
      `UPDATE gift_card_purchase SET buyer_erased = buyer_erased OR COALESCE(lower(buyer_email) = :email, false),
         recipient_erased = recipient_erased OR COALESCE(lower(recipient_email) = :email, false)
       WHERE lower(buyer_email) = :email OR lower(recipient_email) = :email`,
      { email: proved_email },
    )
    await eraseServed(transaction)
  },
}
