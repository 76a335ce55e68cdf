/**
 * Loads the plugin for quotes, which customers with trade prices request if `quotes` is on.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { QUOTES: "on" },
  features: {
    quotes: {
      group: "checkout",
      kind: "switch",
      default: false,
      variable: "QUOTES",
      meaning: "`on` lets customers with [trade prices](trade-prices.md#quotes) request a quote.",
      example: "on",
      label: { fr: "Devis", nl: "Offertes", en: "Quotes", de: "Angebote" },
      hint: {
        fr: "Les clients avec des prix professionnels demandent un prix pour leur panier. Vous répondez avec des prix valables jusqu’à une date.",
        nl: "Klanten met bedrijfsprijzen vragen een prijs voor hun winkelmandje. U antwoordt met prijzen die tot een datum gelden.",
        en: "Customers with trade prices ask for a price for their cart. You answer with prices that are valid until a date.",
        de: "Kunden mit Händlerpreisen fragen einen Preis für ihren Warenkorb an. Sie antworten mit Preisen, die bis zu einem Tag gelten.",
      },
    },
  },
  load: ({ feature }) => ({ options: { isOn: feature("quotes") } }),
}
