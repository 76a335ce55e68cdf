import { randomUUID } from "node:crypto"
import { ask } from "../bench/ask.mjs"
import { newSession } from "../bench/scenarios/carts.mjs"

/**
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} path
 * @property {boolean} [isUnlisted] true if it is not indexed
 * @property {(page: import("puppeteer-core").Page, origin: string) => Promise<void>} [before] prepares the
 * browser on a page of the shop
 */

/** Keys of the session id, the token and the user in the browser's storage, as in `STORAGE_KEYS` of the contract. */
const SESSION = "sessionId"
const TOKEN = "authToken"
const USER = "userData"

/** @param {{ id: string, handle: string }} product @returns {Screen[]} all kinds of public screens */
export const screensOf = ({ id, handle }) => [
  { name: "Home", path: "/" },
  { name: "Products", path: "/products" },
  { name: "A search", path: "/products?q=noix", isUnlisted: true },
  { name: "A product", path: `/products/${handle}` },
  { name: "Delivery, a page of text", path: "/shipping" },
  { name: "Signing in", path: "/auth", isUnlisted: true },
  {
    name: "Checkout, with goods",
    path: "/checkout",
    isUnlisted: true,
    before: async (page, origin) => {
      const session = newSession()
      await ask(`${origin}/api/cart/${session}/items`, { body: { product_id: id, quantity: 2 } })
      await page.evaluate((name, value) => localStorage.setItem(name, value), SESSION, session)
    },
  },
  {
    name: "An account, signed in",
    path: "/profile",
    isUnlisted: true,
    before: async (page) => {
      const person = { email: `${randomUUID()}@example.org`, password: randomUUID() }
      const body = JSON.stringify({ ...person, first_name: "Ada", last_name: "Peeters", phone: "" })
      await page.evaluate(
        async (json, tokenKey, userKey) => {
          const headers = { "content-type": "application/json" }
          const answer = await fetch("/api/auth/register", { method: "POST", headers, body: json })
          if (!answer.ok) throw new Error(`An account could not be created (status ${answer.status}).`)
          const { token, user } = await answer.json()
          localStorage.setItem(tokenKey, token)
          localStorage.setItem(userKey, JSON.stringify(user))
        },
        body,
        TOKEN,
        USER,
      )
    },
  },
]
