import type { Subscriber } from "@bon-perroquet/medusa-sql/buying/newsletter"
import { z } from "zod"
import type { ATTRIBUTES } from "./account"
import { ask, parsed, type Account } from "./ask"
import { BrevoRefusal } from "./errors"

const contactSchema = z.object({
  email: z.string().nullish(),
  emailBlacklisted: z.boolean(),
  /** Lists from which the reader unsubscribed. */
  listUnsubscribed: z.array(z.number()).nullish(),
})
export type Contact = z.infer<typeof contactSchema>
const contactsSchema = z.object({ contacts: z.array(contactSchema).optional() })

/** Maximum number of characters of a text attribute. */
const LONGEST_TEXT = 1_000
const CONTACTS_PER_PAGE = 500

export const isUnsubscribed = ({ emailBlacklisted, listUnsubscribed }: Contact, list: number): boolean =>
  emailBlacklisted || (listUnsubscribed ?? []).includes(list)

const at = (email: string) => `/contacts/${encodeURIComponent(email)}`

/** Source of a consent that was given in the account and confirmed by e-mail. */
const ACCOUNT = "account"

type Attributes = Partial<Record<keyof typeof ATTRIBUTES, string>>

/** Returns the attributes of a contact, with the proof of the consent. */
export function attributesOf({
  first_name,
  last_name,
  language,
  since,
  source,
  text,
}: Subscriber): Attributes {
  return {
    FIRSTNAME: first_name ?? "",
    LASTNAME: last_name ?? "",
    LANGUAGE: language ?? "",
    ...(since && { CONSENT_DATE: since.slice(0, 10) }),
    CONSENT_SOURCE: source ?? ACCOUNT,
    CONSENT_TEXT: (text ?? "").slice(0, LONGEST_TEXT),
  }
}

/** Creates or updates a contact and adds it to the list. @returns whether the contact existed before */
export async function putContact(account: Account, list: number, subscriber: Subscriber): Promise<boolean> {
  const json = {
    email: subscriber.email,
    attributes: attributesOf(subscriber),
    listIds: [list],
    updateEnabled: true,
  }
  return (await ask(account, "/contacts", { method: "POST", json })).status === 204
}

/** Updates a contact's attributes, not its lists. @returns whether the contact exists */
export async function updateContact(account: Account, subscriber: Subscriber): Promise<boolean> {
  const json = { attributes: attributesOf(subscriber) }
  return (await ask(account, at(subscriber.email), { method: "PUT", json })).status !== 404
}

/** @returns the contact, or null if it does not exist */
export async function readContact(account: Account, email: string): Promise<Contact | null> {
  const answer = await ask(account, at(email))
  return answer.status === 404 ? null : parsed(contactSchema, answer)
}

/** Allows e-mail to a contact again, after a new consent. */
export async function allowContact(account: Account, list: number, email: string): Promise<void> {
  await ask(account, at(email), { method: "PUT", json: { emailBlacklisted: false, listIds: [list] } })
}

/** Deletes a contact. Does nothing if it does not exist. */
export async function deleteContact(account: Account, email: string): Promise<void> {
  await ask(account, at(email), { method: "DELETE" })
}

/** Removes a contact from the list. Does nothing if it is not in the list. */
export async function removeContact(account: Account, list: number, email: string): Promise<void> {
  try {
    await ask(account, `/contacts/lists/${list}/contacts/remove`, {
      method: "POST",
      json: { emails: [email] },
    })
  } catch (error) {
    // Brevo rejects a request whose addresses are all absent from the list.
    if (!(error instanceof BrevoRefusal)) throw error
  }
}

/** Yields the contacts that changed since a time, oldest first. */
export async function* changedContacts(account: Account, since: Date): AsyncGenerator<Contact> {
  for (let offset = 0; ; offset += CONTACTS_PER_PAGE) {
    const query = new URLSearchParams({
      ...{ limit: String(CONTACTS_PER_PAGE), offset: String(offset), sort: "asc" },
      modifiedSince: since.toISOString(),
    })
    const { contacts = [] } = parsed(contactsSchema, await ask(account, `/contacts?${query.toString()}`))
    yield* contacts
    if (contacts.length < CONTACTS_PER_PAGE) return
  }
}
