import type { SoldTexts } from "."

export const de: SoldTexts = {
  title: "Gutschein",
  hello: (name) => `Guten Tag ${name},`,
  labels: {
    amount: "Betrag",
    code: "Code",
    from: "Von",
    to: "Für",
    until: "Gültig bis",
    number: "Nummer",
    sent: "Verschickt am",
  },
  atOnce: "sofort",
  card: {
    subject: (giver) => `${giver} schenkt Ihnen einen Gutschein`,
    text: (giver, amount, shop) => `${giver} schenkt Ihnen einen Gutschein über ${amount} für ${shop}.`,
    how: "Geben Sie den Code beim Bezahlen ein. Sie können den Betrag in mehreren Bestellungen ausgeben. Bewahren Sie den Code gut auf: Wer ihn kennt, kann den Gutschein einlösen.",
    action: "Zum Shop",
    footer:
      "Sie erhalten diese Nachricht, weil ein Kunde des Shops Ihre E-Mail-Adresse eingegeben hat. Wir senden Ihnen sonst nichts.",
  },
  receipt: {
    subject: (number) => `Beleg für Ihren Gutschein ${number}`,
    toRecipient: (recipient) => `Vielen Dank. Wir senden den Gutschein per E-Mail an ${recipient}.`,
    toBuyer:
      "Vielen Dank. Sie erhalten den Gutschein in einer eigenen E-Mail, zum Ausdrucken oder Weitergeben.",
    vat: "Beim Verkauf des Gutscheins fällt keine Mehrwertsteuer an. Die Artikel, die er bezahlt, enthalten sie.",
    withdrawal:
      "Solange nichts ausgegeben wurde, können Sie den Kauf binnen 14 Tagen widerrufen. Antworten Sie dazu auf diese Nachricht.",
  },
  returned: {
    subject: (number) => `Ihr Gutschein ${number} wird erstattet`,
    text: (amount) =>
      `Wir haben den Gutschein beendet und erstatten ${amount} über die verwendete Zahlungsart. Je nach Bank dauert das 5 bis 10 Tage.`,
  },
  printed: (address) =>
    `Geben Sie den Code beim Bezahlen auf ${address} ein. Sie können den Betrag in mehreren Bestellungen ausgeben.`,
}
