import { startEmulator, type RunningEmulator } from "@bon-perroquet/stripe-emulator"
import { hasPage, readAccount, registerEndpoint, removeEndpoints } from "@bon-perroquet/stripe/account"
import { stripeClient } from "@bon-perroquet/stripe/client"
import { WEBHOOK_EVENTS } from "@bon-perroquet/stripe/webhook"
import { isPublicAddress } from "./view"

const URL = "https://shop.example/api/payments/webhook"

let emulator: RunningEmulator
beforeAll(async () => {
  emulator = await startEmulator({ port: 0 })
})
afterAll(() => emulator.close())

const connection = (apiKey: string) => ({ apiKey, apiBase: emulator.url })
const LIVE = "sk_live_emulator_birds"

it("the account of a key has its id, name and mode", async () => {
  expect(await readAccount(connection(LIVE))).toEqual({ id: "acct_birds", name: "birds", is_live: true })
  expect(await readAccount(connection("sk_test_emulator_birds"))).toMatchObject({ is_live: false })
})

it.each([
  ["pk_live_emulator_birds", "stripe_key_publishable"],
  ["sk_live_emulator_birds é", "stripe_key_invalid"],
  ["sk_live_nobody", "stripe_key_invalid"],
  ["rk_live_emulator_birds_limited", "stripe_key_rights"],
])("the key %s is rejected with %s", async (key, problem) => {
  await expect(readAccount(connection(key))).rejects.toMatchObject({ problem })
})

it("a key is not rejected as invalid if Stripe does not respond", async () => {
  const nowhere = { apiKey: LIVE, apiBase: "http://127.0.0.1:9" }
  await expect(readAccount(nowhere)).rejects.toMatchObject({ problem: "stripe_unreachable" })
})

it("a registered webhook receives all events that the shop processes, and replaces the former one", async () => {
  const { webhookEndpoints } = stripeClient(connection(LIVE))
  await webhookEndpoints.create({ url: "https://other.example", enabled_events: ["*"] })
  const first = await registerEndpoint(connection(LIVE), URL)
  const second = await registerEndpoint(connection(LIVE), URL)
  expect(second.secret).toMatch(/^whsec_/)
  await removeEndpoints(connection(LIVE), URL, second.id)
  const { data } = await webhookEndpoints.list()
  expect(data.map(({ id, url }) => [id, url])).toEqual([
    [second.id, URL],
    [expect.not.stringMatching(first.id), "https://other.example"],
  ])
  expect(data[0]?.enabled_events).toEqual([...WEBHOOK_EVENTS])
  expect(data[0]?.api_version).not.toBeNull()
})

it("a page of another account is not found", async () => {
  const page = await stripeClient(connection(LIVE)).checkout.sessions.create({
    mode: "payment",
    allowed_payment_method_types: ["card"],
    line_items: [
      { quantity: 1, price_data: { currency: "eur", unit_amount: 100, product_data: { name: "Nut" } } },
    ],
    success_url: "https://shop.example/ok",
  })
  expect(await hasPage(connection(LIVE), page.id)).toBe(true)
  expect(await hasPage(connection("sk_live_emulator_parrots"), page.id)).toBe(false)
})

it.each([
  ["https://shop.example", true],
  ["http://shop.example", false],
  ["https://localhost:8000", false],
  ["https://192.168.1.4", false],
  ["https://nas.local", false],
  ["shop", false],
])("whether Stripe can reach %s: %s", (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
