import type { Texts } from "."

export const de: Texts = {
  describe: (days) => ({
    name: "Banküberweisung",
    text: `Sie überweisen den Betrag selbst; wir reservieren Ihre Artikel ${days} Tage lang und versenden, sobald er eingegangen ist.`,
  }),
  confirm: (by) =>
    `Bestätigen Sie zuerst Ihre Bestellung bis ${by} Uhr mit der Schaltfläche in unserer E-Mail: Sonst wird die Bestellung storniert und nichts für Sie reserviert.`,
  instructions: (amount, until) =>
    `Überweisen Sie ${amount} mit genau dieser Mitteilung bis ${until}. Wir versenden, sobald das Geld eingegangen ist; nach diesem Tag wird die Bestellung storniert.`,
  offer:
    "Zahlen Sie lieber per Überweisung? Überweisen Sie den Betrag auf dieses Konto, mit genau dieser Mitteilung: Wir versenden, sobald er eingegangen ist.",
  due: "Zahlungseingang bis",
  reminder: (number, until) => ({
    subject: `Ihre Bestellung ${number} wartet auf Ihre Überweisung`,
    paragraphs: [
      `Ihre Überweisung für die Bestellung ${number} ist noch nicht bei uns eingegangen. Ihre Artikel bleiben bis ${until} reserviert; nach diesem Tag wird die Bestellung storniert.`,
      "Falls Sie in den letzten zwei Werktagen überwiesen haben, brauchen Sie nichts zu tun.",
    ],
    action: "Meine Bestellung ansehen",
  }),
}
