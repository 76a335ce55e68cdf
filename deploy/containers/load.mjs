import { randomBytes } from "node:crypto"
import { setTimeout as pause } from "node:timers/promises"

/** Simulates shoppers who open pages and fill carts. Requests are not retried. */
export class Load {
  requests = 0
  /** Errors with the seconds since the start. @type {string[]} */
  failed = []
  #since = Date.now()
  #ended = false
  /** @type {Promise<unknown>[]} */
  #shoppers

  /** @param {string} front URL of the shop @param {number} [shoppers] number of simulated shoppers */
  constructor(front, shoppers = 3) {
    this.front = front
    this.#shoppers = Array.from({ length: shoppers }, () => this.#shop())
  }

  async #shop() {
    const cart = `/api/cart/${Date.now()}-${randomBytes(16).toString("hex")}/items`
    /** @type {string[]} */
    let products = []
    for (let turn = 0; !this.#ended; turn++) {
      const results = await this.#ask("/api/search?limit=20&in_stock=true")
      products = results?.products?.map((/** @type {{ id: string }} */ { id }) => id) ?? products
      await this.#ask(`/products?turn=${turn}`)
      const product_id = products[turn % products.length]
      // The product is removed again, because a cart has a maximum size.
      if (product_id) await this.#ask(cart, "POST", { product_id, quantity: 1, unit_price: 0 })
      if (product_id) await this.#ask(`${cart}/${product_id}?quantity=0`, "PUT")
      await pause(50)
    }
  }

  /** @param {string} path @param {string} [method] @param {unknown} [json] @returns {Promise<any>} */
  async #ask(path, method = "GET", json) {
    this.requests += 1
    const [name] = path.replace(/cart\/[^/]+/, "cart").split("?")
    try {
      const answer = await fetch(`${this.front}${path}`, {
        ...{ method, signal: AbortSignal.timeout(30_000) },
        ...(json !== undefined && {
          body: JSON.stringify(json),
          headers: { "content-type": "application/json" },
        }),
      })
      const text = await answer.text()
      // A rejection, such as "sold out", is a valid response. A 5xx is a failure.
      if (answer.status >= 500) this.#fail(`${method} ${name}: ${answer.status}`)
      return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text
    } catch (error) {
      const { code = String(error) } = /** @type {{ cause?: { code?: string } }} */ (error).cause ?? {}
      this.#fail(`${method} ${name}: ${code}`)
    }
  }

  /** @param {string} how the request failed */
  #fail(how) {
    this.failed.push(`${how} (${Math.round((Date.now() - this.#since) / 1000)} s)`)
  }

  async end() {
    this.#ended = true
    await Promise.all(this.#shoppers)
    return { requests: this.requests, failed: this.failed }
  }
}
