import assert from "node:assert/strict"
import { createRequire } from "node:module"
import { outputOf, packageDir } from "../../../tools/start/paths.mjs"
import { until } from "../fixture.mjs"
import { openPayment, SHOP } from "./shop.mjs"

const PORT = 15_980
const SECRET = "whsec_packs"

/** A payment page of Stripe's emulator becomes a paid order. @type {import("./index.mjs").Trial} */
export const stripe = {
  ...SHOP,
  options: {
    ...SHOP.options,
    stripe: {
      ...{ apiKey: "sk_test_emulator", apiBase: `http://127.0.0.1:${PORT}` },
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
        options: { apiKey: "sk_test_emulator", apiBase: `http://127.0.0.1:${PORT}` },
      },
    ],
  },
  async check({ client }) {
    const { EmulatorControl, startEmulator } = createRequire(import.meta.url)(
      outputOf(packageDir("stripe-emulator")),
    )
    const webhooks = [{ url: `${client.url}/api/payments/webhook`, secret: SECRET }]
    const emulator = await startEmulator({ port: PORT, webhooks })
    try {
      const { session_id } = await openPayment(client, { method: "stripe", email: "bea@example.org" })
      await new EmulatorControl(emulator.url).pay(session_id)
      const status = await until("paid order", async () => {
        const answer = await client.call("GET", `/api/payments/checkout/status/${session_id}`)
        return answer.payment_status === "paid" && answer
      })
      assert.match(status.metadata.order_number, /^BP-/)
    } finally {
      await emulator.close()
    }
  },
}
