/**
 * Pure rules of the shop. StrykerJS mutates the files of one part at a time and runs their unit tests.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} folder of the results in .data/mutation
 * @property {string[]} files mutated files
 * @property {string[]} tests test files that should detect the mutants
 * @property {boolean} [decimals] true if they only need the engine's decimals, which saves loading its package
 */

const within = (/** @type {string} */ folder, /** @type {string[]} */ ...files) =>
  files.map((file) => `plugins/${folder}/${file}.ts`)

const inPackage = (/** @type {string} */ name, /** @type {string[]} */ ...files) =>
  files.map((file) => `packages/${name}/src/${file}.ts`)

const ofTotals = (/** @type {string} */ file) => `vat/totals/${file}`

/** @type {Omit<Part, "folder">[]} */
const LIST = [
  {
    name: "VAT totals",
    files: inPackage(
      "contract",
      ...["rate", "document", "discounted", "split", "blended-rate"].map(ofTotals),
    ),
    tests: [
      ...inPackage("contract", ...["document.spec", "discounted.spec"].map(ofTotals)),
      ...within("accounting/vat/src/rates", "worked-examples.spec"),
    ],
  },
  {
    name: "VAT rates",
    files: within("accounting/vat/src/rates", "index", "input", "midnight"),
    tests: within("accounting/vat/src/rates", "rates.spec", "midnight.spec", "input.spec"),
  },
  {
    name: "Discounts",
    files: [
      ...inPackage("medusa-sql", "order-lines/adjustments"),
      ...within("sales/checkout/src/promotions/money", "whole-cents"),
      ...within("sales/checkout/src/promotions/discounts", "round", "problems"),
      ...within("sales/checkout/src/promotions/uses", "used-up"),
    ],
    tests: [
      ...inPackage("medusa-sql", "order-lines/adjustments.spec"),
      ...within("sales/checkout/src/promotions/money", "whole-cents.spec"),
      ...within("sales/checkout/src/promotions/discounts", "round.spec", "problems.spec"),
      ...within("sales/checkout/src/promotions/uses", "used-up.spec"),
    ],
    decimals: true,
  },
  {
    name: "Cents",
    files: ["packages/contract/src/money.ts"],
    tests: ["packages/contract/src/money.spec.ts"],
  },
  {
    name: "Invoices and credit notes",
    files: within("accounting/invoices/src/documents", "credit-note", "invoice", "sale"),
    tests: within(
      "accounting/invoices/src/documents",
      ...[
        "documents.spec",
        "document-facts.spec",
        "credit-note.spec",
        "changed.spec",
        "due.spec",
        "sale.spec",
      ],
      "vat-rates.spec",
    ),
    decimals: true,
  },
  {
    name: "Refunds",
    files: within("sales/orders/src/money", "left", "money", "money-back", "origin"),
    tests: within("sales/orders/src/money", "left.spec", "money.spec", "money-back.spec"),
  },
  {
    name: "Cart rules",
    files: [
      ...within("platform/shop-api/src/carts", "rules", "priced-line"),
      ...within("platform/shop-api/src/delivery", "conditions", "price", "totals"),
    ],
    tests: within(
      "platform/shop-api/src",
      ...["carts/rules.spec", "carts/priced-line.spec", "carts/view.spec", "delivery/methods.spec"],
    ),
  },
  {
    name: "Postal codes",
    files: ["packages/contract/src/postal-codes.ts"],
    tests: ["packages/contract/src/postal-codes.spec.ts"],
  },
  {
    name: "CSV",
    files: [
      ...within("accounting/invoices/src/report", "csv", "grids"),
      ...within("sales/orders/src/administration", "labels"),
      ...within("platform/administration/src", "export/products-csv", "imports/reading/read-file"),
      ...within("platform/api-kit/src", "csv/field"),
    ],
    tests: [
      ...within("platform/api-kit/src", "csv/csv.spec"),
      ...within("accounting/invoices/src/report", "csv.spec", "grids.spec"),
      ...within("sales/orders/src/administration", "labels.spec"),
      ...within(
        "platform/administration/src",
        "imports/reading/read-file.spec",
        "export/products-csv.spec",
        "export/products-lots.spec",
      ),
    ],
  },
]

/** @type {Part[]} */
export const PARTS = LIST.map((part) => ({ ...part, folder: part.name.toLowerCase().replaceAll(" ", "-") }))

/** @returns {Part} */
export function partOfEnvironment() {
  const part = PARTS.find(({ name }) => name === process.env.MUTATION_PART)
  if (!part) throw new Error("MUTATION_PART is not set to a part. Use `npm run mutation`.")
  return part
}
