import type { Language } from "@bon-perroquet/contract"

export const FILES = [
  "products.csv",
  "pictures.csv",
  "categories.json",
  "customers.csv",
  "orders.csv",
  "invoices/",
  "credit-notes/",
  "reviews.csv",
  "promotions.json",
  "settings.json",
  "redirects.csv",
  "SHA256SUMS",
] as const
type File = (typeof FILES)[number]

interface Texts {
  title: string
  intro: string
  files: Record<File, string>
}

const TEXTS: Record<Language, Texts> = {
  fr: {
    title: "Données de la boutique",
    intro:
      "Les fichiers CSV sont en UTF-8, avec des points-virgules et des points décimaux, sauf les prix de products.csv, avec une virgule. Les montants sont en euros, TVA comprise, et les moments en UTC (ISO 8601).",
    files: {
      "products.csv": "Produits, une ligne par format. Vous pouvez réimporter ce fichier.",
      "pictures.csv": "Adresses des images, par produit.",
      "categories.json": "Catégories avec leurs parents.",
      "customers.csv":
        "Clients avec adresses, consentements et groupes. Une ligne de plus par adresse supplémentaire. Vous pouvez réimporter ce fichier.",
      "orders.csv":
        "Commandes, une ligne par article, y compris celles de l’ancienne boutique. Vous pouvez réimporter ce fichier.",
      "invoices/": "Factures en PDF et en UBL 2.1 (XML).",
      "credit-notes/": "Notes de crédit en PDF et en UBL 2.1 (XML).",
      "reviews.csv": "Avis, avec leur état et la réponse de la boutique.",
      "promotions.json": "Codes promo et promotions automatiques.",
      "settings.json": "Réglages enregistrés.",
      "redirects.csv": "Redirections des anciennes adresses.",
      SHA256SUMS: "Sommes de contrôle, pour « sha256sum --check ».",
    },
  },
  nl: {
    title: "Gegevens van de winkel",
    intro:
      "De CSV-bestanden zijn in UTF-8, met puntkomma’s en decimale punten, behalve de prijzen in products.csv, met een komma. Bedragen zijn in euro, btw inbegrepen, en tijdstippen in UTC (ISO 8601).",
    files: {
      "products.csv": "Producten, één regel per formaat. U kunt dit bestand opnieuw importeren.",
      "pictures.csv": "Adressen van de afbeeldingen, per product.",
      "categories.json": "Categorieën met hun hoofdcategorie.",
      "customers.csv":
        "Klanten met adressen, toestemmingen en groepen. Eén regel meer per extra adres. U kunt dit bestand opnieuw importeren.",
      "orders.csv":
        "Bestellingen, één regel per artikel, ook die van de vroegere winkel. U kunt dit bestand opnieuw importeren.",
      "invoices/": "Facturen als PDF en UBL 2.1 (XML).",
      "credit-notes/": "Creditnota’s als PDF en UBL 2.1 (XML).",
      "reviews.csv": "Beoordelingen, met hun status en het antwoord van de winkel.",
      "promotions.json": "Kortingscodes en automatische acties.",
      "settings.json": "Opgeslagen instellingen.",
      "redirects.csv": "Doorverwijzingen van oude adressen.",
      SHA256SUMS: "Controlesommen, voor “sha256sum --check”.",
    },
  },
  en: {
    title: "Data of the shop",
    intro:
      "The CSV files are in UTF-8, with semicolons and decimal points, except the prices of products.csv, which have a comma. Amounts are in euro, VAT included, and moments in UTC (ISO 8601).",
    files: {
      "products.csv": "Products, one line per size. You can import this file again.",
      "pictures.csv": "Addresses of the pictures, by product.",
      "categories.json": "Categories with their parents.",
      "customers.csv":
        "Customers with addresses, consents and groups. One more line per further address. You can import this file again.",
      "orders.csv":
        "Orders, one line per item, also those of the former shop. You can import this file again.",
      "invoices/": "Invoices as PDF and UBL 2.1 (XML).",
      "credit-notes/": "Credit notes as PDF and UBL 2.1 (XML).",
      "reviews.csv": "Reviews with their state and the shop’s reply.",
      "promotions.json": "Promotion codes and automatic promotions.",
      "settings.json": "Saved settings.",
      "redirects.csv": "Redirects of old addresses.",
      SHA256SUMS: "Checksums, for “sha256sum --check”.",
    },
  },
  de: {
    title: "Daten des Shops",
    intro:
      "Die CSV-Dateien sind in UTF-8, mit Semikolons und Dezimalpunkten, außer den Preisen in products.csv, mit einem Komma. Beträge sind in Euro, Mehrwertsteuer inbegriffen, und Zeitpunkte in UTC (ISO 8601).",
    files: {
      "products.csv": "Produkte, eine Zeile je Größe. Sie können diese Datei wieder importieren.",
      "pictures.csv": "Adressen der Bilder, nach Produkt.",
      "categories.json": "Kategorien mit ihren Oberkategorien.",
      "customers.csv":
        "Kunden mit Adressen, Einwilligungen und Gruppen. Eine Zeile mehr je weitere Adresse. Sie können diese Datei wieder importieren.",
      "orders.csv":
        "Bestellungen, eine Zeile je Artikel, auch die des früheren Shops. Sie können diese Datei wieder importieren.",
      "invoices/": "Rechnungen als PDF und UBL 2.1 (XML).",
      "credit-notes/": "Gutschriften als PDF und UBL 2.1 (XML).",
      "reviews.csv": "Bewertungen mit ihrem Status und der Antwort des Shops.",
      "promotions.json": "Aktionscodes und automatische Aktionen.",
      "settings.json": "Gespeicherte Einstellungen.",
      "redirects.csv": "Weiterleitungen alter Adressen.",
      SHA256SUMS: "Prüfsummen, für „sha256sum --check“.",
    },
  },
}

/** Returns the description of the archive as Markdown. */
export function descriptionIn(language: Language): string {
  const { title, intro, files } = TEXTS[language]
  const lines = FILES.map((file) => `- \`${file}\`: ${files[file]}`)
  return [`# ${title}`, "", intro, "", ...lines, ""].join("\n")
}
