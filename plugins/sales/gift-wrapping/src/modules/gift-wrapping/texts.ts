import type { ExtraDescription } from "@bon-perroquet/checkout/extras"
import type { Language } from "@bon-perroquet/contract/sets"

export const TEXTS: Record<Language, ExtraDescription> = {
  fr: {
    name: "Emballage cadeau",
    text: "Nous emballons votre commande dans du papier cadeau.",
  },
  nl: {
    name: "Cadeauverpakking",
    text: "We pakken uw bestelling in cadeaupapier.",
  },
  en: {
    name: "Gift wrapping",
    text: "We wrap your order in gift paper.",
  },
  de: {
    name: "Geschenkverpackung",
    text: "Wir packen Ihre Bestellung in Geschenkpapier.",
  },
}
