import type { Language } from "@bon-perroquet/contract"
import { objection } from "../objection"
import {
  addressesIn,
  deepest,
  gramsOf,
  leftOut,
  listOf,
  searchTextsOf,
  truthOf,
  typeLeftOut,
  unitsOf,
  valueOf,
  type ForeignProduct,
  type ForeignSize,
  type Layout,
} from "./foreign"

type Fields = Record<string, string>

/** Headings of the built-in exporter in English, French, Dutch and German, in plain letters. */
const SKU = ["sku", "ugs", "artikelnummer"]
const NAME = ["name", "nom", "naam"]
const PUBLISHED = ["published", "publie", "gepubliceerd", "veroffentlicht"]
const TAX_STATUS = [
  "tax status",
  "etat de la tva",
  "statut fiscal",
  "belastingstatus",
  "btw status",
  "steuerstatus",
]
const TAX_CLASS = [
  "tax class",
  "classe de tva",
  "classe de taxe",
  "belastingklasse",
  "btw tarief",
  "steuerklasse",
]
const PARENT = ["parent", "hoofd", "ubergeordnetes produkt"]
const ATTRIBUTES = Array.from({ length: 10 }, (_, index) => [
  `attribute ${index + 1} value s`,
  `valeur s de l attribut ${index + 1}`,
  `waarde eigenschap ${index + 1}`,
  `waarde n eigenschap ${index + 1}`,
  `attribut ${index + 1} wert e`,
])

const sku = (row: Fields): string => valueOf(row, ...SKU) || (row["id"] ? `WOO-${row["id"]}` : "")

function sizeOf(row: Fields, line: number, parent: Fields): ForeignSize {
  const label = ATTRIBUTES.map((names) => valueOf(row, ...names))
  const weight =
    valueOf(row, "weight kg", "poids kg", "gewicht kg") ||
    valueOf(parent, "weight kg", "poids kg", "gewicht kg")
  const grams =
    valueOf(row, "weight g", "poids g", "gewicht g") || valueOf(parent, "weight g", "poids g", "gewicht g")
  const [image = ""] = listOf(valueOf(row, "images", "afbeeldingen", "bilder"))
  return {
    ...{ line, sku: sku(row), label: row === parent ? "" : label.filter(Boolean).join(", ") },
    price: valueOf(row, "regular price", "tarif regulier", "reguliere prijs", "regularer preis"),
    stock: unitsOf(valueOf(row, "stock", "voorraad", "lager", "bestand")),
    weight: gramsOf(weight) || grams,
    ean: valueOf(
      row,
      "gtin upc ean or isbn",
      "gtin upc ean ou isbn",
      "gtin upc ean of isbn",
      "gtin upc ean oder isbn",
    ),
    image,
  }
}

/** WooCommerce: variations refer to their product by SKU or "id:123". Grouped and external products are errors. */
export const WOOCOMMERCE: Layout = {
  isOne: (headings) =>
    (headings.has("type") || headings.has("typ")) &&
    SKU.some((name) => headings.has(name)) &&
    ["regular price", "tarif regulier", "reguliere prijs", "regularer preis"].some((name) =>
      headings.has(name),
    ),
  products(rows, lines, language) {
    const created = new Map<Fields, ForeignProduct>()
    const parents = new Map<string, Fields>()
    const typed = rows.map((row, index) => ({
      row,
      line: lines[index] ?? 0,
      type: valueOf(row, "type", "typ"),
    }))
    for (const { row, line, type } of typed) {
      if (/\bvariation\b/.test(type)) continue
      const isTaken = /\b(simple|variable)\b/.test(type)
      created.set(
        row,
        isTaken ? productOf(row, language) : leftOut({ line, sku: sku(row) }, typeLeftOut(type)),
      )
      if (isTaken) parents.set(`id:${row["id"] ?? ""}`, row).set(sku(row), row)
    }
    for (const { row, line, type } of typed) {
      const named = /\bvariation\b/.test(type) ? valueOf(row, ...PARENT) : undefined
      const parent = named === undefined ? row : parents.get(named)
      const product = parent && created.get(parent)
      // A variation with 0 is disabled. Those of a draft have -1.
      if (named !== undefined && valueOf(row, ...PUBLISHED) === "0")
        created.set(row, leftOut({ line, sku: sku(row) }, typeLeftOut(`${type}, 0`)))
      else if (!product)
        created.set(row, leftOut({ line, sku: sku(row) }, objection("product_unknown", named ?? "")))
      else if (!product.wrong && !/\bvariable\b/.test(type)) product.sizes.push(sizeOf(row, line, parent))
    }
    return typed.flatMap(({ row, line }) => {
      const product = created.get(row)
      if (!product || product.sizes.length > 0) return product ?? []
      return leftOut({ line, sku: sku(row) }, objection("new_incomplete", "price"))
    })
  },
}

function productOf(row: Fields, language: Language): ForeignProduct {
  const long = valueOf(row, "description", "beschrijving", "beschreibung")
  const short = valueOf(
    row,
    "short description",
    "description courte",
    "korte beschrijving",
    "korte omschrijving",
    "kurzbeschreibung",
  )
  return {
    handle: "",
    names: { [language]: valueOf(row, ...NAME) },
    descriptions: { [language]: [short, long].filter(Boolean).join("<p></p>") },
    search_texts: searchTextsOf(
      language,
      valueOf(row, "meta yoast wpseo title", "meta rank math title", "meta aioseo title"),
      valueOf(row, ...["meta yoast wpseo metadesc", "meta rank math description", "meta aioseo description"]),
    ),
    category: deepest(listOf(valueOf(row, "categories", "categorieen", "kategorien"))),
    active: truthOf(valueOf(row, ...PUBLISHED)),
    tax: taxOf(row),
    images: listOf(valueOf(row, "images", "afbeeldingen", "bilder")),
    addresses: addressesIn(row),
    sizes: [],
  }
}

/** Returns the tax class. An empty cell is the standard class, unless the product is not taxed. */
function taxOf(row: Fields): string {
  if (!TAX_CLASS.some((name) => name in row)) return ""
  const status = valueOf(row, ...TAX_STATUS).toLowerCase()
  return status && status !== "taxable" ? status : valueOf(row, ...TAX_CLASS) || "standard"
}
