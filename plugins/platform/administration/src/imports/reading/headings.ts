import {
  customKeys,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  SHIPPED_LANGUAGES,
  type ImportReading,
  type Language,
} from "@bon-perroquet/contract"
import { fileColumns } from "../../product-file"
import type { FileColumn } from "@bon-perroquet/contract"
import { plainHeading, type WeightUnit } from "../written"

export interface Heading {
  column: FileColumn
  /** The unit that the heading names, as in "Poids (kg)". */
  unit: WeightUnit | null
  /** Whether the heading names prices without VAT. */
  is_net: boolean
}

type Names = Partial<Record<Language, readonly string[]>>

/** Headings of texts. Without a language in the heading, a text is in the language of the file. */
const TEXTS: Record<"name" | "description", Names> = {
  name: {
    fr: ["nom", "nom du produit", "nom produit", "titre", "designation", "libelle"],
    nl: ["naam", "productnaam", "naam product", "titel", "benaming"],
    en: ["name", "product name", "title", "item name"],
    de: ["name", "produktname", "artikelname", "bezeichnung", "artikelbezeichnung", "titel"],
  },
  description: {
    fr: ["description", "descriptif", "description longue"],
    nl: ["beschrijving", "omschrijving", "productbeschrijving", "productomschrijving"],
    en: ["description", "long description", "product description"],
    de: ["beschreibung", "produktbeschreibung"],
  },
}

/** Headings of other columns. Headings of yes-or-no columns, such as "En stock ?", are left out. */
const COLUMNS: Partial<Record<FileColumn, Names>> = {
  sku: {
    fr: ["reference", "ref", "reference produit", "reference article", "code article", "code produit", "ugs"],
    nl: ["referentie", "artikelnummer", "artikelnr", "artikelcode", "productcode", "productnummer"],
    en: ["reference", "item number", "item code", "product code", "article number", "stock keeping unit"],
    de: ["referenz", "artikelnummer", "artikelnr", "artikel nr", "art nr", "bestellnummer", "produktnummer"],
  },
  size_fr: {
    fr: ["format", "taille", "contenance", "conditionnement"],
    nl: ["formaat", "maat", "inhoud"],
    en: ["size"],
    de: ["grosse", "inhalt"],
  },
  handle_fr: { en: ["slug", "url key"] },
  price: {
    fr: ["prix", "prix ttc", "prix tvac", "prix de vente", "prix de vente ttc", "tarif", "tarif regulier"],
    nl: ["prijs", "verkoopprijs", "prijs incl btw", "prijs inclusief btw", "reguliere prijs"],
    en: ["price", "sales price", "regular price", "price incl vat", "price including vat"],
    de: ["preis", "verkaufspreis", "bruttopreis", "preis inkl mwst", "regularer preis"],
  },
  stock: {
    fr: ["stock", "quantite", "qte", "quantite en stock", "stock disponible"],
    nl: ["voorraad", "aantal", "voorraadaantal"],
    en: ["stock", "quantity", "qty", "stock quantity", "inventory"],
    de: ["bestand", "lagerbestand", "menge"],
  },
  vat_rate: {
    fr: ["tva", "taux tva", "taux de tva"],
    nl: ["btw", "btw tarief", "btw percentage"],
    en: ["vat", "vat rate"],
    de: ["mwst", "mehrwertsteuer", "mwst satz", "steuersatz"],
  },
  unit_label: {
    fr: ["unite", "unite de prix"],
    nl: ["eenheid", "prijseenheid"],
    en: ["unit", "price unit"],
    de: ["einheit", "preiseinheit"],
  },
  weight: {
    fr: ["poids", "poids net"],
    nl: ["gewicht", "nettogewicht", "netto gewicht"],
    en: ["weight", "net weight"],
    de: ["gewicht", "nettogewicht"],
  },
  ean: {
    fr: ["ean13", "ean 13", "gtin", "upc", "code barres", "code a barres", "code barre"],
    nl: ["ean code", "barcode", "streepjescode"],
    en: ["bar code", "barcode"],
    de: ["strichcode", "ean code", "barcode"],
  },
  category: {
    fr: ["categorie", "categories", "rayon"],
    nl: ["categorie", "categorieen", "rubriek"],
    en: ["category", "categories", "product category"],
    de: ["kategorie", "kategorien", "warengruppe"],
  },
  active: {
    fr: ["actif", "publie", "en ligne"],
    nl: ["actief", "gepubliceerd", "online"],
    en: ["active", "published", "online"],
    de: ["aktiv", "veroffentlicht", "online"],
  },
  old_addresses: {
    fr: ["ancienne adresse", "ancienne url", "anciennes adresses", "permalien", "url du produit", "lien"],
    nl: ["oud adres", "oude url", "oude adressen", "permalink", "product url"],
    en: ["old address", "old url", "permalink", "product url", "product link"],
    de: ["alte adresse", "alte url", "alte adressen", "permalink", "produkt url"],
  },
  birds: { fr: ["oiseaux"], nl: ["vogels"], en: ["birds"], de: ["vogel"] },
  images: {
    fr: ["image", "images", "photo", "photos"],
    nl: ["afbeelding", "afbeeldingen", "foto"],
    en: ["picture", "pictures"],
    de: ["bild", "bilder"],
  },
}

