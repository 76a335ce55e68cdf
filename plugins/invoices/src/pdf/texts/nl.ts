import type { Texts } from "./index"

export const nl: Texts = {
  title: { invoice: "Factuur", credit_note: "Creditnota" },
  number: "Nummer",
  date: "Datum",
  order: "Bestelling",
  orderedOn: "Besteld op",
  corrects: (number, date) => `Verbetert factuur ${number} van ${date}`,
  billedTo: "Gefactureerd aan",
  columns: {
    goods: "Omschrijving",
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
  },
  vatTable: { rate: "Btw-tarief", base: "Excl. btw", vat: "Btw", gross: "Incl. btw" },
  rateOfCountry: (rate, country) => `${rate} (${country})`,
  subtotal: "Totaal excl. btw",
  tax: "Btw",
  total: { invoice: "Totaal incl. btw", credit_note: "Totaal terugbetaald" },
  paid: (date) => `Online betaald op ${date}. U hoeft niets meer te betalen.`,
  refunded: (date) => `Terugbetaald op ${date} met het betaalmiddel van de bestelling.`,
  prices: "Alle prijzen zijn in euro, btw inbegrepen. De btw op de levering volgt die van de artikelen.",
  oss: (country) =>
    `Intracommunautaire afstandsverkoop: btw van het land van levering (${country}), aangegeven via het éénloketsysteem OSS (Unieregeling).`,
  withdrawal:
    "U kunt de aankoop binnen 14 dagen na ontvangst herroepen met de knop “Herroepen” bij uw bestelling, behalve voor waren die snel bederven en geopende producten die om hygiënische redenen niet teruggenomen kunnen worden.",
  phone: "Tel.",
  vatNumber: "Btw",
  account: "IBAN",
  page: (page, pages) => `Pagina ${page} van ${pages}`,
}
