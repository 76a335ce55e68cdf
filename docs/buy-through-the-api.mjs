// Buys a product: catalogue, cart, delivery, payment page, payment status.
// usage: node docs/buy-through-the-api.mjs URL_OF_THE_SHOP URL_OF_THE_EMULATOR
import { randomUUID } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { answerOf, shopClient } from "@bon-perroquet/shop-client"

const [, , url = "http://localhost:8000", emulator = "http://localhost:9100"] = process.argv
const shop = shopClient({ url, language: "en" })
const print = (/** @type {string} */ sentence) => process.stdout.write(`${sentence}\n`)
const euro = (/** @type {number} */ cents) => `€${(cents / 100).toFixed(2)}`

// 1. List the products. Each has its price, VAT included, and its stock.
const products = await answerOf(shop.GET("/api/products"))
const product = products.find(({ stock }) => stock >= 2)
if (!product) throw new Error("Everything is sold out.")
print(`${product.name_en}: ${product.price} ${product.unit_label}`)

// 2. Add two to a cart. The client creates the session id: a timestamp and a random part that nobody can guess. If a product has
// several sizes (`variants`), this adds the first one. Send `variant_id` with `product_id` to choose another one.
const session_id = `${Date.now()}-${randomUUID()}`
const cart = await answerOf(
  shop.POST("/api/cart/{session_id}/items", {
    params: { path: { session_id } },
    body: { product_id: product.id, quantity: 2 },
  }),
)
print(`In the cart: ${euro(cart.totals.items_cents)}`)

// 3. List the delivery methods with the total of each.
const { methods } = await answerOf(
  shop.GET("/api/delivery", { params: { query: { country: "BE", cart_session_id: session_id } } }),
)
const method = methods.find(({ needs_point }) => !needs_point)
if (!method) throw new Error("There is no delivery method for this country.")
print(`With delivery: ${euro(method.totals.total_cents)}`)

// 4. Open the payment page. The shop rejects the call with `price_changed` if the total is no longer the expected one.
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
print(`To be paid at ${page.url}`)

// 5. A person pays in a browser. Here the emulator pays instead.
await fetch(new URL("/_control/sessions/pay", emulator), {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ session: page.session_id }),
})

// 6. Poll the payment status. "paid" means that the order exists.
for (let attempt = 1; ; attempt += 1) {
  const status = await answerOf(
    shop.GET("/api/payments/checkout/status/{session_id}", {
      params: { path: { session_id: page.session_id } },
    }),
  )
  if (status.payment_status === "paid") {
    print(`Order ${status.metadata.order_number ?? "?"}: ${euro(status.amount_total)} paid.`)
    break
  }
  if (attempt === 10)
    throw new Error("The payment is still pending. The shop sends an e-mail when it arrives.")
  await wait(2_000)
}
