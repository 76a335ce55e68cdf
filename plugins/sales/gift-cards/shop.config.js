const { sealingKey } = require("../../../backend/required-secret")

/**
 * Registers gift cards and store credit as a payment method that pays a part of an order. Balances are offered if the
 * setting is on. Refunds to a balance work even if it is off.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {
    GIFT_CARDS: "on",
    GIFT_CARDS_SOLD: "on",
    GIFT_CARD_AMOUNTS: "25,50,100",
    GIFT_CARD_MONTHS: "0",
  },
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
    gift_cards_sold: {
      group: "checkout",
      kind: "switch",
      default: false,
      variable: "GIFT_CARDS_SOLD",
      meaning: "`on` lets customers buy gift cards. Payment with gift cards must be enabled.",
      example: "on",
      label: {
        fr: "Vendre des cartes-cadeaux",
        nl: "Cadeaubonnen verkopen",
        en: "Sell gift cards",
        de: "Gutscheine verkaufen",
      },
      hint: {
        fr: "Seulement si le paiement par carte-cadeau est activé.",
        nl: "Alleen als betalen met een cadeaubon is ingeschakeld.",
        en: "Only if payment with gift cards is enabled.",
        de: "Nur wenn die Zahlung mit Gutschein aktiviert ist.",
      },
    },
    gift_card_amounts: {
      group: "checkout",
      kind: "text",
      default: "25,50,100",
      pattern: "^(?:[5-9]|[1-9]\\d|[1-4]\\d\\d|500)(?:,(?:[5-9]|[1-9]\\d|[1-4]\\d\\d|500)){0,5}$",
      variable: "GIFT_CARD_AMOUNTS",
      meaning:
        "Amounts in euro, from 5 to 500, that buyers of a gift card choose from. They can also enter another one.",
      example: "25,50,100",
      label: {
        fr: "Montants des cartes-cadeaux",
        nl: "Bedragen van cadeaubonnen",
        en: "Amounts of gift cards",
        de: "Beträge der Gutscheine",
      },
      hint: {
        fr: "En euros entiers de 5 à 500, séparés par des virgules, six au plus.",
        nl: "In hele euro’s van 5 tot 500, gescheiden door komma’s, hoogstens zes.",
        en: "In whole euro from 5 to 500, separated by commas, at most six.",
        de: "In ganzen Euro von 5 bis 500, durch Kommas getrennt, höchstens sechs.",
      },
    },
    gift_card_months: {
      group: "checkout",
      kind: "count",
      default: 0,
      max: 120,
      variable: "GIFT_CARD_MONTHS",
      meaning: "Months for which a sold gift card is valid. `0`: it does not expire.",
      example: "0",
      label: {
        fr: "Validité des cartes-cadeaux vendues, en mois",
        nl: "Geldigheid van verkochte cadeaubonnen, in maanden",
        en: "Validity of sold gift cards, in months",
        de: "Gültigkeit verkaufter Gutscheine, in Monaten",
      },
      hint: {
        fr: "0 : sans limite. La loi belge demande au moins un an.",
        nl: "0: onbeperkt. De Belgische wet vraagt minstens een jaar.",
        en: "0: no limit. Belgian law requires at least one year.",
        de: "0: unbegrenzt. Das belgische Recht verlangt mindestens ein Jahr.",
      },
    },
  },
  load: ({ feature, env }) => ({
    options: {
      isOn: feature("gift_cards"),
      codeSecret: sealingKey(env),
      isSold: feature("gift_cards_sold"),
      amounts: feature("gift_card_amounts"),
      months: feature("gift_card_months"),
    },
    providers: { payment: [{ resolve: "@bon-perroquet/gift-cards/providers/gift-card", id: "balance" }] },
  }),
}
