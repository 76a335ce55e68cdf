import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129080000MappingKind extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "product_import_mapping" add column if not exists "kind" text not null default 'csv';`,
    )
  }

  override down(): void {
    this.addSql(`alter table if exists "product_import_mapping" drop column if exists "kind";`)
  }
}
