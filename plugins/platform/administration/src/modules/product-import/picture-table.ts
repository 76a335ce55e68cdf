import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PendingLine } from "./import-table"

export interface KeptPicture {
  line: number
  /** File name, derived from owner and content. */
  name: string
  bytes: Buffer
}
export type KeepPicture = (picture: KeptPicture) => Promise<void>

/** Pictures of a ZIP until they are imported or their import is deleted. */
export class PictureTable {
  constructor(private readonly knex: Knex) {}

  /** Returns a function that stores pictures in the transaction of their import. */
  static keeper(transaction: Knex, importId: string): KeepPicture {
    return async ({ line, ...picture }) =>
      void (await transaction("product_import_picture").insert({
        ...{ line_id: `${importId}_${line}`, import_id: importId },
        ...picture,
      }))
  }

  /** Returns pending lines of one product, or none if the import is done. */
  async pendingOfOneProduct(importId: string): Promise<PendingLine[]> {
    const { rows } = await this.knex.raw<{ rows: PendingLine[] }>(
      `SELECT * FROM product_import_line WHERE import_id = :importId AND pending AND product_id =
         (SELECT product_id FROM product_import_line WHERE import_id = :importId AND pending ORDER BY line LIMIT 1)
       ORDER BY position, line`,
      { importId },
    )
    return rows
  }

  async names(lineIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.knex<{ line_id: string; name: string }>("product_import_picture")
      .whereIn("line_id", lineIds)
      .select("line_id", "name")
    return new Map(rows.map(({ line_id, name }) => [line_id, name]))
  }

  async bytes(lineId: string): Promise<Buffer | undefined> {
    const row = await this.knex<{ line_id: string; bytes: Buffer }>("product_import_picture")
      .where({ line_id: lineId })
      .first("bytes")
    return row?.bytes
  }

  /** Deletes the pictures of lines in the transaction that records the lines' results. */
  async drop(knex: Knex, lineIds: readonly string[]): Promise<void> {
    await knex("product_import_picture").whereIn("line_id", lineIds).delete()
  }
}
