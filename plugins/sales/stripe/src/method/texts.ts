import type { MethodDescription } from "@bon-perroquet/checkout/methods"
import { DEFAULT_LANGUAGE, languageOf, type Language } from "@bon-perroquet/contract/sets"

export const languageIn = (locale: string | null): Language => languageOf(locale ?? "") ?? DEFAULT_LANGUAGE

const WORDS: Record<Language, { card: string; text: string }> = {
  fr: { card: "Carte", text: "Vous payez tout de suite, sur la page sécurisée de Stripe." },
  nl: { card: "Kaart", text: "U betaalt meteen, op de beveiligde pagina van Stripe." },
  en: { card: "Card", text: "You pay at once, on Stripe’s secure page." },
  de: { card: "Karte", text: "Sie zahlen sofort, auf der gesicherten Seite von Stripe." },
}

/** Names of the payment methods other than cards. Wallets count as cards. */
const OTHERS = ["Bancontact", "iDEAL | Wero", "PayPal"]

/** Returns a name such as "Carte, Bancontact ou PayPal". @param marks names of the accepted methods */
export function describe(language: Language, marks: readonly string[]): MethodDescription {
  const { card, text } = WORDS[language]
  const names = [card, ...OTHERS.filter((name) => marks.includes(name))]
  return { name: new Intl.ListFormat(language, { type: "disjunction" }).format(names), text }
}

/** Texts that the shop adds to the payment page. Stripe provides the others. */
const TEXTS: Record<Language, { delivery: string; order: string; keeps: string }> = {
  fr: {
    delivery: "Livraison",
    order: "Commande",
    keeps:
      "Vous acceptez que cette carte soit débitée à chaque livraison régulière, du montant annoncé par e-mail trois jours avant, jusqu’à ce que vous y mettiez fin. Vous pouvez y mettre fin quand vous voulez, en un clic.",
  },
  nl: {
    delivery: "Levering",
    order: "Bestelling",
    keeps:
      "U gaat ermee akkoord dat bij elke terugkerende levering het bedrag dat wij u drie dagen vooraf mailen, van deze kaart wordt afgeschreven, tot u ermee stopt. Stoppen kan op elk moment, met één klik.",
  },
  en: {
    delivery: "Delivery",
    order: "Order",
    keeps:
      "You agree that this card is charged for each repeat delivery, with the amount that we e-mail you three days before, until you end it. You can end it at any time, with one click.",
  },
  de: {
    delivery: "Lieferung",
    order: "Bestellung",
    keeps:
      "Sie stimmen zu, dass diese Karte bei jeder regelmäßigen Lieferung mit dem Betrag belastet wird, den wir drei Tage vorher per E-Mail ankündigen, bis Sie sie beenden. Das geht jederzeit, mit einem Klick.",
  },
}

export const textsFor = (locale: string | null) => TEXTS[languageIn(locale)]
