const { extensions } = require("./extensions")
const { once } = require("./once")

/** @typedef {import("@bon-perroquet/contract/features").FeatureDeclarations} Declarations */

/** A prefix identifies the kind of a number, so two kinds never share one. */
const PREFIX = { pattern: "^[A-Z]{1,6}$", distinct: "numbers" }
const SERIES = {
  fr: "1 à 6 lettres majuscules. La suite de l’année continue avec le numéro suivant. Les documents émis gardent leur numéro.",
  nl: "1 tot 6 hoofdletters. De reeks van het jaar gaat door met het volgende nummer. Uitgereikte documenten behouden hun nummer.",
  en: "1 to 6 capital letters. The series of the year continues with the next number. Issued documents keep their number.",
  de: "1 bis 6 Großbuchstaben. Die Reihe des Jahres läuft mit der nächsten Nummer weiter. Ausgestellte Dokumente behalten ihre Nummer.",
}

/** Settings of plugins that are always loaded. @type {Declarations} */
const CORE = {
  vat_scheme: {
    group: "vat",
    kind: "choice",
    default: "origin",
    choices: {
      origin: {
        fr: "TVA belge partout",
        nl: "Overal Belgische btw",
        en: "Belgian VAT everywhere",
        de: "Überall belgische Mehrwertsteuer",
      },
      oss: {
        fr: "Guichet unique (OSS) : TVA du pays de livraison",
        nl: "Eénloketregeling (OSS): btw van het land van levering",
        en: "One-Stop Shop (OSS): VAT of the country of delivery",
        de: "One-Stop-Shop (OSS): Mehrwertsteuer des Lieferlandes",
      },
    },
    variable: "VAT_SCHEME",
    meaning: "`origin` charges Belgian VAT everywhere, `oss` the rate of the country of delivery.",
    example: "oss",
    label: { fr: "Régime de TVA", nl: "Btw-regeling", en: "VAT scheme", de: "Mehrwertsteuerregelung" },
  },
  vat_scheme_from: {
    group: "vat",
    kind: "day",
    default: null,
    label: { fr: "Appliqué à partir du", nl: "Van toepassing vanaf", en: "In force from", de: "Gültig ab" },
    hint: {
      fr: "Avant ce jour, l’autre régime s’applique. Vide : tout de suite. Les commandes passées gardent leur régime.",
      nl: "Vóór deze dag geldt de andere regeling. Leeg: meteen. Geplaatste bestellingen behouden hun regeling.",
      en: "Before this day, the other scheme applies. Empty: at once. Orders that were placed keep their scheme.",
      de: "Vor diesem Tag gilt die andere Regelung. Leer: sofort. Aufgegebene Bestellungen behalten ihre Regelung.",
    },
  },
  order_number_prefix: {
    group: "numbers",
    kind: "text",
    default: "BP",
    ...PREFIX,
    label: {
      fr: "Préfixe des numéros de commande",
      nl: "Voorvoegsel van bestelnummers",
      en: "Prefix of order numbers",
      de: "Präfix der Bestellnummern",
    },
    hint: {
      fr: "1 à 6 lettres majuscules. Les numéros existants ne changent pas.",
      nl: "1 tot 6 hoofdletters. Bestaande nummers veranderen niet.",
      en: "1 to 6 capital letters. Existing numbers do not change.",
      de: "1 bis 6 Großbuchstaben. Bestehende Nummern ändern sich nicht.",
    },
  },
  invoice_prefix: {
    group: "numbers",
    kind: "text",
    default: "F",
    ...PREFIX,
    label: {
      fr: "Préfixe des factures",
      nl: "Voorvoegsel van facturen",
      en: "Prefix of invoices",
      de: "Präfix der Rechnungen",
    },
    hint: SERIES,
  },
  credit_note_prefix: {
    group: "numbers",
    kind: "text",
    default: "C",
    ...PREFIX,
    label: {
      fr: "Préfixe des notes de crédit",
      nl: "Voorvoegsel van creditnota’s",
      en: "Prefix of credit notes",
      de: "Präfix der Gutschriften",
    },
    hint: SERIES,
  },
}

/** Returns the settings that the dashboard shows, by name. @returns {Declarations} */
const declaredFeatures = () => Object.assign({}, ...extensions().map(({ features = {} }) => features), CORE)

const settings = once(() => require("@bon-perroquet/shop-settings/features"))

/**
 * Returns an option of a plugin. Its value is read at each use, because the dashboard changes it while the engine runs.
 * @param {string} name of a declared setting @returns {() => any}
 */
function feature(name) {
  if (!(name in declaredFeatures())) throw new Error(`No plugin declares the setting "${name}".`)
  return () => settings().features()[name]
}

/**
 * Returns "origin" for Belgian VAT, or "oss" for the VAT of the country of delivery. Read at each use, because the
 * dashboard can change it.
 */
const vatScheme = () => settings().vatScheme()

module.exports = { declaredFeatures, feature, vatScheme }
