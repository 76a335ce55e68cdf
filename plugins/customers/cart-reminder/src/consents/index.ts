import { createHash } from "node:crypto"
import { CART_REMINDER_DAYS, type Language } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

interface Consent {
  cart_id: string
  /** In lower case. */
  email: string
  language: Language
  agreed_text: string
}

/** Hashes an address in lower case. The hash is not keyed, because a refusal must survive a change of secrets. */
export const addressHash = (email: string): string =>
  createHash("sha256").update(`cart-reminder\n${email}`).digest("base64url")

/**
 * Stores the consent, unless the address refused reminders. A new consent for the same cart replaces the earlier one
 * until the reminder is sent.
 */
export async function storeConsent(knex: Knex, consent: Consent): Promise<void> {
  await knex.raw(
    `INSERT INTO cart_reminder AS stored (id, cart_id, email, address_hash, language, agreed_text)
     SELECT :id, :cart_id, :email, :address_hash, :language, :agreed_text
     WHERE NOT EXISTS (SELECT FROM cart_reminder_opt_out WHERE address_hash = :address_hash)
     ON CONFLICT (cart_id) DO UPDATE SET email = excluded.email, address_hash = excluded.address_hash,
       language = excluded.language, agreed_text = excluded.agreed_text, agreed_at = now(), updated_at = now()
     WHERE stored.sent_at IS NULL`,
    { ...consent, address_hash: addressHash(consent.email), id: generateEntityId(undefined, "cartrem") },
  )
}

/** Ends the consent for a cart. A reminder that was sent stays, so that the cart gets no second one. */
export async function endConsent(knex: Knex, cartId: string): Promise<void> {
  await knex("cart_reminder").where({ cart_id: cartId }).whereNull("sent_at").delete()
}

/** Ends all consents of an address, and ignores later ones. */
export async function refuseReminders(knex: Knex, address_hash: string): Promise<void> {
  await knex("cart_reminder_opt_out").insert({ address_hash }).onConflict("address_hash").ignore()
  await knex("cart_reminder").where({ address_hash }).whereNull("sent_at").delete()
}

export async function cartOfReminder(knex: Knex, id: string): Promise<string | undefined> {
  return (await knex<{ cart_id: string }>("cart_reminder").where({ id }).first("cart_id"))?.cart_id
}

/** Deletes consents whose cart is too old for a reminder, and those of sent ones, as the privacy page states. */
export async function forgetOldConsents(knex: Knex): Promise<void> {
  await knex.raw(
    `DELETE FROM cart_reminder WHERE agreed_at < now() - make_interval(days => ${CART_REMINDER_DAYS})`,
  )
}
