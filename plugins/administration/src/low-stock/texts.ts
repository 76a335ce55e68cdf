import type { Language } from "@bon-perroquet/languages/locales"

interface Texts {
  greeting: string
  subject: (count: number) => string
  text: (count: number) => string
  left: (count: number) => string
  more: (count: number) => string
  action: string
}

export const TEXTS: Record<Language, Texts> = {
  fr: {
    greeting: "Bonjour,",
    subject: (count) => (count === 1 ? "Un article bientôt épuisé" : `${count} articles bientôt épuisés`),
    text: (count) =>
      count === 1
        ? "Le stock de cet article vient de passer sous son seuil."
        : "Le stock de ces articles vient de passer sous leur seuil.",
    left: (count) => (count <= 0 ? "épuisé" : count === 1 ? "1 unité" : `${count} unités`),
    more: (count) => (count === 1 ? "Et un autre article." : `Et ${count} autres articles.`),
    action: "Voir les produits",
  },
  nl: {
    greeting: "Dag,",
    subject: (count) =>
      count === 1 ? "Eén artikel bijna uitverkocht" : `${count} artikelen bijna uitverkocht`,
    text: (count) =>
      count === 1
        ? "De voorraad van dit artikel is onder de drempel gezakt."
        : "De voorraad van deze artikelen is onder de drempel gezakt.",
    left: (count) => (count <= 0 ? "uitverkocht" : count === 1 ? "1 stuk" : `${count} stuks`),
    more: (count) => (count === 1 ? "En nog één artikel." : `En nog ${count} artikelen.`),
    action: "Naar de producten",
  },
  en: {
    greeting: "Hello,",
    subject: (count) => (count === 1 ? "One article is running low" : `${count} articles are running low`),
    text: (count) =>
      count === 1
        ? "The stock of this article has fallen to its threshold."
        : "The stock of these articles has fallen to their thresholds.",
    left: (count) => (count <= 0 ? "sold out" : count === 1 ? "1 unit" : `${count} units`),
    more: (count) => (count === 1 ? "And one more article." : `And ${count} more articles.`),
    action: "See the products",
  },
  de: {
    greeting: "Guten Tag,",
    subject: (count) =>
      count === 1 ? "Ein Artikel ist bald ausverkauft" : `${count} Artikel sind bald ausverkauft`,
    text: (count) =>
      count === 1
        ? "Der Bestand dieses Artikels hat seine Schwelle erreicht."
        : "Der Bestand dieser Artikel hat ihre Schwelle erreicht.",
    left: (count) => (count <= 0 ? "ausverkauft" : count === 1 ? "1 Stück" : `${count} Stück`),
    more: (count) => (count === 1 ? "Und ein weiterer Artikel." : `Und ${count} weitere Artikel.`),
    action: "Zu den Produkten",
  },
}
