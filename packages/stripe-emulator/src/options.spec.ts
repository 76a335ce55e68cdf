import { optionsFromEnvironment } from "./options"

it("the emulator's options are read from environment variables", () => {
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

it("the emulator has a default API key and port", () => {
  expect(optionsFromEnvironment({})).toMatchObject({ port: 9100, apiKey: "sk_test_emulator", webhooks: [] })
})

it("the emulator rejects a live API key in production", () => {
  const live = { NODE_ENV: "production", STRIPE_API_KEY: "sk_live_x" }
  expect(() => optionsFromEnvironment(live)).toThrow(/live key/)
})

it.each([
  [{ STRIPE_EMULATOR_PORT: "many" }, /not a valid port/],
  [{ STRIPE_WEBHOOK_URL: "http://127.0.0.1:9000/hook" }, /STRIPE_WEBHOOK_SECRET/],
])("the environment variable %j is rejected", (env, message) => {
  expect(() => optionsFromEnvironment(env)).toThrow(message)
})
