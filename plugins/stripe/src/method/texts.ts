import type { MethodDescription } from "@bon-perroquet/checkout/methods"
import { DEFAULT_LANGUAGE, languageOf, type Language } from "@bon-perroquet/languages/locales"

/** The shop's language of an engine's locale ("nl-NL"). */
export const languageIn = (locale: string | null): Language => languageOf(locale ?? "") ?? DEFAULT_LANGUAGE

/** What the shopper chooses it by. */
export const DESCRIPTIONS: Record<Language, MethodDescription> = {
  fr: { name: "Carte ou Bancontact", text: "Vous payez tout de suite, sur la page sécurisée de Stripe." },
  nl: { name: "Kaart of Bancontact", text: "U betaalt meteen, op de beveiligde pagina van Stripe." },
  en: { name: "Card or Bancontact", text: "You pay at once, on Stripe’s secure page." },
  de: { name: "Karte oder Bancontact", text: "Sie zahlen sofort, auf der gesicherten Seite von Stripe." },
}

/** The few words of ours on the payment page; Stripe writes the rest in the session's locale. */
const TEXTS: Record<Language, { delivery: string; order: string }> = {
  fr: { delivery: "Livraison", order: "Commande" },
  nl: { delivery: "Levering", order: "Bestelling" },
  en: { delivery: "Delivery", order: "Order" },
  de: { delivery: "Lieferung", order: "Bestellung" },
}

export const textsFor = (locale: string | null) => TEXTS[languageIn(locale)]
