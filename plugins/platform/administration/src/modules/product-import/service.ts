import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { ImportTable } from "./import-table"
import { MappingTable } from "./mapping-table"
import { PictureTable } from "./picture-table"
import { ProductImport } from "./models/product-import"
import { ProductImportLine } from "./models/product-import-line"

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
