import { generateEntityId } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { LineCode } from "./line-codes"

/** A line of a file, read and checked. */
export interface CheckedLine {
  line: number
  sku: string
  product_id: string | null
  price_cents: number | null
  stock: number | null
  changes: boolean
  code: LineCode | null
}

export interface ImportRow {
  id: string
  by: string
  file_name: string
  state: "checked" | "running" | "done"
  created_at: Date
  lines: number
  changes: number
  done: number
  error_count: number
}

export type PendingLine = CheckedLine & { id: string }

/** Checked files that nobody carried out are forgotten after so many days. */
const FORGOTTEN_AFTER = 7

const ROWS = `
  SELECT import.id, import.by, import.file_name, import.state, import.created_at,
    count(line.id)::int AS lines, count(*) FILTER (WHERE line.changes)::int AS changes,
    count(*) FILTER (WHERE import.state <> 'checked' AND line.id IS NOT NULL AND NOT line.pending)::int AS done,
    count(line.code)::int AS error_count
  FROM product_import import LEFT JOIN product_import_line line ON line.import_id = import.id`

/** The rows of files of prices and stock. Each step of a file's life is one statement, so that processes can share it. */
export class ImportTable {
  constructor(private readonly knex: Knex) {}

  async add(by: string, file_name: string, lines: readonly CheckedLine[]): Promise<string> {
    const id = generateEntityId(undefined, "import")
    await this.knex.transaction(async (transaction) => {
      await transaction.raw(
        `DELETE FROM product_import WHERE state = 'checked' AND created_at < now() - make_interval(days => ?)`,
        [FORGOTTEN_AFTER],
      )
      await transaction("product_import").insert({ id, by, file_name })
      await transaction.raw(
        `INSERT INTO product_import_line (id, import_id, line, sku, product_id, price_cents, stock, changes, code, pending)
         SELECT :id || '_' || line, :id, line, sku, product_id, price_cents, stock, changes, code, code IS NULL
         FROM json_to_recordset(CAST(:lines AS json)) AS given (line integer, sku text, product_id text,
           price_cents integer, stock integer, changes boolean, code text)`,
        { id, lines: JSON.stringify(lines) },
      )
    })
    return id
  }

  async find(id: string): Promise<ImportRow | undefined> {
    const { rows } = await this.knex.raw<{ rows: ImportRow[] }>(
      `${ROWS} WHERE import.id = ? GROUP BY import.id`,
      [id],
    )
    return rows[0]
  }

  /** The newest files. */
  async newest(most: number): Promise<ImportRow[]> {
    const { rows } = await this.knex.raw<{ rows: ImportRow[] }>(
      `${ROWS} WHERE import.id IN (SELECT id FROM product_import ORDER BY created_at DESC, id DESC LIMIT ?)
       GROUP BY import.id ORDER BY import.created_at DESC, import.id DESC`,
      [most],
    )
    return rows
  }

  /** What is wrong with the first lines that can't be carried out. */
  async errors(importId: string, most: number): Promise<{ line: number; code: LineCode; sku: string }[]> {
    return this.knex("product_import_line")
      .where({ import_id: importId })
      .whereNotNull("code")
      .orderBy("line")
      .limit(most)
      .select("line", "code", "sku")
  }

  /** Lets a checked file run. @returns false when it runs or ran already */
  async start(id: string): Promise<boolean> {
    const changed = await this.knex("product_import")
      .where({ id, state: "checked" })
      .update({ state: "running" })
    return changed === 1
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

  /** Notes what became of a line, in the transaction that carried it out. */
  async settle(
    knex: Knex,
    lines: readonly { id: string; changes: boolean; code: LineCode | null }[],
  ): Promise<void> {
    if (!lines.length) return
    await knex.raw(
      `UPDATE product_import_line line SET pending = false, changes = given.changes, code = given.code, updated_at = now()
       FROM json_to_recordset(CAST(? AS json)) AS given (id text, changes boolean, code text) WHERE line.id = given.id`,
      [JSON.stringify(lines)],
    )
  }

  /** @returns false when somebody else ended it before */
  async finish(id: string): Promise<boolean> {
    const changed = await this.knex("product_import")
      .where({ id, state: "running" })
      .update({ state: "done" })
    return changed === 1
  }
}
