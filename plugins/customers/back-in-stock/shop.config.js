/**
 * Loads the plugin for back-in-stock alerts.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    back_in_stock: {
      group: "shop",
      kind: "switch",
      default: true,
      variable: "BACK_IN_STOCK",
      meaning: "`off` disables [back-in-stock alerts](coming-back.md).",
      example: "off",
      label: {
        fr: "Alertes de retour en stock",
        nl: "Meldingen bij nieuwe voorraad",
        en: "Back-in-stock alerts",
        de: "Benachrichtigung bei neuem Bestand",
      },
    },
  },
  load: ({ feature }) => ({ options: { isOn: feature("back_in_stock") } }),
}
