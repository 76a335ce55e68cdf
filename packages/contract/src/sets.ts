import merchant from "../../../merchant.json"
import { switchedOn } from "./switched-on"

/**
 * The shop's closed sets. Schemas, types, tables of texts and forms are derived from them: who adds a line here is told by
 * the compiler, or by a test, what else it takes. Nothing but the merchant's settings is imported, so that forms can bundle it.
 */

/**
 * The languages that the shop is shipped in, each with complete texts: its own name, the engine's locale (it refuses a
 * bare "nl"), and the locale that writes its figures and dates as they are written in Belgium, English as in Europe.
 */
const SHIPPED = {
  fr: { name: "Français", locale: "fr-FR", format: "fr-BE" },
  nl: { name: "Nederlands", locale: "nl-NL", format: "nl-BE" },
  en: { name: "English", locale: "en-GB", format: "en-GB" },
  de: { name: "Deutsch", locale: "de-DE", format: "de-BE" },
} as const

export type Language = keyof typeof SHIPPED
export type Locale = (typeof SHIPPED)[Language]["locale"]
/** What is kept may be in any of them: a language that was switched off left invoices and messages behind. */
export const SHIPPED_LANGUAGES = Object.keys(SHIPPED) as [Language, ...Language[]]
/** Its texts are the engine's own fields; where another language has none, this one stands in, field by field. */
export const DEFAULT_LANGUAGE = "fr" satisfies Language
const settings: { languages?: readonly string[] } = merchant
/** Switched on where merchant.json says nothing: the contract's. */
const USUAL_LANGUAGES: readonly Language[] = ["fr", "nl", "en"]
/**
 * The languages that the merchant has switched on, in the order of the shipped ones. All that the shop offers, asks for
 * and understands is derived from them. A type that has a field for each language has one for those that are off as well:
 * read such fields by this list.
 */
export const LANGUAGES = switchedOn(settings.languages ?? USUAL_LANGUAGES, SHIPPED_LANGUAGES)
export type TranslatedLanguage = Exclude<Language, typeof DEFAULT_LANGUAGE>
export const TRANSLATED_LANGUAGES = LANGUAGES.filter(
  (language): language is TranslatedLanguage => language !== DEFAULT_LANGUAGE,
)

/** Something of each language. */
export const perLanguage = <L extends Language, T>(
  languages: readonly L[],
  of: (language: L) => T,
): Record<L, T> => Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<L, T>

/** The engine's locale of each, and the one that writes figures and dates. */
export const LOCALE_OF = perLanguage(SHIPPED_LANGUAGES, (language): Locale => SHIPPED[language].locale)
export const FORMAT_LOCALE_OF = perLanguage(SHIPPED_LANGUAGES, (language): string => SHIPPED[language].format)
/** What each calls itself. */
export const NAME_OF = perLanguage(SHIPPED_LANGUAGES, (language): string => SHIPPED[language].name)
/** What one language calls another: "néerlandais". */
export const languageName = (of: Language, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: "language" }).of(of) ?? NAME_OF[of]

/** A field in every language that is switched on, flat: `name_fr`, `name_nl` … */
export type InLanguages<Field extends string, T> = Record<`${Field}_${Language}`, T>
/** @param of what the field holds in a language */
export function inLanguages<Field extends string, T>(
  field: Field,
  of: (language: Language) => T,
): InLanguages<Field, T> {
  const texts: Record<string, T> = {}
  for (const language of LANGUAGES) texts[`${field}_${language}`] = of(language)
  return texts as InLanguages<Field, T>
}

/**
 * Countries that a merchant can open, ISO 3166-1 alpha-2: the European Union's, to which a parcel passes no customs. Which
 * of them are open the engine knows: GET /api/delivery/countries.
 */
export const DELIVERY_COUNTRIES = [
  ...(["AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES"] as const),
  ...(["FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU"] as const),
  ...(["LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK"] as const),
] as const
export type DeliveryCountry = (typeof DELIVERY_COUNTRIES)[number]
export const DEFAULT_COUNTRY: DeliveryCountry = "BE"

/** Of an order, in the order in which they are reached; a cancelled one may come after any. */
export const ORDER_STATUSES = ["pending", "paid", "preparing", "shipped", "delivered", "cancelled"] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whether a payment has arrived, in the words of the contract, which are Stripe's. */
export const PAYMENT_STATUSES = ["paid", "unpaid", "no_payment_required"] as const
/** How the page stands on which it is paid. */
export const PAYMENT_PAGE_STATUSES = ["open", "complete", "expired"] as const

export const DOCUMENT_KINDS = ["invoice", "credit_note"] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Why goods come back, in the engine's words: sent back, broken, or for others. */
export const RETURN_KINDS = ["return", "claim", "exchange"] as const
/** How far goods that are to come back have come; "not_awaited": they are broken, and nobody wants them back. */
export const RETURN_STATES = [
  "requested",
  "partially_received",
  "received",
  "not_awaited",
  "canceled",
] as const

/** Whose doing a refund is: the shop's, somebody's in Stripe's dashboard, or the customer's bank's, which decided a dispute. */
export const REFUND_ORIGINS = ["shop", "stripe", "dispute"] as const
export type RefundOrigin = (typeof REFUND_ORIGINS)[number]

/** On its way to the customer, given back, or sent back by the customer's bank. */
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
/** Kinds of delivery that go to a point which the shopper chooses. */
export const POINT_KINDS = ["pickup_point", "locker"] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** Kinds of delivery; a parcel goes to a point of the carrier's in all but the first. */
export const DELIVERY_KINDS = ["home", ...POINT_KINDS] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** Of an administrator. What each may do is in rights.ts. */
export const ROLES = ["owner", "orders", "goods", "accounting"] as const
export type Role = (typeof ROLES)[number]

/** What a promotion takes something off. */
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

/** How a caller proves who they are. A secret API key cannot: only a `sign_in` of a person can. */
export const PROOFS = ["password", "code", "sign_in"] as const
export type Proof = (typeof PROOFS)[number]
