import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService, generateEntityId } from "@medusajs/framework/utils"
import { ImportTable } from "./import-table"
import { PictureTable } from "./picture-table"
import { ProductImport } from "./models/product-import"
import { ProductImportLine } from "./models/product-import-line"
import type { ImportMapping } from "@bon-perroquet/contract"

/** Saved choices of columns and units, by name. */
class MappingTable {
  constructor(private readonly knex: Knex) {}

  async list(): Promise<ImportMapping[]> {
    return this.knex<ImportMapping>("product_import_mapping")
      .orderBy("name")
      .select("id", "kind", "name", "reading")
  }

  /** Saves column choices under a name. Returns undefined if choices for another kind of file have this name. */
  async save({ kind, name, reading }: Omit<ImportMapping, "id">): Promise<ImportMapping | undefined> {
    const { rows } = await this.knex.raw<{ rows: ImportMapping[] }>(
      `INSERT INTO product_import_mapping AS mapping (id, kind, name, reading)
       VALUES (:id, :kind, :name, CAST(:reading AS jsonb))
       ON CONFLICT (name) DO UPDATE SET reading = excluded.reading, updated_at = now()
         WHERE mapping.kind = excluded.kind
       RETURNING id, kind, name, reading`,
      { id: generateEntityId(undefined, "impmap"), kind, name, reading: JSON.stringify(reading) },
    )
    return rows[0]
  }

  async delete(id: string): Promise<boolean> {
    return (await this.knex("product_import_mapping").where({ id }).delete()) === 1
  }
}

export class ProductImportModuleService extends MedusaService({ ProductImport, ProductImportLine }) {
  readonly table: ImportTable
  readonly pictures: PictureTable
  readonly mappings: MappingTable

  constructor(container: { __pg_connection__: Knex }) {
    super(container)
    this.table = new ImportTable(container.__pg_connection__)
    this.pictures = new PictureTable(container.__pg_connection__)
    this.mappings = new MappingTable(container.__pg_connection__)
  }
}
