/**
 * Loads the plugin for reminders of carts that shoppers left. If the hours are 0, the shop requests no consent and
 * sends no reminder.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: {},
  features: {
    cart_reminder_hours: {
      group: "shop",
      kind: "count",
      default: 0,
      max: 72,
      label: {
        fr: "Rappel d’un panier abandonné, heures après la dernière modification",
        nl: "Herinnering aan een achtergelaten winkelmandje, uren na de laatste wijziging",
        en: "Reminder of an abandoned cart, hours after its last change",
        de: "Erinnerung an einen verlassenen Warenkorb, Stunden nach der letzten Änderung",
      },
      hint: {
        fr: "Un seul e-mail, à ceux qui l’ont accepté dans le formulaire de commande. 0 : pas de rappel.",
        nl: "Eén e-mail, aan wie daarmee instemde in het bestelformulier. 0: geen herinnering.",
        en: "One e-mail, to people who agreed to it in the checkout form. 0: no reminder.",
        de: "Eine E-Mail, an alle, die im Bestellformular zugestimmt haben. 0: keine Erinnerung.",
      },
    },
  },
  load: ({ feature }) => ({ options: { hours: feature("cart_reminder_hours") } }),
}
