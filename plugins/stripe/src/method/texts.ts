import { resolveLanguage, type Language } from "./language"

/** The few words of ours on the payment page; Stripe writes the rest in the session's locale. */
const TEXTS: Record<Language, { delivery: string; order: string }> = {
  fr: { delivery: "Livraison", order: "Commande" },
  nl: { delivery: "Levering", order: "Bestelling" },
  en: { delivery: "Delivery", order: "Order" },
}

export const textsFor = (locale: string | null) => TEXTS[resolveLanguage(locale)]
