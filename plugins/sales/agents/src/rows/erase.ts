import type { DataSubject } from "@bon-perroquet/api-kit/personal-data"
import { isOrderOf } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Selects the carts that assistants prepared for a person. An unverified address may belong to somebody else. */
const MINE = `
  SELECT cart.id, cart.cart_key, cart.checkout_key FROM agent_cart cart
  WHERE lower(cart.entered -> 'buyer' ->> 'email') = CAST(:proved_email AS text)
    OR ${isOrderOf("cart.order_id", ":customer")}`

/** Selects by the e-mail address, too, because a later request may have replaced the buyer. */
const ANSWERS = `
  DELETE FROM agent_request request
  WHERE strpos(lower(answer::text), to_jsonb(CAST(:proved_email AS text))::text) > 0
    OR EXISTS (SELECT FROM (${MINE}) mine
      WHERE strpos(answer::text, mine.cart_key) > 0 OR strpos(answer::text, mine.checkout_key) > 0)`

/** Erases what assistants entered for a person, and the stored answers that repeat it. */
export async function eraseEntered(transaction: Knex, person: DataSubject): Promise<void> {
  await transaction.raw(ANSWERS, { ...person })
  await transaction.raw(
    `UPDATE agent_cart SET entered = '{}', updated_at = now() WHERE id IN (SELECT id FROM (${MINE}) mine)`,
    { ...person },
  )
}
