/** What the shop's contract fixes once for every side: engine, storefront, tests. */

/** Stock from 1 to this many units is announced as low. */
export const LOW_STOCK_THRESHOLD = 5
export const FEATURED_PRODUCTS = 6
/** A parcel leaves within so many working days of its payment. */
export const DISPATCH_WORKING_DAYS = 3

/** What a search's category says when it means none in particular. */
export const ALL_CATEGORIES = "all"
/** Orders of a list of products. Relevance needs words; without any the list is in the catalogue's own order. */
export const PRODUCT_SORTS = ["relevance", "featured", "price_asc", "price_desc", "name", "newest"] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const PRODUCTS_PER_PAGE = 24
export const MAX_PRODUCTS_PER_PAGE = 100
/** The longest search text, in characters. */
export const MAX_SEARCH_LENGTH = 120

export const DEFAULT_UNIT_LABEL = "€/kg"

/** The most of one product a cart line may ask for, whatever the stock. */
export const MAX_LINE_QUANTITY = 10_000

/** How the success page asks whether the payment arrived. */
export const PAYMENT_POLL = { intervalMs: 2_000, attempts: 10 } as const

/** A cart is known by a session id that the browser makes: a timestamp and enough randomness not to be guessed. */
export const SESSION_ID_PATTERN = /^[A-Za-z0-9_-]{8,128}$/

export const XSRF_COOKIE = "XSRF-TOKEN"
/** Tells, at a sign-in, that the person signed in with this browser before: strangers who guess can't lock it out. */
export const KNOWN_DEVICE_COOKIE = "known_device"
export const XSRF_HEADER = "X-XSRF-TOKEN"

/** Keys of the browser's local storage. */
export const STORAGE_KEYS = {
  authToken: "authToken",
  userData: "userData",
  sessionId: "sessionId",
  language: "language",
  cookiesChoice: "bp_cookies_choice",
  cookiesDate: "bp_cookies_date",
  /** Which groups were allowed, as JSON: the detail behind the choice. */
  cookiesPreferences: "bp_cookies_preferences",
  /** Ids of the products that a visitor who is not signed in marked as favourites, as JSON. */
  favourites: "bp_favourites",
  /** An administrator's own views of the list of orders, and the columns they leave out, as JSON. */
  orderList: "bp_order_list",
} as const

/** Keys of the browser's session storage, which ends with its tab. */
export const SESSION_STORAGE_KEYS = {
  /** What was typed at the checkout. */
  checkoutDraft: "bp_checkout_draft",
  /** What was typed in other forms and not saved yet. */
  formDrafts: "bp_form_drafts",
} as const

/** Groups of entries that wait for the visitor's consent; what is essential needs none. */
export const CONSENT_GROUPS = ["preferences", "analytics", "marketing"] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/** What the shop stores with a consent only, by group; withdrawing it deletes them. */
export const OPTIONAL_STORAGE_KEYS = {
  preferences: { contact: "bp_preferences_contact" },
  analytics: {},
  marketing: {},
} as const satisfies Record<ConsentGroup, Record<string, string>>

/**
 * What a plugin that a shop may be without offers shoppers: word of goods that are back, a list of favourites, a file of all goods for
 * search engines, what others bought with a product, orders of businesses.
 */
export const SHOP_SERVICES = [
  "back_in_stock",
  "favourites",
  "product_feed",
  "bought_together",
  "business",
] as const
export type ShopService = (typeof SHOP_SERVICES)[number]
/** Months that a shopper's wish to be told when goods are back is kept; the privacy page says so too. */
export const BACK_IN_STOCK_MONTHS = 6
/** Products that one shopper may mark as favourites. */
export const MAX_FAVOURITES = 200

/** What plugins that a shop may be without keep of people: the names of their parts of an account's export. */
export const PERSONAL_DATA_PARTS = [
  "back_in_stock",
  "favourites",
  "recalls",
  "repeat_deliveries",
  "reviews",
] as const
export type PersonalDataPart = (typeof PERSONAL_DATA_PARTS)[number]

/** Of a password that is chosen, in characters. */
export const PASSWORD_MIN_LENGTH = 8
export const PASSWORD_MAX_LENGTH = 200

/** Where providers tell what happened on their side. A signature is their proof: they have no cookies of ours. */
export const WEBHOOKS: readonly string[] = ["/api/payments/webhook", "/api/peppol/events"]
