/**
 * Loads the plugin for orders by businesses.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    business: {
      group: "checkout",
      kind: "switch",
      default: true,
      variable: "BUSINESS",
      meaning: "`off` disables orders by [businesses](business.md).",
      example: "off",
      label: {
        fr: "Commandes d’entreprises",
        nl: "Bestellingen van bedrijven",
        en: "Orders by businesses",
        de: "Bestellungen von Unternehmen",
      },
      hint: {
        fr: "Raison sociale et numéro de TVA à la commande, vérifié par VIES.",
        nl: "Bedrijfsnaam en btw-nummer bij de bestelling, gecontroleerd door VIES.",
        en: "Company name and VAT number at checkout, checked by VIES.",
        de: "Firmenname und USt-IdNr. an der Kasse, von VIES geprüft.",
      },
    },
  },
  load: ({ env, feature }) => ({ options: { isOn: feature("business"), viesBase: env.VIES_API_BASE } }),
}
