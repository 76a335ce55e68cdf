import type { Language } from "@bon-perroquet/contract"

interface Parties {
  /** Name of the shop. */
  shop: string
  company: string
  vat_number: string
  /** Whether the shop charges payment tokens that the assistant sends. */
  isCharged: boolean
}

/** Text that a business agrees to. Agreements store it, so that a later change does not affect them. */
export const WORDING: Record<Language, (parties: Parties) => string> = {
  fr: ({ shop, company, vat_number, isCharged }) =>
    `${company} (${vat_number}) accepte qu’un assistant qui envoie la clé de cet accord passe commande chez ${shop} en son nom, avec obligation de paiement, sans appuyer sur le bouton de commande. ` +
    "L’assistant voit le total avant la commande. La boutique refuse toute commande d’un autre montant. " +
    (isCharged
      ? "Chaque commande se paie par virement, ou avec un jeton de paiement de Stripe que l’assistant envoie. La boutique débite alors exactement ce total. "
      : "Rien n’est débité\u00A0: chaque commande se paie par virement. ") +
    `${company} garde la clé secrète et peut mettre fin à cet accord à tout moment dans son compte.`,
  nl: ({ shop, company, vat_number, isCharged }) =>
    `${company} (${vat_number}) gaat ermee akkoord dat een assistent die de sleutel van deze overeenkomst stuurt, in zijn naam en met betalingsverplichting bij ${shop} bestelt, zonder op de bestelknop te drukken. ` +
    "De assistent ziet het totaal vóór de bestelling. De winkel weigert elke bestelling met een ander bedrag. " +
    (isCharged
      ? "Elke bestelling wordt betaald per overschrijving, of met een betaaltoken van Stripe dat de assistent stuurt. De winkel schrijft dan precies dat totaal af. "
      : "Er wordt niets afgeschreven: elke bestelling wordt per overschrijving betaald. ") +
    `${company} houdt de sleutel geheim en kan deze overeenkomst op elk moment in zijn account beëindigen.`,
  en: ({ shop, company, vat_number, isCharged }) =>
    `${company} (${vat_number}) agrees that an assistant that sends the key of this agreement places orders at ${shop} in its name, with the obligation to pay, without pressing the order button. ` +
    "The assistant sees the total before the order. The shop refuses any order with another amount. " +
    (isCharged
      ? "Each order is paid by bank transfer, or with a payment token of Stripe that the assistant sends. The shop then charges exactly this total. "
      : "Nothing is charged: each order is paid by bank transfer. ") +
    `${company} keeps the key secret, and can end this agreement in its account at any time.`,
  de: ({ shop, company, vat_number, isCharged }) =>
    `${company} (${vat_number}) stimmt zu, dass ein Assistent, der den Schlüssel dieser Vereinbarung sendet, in ihrem Namen und mit Zahlungspflicht bei ${shop} bestellt, ohne den Bestellknopf zu drücken. ` +
    "Der Assistent sieht die Summe vor der Bestellung. Der Shop lehnt jede Bestellung mit einem anderen Betrag ab. " +
    (isCharged
      ? "Jede Bestellung wird per Überweisung bezahlt oder mit einem Zahlungstoken von Stripe, das der Assistent sendet. Der Shop bucht dann genau diese Summe ab. "
      : "Nichts wird abgebucht: jede Bestellung wird per Überweisung bezahlt. ") +
    `${company} hält den Schlüssel geheim und kann diese Vereinbarung jederzeit im Konto beenden.`,
}
