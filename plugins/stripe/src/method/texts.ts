import { DEFAULT_LANGUAGE, languageOf, type Language } from "@bon-perroquet/languages/locales"

/** The shop's language of an engine's locale ("nl-NL"). */
export const languageIn = (locale: string | null): Language => languageOf(locale ?? "") ?? DEFAULT_LANGUAGE

/** The few words of ours on the payment page; Stripe writes the rest in the session's locale. */
const TEXTS: Record<Language, { delivery: string; order: string }> = {
  fr: { delivery: "Livraison", order: "Commande" },
  nl: { delivery: "Levering", order: "Bestelling" },
  en: { delivery: "Delivery", order: "Order" },
  de: { delivery: "Lieferung", order: "Bestellung" },
}

export const textsFor = (locale: string | null) => TEXTS[languageIn(locale)]
