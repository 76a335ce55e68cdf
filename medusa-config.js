// Plugins and modules of Medusa. The merchant's details are in merchant.json. Secrets and addresses are environment
// variables (docs/configuration.md).
const { defineConfig } = require("@medusajs/framework/utils")
const { shareWithDashboard } = require("@bon-perroquet/admin-kit/vite")

const { addresses, words } = require("./backend/address")
const { loadedExtensions } = require("./backend/extensions")
const { declaredFeatures, feature, vatScheme } = require("./backend/features")
const { channelOrigins, merchant, shopName } = require("./backend/merchant")
const { once } = require("./backend/once")
const { timeouts } = require("./backend/timeouts")
const { paymentAccountOptions, stripeOptions } = require("./backend/stripe")
const { requiredSecret, sealingKey } = require("./backend/required-secret")

const { env } = process
// Base-2 logarithm of scrypt's parameter N. r is 8, p is 1. Medusa's default is 15.
const passwordLogN = Number(env.PASSWORD_HASH_LOG_N ?? 15)
if (!(passwordLogN >= 10 && passwordLogN <= 20))
  throw new Error("PASSWORD_HASH_LOG_N must be a number from 10 to 20.")
const recoveryCodes = Number(env.RECOVERY_CODES ?? 10)
if (!(recoveryCodes >= 3 && recoveryCodes <= 50))
  throw new Error("RECOVERY_CODES must be a number from 3 to 50.")
const { ownUrl, fixedOrigins, shopUrl, origins, previewHosts } = addresses(env, channelOrigins)
const smtpUrl = env.SMTP_URL
const fraudLevel = env.FRAUD_HOLD || undefined
if (fraudLevel && !["elevated", "highest"].includes(fraudLevel))
  throw new Error('FRAUD_HOLD must be "elevated" or "highest".')
const stripe = stripeOptions(env)
// Reads the merchant's details at each use, because the dashboard can change them.
const settings = once(() => require("@bon-perroquet/shop-settings/settings"))
/** @type {import("./backend/extensions").Shop["currentMerchant"]} */
const currentMerchant = (container) => settings().currentMerchant(container)
/** @type {import("./backend/extensions").Shop["savedMerchant"]} */
const savedMerchant = (knex) => settings().merchantIn(knex)
/** @type {import("@bon-perroquet/invoices/modules/documents").InvoiceOptions["readLogo"]} */
const readLogo = (knex, id) => require("@bon-perroquet/shop-settings/logos").readLogo(knex, id, "logo")
const extensions = loadedExtensions({ env, merchant, feature, currentMerchant, savedMerchant })
const engineUrl = `http://localhost:${env.PORT ?? 9000}`

