import { createHash } from "node:crypto"
import { createReadStream, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { StartFailure } from "../failure.mjs"
import { bytesOf, isSplit, partsOf } from "./parts.mjs"

/** @typedef {import("./steps.mjs").Step} Step */
/** @typedef {{ id: string, state: string, lines: number, changes: number, created: number, done: number, error_count: number, unknown_columns: string[], reading: null | { questions: { code: string }[] }, errors: { line: number, detail: string }[], drafts: null | Drafts }} Import */
/** @typedef {{ incomplete: number, missing: { name: string, products: number }[], address_count: number, addresses: string[] }} Drafts */
/** @typedef {{ url: string, key: string }} Shop */
/** @typedef {{ name: string, kind: string, result: Import }} Imported a file, or a part of it */

/** Milliseconds between two requests for the progress. */
const PROGRESS_MS = 500

/** @param {string} file */
const isWorkbook = (file) => /\.xlsx$/i.test(file)

/** Records which parts of a file were sent, so that an interrupted import can continue. */
class Progress {
  /** @param {string} path @param {string} digest of the files, kind and shop */
  constructor(path, digest) {
    this.path = path
    this.digest = digest
    /** @type {{ digest: string, ids: string[] }} */
    const noted = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : { digest: "", ids: [] }
    this.ids = noted.digest === digest ? noted.ids : []
  }

  /** @param {string[]} files @param {Step} step @param {Shop} shop */
  static async of(files, { kind }, { url }) {
    const hash = createHash("sha256").update(`${kind} ${url}`)
    for (const file of files) for await (const chunk of createReadStream(file)) hash.update(chunk)
    return new Progress(`${files[0]}.import.json`, hash.digest("hex"))
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

/** Lists the imports of a file that changed a shop, the newest last, so that they can be undone. */
class Imports {
  /** @param {string} file @param {Shop} shop */
  constructor(file, { url }) {
    this.path = `${file}.imported.json`
    this.url = url
    /** @type {Record<string, string[]>} by address of the shop, because the same file is also imported into copies */
    this.ofShops = existsSync(this.path) ? JSON.parse(readFileSync(this.path, "utf8")) : {}
  }

  get ids() {
    return this.ofShops[this.url] ?? []
  }

  /** @param {string[]} ids */
  save(ids) {
    this.ofShops[this.url] = ids
    writeFileSync(this.path, JSON.stringify(this.ofShops))
  }
}

/**
 * Returns the bodies to send for a file, one after the other, so that a large file needs little memory.
 * @param {Step} step @param {string} file @param {string[]} all files of the same table
 * @returns {AsyncGenerator<Buffer>}
 */
async function* bodiesOf(step, file, all) {
  if (!isSplit(file, step)) {
    yield Buffer.concat(all.flatMap((each) => [readFileSync(each), Buffer.from("\n")]))
    return
  }
  for await (const part of partsOf(bytesOf(file), step)) yield Buffer.from(part, "latin1")
}

/** Returns the files that are sent as one. @param {Step} step */
function groupsOf({ files, reading }) {
  // PrestaShop's combinations refer to products of another file, so both are sent as one.
  const isJoined = reading.layout === "prestashop" && !files.some(isWorkbook)
  return isJoined ? [files] : files.map((file) => [file])
}

export class Importer {
  /** @param {Shop} shop @param {{ isCheck: boolean }} options `isCheck`: only check the files */
  constructor(shop, { isCheck }) {
    this.shop = shop
    this.isCheck = isCheck
  }

  /** Undoes the imports of the files, the newest first. @param {Step} step @returns {AsyncGenerator<Imported>} */
  async *undo(step) {
    for (const [file = ""] of groupsOf(step).toReversed()) {
      const imports = new Imports(file, this.shop)
      if (imports.ids.length === 0) throw new StartFailure(`${file} has no import to undo.`)
      for (const id of imports.ids.toReversed()) {
        const undo = await this.#call(`/imports/${id}/undo`, { method: "POST" })
        yield {
          name: `undo of ${file}`,
          kind: step.kind,
          result: this.isCheck ? undo : await this.#run(undo),
        }
        if (!this.isCheck) imports.save(imports.ids.filter((each) => each !== id))
      }
    }
  }

  /** @param {Step} step @returns {AsyncGenerator<Imported>} */
  async *files(step) {
    for (const [file = "", ...others] of groupsOf(step)) {
      const imports = new Imports(file, this.shop)
      const progress = await Progress.of([file, ...others], step, this.shop)
      let index = 0
      for await (const body of bodiesOf(step, file, [file, ...others])) {
        const known = progress.ids[index++]
        const sent =
          known === undefined ? await this.#send(step, file, body) : await this.#call(`/imports/${known}`)
        if (known === undefined) progress.add(sent.id)
        const checked = known === undefined ? sent : await this.#readAgain(step, sent)
        this.#requireAnswers(checked, file)
        const result = this.isCheck ? checked : await this.#run(checked)
        if (result.state === "done" && result.changes > 0 && !imports.ids.includes(sent.id))
          imports.save([...imports.ids, sent.id])
        yield { name: index > 1 ? `${file} (part ${index})` : file, kind: step.kind, result }
      }
      progress.end()
    }
  }

  /**
   * Sends a file or a part of it to the shop, which creates an import.
   * @param {Step} step @param {string} file @param {Buffer} body
   */
  #send({ path, reading }, file, body) {
    const type = isWorkbook(file)
      ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
      : "text/csv"
    const query = new URLSearchParams({
      file_name: basename(file),
      reading: JSON.stringify(reading),
    }).toString()
    return this.#call(`${path}?${query}`, { method: "POST", headers: { "Content-Type": type }, body })
  }

  /** Reads a file that an earlier run sent again, because its answers may have changed. @param {Step} step @param {Import} sent */
  async #readAgain({ reading }, sent) {
    if (sent.state !== "checked" || Object.keys(reading).length === 0) return sent
    return this.#call(`/imports/${sent.id}`, {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(reading),
    })
  }

  /** @param {Import} checked @param {string} file @throws StartFailure if a question has no answer */
  #requireAnswers(checked, file) {
    if (checked.state !== "checked") return
    const questions = checked.reading?.questions.map(({ code }) => code) ?? []
    if (questions.length > 0)
      throw new StartFailure(
        `${file} needs an answer: ${questions.join(", ")}.`,
        "Answer with an option of npm run import, or with `reading` in a plan.",
      )
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
