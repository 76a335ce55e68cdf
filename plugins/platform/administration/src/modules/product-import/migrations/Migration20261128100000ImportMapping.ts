import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128100000ImportMapping extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "product_import_mapping" (
        "id" text not null,
        "name" text not null,
        "reading" jsonb not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        constraint "product_import_mapping_pkey" primary key ("id")
      );`)
    this.addSql(
      `create unique index if not exists "UQ_product_import_mapping_name" on "product_import_mapping" ("name");`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "product_import_mapping" cascade;`)
  }
}
