import type { Language } from "../sets"

/** Fields that have an error sentence. `password_short` applies to a password that is shorter than the limit. */
export type SentencedField =
  | "first_name"
  | "last_name"
  | "email"
  | "phone"
  | "country"
  | "street"
  | "number"
  | "box"
  | "city"
  | "company"
  | "note"
  | "password"
  | "password_short"

/**
 * Sentences for wrong fields. The API sends them as reasons, and the forms of the storefront show them. `{{count}}` is
 * the limit.
 */
const SENTENCES: Record<Language, Record<SentencedField, string>> = {
  fr: {
    first_name: "Indiquez votre prénom.",
    last_name: "Indiquez votre nom.",
    email: "Adresse e-mail invalide",
    phone: "Ce numéro de téléphone est trop long.",
    country: "Choisissez un pays où nous livrons.",
    street: "Indiquez la rue.",
    number: "Indiquez le numéro.",
    box: "Ce numéro de boîte est trop long.",
    city: "Indiquez la localité.",
    company: "Indiquez le nom de l’entreprise.",
    note: "Cette consigne est trop longue.",
    password: "Mot de passe requis",
    password_short: "Le mot de passe doit contenir au moins {{count}} caractères",
  },
  nl: {
    first_name: "Vul uw voornaam in.",
    last_name: "Vul uw naam in.",
    email: "Ongeldig e-mailadres",
    phone: "Dit telefoonnummer is te lang.",
    country: "Kies een land waar wij leveren.",
    street: "Vul de straat in.",
    number: "Vul het huisnummer in.",
    box: "Dit busnummer is te lang.",
    city: "Vul de plaats in.",
    company: "Vul de naam van het bedrijf in.",
    note: "Deze boodschap is te lang.",
    password: "Wachtwoord vereist",
    password_short: "Het wachtwoord moet minstens {{count}} tekens bevatten",
  },
  en: {
    first_name: "Enter your first name.",
    last_name: "Enter your last name.",
    email: "Invalid e-mail address",
    phone: "This phone number is too long.",
    country: "Choose a country we deliver to.",
    street: "Enter the street.",
    number: "Enter the house number.",
    box: "This box number is too long.",
    city: "Enter the town or city.",
    company: "Enter the company’s name.",
    note: "This note is too long.",
    password: "Password required",
    password_short: "The password must be at least {{count}} characters long",
  },
  de: {
    first_name: "Geben Sie Ihren Vornamen ein.",
    last_name: "Geben Sie Ihren Nachnamen ein.",
    email: "Ungültige E-Mail-Adresse",
    phone: "Diese Telefonnummer ist zu lang.",
    country: "Wählen Sie ein Land, in das wir liefern.",
    street: "Geben Sie die Straße ein.",
    number: "Geben Sie die Hausnummer ein.",
    box: "Diese Briefkastennummer ist zu lang.",
    city: "Geben Sie den Ort ein.",
    company: "Geben Sie den Namen der Firma an.",
    note: "Dieser Hinweis ist zu lang.",
    password: "Passwort erforderlich",
    password_short: "Das Passwort muss mindestens {{count}} Zeichen lang sein",
  },
}

export const fieldSentence = (language: Language, field: SentencedField, limit = 0): string =>
  SENTENCES[language][field].replace("{{count}}", String(limit))
