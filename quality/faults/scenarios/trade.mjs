import { setTimeout as pause } from "node:timers/promises"
import { ask, isOk } from "../ask.mjs"

/** @typedef {import("../shop.mjs").FaultyShop} FaultyShop */
/** @typedef {import("../shopper.mjs").Shopper} Shopper */

const TRADERS = 8

/** @typedef {{ guest: Shopper, product: string, quantity: number }} Promised */

/**
 * Lets shoppers fill carts and pay until the signal is aborted. Confirmed writes are added to `promised`.
 * @param {FaultyShop} shop @param {Promised[]} promised @param {AbortSignal} signal @param {number} [traders] number of parallel shoppers
 */
export async function trade(shop, promised, signal, traders = TRADERS) {
  await Promise.all(Array.from({ length: traders }, (_, index) => tradeOne(shop, index, promised, signal)))
}

/**
 * Lets one shopper after another fill a cart and pay. Adds a cart to `promised` only if the shop confirmed
 * it.
 */
async function tradeOne(
  /** @type {FaultyShop} */ shop,
  /** @type {number} */ worker,
  /** @type {Promised[]} */ promised,
  /** @type {AbortSignal} */ signal,
) {
  for (let turn = 0; !signal.aborted; turn++) {
    const guest = shop.guest()
    const product = shop.products[(worker + turn * TRADERS) % shop.products.length]?.id ?? ""
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

/** Returns whether a guest can open a payment page. @param {FaultyShop} shop @returns {Promise<boolean>} */
export async function sells(shop) {
  const guest = shop.guest()
  return isOk(await guest.add(shop.products[0]?.id ?? "", 1)) && isOk(await guest.open())
}

/** Reports confirmed carts that no longer exist. @param {Promised[]} promised @returns {Promise<string[]>} */
export async function lostCarts(promised) {
  /** @type {string[]} */
  const lost = []
  for (const { guest, product, quantity } of promised.filter(({ guest }) => !guest.page)) {
    const { body } = await ask(`${guest.base}/api/cart/${guest.sessionId}`)
    const line = body.items?.find((/** @type {{ product_id: string }} */ item) => item.product_id === product)
    if (line?.quantity !== quantity) lost.push(`a cart that was acknowledged is gone: ${guest.sessionId}`)
  }
  return lost
}
