// `npm run import -- KIND FILE… [--option=value]`: imports large files through the shop's API. See docs/import-large-files.md.
import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { setTimeout as pause } from "node:timers/promises"
import { parseArgs } from "node:util"
import { command } from "../backup/command.mjs"
import { StartFailure } from "../failure.mjs"
import { partsOf } from "./parts.mjs"

/** Path of the call that checks a file of a kind. */
const CALLS = { products: "/imports", customers: "/imports/customers", orders: "/imports/orders" }
const LAYOUTS = ["woocommerce", "shopify", "prestashop", "magento", "medusa"]
/** Milliseconds between two requests for the progress. */
const PROGRESS_MS = 1_000

const USAGE =
  "Usage: SHOP_API_KEY=sk_… npm run import -- products|customers|orders|woocommerce|shopify|prestashop|magento FILE…\n" +
  "  --check                       only check the files\n" +
  "  --prices=with-vat|without-vat answers if prices include VAT\n" +
  "  --consent-since=DAY --consent-source=TEXT, or --without-consent\n" +
  "  --count                       count past orders in the analytics"

/** @typedef {{ id: string, state: string, lines: number, changes: number, done: number, error_count: number, reading: null | { questions: { code: string }[] }, errors: { line: number, detail: string }[] }} Import */

/** @param {string} path @param {RequestInit} [request] @returns {Promise<Import>} */
async function call(path, request = {}) {
  const { SHOP_URL = "http://localhost:8000", SHOP_API_KEY = "" } = process.env
  const url = `${SHOP_URL}/api/admin${path}`
  const headers = {
    Authorization: `Basic ${Buffer.from(`${SHOP_API_KEY}:`).toString("base64")}`,
    "Accept-Language": "en",
    ...request.headers,
  }
  const answer = await fetch(url, { ...request, headers }).catch((error) => {
    throw new StartFailure(`The shop at ${SHOP_URL} does not respond.`, String(error))
  })
  const body = /** @type {Import & { detail?: string }} */ (await answer.json())
  if (!answer.ok)
    throw new StartFailure(`${request.method ?? "GET"} ${path} answered ${answer.status}.`, body.detail)
  return body
}

/** @param {string} id @param {object} reading */
const readAgain = (id, reading) =>
  call(`/imports/${id}`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(reading),
  })

/** Notes which parts of a file were sent, so that an interrupted import continues. */
class Progress {
  /** @param {string} file @param {string} kind */
  constructor(file, kind) {
    this.path = `${file}.import.json`
    this.digest = createHash("sha256").update(kind).update(readFileSync(file)).digest("hex")
    /** @type {{ digest: string, ids: string[] }} */
    const noted = existsSync(this.path)
      ? JSON.parse(readFileSync(this.path, "utf8"))
      : { digest: "", ids: [] }
    this.ids = noted.digest === this.digest ? noted.ids : []
  }

  /** @param {string} id */
  add(id) {
    this.ids.push(id)
    writeFileSync(this.path, JSON.stringify({ digest: this.digest, ids: this.ids }))
  }

  end() {
    rmSync(this.path, { force: true })
  }
}

/** @param {Import} checked */
async function run(checked) {
  if (checked.state === "done") return checked
  let current = checked
  if (checked.changes > 0) current = await call(`/imports/${checked.id}/run`, { method: "POST" })
  while (current.state === "running") {
    process.stdout.write(`\r${current.done} of ${current.lines}`)
    await pause(PROGRESS_MS)
    current = await call(`/imports/${checked.id}`)
  }
  return current
}

/** @param {string} name @param {Import} result */
function report(name, { lines, changes, error_count, errors }) {
  process.stdout.write(`\r${name}: ${lines} lines, ${changes} changes, ${error_count} with errors\n`)
  for (const { line, detail } of errors) process.stdout.write(`  line ${line}: ${detail}\n`)
}

await command(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: "boolean", default: false },
      prices: { type: "string" },
      "consent-since": { type: "string" },
      "consent-source": { type: "string" },
      "without-consent": { type: "boolean", default: false },
      count: { type: "boolean", default: false },
    },
  })
  const [named = "", ...files] = positionals
  const layout = LAYOUTS.find((each) => each === named)
  const kind = layout ? "products" : named
  const path = CALLS[/** @type {keyof typeof CALLS} */ (kind)]
  if (!path || files.length === 0) throw new StartFailure(USAGE)
  if (!process.env.SHOP_API_KEY)
    throw new StartFailure("Set SHOP_API_KEY to a secret API key of Medusa Admin.")
  const reading = {
    ...(layout && { layout }),
    ...(values.prices && { prices_include_vat: values.prices === "with-vat" }),
    ...(values["without-consent"] && { consent: "none" }),
    ...(values["consent-since"] && {
      consent: { since: values["consent-since"], source: values["consent-source"] ?? "" },
    }),
    ...(values.count && { count_orders: true }),
  }
  for (const file of files) {
    const isText = !/\.xlsx$/i.test(file)
    // Products refer to each other, so their file is not split.
    const parts = kind === "products" || !isText ? [readFileSync(file)] : partsOf(readFileSync(file, "utf8"))
    const progress = new Progress(file, kind)
    for (const [index, part] of parts.entries()) {
      const known = progress.ids[index]
      const type = isText ? "text/csv" : "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      const sent =
        known === undefined
          ? await call(`${path}?file_name=${encodeURIComponent(file.split(/[/\\]/).at(-1) ?? file)}`, {
              method: "POST",
              headers: { "Content-Type": type },
              body: part,
            })
          : await call(`/imports/${known}`)
      if (known === undefined) progress.add(sent.id)
      const isFresh = sent.state === "checked" && Object.keys(reading).length > 0
      const checked = isFresh ? await readAgain(sent.id, reading) : sent
      const questions = checked.reading?.questions.map(({ code }) => code) ?? []
      if (checked.state === "checked" && questions.length > 0)
        throw new StartFailure(`${file} needs an answer: ${questions.join(", ")}.`, USAGE)
      report(
        parts.length > 1 ? `${file} (part ${index + 1} of ${parts.length})` : file,
        values.check ? checked : await run(checked),
      )
    }
    progress.end()
  }
})
