import type { InvoiceTexts } from "."

export const de: InvoiceTexts = {
  describe: {
    name: "Auf Rechnung",
    text: "Wir versenden sofort. Sie zahlen die Rechnung per Überweisung, spätestens am Fälligkeitstag.",
  },
  instructions: (amount, until) =>
    `Überweisen Sie ${amount} mit genau dieser Mitteilung, spätestens am ${until}. Wir versenden Ihre Bestellung, ohne auf das Geld zu warten.`,
  due: "Fällig am",
  reminder: (order, amount, until, step, blocks) => ({
    subject: `${step === 1 ? "Erinnerung" : step === 2 ? "Zweite Erinnerung" : "Letzte Erinnerung"}: Die Rechnung zur Bestellung ${order} ist offen`,
    paragraphs: [
      `Die Rechnung zu Ihrer Bestellung ${order} war am ${until} fällig. ${amount} sind noch offen.`,
      ...(blocks ? ["Bis sie bezahlt ist, können Sie nicht mehr auf Rechnung bestellen."] : []),
      "Falls Sie in den letzten zwei Werktagen überwiesen haben, brauchen Sie nichts zu tun.",
    ],
    action: "Meine Bestellung ansehen",
  }),
  statement: {
    title: "Kontoauszug",
    facts: {
      customer: "Kunde",
      day: "Datum",
      limit: "Kreditlimit",
      balance: "Offener Saldo",
      overdue: "Überfällig",
      account: "Konto (IBAN)",
    },
    columns: { day: "Datum", entry: "Vorgang", order: "Bestellung", amount: "Betrag", balance: "Saldo" },
    kinds: { invoice: "Rechnung", credit: "Gutschrift", payment: "Zahlung", payout: "Rückzahlung" },
  },
}