const NET_PRICE: Names = {
  fr: ["prix ht", "prix htva", "prix hors tva", "prix hors taxe", "prix de vente ht"],
  nl: ["prijs excl btw", "prijs exclusief btw", "prijs excl"],
  en: ["price excl vat", "price excluding vat", "price ex vat", "net price"],
  de: ["nettopreis", "preis netto", "preis exkl mwst", "preis zzgl mwst"],
}

const UNIT = /(?: (?:en|in))? (kg|gr?)$/
const LANGUAGE_SUFFIX = new RegExp(` (${SHIPPED_LANGUAGES.join("|")})$`)

const languagesOf = (names: Names, name: string): Language[] =>
  SHIPPED_LANGUAGES.filter((language) => names[language]?.includes(name))

interface Recognised {
  of: { column: FileColumn } | { text: keyof typeof TEXTS }
  languages: Language[]
  unit: WeightUnit | null
  is_net?: true
}

function recognise(heading: string): Recognised | null {
  const lower = heading.toLowerCase()
  const exact = fileColumns().find((column) => column === lower)
  if (exact) return { of: { column: exact }, languages: [], unit: null }
  const whole = plainHeading(heading)
  const unit = UNIT.exec(whole)?.[1]
  const [, suffix] = LANGUAGE_SUFFIX.exec(whole) ?? []
  const name = whole.replace(unit ? UNIT : LANGUAGE_SUFFIX, "").trim()
  const language = LANGUAGES.find((each) => each === suffix)
  if (suffix && !language) return null
  for (const text of ["name", "description"] as const) {
    const languages = languagesOf(TEXTS[text], name)
    if (!languages.length) continue
    return { of: language ? { column: `${text}_${language}` } : { text }, languages, unit: null }
  }
  const net = languagesOf(NET_PRICE, name)
  if (net.length > 0) return { of: { column: "price" }, languages: net, unit: null, is_net: true }
  for (const column of fileColumns()) {
    const languages = languagesOf(COLUMNS[column] ?? {}, name)
    if (languages.length)
      return {
        of: { column },
        languages,
        unit: column === "weight" && unit ? (unit === "kg" ? "kg" : "g") : null,
      }
  }
  return customOf(whole, name, language)
}

/** Recognises a field of the merchant by its label. A translated one is in the language of its label or suffix. */
function customOf(whole: string, name: string, suffix: Language | undefined): Recognised | null {
  for (const { key, field, language } of [...customKeys("product"), ...customKeys("variant")]) {
    const labelled = (text: string) =>
      SHIPPED_LANGUAGES.filter((each) => plainHeading(field.label[each] ?? "") === text)
    const languages = labelled(language === null ? whole : name)
    if (languages.length && (language === null || language === (suffix ?? languages[0])))
      return { of: { column: `custom_${key}` }, languages, unit: null }
  }
  return null
}

/** Returns the language of most headings, if it is enabled. French in case of doubt. */
function languageOf(recognised: readonly (Recognised | null)[]): Language {
  const votes = SHIPPED_LANGUAGES.map((language) => ({
    language,
    count: recognised.filter((each) => each?.languages.includes(language)).length,
  }))
  const { language } = votes.reduce((most, each) => (each.count > most.count ? each : most))
  return LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE
}

/**
 * Returns the columns of a file by usual headings in the shop's languages.
 * @param wanted columns that a person chose, and the language of texts whose heading states none
 */
export function headingsOf(
  names: readonly string[],
  { columns = {}, language }: Partial<Pick<ImportReading, "columns" | "language">> = {},
): { headings: (Heading | null)[]; language: Language } {
  const recognised = names.map(recognise)
  const fileLanguage = language ?? languageOf(recognised)
  const headings: (Heading | null)[] = names.map(() => null)
  const seen = new Set<FileColumn>()
  const take = (index: number, column: FileColumn): void => {
    if (headings[index] || seen.has(column)) return
    seen.add(column)
    headings[index] = {
      column,
      unit: recognised[index]?.unit ?? null,
      is_net: recognised[index]?.is_net ?? false,
    }
  }
  const isChosen = (name: string) => Object.hasOwn(columns, name)
  const takeEach = (isTaken: (name: string, each: Recognised | null) => boolean): void =>
    names.forEach((name, index) => {
      const each = recognised[index] ?? null
      if (!isTaken(name, each)) return
      const chosen = fileColumns().find((column) => column === columns[name])
      const column = isChosen(name) ? chosen : each && columnOf(each, fileLanguage)
      if (column) take(index, column)
    })
  // A person's choice has priority. A price with VAT has priority over one without.
  takeEach(isChosen)
  takeEach((name, each) => !isChosen(name) && !each?.is_net)
  takeEach((name) => !isChosen(name))
  return { headings, language: fileLanguage }
}

const columnOf = ({ of }: Recognised, language: Language): FileColumn =>
  "column" in of ? of.column : `${of.text}_${language}`
