import { declaredFeatures } from "../../../../backend/features.js"

/**
 * Returns the default of a feature's variable as text. Undefined for an empty default.
 * @param {import("@bon-perroquet/contract/features").FeatureDeclaration} declaration
 */
const defaultOf = ({ kind, default: value }) => {
  if (kind === "switch") return value ? "on" : "off"
  return Array.isArray(value) || value === 0 ? undefined : String(value)
}

/** @type {import("./index.mjs").Variable[]} */
const FEATURE_VARIABLES = Object.values(declaredFeatures()).flatMap((declaration) => {
  const { variable: name, meaning = "", example = "" } = declaration
  const value = defaultOf(declaration)
  return name ? [{ name, meaning, ...(value && { default: value }), example }] : []
})

/** @type {import("./index.mjs").Group[]} */
export const SELLING = [
  {
    title: "Payment",
    variables: [
      {
        name: "STRIPE_API_KEY",
        meaning:
          "Secret key of Stripe. It overrides the one of the dashboard (`/admin/settings/payments`). Without either, `npm start` uses the bundled emulator.",
        example: "",
        secret: true,
      },
      {
        name: "STRIPE_WEBHOOK_SECRET",
        meaning:
          "Signing secret of the webhook endpoint `SHOP_URL/api/payments/webhook`, with `STRIPE_API_KEY` only.",
        example: "",
        secret: true,
      },
      {
        name: "FRAUD_HOLD",
        meaning:
          "Puts new orders on hold from this risk level of Stripe Radar: `elevated` or `highest`. Unset, no order is held.",
        example: "highest",
      },
      {
        name: "FRAUD_HOLD_ATTEMPTS",
        meaning: "Puts new orders on hold after this number of declined attempts to pay.",
        example: "4",
      },
      {
        name: "FRAUD_HOLD_CARD_COUNTRIES",
        meaning:
          "Puts new orders on hold if the card is neither from the country of delivery nor from these countries. Unset, the card's country holds no order.",
        example: "BE,DE,FR,LU,NL",
      },
      {
        name: "STRIPE_PAYMENT_INTENTS",
        meaning: "`true` lets clients of the Store API show a card field instead of Stripe's page.",
        example: "true",
      },
      {
        name: "STRIPE_PROFILE",
        meaning:
          "Id of your Stripe profile. Assistants of [businesses that agree](assistants.md#agentic-commerce-protocol) can then pay with tokens.",
        example: "profile_61TU90n",
      },
      {
        name: "TRANSFERS_PER_EMAIL",
        meaning: "Orders of one e-mail address that may wait for a bank transfer at the same time.",
        default: "3",
        example: "3",
      },
      {
        name: "TRANSFERS_PER_NETWORK",
        meaning: "The same limit for one network: an IPv4 address or an IPv6 /64.",
        default: "6",
        example: "6",
      },
      {
        name: "CHECKOUT_OPENINGS",
        meaning: "Payment pages that one engine process opens at the same time. Further ones wait.",
        default: "2",
        example: "2",
      },
      {
        name: "CHECKOUT_RECONCILE_SECONDS",
        meaning: "Interval at which jobs look for unfinished payments.",
        default: "60",
        example: "60",
      },
      {
        name: "JOB_INTERVAL_SECONDS",
        meaning: "Interval of all jobs that finish interrupted work.",
        default: "`CHECKOUT_RECONCILE_SECONDS`",
        example: "60",
      },
      {
        name: "ALERT_AFTER_SECONDS",
        meaning: "Time for which the shop retries before it alerts a person.",
        default: "600",
        example: "600",
      },
    ],
  },
  {
    title: "Functions",
    note: "The dashboard has these settings, too, under `/admin/settings/features`. A variable overrides the dashboard, which then shows its name.",
    variables: FEATURE_VARIABLES,
  },
  {
    title: "Features",
    variables: [
      {
        name: "REPEAT_DELIVERIES_AT_ONCE",
        meaning: "Subscription deliveries that one engine process handles at the same time.",
        default: "2",
        example: "2",
      },
      {
        name: "PRODUCT_INFORMATION",
        meaning: "`off` disables [mandatory product information](product-information.md).",
        default: "on",
        example: "off",
      },
      {
        name: "BOUGHT_TOGETHER",
        meaning: "Minimum number of buyers before a pair of products is shown. `off` disables it.",
        default: "3",
        example: "5",
      },
    ],
  },
  {
    title: "Services",
    variables: [
      {
        name: "SMTP_URL",
        meaning:
          "Mail server. It overrides the one of the dashboard (`/admin/settings/mail-server`). Without either, e-mail stays in the shop, where administrators read it.",
        example: "smtp://user:password@host:587",
        secret: true,
      },
      {
        name: "MAIL_FROM",
        meaning: "Sender address.",
        default: "the merchant's",
        example: "shop@shop.example",
      },
      {
        name: "MAIL_DELIVERY_SECONDS",
        meaning: "Interval at which waiting e-mail is sent.",
        default: "10",
        example: "10",
      },
      {
        name: "BPOST_ACCOUNT",
        meaning: "Account of bpost's Shipping Manager, with which the dashboard prints labels.",
        example: "123456",
      },
      {
        name: "BPOST_PASSPHRASE",
        meaning: "Passphrase of this account (Admin → General settings).",
        example: "",
        secret: true,
      },
      {
        name: "BPOST_POINTS_URL",
        meaning: "Locator of pick-up points. `off` offers no delivery to a point.",
        default: "bpost's public locator",
        example: "off",
      },
      {
        name: "BPOST_POINTS_KEY",
        meaning: "Key of another locator, for example https://pudo.bpost.cloud/Locator.",
        example: "",
        secret: true,
      },
      {
        name: "SENDCLOUD_PUBLIC_KEY",
        meaning:
          "Public key of an API integration of [Sendcloud](../plugins/fulfilment/sendcloud/README.md).",
        example: "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0",
      },
      { name: "SENDCLOUD_SECRET_KEY", meaning: "Secret key of this integration.", example: "", secret: true },
      {
        name: "SENDCLOUD_SERVICES",
        meaning: "Services of Sendcloud: country, delivery kind and shipping option, separated by commas.",
        example: "NL home postnl:standard",
      },
      {
        name: "SENDCLOUD_NAME",
        meaning: "Name of the carrier that customers see.",
        default: "Sendcloud",
        example: "PostNL",
      },
      {
        name: "PEPPOL_ACCESS_POINT",
        meaning: "`e-invoice.be` sends [structured invoices](business.md#peppol) to Belgian businesses.",
        example: "e-invoice.be",
      },
      { name: "PEPPOL_API_KEY", meaning: "API key of the access point.", example: "", secret: true },
      {
        name: "PEPPOL_WEBHOOK_SECRET",
        meaning: "Signing secret of the access point's webhook. Without it, the shop polls.",
        example: "",
        secret: true,
      },
      {
        name: "ACP_SECRET",
        meaning:
          "Secret that you share with a platform of the [Agentic Commerce Protocol](assistants.md#agentic-commerce-protocol). It signs requests and events.",
        example: "",
        secret: true,
      },
      {
        name: "ACP_EVENTS_URL",
        meaning: "Address of the platform for events of orders that its assistants prepared.",
        example: "https://platform.example/agentic_checkout/webhooks/order_events",
      },
      {
        name: "WEBHOOK_PRIVATE_HOSTS",
        meaning:
          "Hosts of the private network that [webhooks](extending/webhooks.md) may reach, separated by commas.",
        example: "erp.internal",
      },
      {
        name: "STRIPE_API_BASE",
        meaning: "Address of an emulator instead of Stripe.",
        example: "http://localhost:9100",
      },
      {
        name: "STRIPE_DASHBOARD_API_BASE",
        meaning: "Address of an emulator instead of Stripe for the key of the dashboard. Tests set it.",
        example: "http://localhost:9100",
      },
      {
        name: "BPOST_API_BASE",
        meaning: "Address of an emulator instead of bpost.",
        example: "http://localhost:9200",
      },
      {
        name: "SENDCLOUD_API_BASE",
        meaning: "Address of an emulator instead of Sendcloud.",
        example: "http://localhost:9151",
      },
      {
        name: "BREVO_API_BASE",
        meaning: "Address of an emulator instead of [Brevo](coming-back.md#newsletter-at-brevo).",
        example: "http://localhost:9152",
      },
      {
        name: "VIES_API_BASE",
        meaning: "Address of an emulator instead of VIES.",
        example: "http://localhost:9300/vies",
      },
      {
        name: "PEPPOL_API_BASE",
        meaning: "Address of an emulator instead of the access point.",
        example: "http://localhost:9300/e-invoice",
      },
    ],
  },
]
