import { execFileSync } from "node:child_process"
import { createRequire } from "node:module"
import { join } from "node:path"
import Stripe from "stripe"
import { API_VERSION } from "../objects/event"
import { sdk, API_KEY, order, startStand, type Stand } from "../testing/stand"
import { DESCRIPTION } from "./description"

let stand: Stand
beforeAll(async () => {
  stand = await startStand()
})
afterAll(() => stand.close())

const open = (about: object) => stand.stripe.checkout.sessions.create({ ...order(), ...about })

describe("The stored description of Stripe's API", () => {
  it("Stripe's API description has the version of the pinned SDK, 2026-10-28.endive", () => {
    const shop = createRequire(join(__dirname, "../../../../plugins/sales/stripe/package.json"))
    const versions = [DESCRIPTION.api_version, API_VERSION, Stripe.API_VERSION]
    expect(versions).toEqual(Array(3).fill("2026-10-28.endive"))
    expect((shop("stripe") as typeof Stripe).API_VERSION).toBe(DESCRIPTION.api_version)
  })

  it("the stored API description matches the types of the pinned SDK", () => {
    const script = join(__dirname, "..", "..", "description", "cut.mjs")
    expect(execFileSync(process.execPath, [script, "--check"], { encoding: "utf8" })).toBe("")
  }, 120_000)

  it("the emulator rejects a call for another API version", async () => {
    const { hostname, port } = new URL(stand.url)
    const apiVersion = "2025-09-30.clover" as typeof API_VERSION
    const older = new Stripe(API_KEY, { host: hostname, port, protocol: "http", apiVersion })
    await expect(older.balance.retrieve()).rejects.toMatchObject({ statusCode: 400 })
    expect((await sdk(stand.url, API_KEY).balance.retrieve()).object).toBe("balance")
  })
})

it.each<[string, object, object]>([
  ["an unknown parameter", { colour: "red" }, { code: "parameter_unknown", param: "colour" }],
  [
    "an unknown nested parameter, which is reported before invalid values",
    { mode: "gift", payment_intent_data: { shipping: { town: "Gent" } } },
    { code: "parameter_unknown", param: "payment_intent_data[shipping][town]" },
  ],
  ["a value that is not allowed", { locale: "xx" }, { param: "locale" }],
  ["a text instead of a number", { expires_at: "soon" }, { code: "parameter_invalid_integer" }],
  ["a text instead of a boolean", { adaptive_pricing: { enabled: "perhaps" } }, {}],
  ["an object instead of a list", { line_items: { price: "x" } }, { param: "line_items" }],
  ["a text instead of an object", { payment_intent_data: "x" }, { param: "payment_intent_data" }],
  [
    "an object without a required field",
    { payment_intent_data: { shipping: { name: "Ada" } } },
    { code: "parameter_missing", param: "payment_intent_data[shipping][address]" },
  ],
])("the emulator rejects %s", async (_, about, fault) => {
  await expect(open(about)).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    statusCode: 400,
    ...fault,
  })
})

it("the emulator accepts a parameter with each of its types", async () => {
  const { data } = await stand.stripe.events.list({ created: { gte: 1 } })
  expect((await stand.stripe.events.list({ created: 1 })).data).toEqual([])
  expect(Array.isArray(data)).toBe(true)
})

it("the error for a parameter that only Stripe supports says that the emulator does not support it", async () => {
  await expect(open({ allow_promotion_codes: true })).rejects.toThrow(/This emulator does not support/)
})
