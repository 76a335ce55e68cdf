import { draftNotices } from "../import/import-files.mjs"
/** @typedef {import("../import/import-files.mjs").Imported} Imported */
/** @typedef {Record<string, number>} Counts rows by what they are */

/** Tables and conditions that select the rows that imports add. */
const COUNTED = {
  products: "product WHERE deleted_at IS NULL",
  sizes: "product_variant WHERE deleted_at IS NULL",
  categories: "product_category WHERE deleted_at IS NULL",
  customers: "customer WHERE has_account AND deleted_at IS NULL",
  "newsletter subscribers":
    "customer WHERE deleted_at IS NULL AND metadata -> 'newsletter' ->> 'state' = 'subscribed'",
  "newsletter opt-outs": "newsletter_opt_out",
  "past orders": "former_order",
  promotions: "promotion WHERE deleted_at IS NULL",
  reviews: "review",
  "gift cards and store credits": "balance_account",
  redirects: "redirect",
}

/** Data that no file of another system contains. */
const LEFT = [
  "Passwords. The first sign-in of a customer sends a link.",
  "Saved cards and mandates, which belong to the payment provider of the former shop.",
  "Gift cards whose codes the former shop does not export, such as Shopify. Issue new ones.",
  "Carts, wish lists and running subscriptions.",
  "Invoices of the former shop. Keep them there for as long as the law requires.",
]

/** Counts the rows of imported tables. @param {import("pg").Client} client @returns {Promise<Counts>} */
export async function countRows(client) {
  /** @type {Counts} */
  const counts = {}
  for (const [name, rows] of Object.entries(COUNTED))
    counts[name] = Number((await client.query(`SELECT count(*) FROM ${rows}`)).rows[0].count)
  return counts
}

/**
 * Returns a Markdown list of imported and missing data.
 * @param {{ imported: Imported[], repeated: Imported[], before: Counts, after: Counts, takenAt: string }} facts
 */
export function checklist({ imported, repeated, before, after, takenAt }) {
  const file = (/** @type {Imported} */ { name, kind, result }) => {
    const { lines, changes, created, error_count: errors } = result
    return `| ${name} | ${kind} | ${lines} | ${created} | ${changes - created} | ${lines - changes - errors} | ${errors} |`
  }
  const problems = (
    /** @type {Imported} */ { name, result: { errors, error_count, unknown_columns, drafts } },
  ) => [
    ...draftNotices(drafts).map((notice) => `- [ ] ${name}: ${notice}`),
    ...(unknown_columns.length > 0 ? [`- [ ] ${name}: columns not read: ${unknown_columns.join(", ")}`] : []),
    ...errors.map(({ line, detail }) => `- [ ] ${name}, line ${line}: ${detail}`),
    ...(error_count > errors.length ? [`- [ ] ${name}: and ${error_count - errors.length} more lines`] : []),
  ]
  const openProblems = imported.flatMap(problems)
  const differences = repeated.reduce((sum, { result }) => sum + result.changes, 0)
  return [
    "# Rehearsal of the move",
    "",
    `In a copy of the shop of ${takenAt}. The shop itself was not changed.`,
    "",
    "## Imported",
    "",
    "| file | kind | lines | new | changed | as before | errors |",
    "| --- | --- | --: | --: | --: | --: | --: |",
    ...imported.map(file),
    "",
    "| in the shop | before | after |",
    "| --- | --: | --: |",
    ...Object.keys(after).map((name) => `| ${name} | ${before[name]} | ${after[name]} |`),
    "",
    differences === 0
      ? "The same files once more would change nothing."
      : `The same files once more would change ${differences} lines. Check the columns of these files.`,
    "",
    "## Not imported, or to check",
    "",
    ...(openProblems.length > 0 ? openProblems : ["Every line was imported."]),
    "",
    "## Never imported",
    "",
    ...LEFT.map((each) => `- [ ] ${each}`),
    "",
  ].join("\n")
}
