import { randomBytes } from "node:crypto"
import { ask, isOk } from "./ask.mjs"
import { TIMEOUT, until } from "./until.mjs"

/** @typedef {import("./ask.mjs").Answer} Answer */

const ADDRESS = { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" }

/** Error codes that mean that the shop or Stripe is busy. */
export const TRY_AGAIN = [
  ...["cart_busy", "order_busy", "engine_unavailable"],
  ...["payment_unavailable", "refund_unavailable"],
]

/**
 * Repeats a request while the shop is busy or unavailable.
 * @param {() => Promise<Answer>} ask @param {string} [requested] error code that counts as a final response
 * @returns {Promise<Answer>}
 */
export const untilAnswered = (ask, requested) =>
  until(
    "an answer",
    async () => {
      const answer = await ask()
      const code = answer.body?.code
      return (code === requested || !TRY_AGAIN.includes(code)) && answer.status !== 0 && answer
    },
    TIMEOUT,
  )

export class Shopper {
  /** @type {string | undefined} */
  page
  sessionId = `${Date.now()}-${randomBytes(16).toString("hex")}`
  /** Expected total in cents. If it is set, `open` sends it. @type {number | undefined} */
  expects
  email = `guest-${this.sessionId.slice(-12)}@example.org`
  /** Token of a registered customer. @type {string | undefined} */
  token
  /** Whether a gift card or store credit pays for the cart, too. */
  usesBalance = false

  /**
   * @param {string} base address of the shop for this guest
   * @param {string} origin the shop's public address
   */
  constructor(base, origin) {
    this.base = base
    this.origin = origin
  }

  /**
   * Adds a product to the cart.
   * @param {string} product_id @param {number} [quantity] @returns {Promise<Answer>}
   */
  add(product_id, quantity = 1) {
    const json = { product_id, quantity, unit_price: 0 }
    return ask(`${this.base}/api/cart/${this.sessionId}/items`, { method: "POST", json })
  }

  /**
   * Adds a product to the cart. Retries while the shop is busy.
   * @param {string} product_id @param {number} [quantity]
   */
  async fill(product_id, quantity) {
    const answer = await untilAnswered(() => this.add(product_id, quantity))
    if (!isOk(answer)) throw new Error(`No product could be added to a cart: ${JSON.stringify(answer)}`)
  }

  /**
   * Changes the quantity of a product in the cart.
   * @param {string} product_id @param {number} quantity @returns {Promise<Answer>}
   */
  change(product_id, quantity) {
    const path = `/api/cart/${this.sessionId}/items/${product_id}?quantity=${quantity}`
    return ask(`${this.base}${path}`, { method: "PUT" })
  }

  /**
   * Makes a product of the cart a subscription.
   * @param {string} product_id @param {number} weeks @returns {Promise<Answer>}
   */
  repeat(product_id, weeks) {
    const json = { product_id, weeks }
    return ask(`${this.base}/api/cart/${this.sessionId}/repeats`, { method: "PUT", json })
  }

  /** Ends a subscription with the token of its link. @param {string} token @returns {Promise<Answer>} */
  endRepeat(token) {
    const json = { token, action: "end" }
    return ask(`${this.base}/api/repeat-deliveries/linked`, { method: "POST", json })
  }

  /** Registers the shopper and signs in. @returns {Promise<Answer>} */
  async register() {
    const json = {
      ...{ email: this.email, password: "noix de cajou", first_name: "Ada", last_name: "Peeters" },
      cart_session_id: this.sessionId,
    }
    const answer = await ask(`${this.base}/api/auth/register`, { method: "POST", json })
    if (isOk(answer)) this.token = answer.body.token
    return answer
  }

  /** Uses a gift card for the cart. @param {string} code @returns {Promise<Answer>} */
  useCard(code) {
    return this.#useBalance("gift-cards", { code })
  }

  /** Uses the customer's store credit for the cart. @returns {Promise<Answer>} */
  useCredit() {
    return this.#useBalance("store-credit", {})
  }

  /** @param {string} path @param {object} json @returns {Promise<Answer>} */
  async #useBalance(path, json) {
    const url = `${this.base}/api/cart/${this.sessionId}/${path}`
    const answer = await ask(url, { method: "POST", json, ...this.#signedIn() })
    if (isOk(answer)) this.usesBalance = true
    return answer
  }

  #signedIn() {
    return this.token === undefined ? {} : { token: this.token }
  }

  /** @returns {Promise<Answer>} */
  async open() {
    const json = {
      origin_url: this.origin,
      cart_session_id: this.sessionId,
      customer_email: this.email,
      user_id: null,
      first_name: "Ada",
      last_name: "Peeters",
      country: "BE",
      address: ADDRESS,
      ...(this.expects !== undefined && { expected_total_cents: this.expects }),
    }
    const answer = await ask(`${this.base}/api/payments/checkout/session`, {
      ...{ method: "POST", json },
      ...this.#signedIn(),
    })
    if (isOk(answer)) this.page = answer.body.session_id
    return answer
  }

  /** Opens the payment page. Retries while the shop is busy. @returns {Promise<Answer>} */
  async insist() {
    let answer = await this.open()
    for (let attempt = 0; attempt < 20 && answer.body?.code === "cart_busy"; attempt++)
      answer = await this.open()
    return answer
  }

  /** @returns {Promise<number>} */
  async total() {
    const { body } = await ask(`${this.base}/api/cart/${this.sessionId}?country=BE`)
    return body.totals.total_cents
  }

  /** Reads the payment status, like the success page. @returns {Promise<Answer>} */
  status() {
    return ask(`${this.base}/api/payments/checkout/status/${this.page}`)
  }
}

export class Administrator {
  /** @param {string} base @param {string} token */
  constructor(base, token) {
    this.base = base
    this.token = token
  }

  /**
   * Signs an administrator in.
   * @param {string} base @param {NodeJS.ProcessEnv} env @returns {Promise<Administrator>}
   */
  static async signIn(base, { SHOP_ADMIN_EMAIL: email, SHOP_ADMIN_PASSWORD: password }) {
    const answer = await ask(`${base}/api/auth/login`, { method: "POST", json: { email, password } })
    if (!isOk(answer)) throw new Error(`The administrator could not sign in: ${JSON.stringify(answer)}`)
    return new Administrator(base, answer.body.token)
  }

  /** Returns the administrator with another address of the shop. @param {string} base */
  at(base) {
    return new Administrator(base, this.token)
  }

  /** Sets the status of an order. @param {string} number @param {string} status @returns {Promise<Answer>} */
  set(number, status) {
    return this.ask("PUT", `/api/admin/orders/${number}/status`, { json: { status } })
  }

  /** Receives four units of a new lot. @param {string} product @returns {Promise<Answer>} */
  receiveLot(product) {
    const json = { number: randomBytes(6).toString("hex"), quantity: 4, from: "shelf" }
    return this.ask("POST", `/api/admin/products/${product}/lots`, { json })
  }

  /** Makes the label of an order. @param {string} number @returns {Promise<Answer>} */
  label(number) {
    return this.ask("POST", "/api/admin/orders/labels", { json: { orders: [{ order_number: number }] } })
  }

  /**
   * Changes the delivery of an order to a parcel locker.
   * @param {string} number @returns {Promise<Answer>}
   */
  async moveToLocker(number) {
    const path = `/api/admin/orders/${number}`
    const answers = await Promise.all([
      this.ask("GET", path),
      this.ask("GET", `${path}/delivery?country=BE`),
      this.ask("GET", "/api/delivery/points?country=BE&kind=locker&postal_code=9000"),
    ])
    const failed = answers.find((answer) => !isOk(answer))
    if (failed) return failed
    const [order, { methods }, [point]] = answers.map(({ body }) => body)
    const locker = methods.find((/** @type {{ code: string }} */ { code }) => code === "locker")
    const json = {
      ...{ version: order.delivery_version, first_name: "Ada", last_name: "Peeters", country: "BE" },
      ...{ delivery_method: locker.id, delivery_point: point.id },
      expected_difference_cents: locker.difference_cents,
    }
    return this.ask("PUT", `${path}/delivery`, { json })
  }

  /**
   * Refunds an amount of an order.
   * @param {string} number @param {number} amount_cents @returns {Promise<Answer>}
   */
  refund(number, amount_cents) {
    return this.refundParts(number, { amount_cents, reason: "damaged" })
  }

  /**
   * Refunds parts of an order, by default everything that is left. Calls with the same key refund once.
   * @param {string} number @param {object} parts @param {string} [key] @returns {Promise<Answer>}
   */
  refundParts(number, parts, key = randomBytes(8).toString("hex")) {
    const json = { ...parts, key }
    return this.ask("POST", `/api/admin/orders/${number}/refunds`, { json })
  }

  /** Refunds one unit of an order. @param {string} number @returns {Promise<Answer>} */
  async refundUnit(number) {
    const order = await this.ask("GET", `/api/admin/orders/${number}`)
    if (!isOk(order)) return order
    return this.refundParts(number, { items: [{ id: order.body.refundable.items[0].id, quantity: 1 }] })
  }

  /** Issues a gift card. @param {number} amount_cents @returns {Promise<Answer>} */
  issueCard(amount_cents) {
    const json = { amount_cents, reason: "Trial", key: randomBytes(8).toString("hex") }
    return this.ask("POST", "/api/admin/gift-cards", { json })
  }

  /** Blocks a gift card. @param {string} id @returns {Promise<Answer>} */
  blockCard(id) {
    return this.ask("PUT", `/api/admin/gift-cards/${id}/state`, {
      json: { state: "blocked", reason: "Trial" },
    })
  }

  /**
   * Gives store credit. Calls with the same key give it once.
   * @param {string} customer_id @param {number} amount_cents @param {string} [key] @returns {Promise<Answer>}
   */
  giveCredit(customer_id, amount_cents, key = randomBytes(8).toString("hex")) {
    const json = { customer_id, amount_cents, reason: "Trial", key }
    return this.ask("POST", "/api/admin/gift-cards/store-credit", { json })
  }

  /**
   * Makes a refund in Medusa Admin.
   * @param {import("./medusa-admin.mjs").Giver} owed @returns {Promise<Answer>}
   */
  refundInMedusaAdmin({ payment, amount }) {
    return this.ask("POST", `/admin/payments/${payment}/refund`, { json: { amount } })
  }

  /**
   * Sends a request as the administrator.
   * @param {string} method @param {string} path @param {{ json?: unknown, raw?: Blob }} [body] @returns {Promise<Answer>}
   */
  ask(method, path, body) {
    return ask(`${this.base}${path}`, { ...body, method, token: this.token })
  }
}
