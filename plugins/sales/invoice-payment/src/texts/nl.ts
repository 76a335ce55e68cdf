import type { InvoiceTexts } from "."

export const nl: InvoiceTexts = {
  describe: {
    name: "Op factuur",
    text: "We verzenden meteen. U betaalt de factuur met een overschrijving, uiterlijk op de vervaldag.",
  },
  instructions: (amount, until) =>
    `Schrijf ${amount} over met precies deze mededeling, uiterlijk op ${until}. We verzenden uw bestelling zonder op de betaling te wachten.`,
  due: "Vervaldag",
  reminder: (order, amount, until, step, blocks) => ({
    subject: `${step === 1 ? "Herinnering" : step === 2 ? "Tweede herinnering" : "Laatste herinnering"}: de factuur van bestelling ${order} is nog niet betaald`,
    paragraphs: [
      `De factuur van uw bestelling ${order} verviel op ${until}. Er staat nog ${amount} open.`,
      ...(blocks ? ["Zolang ze niet betaald is, kunt u niet meer op factuur bestellen."] : []),
      "Hebt u de voorbije twee werkdagen overgeschreven, dan hoeft u niets te doen.",
    ],
    action: "Mijn bestelling bekijken",
  }),
  statement: {
    title: "Rekeningoverzicht",
    facts: {
      customer: "Klant",
      day: "Datum",
      limit: "Kredietlimiet",
      balance: "Te betalen saldo",
      overdue: "Vervallen",
      account: "Rekening (IBAN)",
    },
    columns: { day: "Datum", entry: "Verrichting", order: "Bestelling", amount: "Bedrag", balance: "Saldo" },
    kinds: { invoice: "Factuur", credit: "Krediet", payment: "Betaling", payout: "Terugstorting" },
  },
}
