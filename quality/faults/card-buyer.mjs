import { randomBytes } from "node:crypto"
import { ask, isOk } from "./ask.mjs"

/** @typedef {import("./ask.mjs").Answer} Answer */

const ADDRESS = {
  ...{ first_name: "Ada", last_name: "Peeters", address_1: "Rue Haute 12" },
  ...{ postal_code: "1000", city: "Bruxelles", country_code: "be" },
}

/** Buyer who pays with a Payment Intent through Medusa's Store API. */
export class CardBuyer {
  /** @type {string | undefined} */
  secret
  #cart = ""
  #collection = ""
  #line = ""
  #email = `card-${randomBytes(8).toString("hex")}@example.org`

  /** @param {string} base address of an engine @param {string} key of the sales channel */
  constructor(base, key) {
    this.base = base
    this.key = key
  }

  /** Prepares a cart with the product, an address and a delivery. @param {string} product */
  async fill(product) {
    const { regions } = await this.#must("GET", "/store/regions?fields=id,*countries")
    const region = regions.find((/** @type {any} */ one) =>
      one.countries.some((/** @type {{ iso_2: string }} */ { iso_2 }) => iso_2 === "be"),
    )
    const { product: storeProduct } = await this.#must(
      "GET",
      `/store/products/${product}?fields=id,*variants`,
    )
    const items = [{ variant_id: storeProduct.variants[0].id, quantity: 2 }]
    const { cart } = await this.#must("POST", "/store/carts", { region_id: region.id, items })
    this.#cart = cart.id
    this.#line = cart.items[0].id
    const addresses = { shipping_address: ADDRESS, billing_address: ADDRESS }
    await this.#must("POST", `/store/carts/${cart.id}`, { email: this.#email, ...addresses })
    const { shipping_options } = await this.#must("GET", `/store/shipping-options?cart_id=${cart.id}`)
    const home = shipping_options.find((/** @type {any} */ { type }) => type.code === "home")
    await this.#must("POST", `/store/carts/${cart.id}/shipping-methods`, { option_id: home.id })
    const opened = await this.#must("POST", "/store/payment-collections", { cart_id: cart.id })
    this.#collection = opened.payment_collection.id
  }

  /** @returns {Promise<Answer>} */
  async open() {
    const path = `/store/payment-collections/${this.#collection}/payment-sessions`
    const answer = await this.#ask("POST", path, { provider_id: "pp_stripe_stripe" })
    const sessions = isOk(answer) ? answer.body.payment_collection.payment_sessions : []
    const pending = sessions.find((/** @type {{ status: string }} */ { status }) => status === "pending")
    if (pending) this.secret = pending.data.client_secret
    return answer
  }

  /** @returns {Promise<Answer>} */
  change() {
    return this.#ask("POST", `/store/carts/${this.#cart}/line-items/${this.#line}`, { quantity: 3 })
  }

  /**
   * Sends a request to the Store API.
   * @param {string} method @param {string} path @param {object} [json] @returns {Promise<Answer>}
   */
  #ask(method, path, json) {
    const headers = { "x-publishable-api-key": this.key }
    return ask(`${this.base}${path}`, { method, headers, ...(json && { json }) })
  }

  /**
   * Sends a request that must succeed, and returns the response's body.
   * @param {string} method @param {string} path @param {object} [json] @returns {Promise<any>}
   */
  async #must(method, path, json) {
    const answer = await this.#ask(method, path, json)
    if (!isOk(answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer.body
  }
}
