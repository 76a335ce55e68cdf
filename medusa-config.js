// The one file a merchant edits: which plugins the shop has, how VAT is charged, which origins may pay.
// The merchant's name and address are in merchant.json; secrets and addresses come from the environment.
const { defineConfig } = require("@medusajs/framework/utils")
const { shareWithDashboard } = require("@bon-perroquet/admin-kit/vite")

const { loadedExtensions } = require("./backend/extensions")
const { timeouts } = require("./backend/timeouts")
const { requiredSecret, sealingKey } = require("./backend/required-secret")
const merchant = require("./merchant.json")

const { env } = process
// What a password's hash costs: scrypt with N = 2 to the power of this, r = 8 and p = 1. The engine's own is 15.
const passwordLogN = Number(env.PASSWORD_HASH_LOG_N ?? 15)
if (!(passwordLogN >= 10 && passwordLogN <= 20))
  throw new Error("PASSWORD_HASH_LOG_N is a number from 10 to 20.")
const shopUrl = env.SHOP_URL ?? `http://localhost:${env.SHOP_PORT ?? 8000}`
const words = (/** @type {string | undefined} */ list) =>
  (list ?? "")
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean)
const origins = [shopUrl, ...words(env.SHOP_ORIGINS)]
const smtpUrl = env.SMTP_URL
// apiBase: only where the bundled emulator stands in for Stripe
const stripe = { apiKey: env.STRIPE_API_KEY, apiBase: env.STRIPE_API_BASE }
// Ways to pay and extras at checkout that say themselves what is to be loaded: plugins with a shop.config.js.
const extensions = loadedExtensions({ env, merchant })
const engineUrl = `http://localhost:${env.PORT ?? 9000}`

// Several processes or machines: events, scheduled jobs and cached answers are shared through Redis. Which of them serve
// and which work is MEDUSA_WORKER_MODE (server, worker; one process is both). Locks are PostgreSQL's: see lease-locking.
const { REDIS_URL: redisUrl } = env
const sharedThroughRedis = redisUrl
  ? [
      {
        resolve: "@medusajs/medusa/workflow-engine-redis",
        options: { redis: { redisUrl, redisOptions: timeouts.redis } },
      },
      { resolve: "@medusajs/medusa/cache-redis", options: { redisUrl, redisOptions: timeouts.redis } },
      {
        resolve: "@medusajs/medusa/event-bus-redis",
        options: {
          redisUrl,
          redisOptions: timeouts.redis,
          // A subscriber that fails is asked again; what is done leaves no trace for ever.
          jobOptions: {
            attempts: 5,
            backoff: { type: "exponential", delay: 1_000 },
            removeOnComplete: { age: 3_600, count: 1_000 },
            removeOnFail: { age: 7 * 24 * 3_600 },
          },
        },
      },
    ]
  : []

