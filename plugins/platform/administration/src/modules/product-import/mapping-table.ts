import type { ImportMapping } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

/** Saved choices of columns and units, by name. */
export class MappingTable {
  constructor(private readonly knex: Knex) {}

  async list(): Promise<ImportMapping[]> {
    return this.knex<ImportMapping>("product_import_mapping").orderBy("name").select("id", "name", "reading")
  }

  async save({ name, reading }: Omit<ImportMapping, "id">): Promise<ImportMapping> {
    const { rows } = await this.knex.raw<{ rows: ImportMapping[] }>(
      `INSERT INTO product_import_mapping (id, name, reading) VALUES (:id, :name, CAST(:reading AS jsonb))
       ON CONFLICT (name) DO UPDATE SET reading = excluded.reading, updated_at = now()
       RETURNING id, name, reading`,
      { id: generateEntityId(undefined, "impmap"), name, reading: JSON.stringify(reading) },
    )
    return rows[0] ?? { id: "", name, reading }
  }

  async delete(id: string): Promise<boolean> {
    return (await this.knex("product_import_mapping").where({ id }).delete()) === 1
  }
}
