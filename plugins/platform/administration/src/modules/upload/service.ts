import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { Upload } from "./models/upload"
import { UploadTable } from "./upload-table"

export class UploadModuleService extends MedusaService({ Upload }) {
  readonly table: UploadTable

  constructor(container: { __pg_connection__: Knex }) {
    super(container)
    this.table = new UploadTable(container.__pg_connection__)
  }
}
