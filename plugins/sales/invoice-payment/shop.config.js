/**
 * Registers the plugin for payment by invoice. Approved accounts can choose it if `invoice_payment` is on. The bank account
 * is in the merchant details.
 * @type {import("../../../backend/extensions").Extension}
 */
module.exports = {
  settings: { INVOICE_PAYMENT: "on" },
  features: {
    invoice_payment: {
      group: "checkout",
      kind: "switch",
      default: false,
      variable: "INVOICE_PAYMENT",
      meaning: "`on` lets accounts that you approve pay by invoice.",
      example: "on",
      label: {
        fr: "Paiement sur facture",
        nl: "Betalen op factuur",
        en: "Payment by invoice",
        de: "Zahlung auf Rechnung",
      },
      hint: {
        fr: "Pour les comptes que vous approuvez sur la page du client, avec une limite de crédit.",
        nl: "Voor accounts die u goedkeurt op de pagina van de klant, met een kredietlimiet.",
        en: "For accounts that you approve on the customer’s page, with a credit limit.",
        de: "Für Konten, die Sie auf der Seite des Kunden freigeben, mit einem Kreditlimit.",
      },
    },
    invoice_reminder_days: {
      group: "checkout",
      kind: "count",
      default: 7,
      max: 90,
      variable: "INVOICE_REMINDER_DAYS",
      meaning: "Days between the three reminders of an overdue invoice. `0` sends none.",
      example: "7",
      label: {
        fr: "Rappels des factures échues, tous les … jours",
        nl: "Herinneringen aan vervallen facturen, om de … dagen",
        en: "Reminders of overdue invoices, days between them",
        de: "Erinnerungen an überfällige Rechnungen, Abstand in Tagen",
      },
      hint: {
        fr: "Trois rappels au plus. 0 : aucun rappel.",
        nl: "Hoogstens drie herinneringen. 0: geen herinnering.",
        en: "At most three reminders. 0: no reminders.",
        de: "Höchstens drei Erinnerungen. 0: keine Erinnerung.",
      },
    },
    invoice_block_days: {
      group: "checkout",
      kind: "count",
      default: 30,
      max: 365,
      variable: "INVOICE_BLOCK_DAYS",
      meaning: "Days after which an overdue invoice blocks further orders by invoice.",
      example: "30",
      label: {
        fr: "Jours de retard avant le blocage des commandes sur facture",
        nl: "Dagen achterstand vóór bestellen op factuur stopt",
        en: "Days overdue before orders by invoice are blocked",
        de: "Tage Verzug, bis Bestellungen auf Rechnung gesperrt werden",
      },
      hint: {
        fr: "Le tableau de bord vous avertit alors.",
        nl: "Het dashboard waarschuwt u dan.",
        en: "The dashboard then alerts you.",
        de: "Die Verwaltung warnt Sie dann.",
      },
    },
  },
  load: ({ feature, merchant, savedMerchant: savedPayee }) => ({
    options: {
      isOn: feature("invoice_payment"),
      reminderDays: feature("invoice_reminder_days"),
      blockDays: feature("invoice_block_days"),
      payee: merchant,
      savedPayee,
    },
    providers: {
      payment: [{ resolve: "@bon-perroquet/invoice-payment/providers/account", id: "account" }],
    },
  }),
}
