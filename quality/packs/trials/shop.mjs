import assert from "node:assert/strict"
import { ADMINISTRATOR } from "../client.mjs"
import { productOf, until } from "../fixture.mjs"
import { bpost, openDelivery } from "./carriers.mjs"
import { openLanguages } from "./languages.mjs"
import { MERCHANT } from "./merchant.mjs"
import { openVat } from "./vat.mjs"

/** @typedef {import("./index.mjs").Trial} Trial */
/** @typedef {import("../client.mjs").Client} Client */

const ORIGIN = "http://localhost:8000"

/** The plugins that sell through `/api`, and their settings. @satisfies {Omit<Trial, "check">} */
export const SHOP = {
  with: ["accounts", "bank-transfer", "bpost", "lease-locking"],
  options: {
    ...bpost.options,
    "shop-settings": { merchant: MERCHANT },
    vat: { scheme: "origin" },
    "api-kit": { origins: [ORIGIN] },
    "shop-api": { previewHosts: [], pictureOrigins: [] },
    mail: { url: ORIGIN },
    checkout: { orderNumberPrefix: "BP" },
    accounts: { adminUrl: "http://localhost:9000" },
    invoices: { seller: MERCHANT },
    "bank-transfer": { reservationDays: 10, payee: MERCHANT },
    reviews: { isOn: true },
    "lot-tracking": { isOn: true },
  },
  featureFlags: { translation: true },
  modules: [
    { resolve: "@medusajs/medusa/translation" },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [{ resolve: "@bon-perroquet/accounts/providers/emailpass", id: "emailpass" }],
        mfa: {
          providers: [{ id: "totp", options: { issuer: "Shop" } }],
          encryption_key: Buffer.alloc(32, 1).toString("base64"),
          disable_policy: "challenge",
        },
      },
    },
  ],
  providers: {
    ...bpost.providers,
    tax: [{ resolve: "@bon-perroquet/vat/providers/vat-tax", id: "vat", options: { scheme: "origin" } }],
    locking: [{ resolve: "@bon-perroquet/lease-locking/providers/lease", id: "lease", is_default: true }],
    payment: [{ resolve: "@bon-perroquet/bank-transfer/providers/transfer", id: "transfer" }],
    notification: [
      {
        resolve: "@bon-perroquet/mail/providers/smtp",
        id: "smtp",
        options: { channels: ["email"], from: MERCHANT.email, fromName: MERCHANT.name },
      },
    ],
  },
}

/** Person who is signed in at `/api` with the shop's own calls. */
export class Person {
  /** @param {Client} client @param {string} token */
  constructor(client, token) {
    this.client = client
    this.token = token
  }

  /** @param {Client} client */
  static async administrator(client) {
    const { token } = await client.call("POST", "/api/auth/login", ADMINISTRATOR)
    return new Person(client, token)
  }

  /** @param {Client} client @param {string} email */
  static async customer(client, email) {
    const body = { email, password: "a long password 2", first_name: "Ada", last_name: "Peeters" }
    const { token } = await client.call("POST", "/api/auth/register", body)
    return new Person(client, token)
  }

  /** @param {import("../client.mjs").Method} method @param {string} path @param {unknown} [body] */
  call(method, path, body) {
    return this.client.call(method, path, body, { authorization: `Bearer ${this.token}` })
  }
}

/** Opens Belgium with VAT, bpost and stock. @param {Client} client */
async function openShop(client) {
  await client.once(openLanguages)
  await client.once(openVat)
  await client.once(openDelivery)
}

/**
 * Opens a payment of two articles as a new customer.
 * @param {Client} client @param {{ method: string, email: string, business?: object }} purchase
 */
