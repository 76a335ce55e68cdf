/**
 * Loads the plugin for lot tracking, which is inactive unless the setting is on.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { LOTS: "on" },
  features: {
    lots: {
      group: "stock",
      kind: "switch",
      default: false,
      variable: "LOTS",
      meaning: "`on` enables [lot tracking](lots.md).",
      example: "on",
      label: {
        fr: "Suivi par lots",
        nl: "Partijen volgen",
        en: "Lot tracking",
        de: "Chargenverfolgung",
      },
      hint: {
        fr: "Numéros de lot, dates et rappels de produits.",
        nl: "Partijnummers, data en terugroepacties.",
        en: "Lot numbers, dates and product recalls.",
        de: "Chargennummern, Daten und Rückrufe.",
      },
    },
    lots_near_days: {
      group: "stock",
      kind: "count",
      default: 30,
      max: 3650,
      variable: "LOTS_NEAR_DAYS",
      meaning: "Days before its date from which a lot is listed as expiring soon.",
      example: "30",
      label: {
        fr: "Jours avant la date d’un lot",
        nl: "Dagen voor de datum van een partij",
        en: "Days before the date of a lot",
        de: "Tage vor dem Datum einer Charge",
      },
      hint: {
        fr: "À partir de là, le lot est signalé.",
        nl: "Vanaf dan wordt de partij gemeld.",
        en: "From then on, the lot is listed as expiring soon.",
        de: "Ab dann wird die Charge gemeldet.",
      },
    },
  },
  load: ({ feature, currentMerchant: seller }) => ({
    options: { isOn: feature("lots"), nearDays: feature("lots_near_days"), seller },
  }),
}
