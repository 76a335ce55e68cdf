import { archiveFiles } from "@bon-perroquet/api-kit/archive-files"
import type { Language } from "@bon-perroquet/contract"

export const FILES = [
  "products.csv",
  "pictures.csv",
  "pictures/",
  "categories.json",
  "customers.csv",
  "newsletter-opt-outs.csv",
  "orders.csv",
  "invoices/",
  "credit-notes/",
  "reviews.csv",
  "promotions.csv",
  "promotions.json",
  "balances.csv",
  "settings.json",
  "redirects.csv",
  "delivery-options.csv",
  "sales.csv",
  "staff-notes.csv",
  "trade-lists.json",
  "trade-prices.csv",
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
      "pictures.csv": "Adresses et fichiers des images, par produit.",
      "pictures/":
        "Images en grand format. Compressez ce dossier en ZIP pour les réimporter. Un fichier vide est une image illisible.",
      "categories.json": "Catégories avec leurs parents.",
      "customers.csv":
        "Clients avec adresses, consentements et groupes. Une ligne de plus par adresse supplémentaire. Vous pouvez réimporter ce fichier.",
      "newsletter-opt-outs.csv":
        "Personnes sans compte désinscrites dans l’ancienne boutique. Vous pouvez réimporter ce fichier comme liste.",
      "orders.csv":
        "Commandes, une ligne par article, y compris celles de l’ancienne boutique. Vous pouvez réimporter ce fichier.",
      "invoices/": "Factures en PDF et en UBL 2.1 (XML).",
      "credit-notes/": "Notes de crédit en PDF et en UBL 2.1 (XML).",
      "reviews.csv": "Avis, avec leur état et la réponse de la boutique. Vous pouvez réimporter ce fichier.",
      "promotions.csv":
        "Codes promo et promotions automatiques du formulaire. Vous pouvez réimporter ce fichier.",
      "promotions.json": "Toutes les promotions, aussi celles de Medusa Admin.",
      "balances.csv":
        "Cartes-cadeaux, par les derniers caractères de leur code, et avoirs. Vous pouvez réimporter les avoirs.",
      "settings.json": "Réglages enregistrés.",
      "redirects.csv": "Redirections des anciennes adresses.",
      "delivery-options.csv":
        "Modes de livraison, une ligne par pays et par prix : par poids, ou à partir d’un montant.",
      "sales.csv": "Prix soldés en cours et prévus, par format.",
      "staff-notes.csv": "Notes internes sur les clients et les commandes.",
      "trade-lists.json": "Listes de prix professionnels avec leurs groupes et remises.",
      "trade-prices.csv": "Prix de ces listes, hors TVA. Vous pouvez réimporter ce fichier.",
      SHA256SUMS: "Sommes de contrôle, pour « sha256sum --check ».",
    },
  },
  nl: {
    title: "Gegevens van de winkel",
    intro:
      "De CSV-bestanden zijn in UTF-8, met puntkomma’s en decimale punten, behalve de prijzen in products.csv, met een komma. Bedragen zijn in euro, btw inbegrepen, en tijdstippen in UTC (ISO 8601).",
    files: {
      "products.csv": "Producten, één regel per formaat. U kunt dit bestand opnieuw importeren.",
      "pictures.csv": "Adressen en bestanden van de afbeeldingen, per product.",
      "pictures/":
        "Afbeeldingen op groot formaat. Maak een ZIP van deze map om ze opnieuw te importeren. Een leeg bestand is een onleesbare afbeelding.",
      "categories.json": "Categorieën met hun hoofdcategorie.",
      "customers.csv":
        "Klanten met adressen, toestemmingen en groepen. Eén regel meer per extra adres. U kunt dit bestand opnieuw importeren.",
      "newsletter-opt-outs.csv":
        "Mensen zonder account die zich in de vroegere winkel uitschreven. U kunt dit bestand opnieuw importeren als lijst.",
      "orders.csv":
        "Bestellingen, één regel per artikel, ook die van de vroegere winkel. U kunt dit bestand opnieuw importeren.",
      "invoices/": "Facturen als PDF en UBL 2.1 (XML).",
      "credit-notes/": "Creditnota’s als PDF en UBL 2.1 (XML).",
      "reviews.csv":
        "Beoordelingen, met hun status en het antwoord van de winkel. U kunt dit bestand opnieuw importeren.",
      "promotions.csv":
        "Kortingscodes en automatische acties van het formulier. U kunt dit bestand opnieuw importeren.",
      "promotions.json": "Alle acties, ook die van Medusa Admin.",
      "balances.csv":
        "Cadeaubonnen, met de laatste tekens van hun code, en tegoeden. U kunt de tegoeden opnieuw importeren.",
      "settings.json": "Opgeslagen instellingen.",
      "redirects.csv": "Doorverwijzingen van oude adressen.",
      "delivery-options.csv":
        "Leveringswijzen, één regel per land en prijs: volgens gewicht, of vanaf een bedrag.",
      "sales.csv": "Lopende en geplande actieprijzen, per formaat.",
      "staff-notes.csv": "Interne notities over klanten en bestellingen.",
      "trade-lists.json": "Prijslijsten voor bedrijven met hun groepen en kortingen.",
      "trade-prices.csv": "Prijzen van deze lijsten, zonder btw. U kunt dit bestand opnieuw importeren.",
      SHA256SUMS: "Controlesommen, voor “sha256sum --check”.",
    },
  },
  en: {
    title: "Data of the shop",
    intro:
      "The CSV files are in UTF-8, with semicolons and decimal points, except the prices of products.csv, which have a comma. Amounts are in euro, VAT included, and moments in UTC (ISO 8601).",
    files: {
      "products.csv": "Products, one line per size. You can import this file again.",
      "pictures.csv": "Addresses and files of the pictures, by product.",
      "pictures/":
        "Pictures in their largest size. Compress this folder as a ZIP to import them again. An empty file is a picture that could not be read.",
      "categories.json": "Categories with their parents.",
      "customers.csv":
        "Customers with addresses, consents and groups. One more line per further address. You can import this file again.",
      "newsletter-opt-outs.csv":
        "People without an account who unsubscribed in the former shop. You can import this file again as a list.",
      "orders.csv":
        "Orders, one line per item, also those of the former shop. You can import this file again.",
      "invoices/": "Invoices as PDF and UBL 2.1 (XML).",
      "credit-notes/": "Credit notes as PDF and UBL 2.1 (XML).",
      "reviews.csv": "Reviews with their state and the shop’s reply. You can import this file again.",
      "promotions.csv":
        "Promotion codes and automatic promotions of the form. You can import this file again.",
      "promotions.json": "All promotions, also those of Medusa Admin.",
      "balances.csv":
        "Gift cards, by the last characters of their codes, and store credit. You can import the store credit again.",
      "settings.json": "Saved settings.",
      "redirects.csv": "Redirects of old addresses.",
      "delivery-options.csv":
        "Delivery options, one line per country and price: by weight, or from an amount.",
      "sales.csv": "Running and planned sale prices, by size.",
      "staff-notes.csv": "Staff notes on customers and orders.",
      "trade-lists.json": "Trade price lists with their groups and discounts.",
      "trade-prices.csv": "Prices of these lists, without VAT. You can import this file again.",
      SHA256SUMS: "Checksums, for “sha256sum --check”.",
    },
  },
  de: {
    title: "Daten des Shops",
    intro:
      "Die CSV-Dateien sind in UTF-8, mit Semikolons und Dezimalpunkten, außer den Preisen in products.csv, mit einem Komma. Beträge sind in Euro, Mehrwertsteuer inbegriffen, und Zeitpunkte in UTC (ISO 8601).",
    files: {
      "products.csv": "Produkte, eine Zeile je Größe. Sie können diese Datei wieder importieren.",
      "pictures.csv": "Adressen und Dateien der Bilder, nach Produkt.",
      "pictures/":
        "Bilder in ihrer größten Fassung. Packen Sie diesen Ordner als ZIP, um sie wieder zu importieren. Eine leere Datei ist ein Bild, das nicht gelesen werden konnte.",
      "categories.json": "Kategorien mit ihren Oberkategorien.",
      "customers.csv":
        "Kunden mit Adressen, Einwilligungen und Gruppen. Eine Zeile mehr je weitere Adresse. Sie können diese Datei wieder importieren.",
      "newsletter-opt-outs.csv":
        "Personen ohne Konto, die sich im früheren Shop abgemeldet haben. Sie können diese Datei wieder als Liste importieren.",
      "orders.csv":
        "Bestellungen, eine Zeile je Artikel, auch die des früheren Shops. Sie können diese Datei wieder importieren.",
      "invoices/": "Rechnungen als PDF und UBL 2.1 (XML).",
      "credit-notes/": "Gutschriften als PDF und UBL 2.1 (XML).",
      "reviews.csv":
        "Bewertungen mit ihrem Status und der Antwort des Shops. Sie können diese Datei wieder importieren.",
      "promotions.csv":
        "Aktionscodes und automatische Aktionen des Formulars. Sie können diese Datei wieder importieren.",
      "promotions.json": "Alle Aktionen, auch die von Medusa Admin.",
      "balances.csv":
        "Gutscheine, mit den letzten Zeichen ihrer Codes, und Guthaben. Sie können die Guthaben wieder importieren.",
      "settings.json": "Gespeicherte Einstellungen.",
      "redirects.csv": "Weiterleitungen alter Adressen.",
      "delivery-options.csv":
        "Versandarten, eine Zeile je Land und Preis: nach Gewicht, oder ab einem Betrag.",
      "sales.csv": "Laufende und geplante Aktionspreise, je Größe.",
      "staff-notes.csv": "Interne Notizen zu Kunden und Bestellungen.",
      "trade-lists.json": "Preislisten für Unternehmen mit ihren Gruppen und Rabatten.",
      "trade-prices.csv":
        "Preise dieser Listen, ohne Mehrwertsteuer. Sie können diese Datei wieder importieren.",
      SHA256SUMS: "Prüfsummen, für „sha256sum --check“.",
    },
  },
}

export function descriptionIn(language: Language): string {
  const { title, intro, files } = TEXTS[language]
  const lines = [
    ...FILES.map((file) => [file, files[file]]),
    ...archiveFiles().map(({ path, description }) => [path, description[language]]),
  ].map(([path, text]) => `- \`${path}\`: ${text}`)
  return [`# ${title}`, "", intro, "", ...lines, ""].join("\n")
}
