import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** A confirmed subscriber to the newsletter with the proof of the consent. */
export interface Subscriber {
  /** Lower case. */
  email: string
  first_name: string | null
  last_name: string | null
  language: string | null
  since: string | null
  /** Where the person gave consent. Null: in the account, confirmed by e-mail. */
  source: string | null
  /** Sentence that the person agreed to. Null if the shop does not know it. */
  text: string | null
}

// The consent of an administrator is stored with the user in Medusa.
const PEOPLE = `
  SELECT email, first_name, last_name, metadata FROM customer WHERE has_account AND deleted_at IS NULL
  UNION ALL SELECT email, first_name, last_name, metadata FROM "user" WHERE deleted_at IS NULL`

/** Selects all confirmed subscribers, one per e-mail address. */
export const SUBSCRIBERS = `
  SELECT DISTINCT ON (lower(email)) lower(email) AS email, first_name, last_name, metadata ->> 'language' AS language,
    metadata -> 'newsletter' ->> 'since' AS since, metadata -> 'newsletter' ->> 'source' AS source,
    metadata -> 'newsletter' ->> 'text' AS text
  FROM (${PEOPLE}) AS people WHERE metadata -> 'newsletter' ->> 'state' = 'subscribed' ORDER BY lower(email)`

/** Selects the e-mail addresses, in lower case, of everybody with an account. */
export const ADDRESSES_OF_ACCOUNTS = `SELECT lower(email) AS email FROM (${PEOPLE}) AS people`

/** Returns a page of subscribers by e-mail address. */
export async function subscribersAfter(knex: Knex, after: string, most: number): Promise<Subscriber[]> {
  const { rows } = await knex.raw<{ rows: Subscriber[] }>(
    `SELECT * FROM (${SUBSCRIBERS}) AS subscribers WHERE email > ? ORDER BY email LIMIT ?`,
    [after, most],
  )
  return rows
}

export async function countSubscribers(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: number }[] }>(
    `SELECT count(*)::int AS count FROM (${SUBSCRIBERS}) AS subscribers`,
  )
  return rows[0]?.count ?? 0
}

const END = (table: string) => `
  UPDATE "${table}" SET updated_at = now(), metadata = metadata || jsonb_build_object('newsletter',
    jsonb_build_object('state', 'none', 'since', CAST(:since AS text), 'source', CAST(:source AS text)))
  WHERE lower(email) = :email AND deleted_at IS NULL AND metadata -> 'newsletter' ->> 'state' = 'subscribed'
    AND COALESCE(metadata -> 'newsletter' ->> 'since', '') <= COALESCE(CAST(:consent AS text), '')`

interface Ended {
  /** Lower case. */
  email: string
  /** Time of the consent that the person withdrew. A newer consent stays. */
  consent: string | null
  /** Where the person withdrew it. */
  source: string
}

/** Ends a subscription that the person ended elsewhere. */
export async function endSubscription(knex: Knex, { email, consent, source }: Ended): Promise<void> {
  const about = { email, consent, source, since: new Date().toISOString() }
  for (const table of ["customer", "user"]) await knex.raw(END(table), about)
}
