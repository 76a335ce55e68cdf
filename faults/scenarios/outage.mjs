import { setTimeout as pause } from "node:timers/promises"
import { ask, isOk } from "../ask.mjs"
import { until } from "../until.mjs"

/** @typedef {import("./index.mjs").Outcome} Outcome */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */

const WORKERS = 8
/** Longest that the shop may stay away after what it stands on is back, in ms. */
const BACK_WITHIN = 60_000

/** What the shop said yes to. @typedef {{ guest: Shopper, product: string, quantity: number }} Promised */

/**
 * PostgreSQL is stopped, then killed, then the engine is killed, while people fill carts and pay. The shop comes back by
 * itself, and whatever it said yes to is still there.
 * @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<Outcome>}
 */
export async function outage(shop) {
  /** @type {Promised[]} */
  const promised = []
  const stop = new AbortController()
  const workers = Array.from({ length: WORKERS }, (_, index) => trade(shop, index, promised, stop.signal))
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
  await Promise.all(workers)
  const { audit } = await shop.balanced()
  const lost = await lostCarts(promised)
  const pages = promised.filter(({ guest }) => guest.page).length
  return {
    name: "PostgreSQL stopped, PostgreSQL killed and the engine killed during a load",
    figures: `${figures.join("; ")}; ${promised.length} carts and ${pages} payments promised, ${lost.length} lost`,
    findings: [...audit.findings, ...lost],
  }
}

/** @param {import("../shop.mjs").FaultyShop} shop @returns {Record<string, () => Promise<void>>} */
const strikes = (shop) => ({
  "PostgreSQL stopped": () => shop.stack.restartDatabase("SIGINT"),
  "PostgreSQL killed": () => shop.stack.restartDatabase("SIGKILL"),
  "engine killed": async () => {
    await shop.stack.killEngine(0)
    await shop.stack.startEngine(0)
  },
})

/** Somebody fills a cart; every second one pays. What is refused or breaks was not promised. */
async function trade(
  /** @type {import("../shop.mjs").FaultyShop} */ shop,
  /** @type {number} */ worker,
  /** @type {Promised[]} */ promised,
  /** @type {AbortSignal} */ signal,
) {
  for (let turn = 0; !signal.aborted; turn++) {
    const guest = shop.guest()
    const product = shop.products[(worker + turn * WORKERS) % shop.products.length]?.id ?? ""
    const added = await guest.add(product, 2)
    if (!isOk(added)) {
      await pause(100)
      continue
    }
    /** @type {Promised} */
    const promise = { guest, product, quantity: 2 }
    promised.push(promise)
    if (turn % 2) continue
    await guest.open()
    if (guest.page) await shop.stripe.pay(guest.page)
  }
}

/** @param {import("../shop.mjs").FaultyShop} shop @returns {Promise<boolean>} */
async function sells(shop) {
  const guest = shop.guest()
  return isOk(await guest.add(shop.products[0]?.id ?? "", 1)) && isOk(await guest.open())
}

/** Carts that were not paid and are not what they were promised to be. @param {Promised[]} promised @returns {Promise<string[]>} */
async function lostCarts(promised) {
  /** @type {string[]} */
  const lost = []
  for (const { guest, product, quantity } of promised.filter(({ guest }) => !guest.page)) {
    const { body } = await ask(`${guest.base}/api/cart/${guest.sessionId}`)
    const line = body.items?.find((/** @type {{ product_id: string }} */ item) => item.product_id === product)
    if (line?.quantity !== quantity) lost.push(`a cart that was acknowledged is gone: ${guest.sessionId}`)
  }
  return lost
}
