import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import Stripe from "stripe"
import { EmulatorControl, startEmulator, type EmulatorOptions } from ".."

export const API_KEY = "sk_test_of_the_specs"
export const WEBHOOK_SECRET = "whsec_of_the_specs"

export type Received = { id: string; type: string; object: { id: string } }

export type Stand = {
  url: string
  stripe: Stripe
  control: EmulatorControl
  /** Excludes rejected events. */
  received: Received[]
  /** Statuses of the next responses to events. Default: 200. */
  answers: number[]
  refusals: string[]
  close(): Promise<void>
}

export async function startStand(options: EmulatorOptions = {}): Promise<Stand> {
  const shop = await startShop()
  const webhooks = [{ url: `${shop.url}/webhook`, secret: WEBHOOK_SECRET }]
  const emulator = await startEmulator({
    port: 0,
    apiKey: API_KEY,
    webhooks,
    retryAfterMs: [5, 10, 20],
    ...options,
  })
  return {
    ...shop,
    url: emulator.url,
    stripe: sdk(emulator.url, API_KEY),
    control: new EmulatorControl(emulator.url),
    async close() {
      await emulator.close()
      await shop.close()
    },
  }
}

export function sdk(url: string, key: string): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false })
}

async function startShop() {
  const stripe = new Stripe("unused")
  const received: Received[] = []
  const answers: number[] = []
  const refusals: string[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const signature = request.headers["stripe-signature"]
      try {
        const body = Buffer.concat(chunks).toString("utf8")
        const event = stripe.webhooks.constructEvent(body, String(signature ?? ""), WEBHOOK_SECRET)
        const status = answers.shift() ?? 200
        if (status === 200) {
          const object = JSON.parse(JSON.stringify(event.data.object)) as { id: string }
          received.push({ id: event.id, type: event.type, object })
        }
        response.writeHead(status).end()
      } catch (error) {
        refusals.push(error instanceof Error ? error.message : String(error))
        response.writeHead(400).end()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answers,
    refusals,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function order(more: Stripe.Checkout.SessionCreateParams = {}): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    allowed_payment_method_types: ["card", "bancontact"],
    locale: "fr",
    customer_email: "claire@example.be",
    client_reference_id: "cart_1",
    metadata: { order_number: "BP-1001" },
    payment_intent_data: { metadata: { order_number: "BP-1001" }, description: "BP-1001" },
    line_items: [
      {
        quantity: 2,
        price_data: {
          currency: "eur",
          unit_amount: 1250,
          tax_behavior: "inclusive",
          product_data: { name: "Amandes décortiquées" },
        },
      },
    ],
    shipping_options: [
      {
        shipping_rate_data: {
          display_name: "Livraison à domicile",
          type: "fixed_amount",
          fixed_amount: { amount: 595, currency: "eur" },
          tax_behavior: "inclusive",
        },
      },
    ],
    success_url: "http://shop.test/checkout/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://shop.test/checkout/cancel",
    ...more,
  }
}
