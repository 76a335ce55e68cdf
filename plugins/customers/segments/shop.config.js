/**
 * Loads the plugin for segments of customers. A limit of 0 leaves its segment empty.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    segment_new_days: {
      group: "customers",
      kind: "count",
      default: 30,
      max: 365,
      label: {
        fr: "Nouveau client, jours après la première commande payée",
        nl: "Nieuwe klant, dagen na de eerste betaalde bestelling",
        en: "New customer, days after the first paid order",
        de: "Neuer Kunde, Tage nach der ersten bezahlten Bestellung",
      },
    },
    segment_regular_orders: {
      group: "customers",
      kind: "count",
      default: 3,
      max: 100,
      label: {
        fr: "Client fidèle, commandes payées en un an",
        nl: "Trouwe klant, betaalde bestellingen in een jaar",
        en: "Regular customer, paid orders within a year",
        de: "Stammkunde, bezahlte Bestellungen in einem Jahr",
      },
    },
    segment_lapsed_days: {
      group: "customers",
      kind: "count",
      default: 180,
      max: 1_095,
      label: {
        fr: "Client perdu de vue, jours sans commande payée",
        nl: "Weggebleven klant, dagen zonder betaalde bestelling",
        en: "Lapsed customer, days without a paid order",
        de: "Inaktiver Kunde, Tage ohne bezahlte Bestellung",
      },
      hint: {
        fr: "0 : le segment reste vide. Les segments sont recalculés toutes les heures.",
        nl: "0: het segment blijft leeg. De segmenten worden elk uur opnieuw bepaald.",
        en: "0: the segment stays empty. Segments are determined again every hour.",
        de: "0: Das Segment bleibt leer. Die Segmente werden jede Stunde neu bestimmt.",
      },
    },
  },
  load: ({ feature }) => ({
    options: {
      newDays: feature("segment_new_days"),
      regularOrders: feature("segment_regular_orders"),
      lapsedDays: feature("segment_lapsed_days"),
    },
  }),
}
