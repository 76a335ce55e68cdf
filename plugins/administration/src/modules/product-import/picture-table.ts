import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PendingLine } from "./import-table"

/** A picture of a ZIP that waits to be taken. */
export interface KeptPicture {
  line: number
  /** What it is called in the shop, which follows from whose it is and from its content. */
  name: string
  bytes: Buffer
}
export type KeepPicture = (picture: KeptPicture) => Promise<void>

/** Pictures of ZIPs, kept as they were sent until they are taken or forgotten with their import. */
export class PictureTable {
  constructor(private readonly knex: Knex) {}

  /** Keeps pictures within the transaction that writes their import. */
  static keeper(transaction: Knex, importId: string): KeepPicture {
    return async ({ line, ...kept }) =>
      void (await transaction("product_import_picture").insert({
        ...{ line_id: `${importId}_${line}`, import_id: importId },
        ...kept,
      }))
  }

  /** The lines of one product that are still pending; none when all is done. */
  async pendingOfOneProduct(importId: string): Promise<PendingLine[]> {
    const { rows } = await this.knex.raw<{ rows: PendingLine[] }>(
      `SELECT * FROM product_import_line WHERE import_id = :importId AND pending AND product_id =
         (SELECT product_id FROM product_import_line WHERE import_id = :importId AND pending ORDER BY line LIMIT 1)
       ORDER BY position, line`,
      { importId },
    )
    return rows
  }

  /** What each of these lines' pictures is called, by the line's id. */
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

  /** In the transaction that notes what became of their lines. */
  async drop(knex: Knex, lineIds: readonly string[]): Promise<void> {
    await knex("product_import_picture").whereIn("line_id", lineIds).delete()
  }
}
