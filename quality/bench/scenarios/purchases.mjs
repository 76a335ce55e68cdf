import { ask } from "../ask.mjs"
import { Refused, sendForJson } from "../send.mjs"
import { belgianRegion, newSession, plentiful } from "./carts.mjs"

/** Medusa's manual provider, which accepts every payment. */
const MANUAL_PROVIDER = "pp_system_default"
/** Maximum milliseconds until a payment becomes an order. */
const TIMEOUT_MS = 30_000

/**
 * Adds Medusa's manual payment provider to a region.
 * @param {import("../shop.mjs").BenchShop} shop @param {string} region
 */
async function allowManualPayment({ engine, admin }, region) {
  const address = `${engine}/admin/regions/${region}`
  const { region: regionRow } = await ask(`${address}?fields=payment_providers.id`, { headers: admin })
  const providers = regionRow.payment_providers.map((/** @type {{ id: string }} */ { id }) => id)
  if (providers.includes(MANUAL_PROVIDER)) return
  await ask(address, { headers: admin, body: { payment_providers: [...providers, MANUAL_PROVIDER] } })
}

/**
 * Buys through Medusa's Store API with its manual provider.
 * @param {import("../shop.mjs").BenchShop} shop
 * @returns {Promise<import("../load.mjs").Turn>}
 */
export async function storePurchase(shop) {
  const region_id = await belgianRegion(shop)
  await allowManualPayment(shop, region_id)
  const [product] = await plentiful(shop, 1)
  const address = {
    ...{ first_name: "Ada", last_name: "Peeters", address_1: "Rue Haute 12" },
    ...{ postal_code: "1000", city: "Bruxelles", country_code: "be" },
  }
  return async (connection) => {
    const call = (/** @type {string} */ path, /** @type {unknown} */ json) =>
      sendForJson(connection, {
        method: json === undefined ? "GET" : "POST",
        path: `/store/${path}`,
        headers: shop.key,
        json,
      })
    const { cart } = await call("carts", { region_id })
    await call(`carts/${cart.id}/line-items`, { variant_id: product?.variant_id, quantity: 1 })
    await call(`carts/${cart.id}`, {
      email: emailOf(cart.id),
      shipping_address: address,
      billing_address: address,
    })
    const { shipping_options: options } = await call(`shipping-options?cart_id=${cart.id}`, undefined)
    await call(`carts/${cart.id}/shipping-methods`, { option_id: options[0].id })
    const { payment_collection } = await call("payment-collections", { cart_id: cart.id })
    await call(`payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: MANUAL_PROVIDER,
    })
    const { type, error } = await call(`carts/${cart.id}/complete`, {})
    if (type !== "order") throw new Error(`Medusa created no order: ${JSON.stringify(error)}`)
  }
}

/**
 * Buys through the shop's API with the Stripe emulator, until the order exists.
 * @param {import("../shop.mjs").BenchShop} shop
 * @returns {Promise<import("../load.mjs").Turn>}
 */
export async function ownPurchase(shop) {
  const [product] = await plentiful(shop, 1)
  return async (connection) => {
    const session = newSession()
    const call = (/** @type {string} */ path, /** @type {unknown} */ json) =>
      sendForJson(connection, { method: json === undefined ? "GET" : "POST", path: `/api/${path}`, json })
    await call(`cart/${session}/items`, { product_id: product?.product_id, quantity: 1 })
    const page = await insisting(() =>
      call("payments/checkout/session", {
        ...{ origin_url: shop.origin, cart_session_id: session, user_id: null, country: "BE" },
        ...{ customer_email: emailOf(session), first_name: "Ada", last_name: "Peeters" },
        address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
      }),
    )
    await ask(`${shop.emulator}/_control/sessions/pay`, { body: { session: page.session_id } })
    await untilOrdered(() => call(`payments/checkout/status/${page.session_id}`, undefined))
  }
}

/** @param {string} unique */
const emailOf = (unique) => `${unique.slice(-12).toLowerCase()}@example.org`

/**
 * Retries while the shop opens too many payment pages. The measured time includes all attempts.
 * @template T
 * @param {() => Promise<T>} open
 * @returns {Promise<T>}
 */
async function insisting(open) {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await open()
    } catch (error) {
      const isBusy = error instanceof Refused && error.body.includes('"cart_busy"')
      if (!isBusy || Date.now() > deadline) throw error
    }
  }
}

/** @param {() => Promise<{ payment_status: string, metadata?: { order_number?: string } }>} status */
async function untilOrdered(status) {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const { payment_status, metadata } = await status()
    if (payment_status === "paid" && metadata?.order_number) return
    if (Date.now() > deadline) throw new Error(`A payment has the status ${payment_status}, but no order.`)
  }
}
