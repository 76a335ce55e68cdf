import { endSubscription } from "@bon-perroquet/medusa-sql/buying/newsletter"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { changedContacts, isUnsubscribed, readContact, type Connection, type Contact } from "../client"
import { consentAtBrevo, noteEnded } from "./rows"

/** Source of a withdrawal in the shop's records. */
const SOURCE = "Brevo"

/** Ends the consent that a person withdrew at Brevo. A newer consent in the shop stays. */
export async function endConsent(knex: Knex, email: string, consent: string | null): Promise<void> {
  await endSubscription(knex, { email, consent, source: SOURCE })
  await noteEnded(knex, email, "unsubscribed")
}

async function apply(knex: Knex, { list }: Connection, contact: Contact): Promise<void> {
  const email = contact.email?.toLowerCase()
  if (!email || !isUnsubscribed(contact, list)) return
  const known = await consentAtBrevo(knex, email)
  if (known) await endConsent(knex, email, known.consent_since)
}

/** Applies the unsubscriptions at Brevo since a time, including those whose webhook did not arrive. */
export async function pollUnsubscriptions(knex: Knex, connection: Connection, since: Date): Promise<void> {
  for await (const contact of changedContacts(connection.account, since))
    await apply(knex, connection, contact)
}

/**
 * Reads a contact at Brevo after an event, because anybody who knows the webhook's address can send an event.
 * @param written address in the event
 */
export async function checkUnsubscription(
  knex: Knex,
  connection: Connection,
  written: string,
): Promise<void> {
  const email = written.toLowerCase()
  if (!(await consentAtBrevo(knex, email))) return
  const contact = await readContact(connection.account, email)
  if (contact) await apply(knex, connection, { ...contact, email })
}
