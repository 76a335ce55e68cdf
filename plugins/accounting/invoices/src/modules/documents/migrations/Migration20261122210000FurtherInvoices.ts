import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { ADD_FURTHER_INVOICES } from "../schema"

export class Migration20261122210000FurtherInvoices extends Migration {
  override async up(): Promise<void> {
    for (const statement of ADD_FURTHER_INVOICES) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "UQ_sales_document_cause"`)
  }
}
