import { execFileSync } from "node:child_process"
import { join } from "node:path"

const FILE = JSON.stringify(join(__dirname, "stripe.js"))

/** Returns the options, without those that are read at each use. */
function optionsIn(env: Record<string, string>): unknown {
  const script = `const { stripeOptions, paymentAccountOptions } = require(${FILE})
    const { webhookUrl, ...payments } = paymentAccountOptions(process.env, () => "https://shop.example")
    JSON.stringify([stripeOptions(process.env), { ...payments, webhookUrl: webhookUrl() }])`
  const output = execFileSync(process.execPath, ["--print", script], {
    env: { PATH: process.env.PATH ?? "", ...env },
    encoding: "utf8",
  })
  return JSON.parse(output)
}

const webhookUrl = "https://shop.example/api/payments/webhook"

it("a real key of the environment overrides the dashboard", () => {
  expect(optionsIn({ STRIPE_API_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" })).toEqual([
    { apiKey: "sk_live_1", webhookSecret: "whsec_1" },
    { webhookUrl, overriddenBy: "STRIPE_API_KEY" },
  ])
})

it("the emulator's key does not override the dashboard", () => {
  const emulator = { STRIPE_API_KEY: "sk_test_emulator", STRIPE_API_BASE: "http://127.0.0.1:9100" }
  expect(optionsIn(emulator)).toEqual([{}, { webhookUrl }])
})
