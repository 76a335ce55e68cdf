import { until } from "../until.mjs"
import { lostCarts, sells, trade } from "./trade.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */
/** @typedef {import("./trade.mjs").Promised} Promised */

/** Maximum milliseconds until the shop sells again. */
const BACK_WITHIN = 60_000

/**
 * Stops PostgreSQL under load, then kills PostgreSQL and the engine. The shop must recover, and confirmed writes must
 * still exist.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function outage(shop) {
  /** @type {Promised[]} */
  const promised = []
  const stop = new AbortController()
  const traders = trade(shop, promised, stop.signal)
  /** @type {string[]} */
  const figures = []
  for (const [what, strike] of Object.entries(strikes(shop))) {
    const before = promised.length
    await until("some trade", async () => promised.length >= before + 10)
    await strike()
    const since = Date.now()
    await until("the shop to sell again", () => sells(shop), BACK_WITHIN)
    figures.push(`${what}: selling again after ${((Date.now() - since) / 1000).toFixed(1)} s`)
  }
  stop.abort()
  await traders
  const { audit } = await shop.balanced()
  const lost = await lostCarts(promised)
  const pages = promised.filter(({ guest }) => guest.page).length
  return {
    name: "PostgreSQL stopped, PostgreSQL killed and the engine killed during a load",
    figures: `${figures.join("; ")}; ${promised.length} carts and ${pages} payments promised, ${lost.length} lost`,
    findings: [...audit.findings, ...lost],
  }
}

/**
 * Returns the faults by name.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Record<string, () => Promise<void>>}
 */
const strikes = (shop) => ({
  "PostgreSQL stopped": () => shop.stack.restartDatabase("SIGINT"),
  "PostgreSQL killed": () => shop.stack.restartDatabase("SIGKILL"),
  "engine killed": async () => {
    await shop.stack.killEngine(0)
    await shop.startEngine(0)
  },
})
