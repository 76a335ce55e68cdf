import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  allowContact,
  BrevoAway,
  BrevoRefusal,
  deleteContact,
  isUnsubscribed,
  putContact,
  readContact,
  removeContact,
  updateContact,
  type Connection,
} from "../client"
import {
  deleteRow,
  duePushes,
  dueRemovals,
  noteContact,
  noteEnded,
  noteFailure,
  type Push,
  type Removal,
} from "./rows"
import { endConsent } from "./unsubscriptions"

const AT_ONCE = 50

/**
 * Returns whether a consent counts for a person who unsubscribed. A person who unsubscribed at Brevo may get it only after a consent
 * that is newer than the last one that Brevo got, or newer than the connection.
 */
function isNewConsent(connection: Connection, { consent_since, since }: Push): boolean {
  const last = consent_since === null ? connection.since : new Date(consent_since)
  return since !== null && new Date(since) > last
}

/**
 * Sends a subscriber. Changed data do not add the contact to the list again, because the person may have left it since.
 */
async function push(knex: Knex, connection: Connection, due: Push): Promise<void> {
  const { account, list } = connection
  const { email, hash: pushed, since: consent_since } = due
  const noted = { email, consent_since, state: "synchronised", pushed } as const
  const isSameConsent = due.state === "synchronised" && due.consent_since === consent_since
  if (isSameConsent && (await updateContact(account, due))) return noteContact(knex, noted)
  const contact = await readContact(account, email)
  const isOut = contact !== null && isUnsubscribed(contact, list)
  if (isOut && !isNewConsent(connection, due)) {
    await noteContact(knex, noted)
    return endConsent(knex, email, consent_since)
  }
  await putContact(account, list, due)
  if (isOut) await allowContact(account, list, email)
  await noteContact(knex, noted)
}

async function pushOrReject(knex: Knex, connection: Connection, due: Push): Promise<void> {
  try {
    await push(knex, connection, due)
  } catch (error) {
    if (!(error instanceof BrevoRefusal)) throw error
    const { email, hash: pushed, since: consent_since } = due
    await noteContact(knex, { email, consent_since, state: "rejected", pushed, reason: error.message })
  }
}

async function remove(
  knex: Knex,
  { account, list }: Connection,
  { email, is_erased, state }: Removal,
): Promise<void> {
  if (is_erased) {
    await deleteContact(account, email).catch((error: unknown) => {
      // Brevo never had a contact whose address it rejects.
      if (!(error instanceof BrevoRefusal && state === "rejected")) throw error
    })
    await deleteRow(knex, email)
  } else {
    await removeContact(account, list, email)
    await noteEnded(knex, email, "removed")
  }
}

async function each<Due extends { email: string }>(
  knex: Knex,
  due: Due[],
  work: (one: Due) => Promise<void>,
) {
  for (const one of due) {
    try {
      await work(one)
    } catch (error) {
      const isRefused = error instanceof BrevoRefusal
      if (isRefused || error instanceof BrevoAway) await noteFailure(knex, one.email)
      // A refusal concerns this contact only, so the others are not delayed.
      if (!isRefused) throw error
    }
  }
}

/** Sends what changed in the shop: removals first, because a person who unsubscribed must get no e-mail. */
export async function sendChanges(knex: Knex, connection: Connection, until: number): Promise<void> {
  for (let due = await dueRemovals(knex, AT_ONCE); due.length > 0; due = await dueRemovals(knex, AT_ONCE)) {
    await each(knex, due, (removal) => remove(knex, connection, removal))
    if (Date.now() > until) return
  }
  for (let due = await duePushes(knex, AT_ONCE); due.length > 0; due = await duePushes(knex, AT_ONCE)) {
    await each(knex, due, (subscriber) => pushOrReject(knex, connection, subscriber))
    if (Date.now() > until) return
  }
}
