import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129100000PendingLines extends Migration {
  override up(): void {
    // Lines that are done are skipped, so that each batch of a large file takes the same time.
    this.addSql(
      `create index if not exists "IDX_product_import_line_pending" on "product_import_line" ("import_id", "line") where pending;`,
    )
  }

  override down(): void {
    this.addSql(`drop index if exists "IDX_product_import_line_pending";`)
  }
}
