/** Highest stock that the shop shows as low. */
export const LOW_STOCK_THRESHOLD = 5
export const FEATURED_PRODUCTS = 6
/**
 * Default time of dispatch: working days after the day of the order. Orders after `cut_off` (time in Belgium) count for
 * the next working day.
 */
export const DISPATCH = { cut_off: "12:00", min_days: 2, max_days: 3 } as const

/** Category of a search in all categories. */
export const ALL_CATEGORIES = "all"
/**
 * Sort orders of a product list. Relevance needs search words. Without them, the catalogue's order applies.
 */
export const PRODUCT_SORTS = ["relevance", "featured", "price_asc", "price_desc", "name", "newest"] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const PRODUCTS_PER_PAGE = 24
export const MAX_PRODUCTS_PER_PAGE = 100
export const MAX_SEARCH_LENGTH = 120

export const DEFAULT_UNIT_LABEL = "€/kg"

/** Highest quantity of a cart line, independent of the stock. */
export const MAX_LINE_QUANTITY = 10_000

/** Polling of the payment status on the success page. */
export const PAYMENT_POLL = { intervalMs: 2_000, attempts: 10 } as const

/**
 * Session id of a cart. The browser creates it from a timestamp and random characters, so that it cannot be
 * guessed.
 */
export const SESSION_ID_PATTERN = /^[A-Za-z0-9_-]{8,128}$/

export const XSRF_COOKIE = "XSRF-TOKEN"
/**
 * Marks a browser in which somebody signed in before. Failed attempts from other browsers cannot lock this browser out.
 */
export const KNOWN_DEVICE_COOKIE = "known_device"
export const XSRF_HEADER = "X-XSRF-TOKEN"

export const STORAGE_KEYS = {
  authToken: "authToken",
  userData: "userData",
  sessionId: "sessionId",
  language: "language",
  cookiesChoice: "bp_cookies_choice",
  cookiesDate: "bp_cookies_date",
  /** Allowed consent groups, as JSON. */
  cookiesPreferences: "bp_cookies_preferences",
  /** Ids of a visitor's favourites, as JSON. Only if the visitor is not signed in. */
  favourites: "bp_favourites",
  /** An administrator's saved views of the order list and their hidden columns, as JSON. */
  orderList: "bp_order_list",
  /** Code of the storefront that an administrator chose in the dashboard. */
  channel: "bp_channel",
} as const

/** Keys of the browser's session storage. They are deleted with the tab. */
export const SESSION_STORAGE_KEYS = {
  checkoutDraft: "bp_checkout_draft",
  formDrafts: "bp_form_drafts",
} as const

/** Groups of stored entries that need consent. Essential entries need none. */
export const CONSENT_GROUPS = ["preferences", "analytics", "marketing"] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/** Groups of cookies that a visitor must accept before the merchant's tags (scripts such as Matomo) load. */
export const TAG_GROUPS = ["analytics", "marketing"] as const satisfies readonly ConsentGroup[]
export type TagGroup = (typeof TAG_GROUPS)[number]
/**
 * Cookie with the allowed groups that have a tag, for example "analytics.marketing". The edge adapts the content security
 * policy to it. Absent in shops without tags.
 */
export const CONSENT_COOKIE = "bp_cookies_groups"

/** Entries that need consent, by group. They are deleted if the visitor withdraws the consent. */
export const OPTIONAL_STORAGE_KEYS = {
  preferences: { contact: "bp_preferences_contact", searches: "bp_preferences_searches" },
  analytics: {},
  marketing: {},
} as const satisfies Record<ConsentGroup, Record<string, string>>

/**
 * Optional services of plugins: back-in-stock alerts, favourites, a product feed, related products, business
 * orders, questions about products, reminders of carts, shopping assistants, payment by invoice, invoices that may be open
 * after it is switched off, gift cards that the shop accepts and sells.
 */
export const SHOP_SERVICES = [
  "back_in_stock",
  "favourites",
  "product_feed",
  "bought_together",
  "business",
  "questions",
  "cart_reminder",
  "newsletter_sync",
  "agents",
  "trade_prices",
  "invoice_payment",
  "open_invoices",
  "gift_cards",
  "quotes",
  "gift_card_sales",
] as const
export type ShopService = (typeof SHOP_SERVICES)[number]
/** The smallest amount in cents that an online payment can collect, by Stripe's rules for euro. */
export const LEAST_PAYMENT_CENTS = 50
/** Limits of a freely chosen amount of a gift card, in cents. */
export const GIFT_CARD_LEAST_CENTS = 500
export const GIFT_CARD_MOST_CENTS = 50_000
/** A gift card can be sent this many days after the purchase at the latest. */
export const GIFT_CARD_MOST_DAYS = 365
export const GIFT_CARD_NAME_LENGTH = 40
export const GIFT_CARD_MESSAGE_LENGTH = 500
/** Months for which a back-in-stock request is stored. The privacy page states the same number. */
export const BACK_IN_STOCK_MONTHS = 6
/** Days for which the consent to a cart reminder is stored. The privacy page states the same number. */
export const CART_REMINDER_DAYS = 30
export const MAX_FAVOURITES = 200
/** Highest number of products in a request for trade prices. */
export const MAX_TRADE_PRODUCTS = 100

/** Names of the personal data parts that optional plugins add to an account's export. */
export const PERSONAL_DATA_PARTS = [
  "assistant_agreements",
  "back_in_stock",
  "cart_reminder",
  "credit_account",
  "favourites",
  "former_orders",
  "gift_cards",
  "imports",
  "newsletter_opt_out",
  "newsletter_sync",
  "questions",
  "quotes",
  "recalls",
  "repeat_deliveries",
  "reviews",
  "segments",
  "store_credit",
] as const
export type PersonalDataPart = (typeof PERSONAL_DATA_PARTS)[number]

/** Minimum length of a customer's new password, in characters. A shop can require more. */
/** What happens if goods of a subscription are not in stock on the day of the delivery. */
export const WHEN_MISSING = ["wait", "skip"] as const
export type WhenMissing = (typeof WHEN_MISSING)[number]

export const MAX_WITHDRAWAL_MESSAGE = 2_000
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 200

/** Webhooks of providers. They are authenticated by signature, without cookies. */
export const WEBHOOKS: readonly string[] = ["/api/payments/webhook", "/api/peppol/events"]

/** Response header with the number of matching rows, on every page. */
export const TOTAL_COUNT_HEADER = "X-Total-Count"