module.exports = defineConfig({
  admin: { backendUrl: "/", disable: env.DISABLE_ADMIN === "true", vite: shareWithDashboard },
  projectConfig: {
    databaseUrl: env.DATABASE_URL,
    ...(redisUrl && { redisUrl, redisOptions: timeouts.redis }), // sign-ins to Medusa Admin
    databaseDriverOptions: {
      ssl: env.DATABASE_SSL === "true" ? { rejectUnauthorized: true } : false,
      ...timeouts.database,
      // A connection is kept for ten minutes after a busy moment: it knows by then how the shop's statements are carried out,
      // and to work that out anew costs PostgreSQL more than to answer them.
      pool: { min: 2, max: Number(env.DATABASE_POOL ?? 20), idleTimeoutMillis: 600_000 },
    },
    // Secure wherever the connection is: on plain http (this machine, before a proxy) nobody could sign in otherwise.
    cookieOptions: { secure: "auto" },
    http: {
      storeCors: origins.join(","),
      adminCors: [engineUrl, ...origins].join(","),
      authCors: [engineUrl, ...origins].join(","),
      jwtSecret: requiredSecret(env, "JWT_SECRET"),
      cookieSecret: requiredSecret(env, "COOKIE_SECRET"),
    },
  },
  featureFlags: { translation: true },
  plugins: [
    { resolve: "@bon-perroquet/languages", options: {} },
    { resolve: "@bon-perroquet/lease-locking", options: {} },
    // scheme "origin": Belgian VAT everywhere; "oss": the rate of the country of delivery
    { resolve: "@bon-perroquet/vat", options: { scheme: env.VAT_SCHEME ?? "origin" } },
    // With an account of bpost's Shipping Manager labels are made from the dashboard; without, from a file at bpost.
    // apiBase: only where the bundled emulator stands in for bpost
    {
      resolve: "@bon-perroquet/bpost",
      options: {
        account: env.BPOST_ACCOUNT,
        passphrase: env.BPOST_PASSPHRASE,
        apiBase: env.BPOST_API_BASE,
      },
    },
    // merchant: what holds until somebody saves something else in the dashboard
    { resolve: "@bon-perroquet/shop-settings", options: { merchant } },
    { resolve: "@bon-perroquet/mail", options: { url: shopUrl, smtpUrl } },
    { resolve: "@bon-perroquet/promotions", options: {} },
    { resolve: "@bon-perroquet/price-history", options: {} },
    { resolve: "@bon-perroquet/checkout", options: { orderNumberPrefix: "BP" } },
    {
      resolve: "@bon-perroquet/stripe",
      options: {
        ...stripe,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        displayName: merchant.name, // on the payment page
        // Clients of the Store API that have a card field of their own may ask by Payment Intents.
        paymentIntents: env.STRIPE_PAYMENT_INTENTS === "true",
      },
    },
    ...extensions.plugins,
    // previewHosts: earlier addresses of this shop, whose pictures it serves itself now
    // pictureOrigins: where pictures lie besides, a bucket
    {
      resolve: "@bon-perroquet/shop-api",
      options: {
        origins,
        previewHosts: words(env.PREVIEW_HOSTS),
        pictureOrigins: env.S3_FILE_URL ? [new URL(env.S3_FILE_URL).origin] : [],
      },
    },
    { resolve: "@bon-perroquet/countries", options: {} },
    { resolve: "@bon-perroquet/orders", options: {} },
    {
      resolve: "@bon-perroquet/accounts",
      // How many sign-ins that fail, registrations and requests for mail one address may make in a quarter of an hour.
      // adminUrl: where Medusa Admin is reached, for the links of invitations.
      options: {
        addressLimit: Number(env.ACCOUNT_ADDRESS_LIMIT ?? 60),
        adminUrl: env.ADMIN_URL ?? engineUrl,
      },
    },
    { resolve: "@bon-perroquet/change-log", options: {} },
    { resolve: "@bon-perroquet/stock-movements", options: {} },
    { resolve: "@bon-perroquet/administration", options: {} },
    { resolve: "@bon-perroquet/invoices", options: { seller: merchant } },
    { resolve: "@bon-perroquet/operations", options: {} },
    { resolve: "@bon-perroquet/api-description", options: { title: merchant.name } },
  ],
  modules: [
    ...sharedThroughRedis,
    { resolve: "@medusajs/medusa/translation" },
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [
          {
            resolve: "@bon-perroquet/accounts/providers/emailpass",
            id: "emailpass",
            options: { hashConfig: { logN: passwordLogN, r: 8, p: 1 } },
          },
        ],
        // Second factors: what authenticator apps show, what their secrets are sealed with, and that one is taken away with a
        // code only.
        mfa: {
          providers: [{ id: "totp", options: { issuer: merchant.name } }],
          encryption_key: sealingKey(env),
          disable_policy: "challenge",
        },
      },
    },
    {
      resolve: "@medusajs/medusa/locking",
      options: {
        providers: [
          { resolve: "@bon-perroquet/lease-locking/providers/lease", id: "lease", is_default: true },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/tax",
      options: {
        providers: [
          {
            resolve: "@bon-perroquet/vat/providers/vat-tax",
            id: "vat",
            options: { scheme: env.VAT_SCHEME ?? "origin" },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          { resolve: "@bon-perroquet/bpost/providers/bpost", id: "bpost" },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          {
            resolve: "@bon-perroquet/stripe/providers/stripe",
            id: "stripe",
            options: stripe,
          },
          ...extensions.paymentProviders,
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/notification-local", id: "local", options: { channels: ["feed"] } },
          {
            resolve: "@bon-perroquet/mail/providers/smtp",
            id: "smtp",
            options: {
              channels: ["email"],
              url: smtpUrl,
              from: env.MAIL_FROM ?? merchant.email,
              fromName: merchant.name,
            },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/order",
      // The number reserved when the payment page was opened; UNIQUE in the engine: the last guard against two orders.
      options: { generateCustomDisplayId: async (order) => order.metadata?.order_number },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        // Pictures go to a bucket when one is named, else to a folder that the edge serves.
        providers: [
          env.S3_BUCKET
            ? {
                resolve: "@bon-perroquet/administration/providers/named-objects",
                id: "s3",
                options: {
                  bucket: env.S3_BUCKET,
                  region: env.S3_REGION,
                  endpoint: env.S3_ENDPOINT,
                  file_url: env.S3_FILE_URL,
                  access_key_id: env.S3_ACCESS_KEY_ID,
                  secret_access_key: env.S3_SECRET_ACCESS_KEY,
                  // A bucket whose rights are its policy's alone refuses those of a file.
                  acl: env.S3_ACL === "none" ? false : undefined,
                  additional_client_config: {
                    ...timeouts.storage,
                    forcePathStyle: env.S3_PATH_STYLE === "true",
                  },
                },
              }
            : {
                resolve: "@bon-perroquet/administration/providers/named-files",
                id: "local",
                options: {
                  upload_dir: env.UPLOADS_DIR,
                  private_upload_dir: env.UPLOADS_DIR && `${env.UPLOADS_DIR}-private`,
                  backend_url: `${shopUrl}/static`,
                },
              },
        ],
      },
    },
  ],
})
