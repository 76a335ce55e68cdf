import {
  ADDRESSES_OF_ACCOUNTS,
  SUBSCRIBERS,
  type Subscriber,
} from "@bon-perroquet/medusa-sql/buying/newsletter"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { CONTACT_STATES } from "../modules/brevo/models/brevo-contact"

type State = (typeof CONTACT_STATES)[number]

export const WANTED = `SELECT subscriber.*, md5(CAST(to_jsonb(subscriber) AS text)) AS hash FROM (${SUBSCRIBERS}) AS subscriber`

export interface Push extends Subscriber {
  hash: string
  /** Null if the shop never sent the contact. */
  state: State | null
  consent_since: string | null
}

const NEXT_PUSH = `
  SELECT wanted.*, stored.state, stored.consent_since FROM (${WANTED}) AS wanted
  LEFT JOIN brevo_contact stored ON stored.email = wanted.email
  WHERE stored.pushed IS DISTINCT FROM wanted.hash AND (stored.next_at IS NULL OR stored.next_at <= now())
  ORDER BY stored.next_at NULLS FIRST, wanted.email LIMIT ?`

/** Returns subscribers whose contact at Brevo is missing or outdated. */
export async function duePushes(knex: Knex, most: number): Promise<Push[]> {
  return (await knex.raw<{ rows: Push[] }>(NEXT_PUSH, [most])).rows
}

export interface Removal {
  email: string
  state: State
  /** True if no account has the address any more, so that the contact must be erased. */
  is_erased: boolean
}

const NEXT_REMOVAL = `
  SELECT stored.email, stored.state, account.email IS NULL AS is_erased FROM brevo_contact stored
  LEFT JOIN (SELECT DISTINCT email FROM (${ADDRESSES_OF_ACCOUNTS}) AS every) AS account ON account.email = stored.email
  LEFT JOIN (${SUBSCRIBERS}) AS subscriber ON subscriber.email = stored.email
  WHERE subscriber.email IS NULL AND (stored.next_at IS NULL OR stored.next_at <= now())
    AND (stored.state NOT IN ('removed', 'unsubscribed') OR account.email IS NULL)
  ORDER BY stored.next_at NULLS FIRST, stored.email LIMIT ?`

/**
 * Returns contacts of people who unsubscribed in the shop, or whose account was deleted. A contact can be in the list even
 * if its last change was rejected, or the answer to its first one was lost.
 */
export async function dueRemovals(knex: Knex, most: number): Promise<Removal[]> {
  return (await knex.raw<{ rows: Removal[] }>(NEXT_REMOVAL, [most])).rows
}

interface Noted {
  email: string
  state: State
  pushed: string | null
  consent_since: string | null
  reason?: string
}

const NOTE = `
  INSERT INTO brevo_contact (email, state, pushed, consent_since, reason, synchronised_at)
  VALUES (:email, :state, :pushed, :consent_since, :reason, now())
  ON CONFLICT (email) DO UPDATE SET state = excluded.state, pushed = excluded.pushed, reason = excluded.reason,
    consent_since = excluded.consent_since, synchronised_at = now(), attempts = 0, next_at = NULL, updated_at = now()`

export async function noteContact(knex: Knex, { reason, ...noted }: Noted): Promise<void> {
  await knex.raw(NOTE, { ...noted, reason: reason ?? null })
}

/** Notes that a contact is no longer in the list. Its last consent stays, so that an older one is never sent again. */
export async function noteEnded(knex: Knex, email: string, state: "removed" | "unsubscribed"): Promise<void> {
  await knex.raw(
    `UPDATE brevo_contact SET state = :state, pushed = NULL, reason = NULL, attempts = 0, next_at = NULL,
       synchronised_at = now(), updated_at = now() WHERE email = :email`,
    { email, state },
  )
}

/** Longest delay of a contact that Brevo fails to handle, in seconds. */
const LONGEST = 6 * 60 * 60

/** Delays a contact that Brevo failed to handle, so that it does not block the others. */
export async function noteFailure(knex: Knex, email: string): Promise<void> {
  await knex.raw(
    `INSERT INTO brevo_contact AS stored (email, state, attempts, next_at)
     VALUES (:email, 'new', 1, now() + interval '1 minute')
     ON CONFLICT (email) DO UPDATE SET attempts = stored.attempts + 1, updated_at = now(),
       next_at = now() + make_interval(secs => LEAST(${LONGEST}, 60 * power(2, LEAST(stored.attempts, 20))))`,
    { email },
  )
}

export async function deleteRow(knex: Knex, email: string): Promise<void> {
  await knex("brevo_contact").where({ email }).delete()
}

/** Returns the consent of a contact in the list, or undefined if no such contact has the address. */
export async function consentAtBrevo(
  knex: Knex,
  email: string,
): Promise<{ consent_since: string | null } | undefined> {
  return knex<{ email: string; state: State; consent_since: string | null }>("brevo_contact")
    .where({ email, state: "synchronised" })
    .first("consent_since")
}

/** Deletes the records of what Brevo has, when the connection changes or ends. */
export async function forgetContacts(knex: Knex): Promise<void> {
  await knex("brevo_contact").delete()
  await knex("brevo_run").delete()
}
