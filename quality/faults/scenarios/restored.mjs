import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { putBack } from "../../../tools/start/backup/put-back.mjs"
import { takeBackup } from "../../../tools/start/backup/take.mjs"
import { until } from "../until.mjs"
import { trade } from "./trade.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */

/** Number of carts that are filled before the backup, and again after it. */
const TRADE = 16

/**
 * Restores a backup that was taken during purchases. The shop must find later payments at Stripe. If the backup
 * contains their cart, they must become orders, otherwise they must be refunded.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function restored(shop) {
  const { databaseUrl } = shop
  const folder = await mkdtemp(join(tmpdir(), "shop-backup-"))
  try {
    const { file } = await backupDuringTrade(shop, join(folder, "shop.tar.gz"))
    const { audit: before } = await shop.balanced()
    for (const index of shop.engines.keys()) await shop.stack.killEngine(index)
    const issuedBefore = await issued(shop)
    await putBack({ databaseUrl, uploads: null, archive: file, replace: true })
    const [ordersThen] = await shop.database(
      async (client) => (await client.query(`SELECT count(*)::int AS count FROM "order"`)).rows,
    )
    // Grants Medusa's database role access to the restored tables, as each start of the shop does.
    await shop.stack.prepare()
    for (const index of shop.engines.keys()) await shop.startEngine(index)
    const { audit, seconds } = await shop.balanced()
    const doubled = [...(await issued(shop))].filter(
      ([number, id]) => issuedBefore.has(number) && issuedBefore.get(number) !== id,
    )
    const lost = before.orders - Number(ordersThen.count)
    const [ordered, refunded] = [
      audit.orders - Number(ordersThen.count),
      audit.refundedPages - before.refundedPages,
    ]
    return {
      name: "A backup taken during a load, put back after it",
      figures: `${before.orders} orders, ${lost} of them newer than the backup; books balanced ${seconds} s after the start: ${ordered} became orders again, ${refunded} were refunded`,
      findings: [
        ...audit.findings,
        ...doubled.map(([number]) => `${number} was issued both before and after the restore`),
        ...(lost > 0 ? [] : ["nothing was sold after the backup"]),
        ...(ordered + refunded === lost
          ? []
          : [`${ordered} and ${refunded} are not the ${lost} that were lost`]),
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the ids of issued documents by number.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Map<string, string>>}
 */
async function issued(shop) {
  const { rows } = await shop.database((client) => client.query("SELECT number, id FROM sales_document"))
  return new Map(rows.map(({ number, id }) => [number, id]))
}

/**
 * Makes a backup while shoppers buy.
 * @param {import("../shop.mjs").FaultyShop} shop @param {string} target
 */
async function backupDuringTrade(shop, target) {
  /** @type {import("./trade.mjs").Promised[]} */
  const promised = []
  const stop = new AbortController()
  const traders = trade(shop, promised, stop.signal)
  await until("some trade", async () => promised.length >= TRADE)
  const backup = await takeBackup({ databaseUrl: shop.databaseUrl, uploads: null, target })
  const then = promised.length
  await until("more trade", async () => promised.length >= then + TRADE)
  stop.abort()
  await traders
  return backup
}