// With Redis, several processes share events, jobs and caches. Without Redis, each process has separate ones. Locks are
// always in PostgreSQL (lease-locking).
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
          // A failed subscriber is retried. Completed jobs are deleted.
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
    ...(redisUrl && { redisUrl, redisOptions: timeouts.redis }), // Sessions of Medusa Admin are in Redis.
    databaseDriverOptions: {
      ssl: env.DATABASE_SSL === "true" ? { rejectUnauthorized: true } : false,
      ...timeouts.database,
      // Connections stay open for ten minutes, because a new connection must plan its prepared statements again. That
      // costs PostgreSQL more than executing them.
      pool: { min: 2, max: Number(env.DATABASE_POOL ?? 20), idleTimeoutMillis: 600_000 },
    },
    // Sets the Secure attribute on HTTPS only. With it, nobody could sign in over plain HTTP.
    cookieOptions: { secure: "auto" },
    http: {
      storeCors: fixedOrigins.join(","),
      adminCors: [engineUrl, ...fixedOrigins].join(","),
      authCors: [engineUrl, ...fixedOrigins].join(","),
      jwtSecret: requiredSecret(env, "JWT_SECRET"),
      cookieSecret: requiredSecret(env, "COOKIE_SECRET"),
    },
  },
  featureFlags: { translation: true },
  plugins: [
    { resolve: "@bon-perroquet/api-kit", options: { origins } },
    { resolve: "@bon-perroquet/languages", options: {} },
    { resolve: "@bon-perroquet/lease-locking", options: {} },
    { resolve: "@bon-perroquet/vat", options: { scheme: vatScheme } },
    // merchant: values that apply until somebody saves others in the dashboard
    { resolve: "@bon-perroquet/shop-settings", options: { merchant, declarations: declaredFeatures() } },
    {
      resolve: "@bon-perroquet/mail",
      options: { url: shopUrl, smtpUrl, from: env.MAIL_FROM, sealingKey: sealingKey(env) },
    },
    { resolve: "@bon-perroquet/price-history", options: {} },
    { resolve: "@bon-perroquet/checkout", options: { orderNumberPrefix: feature("order_number_prefix") } },
    {
      resolve: "@bon-perroquet/stripe",
      options: {
        ...stripe,
        displayName: shopName, // Shown on the payment page.
        // Lets clients of the Store API pay with Payment Intents.
        paymentIntents: env.STRIPE_PAYMENT_INTENTS === "true",
      },
    },
    ...extensions.plugins,
    // previewHosts: former host names of the shop. Picture URLs with these hosts get the current one.
    // pictureOrigins: origin of the bucket
    {
      resolve: "@bon-perroquet/shop-api",
      options: {
        previewHosts,
        pictureOrigins: env.S3_FILE_URL ? [new URL(env.S3_FILE_URL).origin] : [],
      },
    },
    { resolve: "@bon-perroquet/countries", options: {} },
    // fraudRule: signals of Stripe that put a new order on hold
    {
      resolve: "@bon-perroquet/orders",
      options: {
        fraudRule: {
          level: fraudLevel,
          failed_attempts: Number(env.FRAUD_HOLD_ATTEMPTS ?? 0) || undefined,
          card_countries: env.FRAUD_HOLD_CARD_COUNTRIES
            ? words(env.FRAUD_HOLD_CARD_COUNTRIES.toUpperCase())
            : undefined,
        },
      },
    },
    {
      resolve: "@bon-perroquet/accounts",
      // addressLimit: failed sign-ins, registrations and requested e-mails per network address in 15 minutes
      // adminUrl: address of Medusa Admin for links to it
      options: {
        addressLimit: Number(env.ACCOUNT_ADDRESS_LIMIT ?? 60),
        adminUrl: env.ADMIN_URL ?? engineUrl,
        customerPasswordLength: env.CUSTOMER_PASSWORD_MIN_LENGTH,
        administratorPasswordLength: env.ADMIN_PASSWORD_MIN_LENGTH,
      },
    },
    { resolve: "@bon-perroquet/stock-movements", options: {} },
    {
      resolve: "@bon-perroquet/administration",
      options: { payments: paymentAccountOptions(env, shopUrl) },
    },
    {
      resolve: "@bon-perroquet/invoices",
      options: {
        ...{ seller: merchant, currentSeller: currentMerchant, readLogo },
        ...{ invoicePrefix: feature("invoice_prefix"), creditNotePrefix: feature("credit_note_prefix") },
      },
    },
    { resolve: "@bon-perroquet/observability", options: {} },
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
        // Authenticator apps show the issuer. With "challenge", a user needs a code to remove the second factor.
        mfa: {
          providers: [{ id: "totp", options: { issuer: merchant.name } }],
          encryption_key: sealingKey(env),
          disable_policy: "challenge",
          recovery_code_count: recoveryCodes,
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
            options: { scheme: vatScheme },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/fulfillment",
      options: {
        providers: [
          { resolve: "@medusajs/medusa/fulfillment-manual", id: "manual" },
          ...extensions.fulfillmentProviders,
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
              from: env.MAIL_FROM,
              fallbackFrom: merchant.email,
              sealingKey: sealingKey(env),
              fromName: merchant.name,
            },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/order",
      // The order number was reserved when the payment page was opened. The number's unique index is the last guard
      // against two orders for one payment.
      options: { generateCustomDisplayId: async (order) => order.metadata?.order_number },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        // Pictures are stored in a bucket if one is configured, otherwise in a folder that the edge serves.
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
                  // Buckets without per-file permissions reject an ACL.
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
                  backend_url: `${ownUrl}/static`,
                  admin_url: env.ADMIN_URL ?? engineUrl,
                },
              },
        ],
      },
    },
  ],
})
