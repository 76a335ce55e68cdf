import { optionsFromEnvironment } from "./options"

it("options are read from the environment", () => {
  const options = optionsFromEnvironment({
    STRIPE_EMULATOR_PORT: "9155",
    STRIPE_API_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    STRIPE_WEBHOOK_URL: "http://127.0.0.1:9000/api/payments/webhook",
    STRIPE_EMULATOR_STATE: "/var/lib/stripe.json",
    STRIPE_EMULATOR_HOST: "0.0.0.0",
  })
  expect(options).toMatchObject({
    port: 9155,
    host: "0.0.0.0",
    apiKey: "sk_test_x",
    webhooks: [{ url: "http://127.0.0.1:9000/api/payments/webhook", secret: "whsec_x" }],
    stateFile: "/var/lib/stripe.json",
  })
})

it("a missing key and port get defaults", () => {
  expect(optionsFromEnvironment({})).toMatchObject({ port: 9100, apiKey: "sk_test_emulator", webhooks: [] })
})

it("a live key is rejected in production", () => {
  const live = { NODE_ENV: "production", STRIPE_API_KEY: "sk_live_x" }
  expect(() => optionsFromEnvironment(live)).toThrow(/live key/)
})

it.each([
  [{ STRIPE_EMULATOR_PORT: "many" }, /not a valid port/],
  [{ STRIPE_WEBHOOK_URL: "http://127.0.0.1:9000/hook" }, /STRIPE_WEBHOOK_SECRET/],
])("the option %j is rejected", (env, message) => {
  expect(() => optionsFromEnvironment(env)).toThrow(message)
})
