import { merchant } from "#merchant"
import { switchedOn } from "./switched-on"

/**
 * Closed sets of the shop. Schemas, types, text tables and forms are derived from them. If you add an entry,
 * the compiler or a test reports what is missing. Imports only the merchant's settings, so that forms can
 * bundle it.
 */

/**
 * Shipped languages with complete texts: the language's name, Medusa's locale (it rejects a bare "nl"), and
 * the locale for numbers and dates in Belgium. English uses European formats.
 */
const SHIPPED = {
  fr: { name: "Français", locale: "fr-FR", format: "fr-BE" },
  nl: { name: "Nederlands", locale: "nl-NL", format: "nl-BE" },
  en: { name: "English", locale: "en-GB", format: "en-GB" },
  de: { name: "Deutsch", locale: "de-DE", format: "de-BE" },
} as const

export type Language = keyof typeof SHIPPED
export type Locale = (typeof SHIPPED)[Language]["locale"]
/** Languages of stored data, such as an invoice in a language that was disabled later. */
export const SHIPPED_LANGUAGES = Object.keys(SHIPPED) as [Language, ...Language[]]
/** Language of Medusa's text fields. It replaces missing texts of other languages, field by field. */
export const DEFAULT_LANGUAGE = "fr" satisfies Language
const settings = (merchant() ?? {}) as { languages?: readonly string[] }
/** Default languages if merchant.json sets none. */
const USUAL_LANGUAGES: readonly Language[] = ["fr", "nl", "en"]
/**
 * Enabled languages, in the order of the shipped ones. Types also have fields for disabled languages, so use this list
 * to read them.
 */
export const LANGUAGES = switchedOn(settings.languages ?? USUAL_LANGUAGES, SHIPPED_LANGUAGES)
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
)

export const perLanguage = <L extends Language, T>(
  languages: readonly L[],
  of: (language: L) => T,
): Record<L, T> => Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<L, T>

export const LOCALE_OF = perLanguage(SHIPPED_LANGUAGES, (language): Locale => SHIPPED[language].locale)
export const FORMAT_LOCALE_OF = perLanguage(SHIPPED_LANGUAGES, (language): string => SHIPPED[language].format)
export const NAME_OF = perLanguage(SHIPPED_LANGUAGES, (language): string => SHIPPED[language].name)
/** Returns the name of a language in another language: "néerlandais". */
export const languageName = (of: Language, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: "language" }).of(of) ?? NAME_OF[of]

/** Parses "nl-BE" or "nl". Returns undefined for languages that are not enabled. */
export function languageOf(locale: string): Language | undefined {
  const [primary] = locale.toLowerCase().split(/[-_]/)
  return LANGUAGES.find((language) => language === primary)
}

/** Flat field for each enabled language: `name_fr`, `name_nl` … */
export type InLanguages<Field extends string, T> = Record<`${Field}_${Language}`, T>
export function inLanguages<Field extends string, T>(
  field: Field,
  of: (language: Language) => T,
): InLanguages<Field, T> {
  const texts: Record<string, T> = {}
  for (const language of LANGUAGES) texts[`${field}_${language}`] = of(language)
  return texts as InLanguages<Field, T>
}

/**
 * Countries that a merchant can open, ISO 3166-1 alpha-2: the European Union, because other countries need customs
 * declarations. GET /api/delivery/countries lists the open ones.
 */
export const DELIVERY_COUNTRIES = [
  ...(["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES"] as const),
  ...(["FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU"] as const),
  ...(["LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"] as const),
] as const
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number]
export const DEFAULT_COUNTRY: DeliveryCountry = "BE"

/** Order statuses, in order. "cancelled" can follow any other status. */
export const ORDER_STATUSES = ["pending", "paid", "preparing", "shipped", "delivered", "cancelled"] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether a payment arrived. The values are those of Stripe. */
export const PAYMENT_STATUSES = ["paid", "unpaid", "no_payment_required"] as const
export const PAYMENT_PAGE_STATUSES = ["open", "complete", "expired"] as const

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Kinds of returns, as in Medusa: return, claim for defective goods, exchange. */
export const RETURN_KINDS = ["return", "claim", "exchange"] as const
/** Return status. "not_awaited": the goods are defective and need not be sent back. */
export const RETURN_STATES = [
  "requested",
  "partially_received",
  "received",
  "not_awaited",
  "canceled",
] as const

/** Origin of a refund: the shop, Stripe's dashboard, or a dispute that the customer's bank decided. */
export const REFUND_ORIGINS = ["shop", "stripe", "dispute"] as const
export type RefundOrigin = (typeof REFUND_ORIGINS)[number]

/** Refund status. "failed": the customer's bank returned the money. */
export const REFUND_STATES = ["pending", "done", "failed"] as const
export type RefundState = (typeof REFUND_STATES)[number]

/**
 * Reasons for a hold. An order with an active hold is not packed, labelled or shipped.
 * The shop places and releases `dispute` itself. An administrator can place all others.
 */
export const HOLD_REASONS = [
  "dispute",
  "payment_review",
  "fraud",
  "address",
  "recall",
  "customer_request",
  "manual",
] as const
export type HoldReason = (typeof HOLD_REASONS)[number]
/** Delivery kinds with a pickup point or locker that the customer chooses. */
export const POINT_KINDS = ["pickup_point", "locker"] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** Delivery kinds. All except "home" go to a point of the carrier. */
export const DELIVERY_KINDS = ["home", ...POINT_KINDS] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Roles of administrators. Their rights are in rights.ts. */
export const ROLES = ["owner", "orders", "goods", "accounting"] as const
export type Role = (typeof ROLES)[number]

export const PROMOTION_TARGETS = ["order", "products", "categories", "delivery"] as const
export type PromotionTarget = (typeof PROMOTION_TARGETS)[number]

/** Substances that cause allergies or intolerances: Regulation (EU) 1169/2011, Annex II, in its order. */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const
export type Allergen = (typeof ALLERGENS)[number]

/**
 * Ways to prove one's identity for a sensitive action: the password, a code of the second factor, or a new sign-in.
 * "sign_in" is required of callers without a session, such as secret API keys.
 */
export const PROOFS = ["password", "code", "sign_in"] as const
export type Proof = (typeof PROOFS)[number]

/** Kinds of balances, which pay a part of an order before another method collects the rest. */
export const BALANCE_KINDS = ["gift_card", "store_credit"] as const
export type BalanceKind = (typeof BALANCE_KINDS)[number]

/**
 * Reasons for an entry of a balance. `credited`: an order was refunded as store credit. `refunded`: a redeemed amount was
 * returned. `transferred`: another card took over the balance.
 */
export const BALANCE_ENTRY_KINDS = [
  "issued",
  "topped_up",
  "credited",
  "redeemed",
  "refunded",
  "adjusted",
  "expired",
  "transferred",
] as const
export type BalanceEntryKind = (typeof BALANCE_ENTRY_KINDS)[number]
