import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { CREATE_DOCUMENTS } from "../schema"

export class Migration20261121090000SalesDocument extends Migration {
  override async up(): Promise<void> {
    for (const statement of CREATE_DOCUMENTS) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS sales_document`)
    this.addSql(`DROP TABLE IF EXISTS document_counter`)
    this.addSql(`DROP FUNCTION IF EXISTS sales_document_is_kept()`)
  }
}
