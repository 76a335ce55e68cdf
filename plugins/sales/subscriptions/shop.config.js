/**
 * Registers the plugin for subscriptions, which are offered if the merchant sets intervals
 * (`subscription_weeks`).
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { REPEAT_DELIVERY_WEEKS: "2,4,6,8", REPEAT_DELIVERY_PERCENT: "10" },
  features: {
    subscription_weeks: {
      group: "checkout",
      kind: "weeks",
      default: [],
      variable: "REPEAT_DELIVERY_WEEKS",
      meaning: "Enables [subscriptions](repeat-deliveries.md) with these intervals in weeks.",
      example: "2,4,6,8",
      label: {
        fr: "Abonnements, intervalles en semaines",
        nl: "Abonnementen, ritmes in weken",
        en: "Subscriptions, intervals in weeks",
        de: "Abonnements, Abstände in Wochen",
      },
      hint: {
        fr: "Par exemple 2, 4, 6, 8. Vide : rien n’est proposé ni débité.",
        nl: "Bijvoorbeeld 2, 4, 6, 8. Leeg: niets wordt aangeboden of aangerekend.",
        en: "For example 2, 4, 6, 8. Empty: nothing is offered or charged.",
        de: "Zum Beispiel 2, 4, 6, 8. Leer: Es wird nichts angeboten oder abgebucht.",
      },
    },
    subscription_percent: {
      group: "checkout",
      kind: "percent",
      default: 0,
      variable: "REPEAT_DELIVERY_PERCENT",
      meaning: "Discount on subscriptions in per cent.",
      example: "10",
      label: {
        fr: "Réduction sur les abonnements, en %",
        nl: "Korting op abonnementen, in %",
        en: "Discount on subscriptions, in %",
        de: "Rabatt auf Abonnements, in %",
      },
    },
  },
  load: ({ env, feature }) => ({
    options: {
      rhythms: feature("subscription_weeks"),
      percent: feature("subscription_percent"),
      at_once: Number(env.REPEAT_DELIVERIES_AT_ONCE ?? 2),
    },
  }),
}
