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

/** @type {Omit<Part, "folder">[]} */
const LIST = [
  {
    name: "VAT totals",
    files: within("vat/src/totals", "rate", "document", "discounted", "split", "blended-rate"),
    tests: within("vat/src/totals", "document.spec", "discounted.spec", "worked-examples.spec"),
  },
  {
    name: "VAT rates",
    files: within("vat/src/rates", "index", "input", "midnight"),
    tests: within("vat/src/rates", "rates.spec", "midnight.spec", "input.spec"),
  },
  {
    name: "Discounts",
    files: [
      ...within("promotions/src/money", "adjustments", "whole-cents"),
      ...within("promotions/src/discounts", "round", "problems"),
      ...within("promotions/src/uses", "used-up"),
    ],
    tests: [
      ...within("promotions/src/money", "adjustments.spec", "whole-cents.spec"),
      ...within("promotions/src/discounts", "round.spec", "problems.spec"),
      ...within("promotions/src/uses", "used-up.spec"),
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
    files: within("invoices/src/documents", "credit-note", "invoice", "sale"),
    tests: within("invoices/src/documents", "documents.spec", "credit-note.spec", "changed.spec"),
    decimals: true,
  },
  {
    name: "Refunds",
    files: within("orders/src/money", "left", "money", "money-back", "origin"),
    tests: within("orders/src/money", "left.spec", "money.spec", "money-back.spec"),
  },
  {
    name: "Cart rules",
    files: [
      ...within("shop-api/src/carts", "rules", "priced-line"),
      ...within("shop-api/src/delivery", "conditions", "price", "totals"),
    ],
    tests: within(
      "shop-api/src",
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
      ...within("invoices/src/report", "csv", "grids"),
      ...within("orders/src/administration", "labels"),
      ...within("administration/src", "export/products-csv", "imports/read-csv"),
      ...within("shop-api/src", "csv/index"),
    ],
    tests: [
      ...within("shop-api/src", "csv/csv.spec"),
      ...within("invoices/src/report", "csv.spec", "grids.spec"),
      ...within("orders/src/administration", "labels.spec"),
      ...within(
        "administration/src",
        "imports/read-csv.spec",
        "export/products-csv.spec",
        "export/products-lots.spec",
      ),
    ],
  },
]

/** @type {Part[]} */
export const PARTS = LIST.map((part) => ({ ...part, folder: part.name.toLowerCase().replaceAll(" ", "-") }))

/** Returns the part from the environment. @returns {Part} */
export function partOfEnvironment() {
  const part = PARTS.find(({ name }) => name === process.env.MUTATION_PART)
  if (!part) throw new Error("MUTATION_PART names no part: use `npm run mutation`.")
  return part
}
