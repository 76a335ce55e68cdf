import { generateEntityId } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  PERSONAL_IMPORTS,
  type IMPORT_KINDS,
  type IMPORT_LINES_SHOWN,
  type ProductImport,
} from "@bon-perroquet/contract"
import { LINE_NOTICES, type LineCode } from "./line-codes"
import { PictureTable, type KeepPicture } from "./picture-table"
import { leaveOutUndone } from "./undone-lines"

export type Fields = Record<string, unknown>

interface LineError {
  code: LineCode
  about: string | null
}

export interface CheckedLine {
  line: number
  /** File in a ZIP, with its position among the product's pictures. The position is null for a size's picture. */
  file?: string | null
  position?: number | null
  sku: string
  product_id: string | null
  name: string
  is_new: boolean
  price_cents: number | null
  stock: number | null
  /** Null for a new product. */
  before: Fields | null
  after: Fields | null
  changes: boolean
  code: LineCode | null
  about: string | null
  also?: LineError[]
}

export type LineResult = { id: string } & Pick<CheckedLine, "before" | "after" | "changes" | "code" | "about">

export interface ImportRow {
  id: string
  by: string
  kind: (typeof IMPORT_KINDS)[number]
  file_name: string
  state: ProductImport["state"]
  undoes: string | null
  created_at: Date
  unknown_columns: string[]
  reading: ProductImport["reading"]
  lines: number
  changes: number
  created: number
  done: number
  error_count: number
}

type ReadFile = Pick<ImportRow, "unknown_columns" | "reading">

export type PendingLine = CheckedLine & { id: string }

/** Days after which checked files that were not imported are deleted. */
const FORGOTTEN_AFTER = 7
/** Days after which imported files are deleted. The results of their lines are kept, except personal ones. */
const FILES_KEPT = 30

const ROWS = `
  SELECT import.id, import.by, import.kind, import.file_name, import.state, import.created_at, import.unknown_columns,
    import.reading, import.undoes,
    count(line.id)::int AS lines, count(*) FILTER (WHERE line.changes)::int AS changes,
    count(*) FILTER (WHERE line.changes AND line.is_new)::int AS created,
    count(*) FILTER (WHERE import.state <> 'checked' AND line.id IS NOT NULL AND NOT line.pending)::int AS done,
    count(line.code)::int AS error_count
  FROM product_import import LEFT JOIN product_import_line line ON line.import_id = import.id`

/** Whether the warning of a line is a notice, which stays with the line and does not count as an error. */
const IS_NOTICE = "COALESCE(line.also -> 0 ->> 'code', '') = ANY (CAST(:notices AS text[]))"
const warned = (field: "code" | "about") =>
  `CASE WHEN ${IS_NOTICE} THEN NULL ELSE line.also -> 0 ->> '${field}' END`
const NOTICES = `(SELECT COALESCE(jsonb_agg(each), '[]') FROM jsonb_array_elements(also) AS each
  WHERE each ->> 'code' = ANY (CAST(:notices AS text[])))`

const SHOWN: Record<(typeof IMPORT_LINES_SHOWN)[number], string> = {
  all: "true",
  changes: "changes",
  errors: "code IS NOT NULL",
}
/** Number of an import's lines per SQL statement. It is limited, because some texts are long. */
const CHUNK = 5_000

/** Each step is one SQL statement, so that several processes can use the table. */
export class ImportTable {
  constructor(private readonly knex: Knex) {}

  async add(
    {
      unknown_columns,
      reading,
      bytes,
      ...named
    }: Pick<ImportRow, "by" | "kind" | "file_name"> & ReadFile & { bytes?: Buffer; undoes?: string },
    judge: (keep: KeepPicture) => Promise<readonly CheckedLine[]>,
  ): Promise<string> {
    const id = generateEntityId(undefined, "import")
    await this.knex.transaction(async (transaction) => {
      await transaction("product_import").insert({ id, ...named, ...asJson({ unknown_columns, reading }) })
      if (bytes) await transaction("product_import_file").insert({ import_id: id, bytes })
      await insertLines(transaction, id, await judge(PictureTable.keeper(transaction, id)))
    })
    return id
  }

