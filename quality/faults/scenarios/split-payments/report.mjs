import { isOk } from "../../ask.mjs"
import { untilAnswered } from "../../shopper.mjs"

/** @typedef {import("../../shop.mjs").FaultyShop} FaultyShop */

const TRIES = 30

const SUM = `
  SELECT coalesce(sum(cents), 0)::int AS cents, count(*)::int AS entries,
    to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD') AS today
  FROM balance_entry`

/** @param {FaultyShop} shop @returns {Promise<{ cents: number, entries: number, today: string }>} */
const sumOf = async (shop) => (await shop.database((client) => client.query(SUM))).rows[0]

/**
 * Compares the liability report with the sum of all balances. Repeats this if an entry is written between the two reads.
 * @param {FaultyShop} shop @param {import("../../shopper.mjs").Administrator} administrator @returns {Promise<string[]>}
 */
export async function compareReport(shop, administrator) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = await sumOf(shop)
    const path = `/api/admin/accounting/balances?from=${before.today}&to=${before.today}`
    const answer = await untilAnswered(() => administrator.ask("GET", path))
    const after = await sumOf(shop)
    if (!isOk(answer)) return [`the liability report was refused: ${JSON.stringify(answer)}`]
    if (before.entries !== after.entries) continue
    const { closing_cents } = answer.body
    return closing_cents === after.cents
      ? []
      : [`the liability report has ${closing_cents} cents, the balances ${after.cents}`]
  }
  return ["the liability report could not be compared, because the balances changed all the time"]
}
