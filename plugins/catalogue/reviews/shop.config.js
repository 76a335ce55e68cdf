/**
 * Loads the plugin for reviews and questions. Invitations are sent some days after the delivery.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { REVIEW_REQUEST_DAYS: "7" },
  features: {
    reviews: {
      group: "shop",
      kind: "switch",
      default: true,
      variable: "REVIEWS",
      meaning: "`off` disables [reviews](reviews.md).",
      example: "off",
      label: {
        fr: "Avis et questions",
        nl: "Beoordelingen en vragen",
        en: "Reviews and questions",
        de: "Bewertungen und Fragen",
      },
    },
    review_request_days: {
      group: "shop",
      kind: "count",
      default: 0,
      max: 365,
      variable: "REVIEW_REQUEST_DAYS",
      meaning:
        "Days after the delivery on which buyers are invited by e-mail to write a review. No invitations without it.",
      example: "7",
      label: {
        fr: "Demande d’avis, jours après la livraison",
        nl: "Vraag om een beoordeling, dagen na de levering",
        en: "Review request, days after the delivery",
        de: "Bitte um eine Bewertung, Tage nach der Lieferung",
      },
      hint: {
        fr: "0 : pas de demande.",
        nl: "0: geen vraag.",
        en: "0: no request.",
        de: "0: keine Bitte.",
      },
    },
  },
  load: ({ feature }) => ({
    options: { isOn: feature("reviews"), requestDays: feature("review_request_days") },
  }),
}