  /** Returns the file as it was sent, unless it was deleted. */
  async file(id: string): Promise<Buffer | undefined> {
    const row = await this.knex<{ import_id: string; bytes: Buffer }>("product_import_file")
      .where({ import_id: id })
      .first("bytes")
    return row?.bytes
  }

  /** Deletes the sent file before its time. The results of its lines are kept. */
  async deleteFile(id: string): Promise<void> {
    await this.knex("product_import_file").where({ import_id: id }).delete()
  }

  /** Replaces the lines of a checked import. Returns false if it has started. */
  async readAgain(id: string, read: ReadFile, lines: readonly CheckedLine[]): Promise<boolean> {
    return this.knex.transaction(async (transaction) => {
      const changed = await transaction("product_import").where({ id, state: "checked" }).update(asJson(read))
      if (changed !== 1) return false
      await transaction("product_import_line").where({ import_id: id }).delete()
      await insertLines(transaction, id, lines)
      return true
    })
  }

  async find(id: string): Promise<ImportRow | undefined> {
    const { rows } = await this.knex.raw<{ rows: ImportRow[] }>(
      `${ROWS} WHERE import.id = ? GROUP BY import.id`,
      [id],
    )
    return rows[0]
  }

  async newest(most: number): Promise<ImportRow[]> {
    const { rows } = await this.knex.raw<{ rows: ImportRow[] }>(
      `${ROWS} WHERE import.id IN (SELECT id FROM product_import ORDER BY created_at DESC, id DESC LIMIT ?)
       GROUP BY import.id ORDER BY import.created_at DESC, import.id DESC`,
      [most],
    )
    return rows
  }

  async errors(importId: string, most: number): Promise<CheckedLine[]> {
    return (await this.lines(importId, { show: "errors", offset: 0, limit: most })).rows
  }

  /** Returns a page of lines in the order of the file, and their total number. */
  async lines(
    importId: string,
    { show, offset, limit }: { show: keyof typeof SHOWN; offset: number; limit: number },
  ): Promise<{ rows: PendingLine[]; total: number }> {
    const matching = this.knex<PendingLine>("product_import_line")
      .where({ import_id: importId })
      .whereRaw(SHOWN[show])
    const [rows, counted] = await Promise.all([
      matching.clone().orderBy("line").offset(offset).limit(limit).select("*") as Promise<PendingLine[]>,
      matching.clone().count({ total: "*" }).first(),
    ])
    return { rows, total: Number(counted?.total ?? 0) }
  }

  /** Starts a checked import, or continues a paused one. Returns false in other states. */
  async start(id: string): Promise<boolean> {
    return this.knex.transaction(async (transaction) => {
      const ready = transaction("product_import").where({ id }).whereIn("state", ["checked", "paused"])
      const isStarted = (await ready.update({ state: "running" })) === 1
      if (isStarted) await leaveOutUndone(transaction, id)
      return isStarted
    })
  }

  /** Pauses a running import after the lines that it is writing. */
  async pause(id: string): Promise<void> {
    await this.knex("product_import").where({ id, state: "running" }).update({ state: "paused" })
  }

  async isRunning(id: string): Promise<boolean> {
    return (await this.knex("product_import").where({ id, state: "running" }).first("id")) !== undefined
  }

  async addCategories(id: string, categories: readonly string[]): Promise<void> {
    await this.knex.raw(
      "UPDATE product_import SET created_categories = created_categories || CAST(? AS jsonb) WHERE id = ?",
      [JSON.stringify(categories), id],
    )
  }

  async categoriesOf(id: string): Promise<string[]> {
    const row = await this.knex<{ id: string; created_categories: string[] }>("product_import")
      .where({ id })
      .first("created_categories")
    return row?.created_categories ?? []
  }

