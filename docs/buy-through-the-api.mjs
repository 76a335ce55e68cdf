// Buys something: catalogue, cart, delivery, payment page, status.
// usage: node docs/buy-through-the-api.mjs URL_OF_THE_SHOP URL_OF_THE_EMULATOR
import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { answerOf, shopClient } from "@bon-perroquet/shop-client"

const [, , url = "http://localhost:8000", emulator = "http://localhost:9100"] = process.argv
const shop = shopClient({ url, language: "en" })
const say = (/** @type {string} */ sentence) => process.stdout.write(`${sentence}\n`)
const euro = (/** @type {number} */ cents) => `€${(cents / 100).toFixed(2)}`

// 1. What is there? Every product comes with its price, VAT included, and what can be had of it now.
const products = await answerOf(shop.GET("/api/products"))
const product = products.find(({ stock }) => stock >= 2)
if (!product) throw new Error("Everything is sold out.")
say(`${product.name_en}: ${product.price} ${product.unit_label}`)

// 2. Into a cart. Its session id is ours: a timestamp, and enough randomness that nobody guesses it. Of a product in several
// sizes (`variants`) this is the first; `variant_id` beside `product_id` names another one.
const session_id = `${Date.now()}-${randomUUID()}`
const cart = await answerOf(
  shop.POST("/api/cart/{session_id}/items", {
    params: { path: { session_id } },
    body: { product_id: product.id, quantity: 2 },
  }),
)
say(`In the cart: ${euro(cart.totals.items_cents)}`)

// 3. How does it get there, and what does that make of the total?
const { methods } = await answerOf(
  shop.GET("/api/delivery", { params: { query: { country: "BE", cart_session_id: session_id } } }),
)
const method = methods.find(({ needs_point }) => !needs_point)
if (!method) throw new Error("Nobody delivers there.")
say(`With delivery: ${euro(method.totals.total_cents)}`)

// 4. The payment page. The total that was shown is sent along: if it has changed, the shop says so and opens nothing.
const page = await answerOf(
  shop.POST("/api/payments/checkout/session", {
    body: {
      origin_url: url,
      cart_session_id: session_id,
      customer_email: "ada@example.org",
      first_name: "Ada",
      last_name: "Peeters",
      country: "BE",
      address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
      delivery_method: method.id,
      expected_total_cents: method.totals.total_cents,
    },
  }),
)
say(`To be paid at ${page.url}`)

// 5. A person pays there, in a browser. The emulator of the payment provider does it for us.
await fetch(new URL("/_control/sessions/pay", emulator), {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ session: page.session_id }),
})

// 6. Did it arrive? "paid" means that the order stands.
for (let attempt = 1; ; attempt += 1) {
  const status = await answerOf(
    shop.GET("/api/payments/checkout/status/{session_id}", {
      params: { path: { session_id: page.session_id } },
    }),
  )
  if (status.payment_status === "paid") {
    say(`Order ${status.metadata.order_number ?? "?"}: ${euro(status.amount_total)} paid.`)
    break
  }
  if (attempt === 10) throw new Error("The payment has not arrived yet; an e-mail will tell.")
  await wait(2_000)
}