export async function openPayment(client, { method, email, business }) {
  await client.once(openShop)
  const { id } = await productOf(client)
  const customer = await Person.customer(client, email)
  const session = `${Date.now()}-packs-by-${email.replace("@", "-").replaceAll(".", "-")}`
  await until("product for sale", async () => {
    const { products } = await client.call("GET", "/api/search")
    return products.some((/** @type {{ id: string }} */ product) => product.id === id)
  })
  await customer.call("POST", `/api/cart/${session}/items`, { product_id: id, quantity: 2, unit_price: 0 })
  const { session_id } = await customer.call("POST", "/api/payments/checkout/session", {
    ...{ origin_url: ORIGIN, cart_session_id: session, customer_email: email, user_id: null },
    ...{ first_name: "Ada", last_name: "Peeters", country: "BE", payment_method: method, business },
    address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
  })
  return { customer, session_id }
}

/**
 * Sells by bank transfer and records the payment.
 * @param {Client} client @param {{ email: string, business?: object }} buyer
 * @returns {Promise<{ customer: Person, administrator: Person, number: string }>} the paid order
 */
export async function sell(client, buyer) {
  const { customer, session_id } = await openPayment(client, { method: "bank_transfer", ...buyer })
  const at = `/api/payments/checkout/status/${session_id}`
  const { metadata, amount_total } = await client.call("GET", at)
  const number = metadata.order_number
  const administrator = await Person.administrator(client)
  await administrator.call("POST", `/api/admin/orders/${number}/payment`, { received_cents: amount_total })
  return { customer, administrator, number }
}

/** @param {Client} client */
const sellToAda = (client) => sell(client, { email: "ada@example.org" })

/** Checks that an order by bank transfer is paid when an administrator records the payment. @type {Trial["check"]} */
export async function checkBankTransfer({ client }) {
  const { administrator, number } = await client.once(sellToAda)
  const order = await administrator.call("GET", `/api/admin/orders/${number}`)
  assert.equal(order.status, "paid")
}

/** Checks that a paid order gets an invoice as PDF and as UBL. @type {Trial["check"]} */
export async function checkInvoices({ client }) {
  const { administrator, number } = await client.once(sellToAda)
  const [invoice] = await until("invoice", async () => {
    const documents = await administrator.call("GET", `/api/admin/orders/${number}/documents`)
    return documents.length && documents
  })
  const at = `/api/admin/documents/${invoice.number}`
  assert.match(await administrator.call("GET", `${at}.pdf`), /^%PDF/)
  assert.match(await administrator.call("GET", `${at}/ubl`), /<Invoice /)
}

/** Checks that an administrator can publish the buyer's review. @type {Trial["check"]} */
export async function checkReviews({ client }) {
  const { customer, administrator, number } = await client.once(sellToAda)
  for (const status of ["preparing", "shipped", "delivered"])
    await administrator.call("PUT", `/api/admin/orders/${number}/status`, { status })
  const { id } = await productOf(client)
  await customer.call("PUT", `/api/users/orders/${number}/reviews`, {
    ...{ product_id: id, stars: 5, title: "Fresh", text: "They taste fresh.", author_name: "Ada P." },
  })
  const waiting = await administrator.call("GET", "/api/admin/reviews?state=waiting")
  const decision = { state: "published", refusal: null, reply: null }
  await administrator.call("PUT", `/api/admin/reviews/${waiting[0].id}`, decision)
  const { rating } = await client.call("GET", `/api/products/${id}/reviews`)
  assert.deepEqual(rating, { average: 5, count: 1 })
}

/** Checks that received goods belong to a lot. @type {Trial["check"]} */
export async function checkLots({ client }) {
  await client.once(openShop)
  const { id } = await productOf(client)
  const administrator = await Person.administrator(client)
  await administrator.call("PUT", `/api/admin/products/${id}/lots`, { is_kept: true })
  const lot = { number: "L26-117", supplier: "Noiseraie SRL", best_before: "2099-03-31", quantity: 40 }
  await administrator.call("POST", `/api/admin/products/${id}/lots`, lot)
  const stored = JSON.stringify(await administrator.call("GET", `/api/admin/products/${id}/lots`))
  assert.match(stored, /L26-117/)
}
