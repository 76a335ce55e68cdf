import type { Language } from "@bon-perroquet/contract"

/** Reasons for rejecting a value. The text of a code that ends in `_n` contains a number. */
export type FieldCode =
  | "required"
  | "unknown"
  | "wrong_kind"
  | "wrong_format"
  | "not_email"
  | "not_offered"
  | "too_short_n"
  | "too_long_n"
  | "too_small_n"
  | "too_large_n"
  | "too_few_n"
  | "too_many_n"

type Label =
  | "address"
  | "box"
  | "city"
  | "company"
  | "country"
  | "email"
  | "first_name"
  | "last_name"
  | "message"
  | "name"
  | "number"
  | "password"
  | "phone"
  | "postal_code"
  | "price"
  | "quantity"
  | "stock"
  | "street"
  | "vat_number"

interface FieldTexts {
  reasons: Record<FieldCode, (n: number) => string>
  labels: Record<Label, string>
  /** Text between a field's name and the reason. */
  colon: string
}

const plural = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

export const FIELD_TEXTS: Record<Language, FieldTexts> = {
  fr: {
    reasons: {
      required: () => "à remplir",
      unknown: () => "champ inconnu",
      wrong_kind: () => "valeur d’un autre type",
      wrong_format: () => "forme non reconnue",
      not_email: () => "ce n’est pas une adresse e-mail",
      not_offered: () => "ce choix n’est pas proposé",
      too_short_n: (n) => `${plural(n, "caractère", "caractères")} au moins`,
      too_long_n: (n) => `${plural(n, "caractère", "caractères")} au plus`,
      too_small_n: (n) => `${n} au moins`,
      too_large_n: (n) => `${n} au plus`,
      too_few_n: (n) => `${plural(n, "élément", "éléments")} au moins`,
      too_many_n: (n) => `${plural(n, "élément", "éléments")} au plus`,
    },
    labels: {
      address: "Adresse",
      box: "Boîte",
      city: "Localité",
      company: "Société",
      country: "Pays",
      email: "Adresse e-mail",
      first_name: "Prénom",
      last_name: "Nom",
      message: "Message",
      name: "Nom",
      number: "Numéro",
      password: "Mot de passe",
      phone: "Téléphone",
      postal_code: "Code postal",
      price: "Prix",
      quantity: "Quantité",
      stock: "Stock",
      street: "Rue",
      vat_number: "Numéro de TVA",
    },
    colon: "\u00A0: ",
  },
  nl: {
    reasons: {
      required: () => "verplicht",
      unknown: () => "onbekend veld",
      wrong_kind: () => "waarde van een ander type",
      wrong_format: () => "vorm niet herkend",
      not_email: () => "dit is geen e-mailadres",
      not_offered: () => "deze keuze bestaat niet",
      too_short_n: (n) => `minstens ${plural(n, "teken", "tekens")}`,
      too_long_n: (n) => `hoogstens ${plural(n, "teken", "tekens")}`,
      too_small_n: (n) => `minstens ${n}`,
      too_large_n: (n) => `hoogstens ${n}`,
      too_few_n: (n) => `minstens ${plural(n, "element", "elementen")}`,
      too_many_n: (n) => `hoogstens ${plural(n, "element", "elementen")}`,
    },
    labels: {
      address: "Adres",
      box: "Bus",
      city: "Plaats",
      company: "Bedrijf",
      country: "Land",
      email: "E-mailadres",
      first_name: "Voornaam",
      last_name: "Naam",
      message: "Bericht",
      name: "Naam",
      number: "Nummer",
      password: "Wachtwoord",
      phone: "Telefoon",
      postal_code: "Postcode",
      price: "Prijs",
      quantity: "Aantal",
      stock: "Voorraad",
      street: "Straat",
      vat_number: "Btw-nummer",
    },
    colon: ": ",
  },
  en: {
    reasons: {
      required: () => "required",
      unknown: () => "unknown field",
      wrong_kind: () => "a value of another type",
      wrong_format: () => "not in the expected format",
      not_email: () => "this is not an e-mail address",
      not_offered: () => "this choice is not available",
      too_short_n: (n) => `at least ${plural(n, "character", "characters")}`,
      too_long_n: (n) => `at most ${plural(n, "character", "characters")}`,
      too_small_n: (n) => `at least ${n}`,
      too_large_n: (n) => `at most ${n}`,
      too_few_n: (n) => `at least ${plural(n, "item", "items")}`,
      too_many_n: (n) => `at most ${plural(n, "item", "items")}`,
    },
    labels: {
      address: "Address",
      box: "Box",
      city: "Town",
      company: "Company",
      country: "Country",
      email: "E-mail address",
      first_name: "First name",
      last_name: "Last name",
      message: "Message",
      name: "Name",
      number: "House number",
      password: "Password",
      phone: "Phone number",
      postal_code: "Postal code",
      price: "Price",
      quantity: "Quantity",
      stock: "Stock",
      street: "Street",
      vat_number: "VAT number",
    },
    colon: ": ",
  },
  de: {
    reasons: {
      required: () => "Pflichtfeld",
      unknown: () => "unbekanntes Feld",
      wrong_kind: () => "Wert eines anderen Typs",
      wrong_format: () => "Form nicht erkannt",
      not_email: () => "das ist keine E-Mail-Adresse",
      not_offered: () => "diese Auswahl gibt es nicht",
      too_short_n: (n) => `mindestens ${n} Zeichen`,
      too_long_n: (n) => `höchstens ${n} Zeichen`,
      too_small_n: (n) => `mindestens ${n}`,
      too_large_n: (n) => `höchstens ${n}`,
      too_few_n: (n) => `mindestens ${plural(n, "Element", "Elemente")}`,
      too_many_n: (n) => `höchstens ${plural(n, "Element", "Elemente")}`,
    },
    labels: {
      address: "Adresse",
      box: "Briefkasten",
      city: "Ort",
      company: "Firma",
      country: "Land",
      email: "E-Mail-Adresse",
      first_name: "Vorname",
      last_name: "Nachname",
      message: "Nachricht",
      name: "Name",
      number: "Hausnummer",
      password: "Passwort",
      phone: "Telefonnummer",
      postal_code: "Postleitzahl",
      price: "Preis",
      quantity: "Menge",
      stock: "Bestand",
      street: "Straße",
      vat_number: "USt-IdNr.",
    },
    colon: ": ",
  },
}
