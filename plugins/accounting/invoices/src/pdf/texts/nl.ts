import type { Texts } from "./index"

export const nl: Texts = {
  title: { invoice: "Factuur", credit_note: "Creditnota" },
  number: "Nummer",
  date: "Datum",
  order: "Bestelling",
  orderedOn: "Besteld op",
  corrects: (number, date) => `Verbetert factuur ${number} van ${date}`,
  takesBack: (number, date) => `Trekt creditnota ${number} van ${date} in`,
  billedTo: "Gefactureerd aan",
  columns: {
    description: "Omschrijving",
    quantity: "Aantal",
    unitPrice: "Stukprijs incl. btw",
    vat: "Btw",
    amount: "Bedrag incl. btw",
  },
  discount: (amount) => `Korting: − ${amount}`,
  delivery: "Levering",
  free: "Gratis",
  credited: {
    part: "Gedeeltelijke terugbetaling, artikelen en levering",
    rest: "Terugbetaling van het saldo, artikelen en levering",
    amount: "Gedeeltelijke terugbetaling",
    undone: "Creditnota ingetrokken",
  },
  vatTable: { rate: "Btw-tarief", base: "Excl. btw", vat: "Btw", gross: "Incl. btw" },
  rateOfCountry: (rate, country) => `${rate} (${country})`,
  subtotal: "Totaal excl. btw",
  tax: "Btw",
  total: { invoice: "Totaal incl. btw", credit_note: "Totaal terugbetaald" },
  paidWith: {
    card: "kaart",
    transfer: "overschrijving",
    gift_card: "cadeaubon",
    store_credit: "tegoed",
    account: "op factuur",
  },
  paid: (date, how) => `Betaald op ${date}${how}. U hoeft niets meer te betalen.`,
  paidInPart: (date, how, rest) => `Betaald op ${date}${how}. Nog te betalen: ${rest}.`,
  payable: (day, account, communication) =>
    `Te betalen uiterlijk op ${day} op rekening ${account}, met de mededeling ${communication}.`,
  refunded: (date) => `Terugbetaald op ${date} via de betaalmethode van de bestelling.`,
  givenAsCredit: (date) => `Als tegoed gegeven op ${date}. Het staat klaar in uw account.`,
  creditedToAccount: (date) =>
    `Op ${date} gecrediteerd op uw rekening bij ons. Het te betalen saldo daalt met dit bedrag.`,
  reason: (reason) => `Reden: ${reason}`,
  takenBack: "De genoemde creditnota geldt niet meer: de terugbetaling kwam terug of werd anders geboekt.",
  prices: "Alle prijzen zijn in euro, btw inbegrepen. De btw op de levering volgt die van de artikelen.",
  oss: (country) =>
    `Intracommunautaire afstandsverkoop: btw van het land van levering (${country}), aangegeven via het éénloketsysteem OSS (Unieregeling).`,
  exempt: {
    intra_community:
      "Intracommunautaire levering vrijgesteld van btw: artikel 39bis van het Btw-Wetboek, artikel 138 van Richtlijn 2006/112/EG. Btw verlegd: de klant is de btw verschuldigd in zijn lidstaat.",
  },
  withdrawal: (perishable) =>
    `U kunt de aankoop binnen 14 dagen na ontvangst herroepen met de knop ‘Overeenkomst herroepen’ bij uw bestelling, behalve voor ${perishable && `wat bederfelijk is (${perishable}) en `}geopende producten die om hygiënische redenen niet teruggenomen kunnen worden.`,
  phone: "Tel.",
  vatNumber: "Btw",
  account: "IBAN",
  page: (page, pages) => `Pagina ${page} van ${pages}`,
}
