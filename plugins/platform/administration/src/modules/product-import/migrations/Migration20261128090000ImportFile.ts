import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128090000ImportFile extends Migration {
  override up(): void {
    this.addSql(`alter table if exists "product_import" add column if not exists "reading" jsonb null;`)
    this.addSql(
      `alter table if exists "product_import_line" add column if not exists "also" jsonb not null default '[]';`,
    )
    this.addSql(`
      create table if not exists "product_import_file" (
        "import_id" text not null references "product_import" ("id") on delete cascade,
        "bytes" bytea not null,
        constraint "product_import_file_pkey" primary key ("import_id")
      );`)
  }

  override down(): void {
    this.addSql(`drop table if exists "product_import_file" cascade;`)
    this.addSql(`alter table if exists "product_import_line" drop column if exists "also";`)
    this.addSql(`alter table if exists "product_import" drop column if exists "reading";`)
  }
}
