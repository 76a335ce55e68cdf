import { type Language, MISSED_SEARCH_DAYS, type MissedSearches } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { wordsOf } from "./words"

const MAX_TERM = 60
/** Maximum number of different terms per day. Further ones are not counted. */
const MAX_TERMS_PER_DAY = 200
const MAX_LISTED = 50

/** Returns the words in lower case, without accents and punctuation. */
export const termOf = (text: string): string => wordsOf(text).join(" ").slice(0, MAX_TERM).trim()

/** Five digits may belong to a telephone number, an order or a customer. */
const MANY_DIGITS = /\d(?:[\s./()+-]*\d){4}/
const ADDRESS = /@|\bhttps?:|\bwww\./i

/** Returns whether a text may contain an e-mail address, a telephone number or another identifier. */
export const isPersonal = (text: string): boolean => {
  const plain = text.normalize("NFKC")
  return ADDRESS.test(plain) || MANY_DIGITS.test(plain)
}

/** The day in Belgium, as in the other reports. */
const TODAY = `(now() AT TIME ZONE 'Europe/Brussels')::date`

/** Counts a term. A new term is ignored once the day has MAX_TERMS_PER_DAY terms. */
const RECORD = `
  WITH known AS (
    UPDATE missed_search SET count = count + 1, updated_at = now()
    WHERE day = ${TODAY} AND language = :language AND term = :term RETURNING 1
  )
  INSERT INTO missed_search AS missed (day, language, term, count)
  SELECT ${TODAY}, :language, :term, 1
  WHERE NOT EXISTS (SELECT FROM known)
    AND (SELECT count(*) FROM missed_search WHERE day = ${TODAY}) < ${MAX_TERMS_PER_DAY}
  ON CONFLICT (day, language, term) DO UPDATE SET count = missed.count + 1, updated_at = now()`

export async function recordMiss(
  knex: Knex,
  { term, language }: { term: string; language: Language },
): Promise<void> {
  await knex.raw(RECORD, { term, language })
}

/** Returns the most frequent terms. The table has at most 18,000 rows. */
export async function missedSearches(knex: Knex): Promise<MissedSearches> {
  const { rows } = await knex.raw<{ rows: MissedSearches }>(
    `SELECT term, language, sum(count)::int AS count, max(day)::text AS last_day
     FROM missed_search WHERE day > ${TODAY} - ${MISSED_SEARCH_DAYS}
     GROUP BY term, language ORDER BY count DESC, last_day DESC, term LIMIT ${MAX_LISTED}`,
  )
  return rows
}

export async function forgetMissedSearches(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM missed_search WHERE day <= ${TODAY} - ${MISSED_SEARCH_DAYS}`)
}
