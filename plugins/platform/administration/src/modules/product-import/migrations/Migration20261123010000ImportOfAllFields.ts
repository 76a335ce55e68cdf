import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123010000ImportOfAllFields extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "product_import" add column if not exists "unknown_columns" jsonb not null default '[]';`,
    )
    this.addSql(`
      alter table if exists "product_import_line"
        add column if not exists "name" text not null default '',
        add column if not exists "is_new" boolean not null default false,
        add column if not exists "before" jsonb null,
        add column if not exists "after" jsonb null,
        add column if not exists "about" text null;`)
  }

  override down(): void {
    this.addSql(`alter table if exists "product_import" drop column if exists "unknown_columns";`)
    this.addSql(`
      alter table if exists "product_import_line" drop column if exists "name", drop column if exists "is_new",
        drop column if exists "before", drop column if exists "after", drop column if exists "about";`)
  }
}
