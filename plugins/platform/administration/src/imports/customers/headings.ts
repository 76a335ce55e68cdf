import { CUSTOMER_COLUMNS, type CustomerColumn } from "@bon-perroquet/contract"
import { CUSTOMER_FIELDS } from "../../product-file"
import { plainHeading } from "../written"

/**
 * Headings in French, Dutch, English and German, and of the customer exports of WooCommerce (Analytics, and the usual
 * extensions), Shopify, PrestaShop (export, and the templates of customers and addresses) and Magento 2.
 */
const NAMES: Partial<Record<CustomerColumn, readonly string[]>> = {
  email: [
    ...[
      "e mail",
      "email address",
      "e mail address",
      "adresse e mail",
      "adresse email",
      "courriel",
      "e mailadres",
    ],
    ...["user email", "billing email", "customer e mail", "customer email", "e mail adresse", "mail"],
  ],
  first_name: ["firstname", "prenom", "voornaam", "vorname", "billing first name", "address firstname"],
  last_name: [
    "lastname",
    "nom",
    "nom de famille",
    "achternaam",
    "naam",
    "nachname",
    "billing last name",
    "address lastname",
  ],
  full_name: ["name", "nom complet", "volledige naam", "customer name"],
  company: [
    "societe",
    "entreprise",
    "bedrijf",
    "bedrijfsnaam",
    "firma",
    "billing company",
    "default address company",
    "address company",
  ],
  phone: [
    ...["telephone", "tel", "gsm", "telefoon", "telefoonnummer", "telefon", "phone number", "mobile phone"],
    ...["billing phone", "default address phone", "address telephone"],
  ],
  language: ["langue", "taal", "sprache", "locale"],
  newsletter: [
    ...["lettre d information", "infolettre", "nieuwsbrief", "accepts email marketing", "accepts marketing"],
    ...["newsletter 0 1", "is subscribed", "opt in newsletter"],
  ],
  newsletter_since: [
    "newsletter date",
    "date newsletter",
    "date d inscription newsletter",
    "consent date",
    "opt in date",
  ],
  newsletter_source: ["source newsletter", "consent source", "opt in source"],
  newsletter_text: ["consent text", "texte du consentement", "tekst van de toestemming"],
  groups: [
    "group",
    "groupe",
    "groupes",
    "groep",
    "groepen",
    "gruppe",
    "gruppen",
    "tags",
    "groups x y z",
    "group id",
  ],
  note: ["notes", "remarque", "commentaire", "opmerking", "bemerkung"],
  since: [
    ...["created at", "date d inscription", "inscription", "registration", "registration date", "sign up"],
    ...[
      "registration date yyyy mm dd",
      "user registered",
      "date created",
      "klant sinds",
      "client depuis",
      "customer since",
      "kunde seit",

      "inschrijving",
      "registrierung",
    ],
  ],
  street: [
    ...["adresse", "adres", "address", "address 1", "rue", "straat", "strasse", "adresse 1", "adresregel 1"],
    ...["billing address 1", "default address address1", "address street"],
  ],
  number: ["numero", "huisnummer", "hausnummer", "house number"],
  box: ["boite", "bus", "bte"],
  address_2: [
    "adresse 2",
    "adresregel 2",
    "billing address 2",
    "default address address2",
    "complement d adresse",
  ],
  postal_code: [
    ...[
      "code postal",
      "postcode",
      "plz",
      "zip",
      "postal code zipcode",
      "billing postcode",
      "default address zip",
    ],
    ...["address postcode", "postal code"],
  ],
  city: [
    "ville",
    "plaats",
    "gemeente",
    "stad",
    "ort",
    "town",
    "billing city",
    "default address city",
    "address city",
  ],
  country: [
    ...[
      "pays",
      "land",
      "country region",
      "country code",
      "country id",
      "billing country",
      "default address country code",
    ],
    ...["address country id"],
  ],
}

const columnOf = new Map<string, CustomerColumn>(
  CUSTOMER_COLUMNS.flatMap((column) => {
    const own = plainHeading(column)
    const bare = column.startsWith("shipping_") ? (column.slice(9) as CustomerColumn) : undefined
    const numbered =
      bare === "street" ? ["shipping address 1"] : bare === "postal_code" ? ["shipping postcode"] : []
    const labels = Object.values(CUSTOMER_FIELDS.get(column)?.field.label ?? {}).map(plainHeading)
    return [own, ...(NAMES[column] ?? []), ...numbered, ...labels].map((name) => [name, column] as const)
  }),
)

export const CUSTOMER_HEADINGS = {
  columns: CUSTOMER_COLUMNS,
  columnOf: (name: string) => columnOf.get(name),
  isEnough: (found: readonly (CustomerColumn | null)[]) => found.includes("email"),
  severally: ["first_name", "last_name", "phone"] as const,
}
