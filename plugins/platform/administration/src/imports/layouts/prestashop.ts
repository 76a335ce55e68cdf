import type { Language } from "@bon-perroquet/contract"
import { objection } from "../objection"
import type { Row } from "../written"
import {
  addressesIn,
  gramsOf,
  headingIn,
  leftOut,
  listOf,
  searchTextsOf,
  truthOf,
  unitsOf,
  valueOf,
  type ForeignProduct,
  type ForeignSize,
  type Layout,
} from "./foreign"

type Fields = Record<string, string>

/** Headings of PrestaShop's import template and of its catalogue export, in English, French and Dutch. */
const NET = [
  "price tax excluded",
  "price tax excl",
  "prix ht",
  "prix ht hors taxes",
  "prijs excl btw",
  "prijs exclusief btw",
  "prijs zonder btw",
]
const GROSS = [
  "price tax included",
  "price tax incl",
  "prix ttc",
  "prijs incl btw",
  "prijs inclusief btw",
  "prijs met btw",
]
/** Ids of tax rules, or their names. */
const TAX_RULE = [
  ...[
    "tax rules id",
    "tax rule id",
    "tax rule",
    "id regle de taxes",
    "id regle taxes",
    "regle de taxe",
    "regle de taxes",
  ],
  ...["id belastingregels", "id belastingregel", "belastingregel"],
]
const TAX_RATE = ["tax rate", "tax", "taux de taxe", "taux de tva", "tva", "btw", "btw tarief"]
const ACTIVE = [
  "active 0 1",
  "active",
  "actif 0 1",
  "actif",
  "actief 0 1",
  "actief",
  "status",
  "statut",
  "etat",
]
const REFERENCE = ["reference", "reference n", "referentie", "ref"]
const ID = ["product id", "id produit", "product id s", "id", "product nummer"]
const QUANTITY = ["quantity", "quantite", "hoeveelheid", "aantal"]
const WEIGHT = ["weight", "poids", "gewicht"]
const EAN = ["ean13", "ean 13", "ean", "upc"]
const IMAGES = [
  "image urls x y z",
  "urls des images x y z",
  "image urls",
  "url des images",
  "afbeelding urls x y z",
]

/** Headings of the file of combinations. Their impacts are added to price and weight of the product. */
const PRODUCT_REFERENCE = [
  "product reference",
  "reference produit",
  "reference du produit",
  "productreferentie",
]
const VALUES = ["value value position", "valeur valeur position", "waarde waarde positie"]
const PRICE_IMPACT = ["impact on price", "impact sur le prix", "invloed op de prijs", "invloed op prijs"]
const WEIGHT_IMPACT = [
  "impact on weight",
  "impact sur le poids",
  "invloed op het gewicht",
  "invloed op gewicht",
]
const DEFAULT = ["default 0 no 1 yes", "defaut 0 non 1 oui", "standaard 0 nee 1 ja"]

const has = (headings: ReadonlySet<string>, names: readonly string[]): boolean =>
  names.some((name) => headings.has(name))

const isOfProducts = (headings: ReadonlySet<string>): boolean =>
  has(headings, ID) && has(headings, REFERENCE) && has(headings, [...NET, ...GROSS]) && !headings.has("type")

const isOfCombinations = (headings: ReadonlySet<string>): boolean =>
  has(headings, VALUES) && has(headings, [...ID, ...PRODUCT_REFERENCE])

/** PrestaShop: a file of products, and one of combinations, which refer to a product by its id or reference. */
export const PRESTASHOP: Layout = {
  isOne: (headings) => isOfProducts(headings) || isOfCombinations(headings),
  has_tables: true,
  products(rows, lines, language) {
    const isCombination = (row: Fields) => VALUES.some((name) => name in row)
    const isNet = rows.some(isCombination)
    const created: ForeignProduct[] = []
    const known = new Map<string, { product: ForeignProduct; row: Fields; sizes: [Fields, ForeignSize][] }>()
    rows.forEach((row, index) => {
      if (isCombination(row)) return
      const product = productOf(row, { line: lines[index] ?? 0, language, isNet })
      created.push(product)
      const entry = { product, row, sizes: [] }
      known.set(`reference ${valueOf(row, ...REFERENCE)}`, entry).set(`id ${valueOf(row, ...ID)}`, entry)
    })
    rows.forEach((row, index) => {
      if (!isCombination(row)) return
      const line = lines[index] ?? 0
      const [id, reference] = [valueOf(row, ...ID), valueOf(row, ...PRODUCT_REFERENCE)]
      const parent = known.get(`id ${id}`) ?? known.get(`reference ${reference}`)
      if (parent)
        parent.sizes.push([row, combinationOf(row, parent.row, { line, number: parent.sizes.length + 1 })])
      else
        created.push(
          leftOut({ line, sku: valueOf(row, ...REFERENCE) }, objection("product_unknown", reference || id)),
        )
    })
    const isFirst = ([row]: [Fields, ForeignSize]) => (truthOf(valueOf(row, ...DEFAULT)) === true ? 0 : 1)
    for (const { product, sizes } of known.values())
      if (sizes.length > 0)
        product.sizes = sizes.toSorted((one, other) => isFirst(one) - isFirst(other)).map(([, size]) => size)
    return created
  },
}

