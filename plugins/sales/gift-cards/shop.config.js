const { sealingKey } = require("../../../backend/required-secret")

/**
 * Registers gift cards and store credit as a payment method that pays a part of an order. Balances are offered if the
 * setting is on. Refunds to a balance work even if it is off.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { GIFT_CARDS: "on" },
  features: {
    gift_cards: {
      group: "checkout",
      kind: "switch",
      default: false,
      variable: "GIFT_CARDS",
      meaning: "Enables payment with gift cards and store credit.",
      example: "on",
      label: {
        fr: "Payer avec une carte-cadeau ou un avoir",
        nl: "Betalen met een cadeaubon of tegoed",
        en: "Pay with a gift card or store credit",
        de: "Mit Gutschein oder Guthaben bezahlen",
      },
      hint: {
        fr: "Le solde paie une partie de la commande ou toute la commande. Un autre moyen de paiement paie le reste.",
        nl: "Het saldo betaalt een deel van de bestelling of de hele bestelling. Een andere betaalwijze betaalt de rest.",
        en: "The balance pays a part of the order or all of it. Another payment method pays the rest.",
        de: "Das Guthaben bezahlt einen Teil der Bestellung oder alles. Eine andere Zahlungsart bezahlt den Rest.",
      },
    },
  },
  load: ({ feature, env }) => ({
    options: { isOn: feature("gift_cards"), codeSecret: sealingKey(env) },
    providers: { payment: [{ resolve: "@bon-perroquet/gift-cards/providers/gift-card", id: "balance" }] },
  }),
}