  async running(): Promise<string[]> {
    const rows = await this.knex<{ id: string; state: string }>("product_import")
      .where({ state: "running" })
      .select("id")
    return rows.map(({ id }) => id)
  }

  async pending(importId: string, most: number): Promise<PendingLine[]> {
    return this.knex<PendingLine>("product_import_line")
      .where({ import_id: importId, pending: true })
      .orderBy("line")
      .limit(most)
      .select("*")
  }

  /** Records the results of lines in the transaction that changed the shop. */
  async saveResults(knex: Knex, lines: readonly LineResult[]): Promise<void> {
    if (!lines.length) return
    await knex.raw(
      `UPDATE product_import_line line SET pending = false, changes = given.changes, before = given.before,
         after = given.after, code = COALESCE(given.code, ${warned("code")}),
         about = CASE WHEN given.code IS NULL THEN ${warned("about")} ELSE given.about END,
         also = CASE WHEN given.code IS NULL THEN ${NOTICES} ELSE '[]' END, updated_at = now()
       FROM json_to_recordset(CAST(:lines AS json)) AS given (id text, changes boolean, before jsonb, after jsonb, code text, about text)
       WHERE line.id = given.id`,
      { lines: JSON.stringify(lines), notices: [...LINE_NOTICES] },
    )
  }

  /** Stores a warning about an imported line, for example a picture that could not be fetched. Notices stay. */
  async warn(lineId: string, { code, about }: LineError): Promise<void> {
    const warning = JSON.stringify([{ code, about: about?.slice(0, 200) ?? null }])
    await this.knex.raw(
      `UPDATE product_import_line SET also = CAST(:warning AS jsonb) || ${NOTICES} WHERE id = :lineId`,
      { warning, lineId, notices: [...LINE_NOTICES] },
    )
  }

  /** Deletes checks that were not imported, old files, and the lines of old customer imports. */
  async forgetOld(): Promise<void> {
    await this.knex.raw(
      `DELETE FROM product_import WHERE state = 'checked' AND created_at < now() - make_interval(days => ?)`,
      [FORGOTTEN_AFTER],
    )
    const old = `import.created_at < now() - make_interval(days => ${FILES_KEPT})`
    await this.knex.raw(
      `DELETE FROM product_import_file file USING product_import import WHERE import.id = file.import_id AND ${old}`,
    )
    await this.knex.raw(
      `DELETE FROM product_import_line line USING product_import import
       WHERE import.id = line.import_id AND import.kind = ANY (CAST(? AS text[])) AND ${old}`,
      [[...PERSONAL_IMPORTS]],
    )
  }

  /** Marks an import as done. Returns false if it is done already, paused, or has pending lines again. */
  async finish(id: string): Promise<boolean> {
    const pending = this.knex("product_import_line").where({ import_id: id, pending: true })
    const changed = await this.knex("product_import")
      .where({ id, state: "running" })
      .whereNotExists(pending)
      .update({ state: "done" })
    return changed === 1
  }
}

const asJson = (read: ReadFile) => ({
  unknown_columns: JSON.stringify(read.unknown_columns),
  reading: JSON.stringify(read.reading),
})

async function insertLines(transaction: Knex, id: string, lines: readonly CheckedLine[]): Promise<void> {
  for (let start = 0; start < lines.length; start += CHUNK)
    await transaction.raw(
      `INSERT INTO product_import_line (id, import_id, line, file, position, sku, product_id, name, is_new, price_cents, stock,
         before, after, changes, code, about, also, pending)
       SELECT :id || '_' || line, :id, line, file, position, sku, product_id, name, is_new, price_cents, stock,
         before, after, changes, code, about, coalesce(also, '[]'), code IS NULL
       FROM json_to_recordset(CAST(:lines AS json)) AS given (line integer, file text, position integer, sku text, product_id text, name text,
         is_new boolean, price_cents integer, stock integer, before jsonb, after jsonb, changes boolean, code text, about text, also jsonb)`,
      { id, lines: JSON.stringify(lines.slice(start, start + CHUNK)) },
    )
}
