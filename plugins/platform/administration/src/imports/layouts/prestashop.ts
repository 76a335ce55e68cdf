import { addressesIn, gramsOf, listOf, truthOf, unitsOf, valueOf, type Layout } from "./foreign"

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

/** PrestaShop: products without combinations. Combinations are in a separate file. */
export const PRESTASHOP: Layout = {
  isOne: (headings) =>
    ID.some((name) => headings.has(name)) &&
    REFERENCE.some((name) => headings.has(name)) &&
    [...NET, ...GROSS].some((name) => headings.has(name)) &&
    !headings.has("type"),
  products: (rows, lines, language) =>
    rows.map((row, index) => ({
      handle: valueOf(
        row,
        "url rewritten",
        "url reecrite",
        "url simplifiee",
        "herschreven url",
        "friendly url",
        "url",
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
      category: categoryOf(
        listOf(
          valueOf(
            row,
            "categories x y z",
            "categories",
            "category",
            "categorie",
            "categorieen x y z",
            "categorieen",
          ),
        ),
      ),
      active: truthOf(valueOf(row, ...ACTIVE)),
      images: listOf(
        valueOf(
          row,
          "image urls x y z",
          "urls des images x y z",
          "image urls",
          "url des images",
          "afbeelding urls x y z",
        ),
      ),
      addresses: [
        ...addressesIn(row),
        ...(valueOf(row, ...ID) ? [`/index.php?id_product=${valueOf(row, ...ID)}`] : []),
      ],
      sizes: [
        {
          line: lines[index] ?? 0,
          sku: valueOf(row, ...REFERENCE) || `PS-${valueOf(row, ...ID)}`,
          label: "",
          price: valueOf(row, ...GROSS) || valueOf(row, ...NET),
          stock: unitsOf(valueOf(row, "quantity", "quantite", "hoeveelheid", "aantal")),
          weight: gramsOf(valueOf(row, "weight", "poids", "gewicht")),
          ean: valueOf(row, "ean13", "ean 13", "ean", "upc"),
          image: "",
        },
      ],
    })),
}

/** Names and id of the home category, which contains all products. Categories are names or ids, the deepest last. */
const HOME = ["home", "accueil", "start", "startpagina", "2"]
const categoryOf = (names: readonly string[]): string =>
  names
    .filter((name) => !HOME.includes(name.toLowerCase()))
    .at(-1)
    ?.replaceAll("/", " > ") ?? ""

/** Returns whether the file has prices with VAT. They have priority over prices without VAT. */
export const hasGross = (headings: ReadonlySet<string>): boolean => GROSS.some((name) => headings.has(name))
