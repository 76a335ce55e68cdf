import { createHash } from "node:crypto"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { StartFailure } from "../failure.mjs"
import { partsOf } from "./parts.mjs"

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{ id: string, state: string, lines: number, changes: number, created: number, done: number, error_count: number, unknown_columns: string[], reading: null | { questions: { code: string }[] }, errors: { line: number, detail: string }[], drafts: null | Drafts }} Import */
/** @typedef {{ incomplete: number, missing: { name: string, products: number }[], address_count: number, addresses: string[] }} Drafts */
/** @typedef {{ url: string, key: string }} Shop */
/** @typedef {{ name: string, kind: string, result: Import }} Imported a file, or a part of it */

/** Milliseconds between two requests for the progress. */
const PROGRESS_MS = 1_000

/** Records which parts of a file were sent, so that an interrupted import can continue. */
class Progress {
  /** @param {string} file @param {Step} step @param {Shop} shop */
  constructor(file, { kind }, { url }) {
    this.path = `${file}.import.json`
    this.digest = createHash("sha256").update(`${kind} ${url}`).update(readFileSync(file)).digest("hex")
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

export class Importer {
  /** @param {Shop} shop @param {{ isCheck: boolean }} options `isCheck`: only check the files */
  constructor(shop, { isCheck }) {
    this.shop = shop
    this.isCheck = isCheck
  }

  /** @param {Step} step @returns {AsyncGenerator<Imported>} */
  async *files(step) {
    for (const file of step.files) {
      const isText = !/\.xlsx$/i.test(file)
      // A file of products is not split, because products refer to each other.
      const isWhole = step.kind === "products" || !isText
      const parts = isWhole ? [readFileSync(file)] : partsOf(readFileSync(file, "utf8"))
      const progress = new Progress(file, step, this.shop)
      for (const [index, part] of parts.entries()) {
        const known = progress.ids[index]
        const sent =
          known === undefined ? await this.#send(step, file, part) : await this.#call(`/imports/${known}`)
        if (known === undefined) progress.add(sent.id)
        const checked = await this.#answered(step, sent, file)
        yield {
          name: parts.length > 1 ? `${file} (part ${index + 1} of ${parts.length})` : file,
          kind: step.kind,
          result: this.isCheck ? checked : await this.#run(checked),
        }
      }
      progress.end()
    }
  }

  /**
   * Sends a file or a part of it to the shop, which creates an import.
   * @param {Step} step @param {string} file @param {Buffer | string} body
   */
  #send({ path }, file, body) {
    const type = /\.xlsx$/i.test(file)
      ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      : "text/csv"
    const query = new URLSearchParams({ file_name: basename(file) }).toString()
    return this.#call(`${path}?${query}`, { method: "POST", headers: { "Content-Type": type }, body })
  }

  /**
   * Answers the questions about an import with the answers of the step.
   * @param {Step} step @param {Import} sent @param {string} file
   */
  async #answered({ reading }, sent, file) {
    if (sent.state !== "checked") return sent
    const checked =
      Object.keys(reading).length > 0
        ? await this.#call(`/imports/${sent.id}`, {
            method: "PATCH",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(reading),
          })
        : sent
    const questions = checked.reading?.questions.map(({ code }) => code) ?? []
    if (questions.length > 0)
      throw new StartFailure(
        `${file} needs an answer: ${questions.join(", ")}.`,
        "Answer with an option of npm run import, or with `reading` in a plan.",
      )
    return checked
  }

  /** @param {Import} checked */
  async #run(checked) {
    if (checked.state === "done" || (checked.state === "checked" && checked.changes === 0)) return checked
    let current = await this.#call(`/imports/${checked.id}/run`, { method: "POST" })
    while (current.state === "running") {
      process.stdout.write(`\r${current.done} of ${current.lines}`)
      await pause(PROGRESS_MS)
      current = await this.#call(`/imports/${checked.id}`)
    }
    return current
  }

  /** @param {string} path @param {RequestInit} [request] @returns {Promise<Import>} */
  async #call(path, request = {}) {
    const { url, key } = this.shop
    const headers = {
      Authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
      "Accept-Language": "en",
      ...request.headers,
    }
    const answer = await fetch(`${url}/api/admin${path}`, { ...request, headers }).catch((error) => {
      throw new StartFailure(`The shop at ${url} does not respond.`, String(error))
    })
    const body = /** @type {Import & { detail?: string }} */ (await answer.json())
    if (!answer.ok)
      throw new StartFailure(`${request.method ?? "GET"} ${path} answered ${answer.status}.`, body.detail)
    return body
  }
}

/** Returns the API key from the environment. @returns {string} @throws StartFailure */
export function apiKey() {
  const { SHOP_API_KEY: key } = process.env
  if (!key) throw new StartFailure("Set SHOP_API_KEY to a secret API key of Medusa Admin.")
  return key
}

/** Prints the result of an import. @param {Imported} imported */
export function report({ name, result: { lines, changes, error_count, errors, drafts } }) {
  process.stdout.write(`\r${name}: ${lines} lines, ${changes} changes, ${error_count} with errors\n`)
  for (const { line, detail } of errors) process.stdout.write(`  line ${line}: ${detail}\n`)
  for (const notice of draftNotices(drafts)) process.stdout.write(`  ${notice}\n`)
}

/** Returns sentences about products that are not for sale. @param {Import["drafts"]} drafts @returns {string[]} */
export function draftNotices(drafts) {
  if (!drafts) return []
  const missing = drafts.missing.map(({ name, products }) => `${name} (${products})`).join(", ")
  const few = drafts.addresses.slice(0, 5).join(", ")
  return [
    ...(drafts.incomplete > 0
      ? [`${drafts.incomplete} products are drafts, because information is missing: ${missing}`]
      : []),
    ...(drafts.address_count > 0
      ? [`${drafts.address_count} old addresses lead to products that are not for sale: ${few} …`]
      : []),
  ]
}
