import { randomBytes } from "node:crypto"
import { ask, isOk } from "./ask.mjs"
import { TIMEOUT, until } from "./until.mjs"

/** @typedef {import("./shopper.mjs").Administrator} Administrator */
/** @typedef {import("./ask.mjs").Answer} Answer */

const ADDRESS = {
  ...{ first_name: "Ada", last_name: "Peeters", address_1: "Rue Haute 12" },
  ...{ postal_code: "1000", city: "Bruxelles", country_code: "be" },
}
const FIELDS =
  "id,*items,*fulfillments,region_id,+sales_channel_id,*shipping_methods,*payment_collections.payments"

export class MedusaAdmin {
  /** @param {import("./shop.mjs").FaultyShop} shop @param {Administrator} administrator at an engine */
  constructor(shop, administrator) {
    this.shop = shop
    this.administrator = administrator
  }

  /** Reads an order by its number. @param {string} number @returns {Promise<any>} the engine's order */
  async order(number) {
    const { rows } = await this.shop.database((client) =>
      client.query(`SELECT id FROM "order" WHERE custom_display_id = $1`, [number]),
    )
    const fields = encodeURIComponent(FIELDS)
    return (await this.#must("GET", `/admin/orders/${rows[0]?.id}?fields=${fields}`)).order
  }

  /** Adds an item to an order with an edit. @param {string} number */
  async addItem(number) {
    const { id, items } = await this.order(number)
    const path = `/admin/order-edits/${id}`
    await this.#must("POST", "/admin/order-edits", { order_id: id })
    await this.#must("POST", `${path}/items`, { items: [{ variant_id: items[0].variant_id, quantity: 1 }] })
    await this.#must("POST", `${path}/request`, {})
    await this.#must("POST", `${path}/confirm`, {})
  }

  /**
   * Creates a draft with the goods of another order, and sends its payment link.
   * @param {string} like number of the other order @returns {Promise<string>} number of the order that the draft became
   */
  async draft(like) {
    const { region_id, sales_channel_id, items, shipping_methods } = await this.order(like)
    const { draft_order } = await this.#must("POST", "/admin/draft-orders", {
      ...{ email: `draft-${randomBytes(8).toString("hex")}@example.org`, region_id, sales_channel_id },
      shipping_address: ADDRESS,
      items: items.map((/** @type {any} */ { variant_id }) => ({ variant_id, quantity: 1 })),
      shipping_methods: shipping_methods.map((/** @type {any} */ one) => ({
        ...{ name: "bpost", shipping_option_id: one.shipping_option_id, amount: 5.95 },
      })),
    })
    const { order } = await this.#must("POST", `/admin/shop-orders/${draft_order.id}/payment-link`, {})
    return order.order_number
  }

  /** Sends a payment link for an order. @param {string} number */
  async sendLink(number) {
    await this.#must("POST", `/api/admin/orders/${number}/payment-link`, {})
  }

  /** Packs and ships all items. @param {any} order */
  async ship({ id, items }) {
    const lines = items.map((/** @type {any} */ line) => ({ id: line.id, quantity: line.quantity }))
    await this.#must("POST", `/admin/orders/${id}/fulfillments`, { items: lines })
    const { order } = await this.#must("GET", `/admin/orders/${id}?fields=id,*fulfillments`)
    const path = `/admin/orders/${id}/fulfillments/${order.fulfillments[0].id}/shipments`
    await this.#must("POST", path, { items: lines })
  }

  /**
   * Ships an order and receives the return of a unit.
   * @param {string} number @returns {Promise<Giver>} payment and amount of the refund that is due
   */
  async returned(number) {
    const order = await this.order(number)
    await this.ship(order)
    const body = { order_id: order.id, location_id: await this.#location() }
    const { id } = (await this.#must("POST", "/admin/returns", body)).return
    await this.#must("POST", `/admin/returns/${id}/request-items`, { items: this.#unitOf(order) })
    await this.#must("POST", `/admin/returns/${id}/request`, {})
    await this.#receive(id, order)
    const payment = order.payment_collections[0].payments[0].id
    return { payment, amount: order.items[0].unit_price }
  }

  /** Ships an order and exchanges a unit. @param {string} number */
  async exchanged(number) {
    const order = await this.order(number)
    await this.ship(order)
    const { exchange } = await this.#must("POST", "/admin/exchanges", { order_id: order.id })
    const path = `/admin/exchanges/${exchange.id}`
    const location_id = await this.#location()
    await this.#must("POST", `${path}/inbound/items`, { items: this.#unitOf(order), location_id })
    const other = { variant_id: order.items[0].variant_id, quantity: 1 }
    await this.#must("POST", `${path}/outbound/items`, { items: [other] })
    await this.#sendFree(path, order)
    await this.#must("POST", `${path}/request`, {})
    const { returns } = await this.#must("GET", `/admin/returns?order_id=${order.id}`)
    await this.#receive(returns[0].id, order)
  }

  /** Ships an order and replaces a unit by a claim. @param {string} number */
  async claimed(number) {
    const order = await this.order(number)
    await this.ship(order)
    const { claim } = await this.#must("POST", "/admin/claims", { type: "replace", order_id: order.id })
    const path = `/admin/claims/${claim.id}`
    await this.#must("POST", `${path}/claim-items`, { items: this.#unitOf(order) })
    const other = { variant_id: order.items[0].variant_id, quantity: 1 }
    await this.#must("POST", `${path}/outbound/items`, { items: [other] })
    await this.#sendFree(path, order)
    await this.#must("POST", `${path}/request`, {})
  }

  /** Receives a unit of a return. @param {string} id of a return @param {any} order */
  async #receive(id, order) {
    await this.#must("POST", `/admin/returns/${id}/receive`, {})
    await this.#must("POST", `/admin/returns/${id}/receive-items`, { items: this.#unitOf(order) })
    await this.#must("POST", `/admin/returns/${id}/receive/confirm`, {})
  }

  /**
   * Adds a free delivery method, because without one Medusa reserves no goods.
   * @param {string} path @param {any} order
   */
  async #sendFree(path, { shipping_methods }) {
    const { shipping_option_id } = shipping_methods[0]
    const body = { shipping_option_id, custom_amount: 0 }
    await this.#must("POST", `${path}/outbound/shipping-method`, body)
  }

  #unitOf(/** @type {any} */ order) {
    return [{ id: order.items[0].id, quantity: 1 }]
  }

  async #location() {
    return (await this.#must("GET", "/admin/stock-locations")).stock_locations[0].id
  }

  /**
   * Sends a request until it succeeds, and returns the response's body.
   * @param {string} method @param {string} path @param {unknown} [json] @returns {Promise<any>}
   */
  async #must(method, path, json) {
    const answer = await until(
      `${method} ${path}`,
      async () => {
        const response = await this.administrator.ask(method, path, json === undefined ? {} : { json })
        return response.status !== 0 && response.body?.code !== "order_busy" && response
      },
      TIMEOUT,
    )
    if (!isOk(answer)) throw new Error(`${method} ${path}: ${JSON.stringify(answer).slice(0, 300)}`)
    return answer.body
  }
}

/** @typedef {{ payment: string, amount: number }} Giver a refund to make: Medusa's payment id, and euro */

export class LinkPayer {
  /** @type {string | undefined} */
  page

  /** @param {import("./shop.mjs").FaultyShop} shop @param {string} base @param {string} token of the link */
  constructor(shop, base, token) {
    this.shop = shop
    this.base = base
    this.token = token
  }

  /** @param {string} code @returns {Promise<Answer>} */
  useCard(code) {
    const json = { token: this.token, code }
    return ask(`${this.base}/api/orders/linked/gift-cards`, { method: "POST", json })
  }

  /** @returns {Promise<Answer>} */
  async open() {
    const json = { token: this.token, origin_url: this.shop.stack.urls.shop }
    const answer = await ask(`${this.base}/api/orders/linked/payment`, { method: "POST", json })
    if (isOk(answer)) this.page = answer.body.session_id
    return answer
  }

  async pay() {
    const answer = await this.open()
    if (this.page) await this.shop.stripe.pay(this.page)
    return answer
  }
}
