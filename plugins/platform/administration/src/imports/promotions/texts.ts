import type { Language } from "@bon-perroquet/contract"
import type { PromotionCode } from "../../modules/product-import"

type Texts = Record<PromotionCode, (about: string) => string>

export const PROMOTION_TEXTS: Record<Language, Texts> = {
  fr: {
    promotion_inexpressible: (condition) =>
      `Les promotions de cette boutique n’ont pas cette condition : ${condition}.`,
    promotion_off: () => "L’ancienne boutique a désactivé ce code.",
    promotion_used_up: () => "Ce code est épuisé dans l’ancienne boutique.",
    promotion_known: (code) => `La promotion « ${code} » existe déjà, avec d’autres valeurs.`,
    promotion_used: () => "Des commandes utilisent déjà cette promotion.",
    target_unknown: (name) => `Aucun produit et aucune catégorie ne correspond à « ${name} ».`,
    list_unknown: (name) => `Aucune liste de prix, ou plusieurs, ne s’appelle « ${name} ».`,
  },
  nl: {
    promotion_inexpressible: (condition) =>
      `De acties van deze winkel kennen deze voorwaarde niet: ${condition}.`,
    promotion_off: () => "De vroegere winkel heeft deze code uitgeschakeld.",
    promotion_used_up: () => "Deze code is in de vroegere winkel opgebruikt.",
    promotion_known: (code) => `De actie “${code}” bestaat al, met andere waarden.`,
    promotion_used: () => "Bestellingen gebruiken deze actie al.",
    target_unknown: (name) => `Geen enkel product en geen enkele categorie komt overeen met “${name}”.`,
    list_unknown: (name) => `Geen enkele prijslijst, of meer dan één, heet “${name}”.`,
  },
  en: {
    promotion_inexpressible: (condition) =>
      `This shop’s promotions do not have this condition: ${condition}.`,
    promotion_off: () => "The former shop has switched this code off.",
    promotion_used_up: () => "This code is used up in the former shop.",
    promotion_known: (code) => `The promotion “${code}” exists already, with other values.`,
    promotion_used: () => "Orders already use this promotion.",
    target_unknown: (name) => `No product and no category matches “${name}”.`,
    list_unknown: (name) => `No price list, or more than one, is named “${name}”.`,
  },
  de: {
    promotion_inexpressible: (condition) =>
      `Die Aktionen dieses Shops kennen diese Bedingung nicht: ${condition}.`,
    promotion_off: () => "Der frühere Shop hat diesen Code ausgeschaltet.",
    promotion_used_up: () => "Dieser Code ist im früheren Shop aufgebraucht.",
    promotion_known: (code) => `Die Aktion „${code}“ gibt es schon, mit anderen Werten.`,
    promotion_used: () => "Bestellungen nutzen diese Aktion schon.",
    target_unknown: (name) => `Kein Produkt und keine Kategorie passt zu „${name}“.`,
    list_unknown: (name) => `Keine Preisliste, oder mehr als eine, heißt „${name}“.`,
  },
}
