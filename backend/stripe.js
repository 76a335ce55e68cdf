const { once } = require("./once")
const { sealingKey } = require("./required-secret")

const account = once(() => require("@bon-perroquet/administration/modules/payment-account"))

/** Returns whether the environment has a key of Stripe. The emulator's key does not count. @param {NodeJS.ProcessEnv} env */
const hasStripeKey = ({ STRIPE_API_KEY: key, STRIPE_API_BASE: base }) => Boolean(key && !base)

/**
 * Returns the account for payments: of the environment, otherwise of the dashboard, otherwise the emulator. The last two
 * are read at each use, because the dashboard can change them.
 * @param {NodeJS.ProcessEnv} env
 */
function stripeOptions(env) {
  const { STRIPE_API_KEY: apiKey = "", STRIPE_API_BASE: apiBase = "" } = env
  const { STRIPE_WEBHOOK_SECRET: webhookSecret = "" } = env
  if (hasStripeKey(env)) return { apiKey, webhookSecret }
  const emulator = { apiKey, apiBase, webhookSecret, accountSince: 0 }
  const key = sealingKey(env) ?? ""
  const now = () => {
    const saved = account().savedConnection(key)
    return saved ? { ...saved, apiBase: env.STRIPE_DASHBOARD_API_BASE ?? "" } : emulator
  }
  return {
    apiKey: () => now().apiKey,
    apiBase: () => now().apiBase,
    webhookSecret: () => now().webhookSecret,
    accountSince: () => now().accountSince,
  }
}

/** Returns options of the dashboard's payment account. @param {NodeJS.ProcessEnv} env @param {() => string} shopUrl */
const paymentAccountOptions = (env, shopUrl) => ({
  sealingKey: sealingKey(env),
  webhookUrl: () => `${shopUrl()}/api/payments/webhook`,
  apiBase: env.STRIPE_DASHBOARD_API_BASE,
  overriddenBy: hasStripeKey(env) ? "STRIPE_API_KEY" : undefined,
})

module.exports = { paymentAccountOptions, stripeOptions }
