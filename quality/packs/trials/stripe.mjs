import assert from "node:assert/strict"
import { emulatorOf, until } from "../fixture.mjs"
import { openPayment, SHOP } from "./shop.mjs"

const PORT = 15_980
const URL = `http://127.0.0.1:${PORT}`
const SECRET = "whsec_packs"

/** Checks that a payment page of Stripe's emulator becomes a paid order. @type {import("./index.mjs").Trial} */
export const stripe = {
  ...SHOP,
  options: {
    ...SHOP.options,
    stripe: {
      ...{ apiKey: "sk_test_emulator", apiBase: URL },
      ...{ webhookSecret: SECRET, displayName: "Shop" },
    },
  },
  providers: {
    ...SHOP.providers,
    payment: [
      ...SHOP.providers.payment,
      {
        resolve: "@bon-perroquet/stripe/providers/stripe",
        id: "stripe",
        options: { apiKey: "sk_test_emulator", apiBase: URL },
      },
    ],
  },
  emulate: (client) =>
    emulatorOf("stripe").startEmulator({
      port: PORT,
      webhooks: [{ url: `${client.url}/api/payments/webhook`, secret: SECRET }],
    }),
  async check({ client }) {
    const { EmulatorControl } = emulatorOf("stripe")
    const { session_id } = await openPayment(client, { method: "stripe", email: "bea@example.org" })
    await new EmulatorControl(URL).pay(session_id)
    const status = await until("paid order", async () => {
      const answer = await client.call("GET", `/api/payments/checkout/status/${session_id}`)
      return answer.payment_status === "paid" && answer
    })
    assert.match(status.metadata.order_number, /^BP-/)
  },
}
