/**
 * Registers gift wrapping, which is offered if its price (`gift_wrapping_cents`) is not 0.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { GIFT_WRAPPING_CENTS: "200" },
  features: {
    gift_wrapping_cents: {
      group: "checkout",
      kind: "cents",
      default: 0,
      max: 100000,
      variable: "GIFT_WRAPPING_CENTS",
      meaning: "Enables gift wrapping at this price in cents, VAT included.",
      example: "200",
      label: {
        fr: "Prix de l’emballage cadeau",
        nl: "Prijs van de cadeauverpakking",
        en: "Price of gift wrapping",
        de: "Preis der Geschenkverpackung",
      },
      hint: {
        fr: "TVA comprise. 0 : pas proposé.",
        nl: "Btw inbegrepen. 0: niet aangeboden.",
        en: "VAT included. 0: not offered.",
        de: "Inklusive Mehrwertsteuer. 0: nicht angeboten.",
      },
    },
  },
  load: ({ feature }) => ({ options: { price_cents: feature("gift_wrapping_cents") } }),
}