function productOf(
  row: Fields,
  { line, language, isNet }: { line: number; language: Language; isNet: boolean },
): ForeignProduct {
  const id = valueOf(row, ...ID)
  return {
    handle: valueOf(
      row,
      ...["url rewritten", "url reecrite", "url simplifiee", "herschreven url", "friendly url", "url"],
    ),
    names: { [language]: valueOf(row, "name", "nom", "naam") },
    descriptions: {
      [language]: [
        valueOf(row, "summary", "short description", "resume", "recapitulatif", "samenvatting"),
        valueOf(row, "description", "beschrijving"),
      ]
        .filter(Boolean)
        .join("<p></p>"),
    },
    search_texts: searchTextsOf(
      language,
      valueOf(row, "meta title", "meta titre", "balise titre", "titre meta", "metatitel", "meta titel"),
      valueOf(row, "meta description", "meta beschrijving", "metabeschrijving", "metaomschrijving"),
    ),
    category: categoryOf(
      listOf(
        valueOf(
          row,
          ...["categories x y z", "categories", "category", "categorie", "categorieen x y z", "categorieen"],
        ),
      ),
    ),
    active: truthOf(valueOf(row, ...ACTIVE)),
    tax: valueOf(row, ...TAX_RATE) || ruleOf(valueOf(row, ...TAX_RULE)),
    images: listOf(valueOf(row, ...IMAGES)),
    addresses: [...addressesIn(row), ...(id ? [`/index.php?id_product=${id}`] : [])],
    sizes: [
      {
        line,
        sku: valueOf(row, ...REFERENCE) || `PS-${id}`,
        label: "",
        price: valueOf(row, ...(isNet ? [...NET, ...GROSS] : [...GROSS, ...NET])),
        stock: unitsOf(valueOf(row, ...QUANTITY)),
        weight: gramsOf(valueOf(row, ...WEIGHT)),
        ean: valueOf(row, ...EAN),
        image: "",
      },
    ],
  }
}

/** Returns a tax rule. Its id is no rate. */
const ruleOf = (rule: string): string => (/^\d+$/.test(rule) ? `id_tax_rules_group ${rule}` : rule)

const numberIn = (cell: string): number => Number(cell.replace(",", ".") || "0")
const sum = (one: string, other: string): string =>
  String(Number((numberIn(one) + numberIn(other)).toFixed(6)))

function combinationOf(
  row: Fields,
  parent: Fields,
  { line, number }: { line: number; number: number },
): ForeignSize {
  const impact = valueOf(row, ...PRICE_IMPACT)
  const net = valueOf(parent, ...NET)
  const gross = valueOf(parent, ...GROSS)
  // Impacts are without VAT. They cannot be added to a price with VAT, so the line has an error.
  const price = net ? sum(net, impact) : numberIn(impact) === 0 ? gross : ""
  const id = valueOf(parent, ...ID)
  return {
    line,
    sku: valueOf(row, ...REFERENCE) || `${valueOf(parent, ...REFERENCE) || `PS-${id}`}-${number}`,
    label: listOf(valueOf(row, ...VALUES))
      .map((value) => value.replace(/:\d*$/, ""))
      .join(", "),
    price,
    stock: unitsOf(valueOf(row, ...QUANTITY)),
    weight: gramsOf(sum(valueOf(parent, ...WEIGHT), valueOf(row, ...WEIGHT_IMPACT))),
    ean: valueOf(row, ...EAN),
    image: listOf(valueOf(row, ...IMAGES))[0] ?? "",
  }
}

/** Names and id of the home category, which contains all products. Categories are names or ids, the deepest last. */
const HOME = ["home", "accueil", "start", "startpagina", "2"]
const categoryOf = (names: readonly string[]): string =>
  names
    .filter((name) => !HOME.includes(name.toLowerCase()))
    .at(-1)
    ?.replaceAll("/", " > ") ?? ""

/**
 * Returns whether the prices of a file include VAT. Prices with VAT have priority, because the catalogue's export rounds
 * the others. Impacts of combinations are without VAT, so their products need prices without VAT.
 */
export function hasGross(names: readonly string[], rows: readonly Row[]): boolean {
  const tables = [names, ...rows.map(({ record }) => record)].flatMap((record) => {
    const headings = headingIn(record, PRESTASHOP.isOne)
    return headings ? [new Set(headings)] : []
  })
  const isNet = tables.some(isOfCombinations) && tables.some((each) => isOfProducts(each) && has(each, NET))
  return !isNet && tables.some((each) => has(each, GROSS))
}
