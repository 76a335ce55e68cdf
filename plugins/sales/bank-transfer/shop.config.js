/**
 * Registers the plugin for bank transfers. They are offered if `bank_transfer_days` is at least 1. The bank
 * account is in the merchant details.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { BANK_TRANSFER_DAYS: "10" },
  features: {
    bank_transfer_days: {
      group: "checkout",
      kind: "count",
      default: 0,
      max: 365,
      variable: "BANK_TRANSFER_DAYS",
      meaning: "Enables bank transfer and reserves the goods for this number of days.",
      example: "10",
      label: {
        fr: "Virement bancaire, jours pour payer",
        nl: "Overschrijving, dagen om te betalen",
        en: "Bank transfer, days to pay",
        de: "Überweisung, Tage zum Bezahlen",
      },
      hint: {
        fr: "Les produits sont réservés pendant ces jours. 0 : pas de virement. Le compte se trouve dans les coordonnées.",
        nl: "De producten zijn zo lang gereserveerd. 0: geen overschrijving. De rekening staat bij de gegevens van de winkel.",
        en: "The products are reserved for these days. 0: no bank transfer. The account is in the merchant details.",
        de: "Die Produkte sind so lange reserviert. 0: keine Überweisung. Das Konto steht in den Händlerangaben.",
      },
    },
  },
  load: ({ feature, merchant, savedMerchant: savedPayee }) => ({
    options: { reservationDays: feature("bank_transfer_days"), payee: merchant, savedPayee },
    providers: { payment: [{ resolve: "@bon-perroquet/bank-transfer/providers/transfer", id: "transfer" }] },
  }),
}
