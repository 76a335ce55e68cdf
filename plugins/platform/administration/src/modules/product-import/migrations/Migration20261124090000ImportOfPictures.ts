import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261124090000ImportOfPictures extends Migration {
  override up(): void {
    this.addSql(
      `alter table if exists "product_import" add column if not exists "kind" text not null default 'csv';`,
    )
    this.addSql(`
      alter table if exists "product_import_line"
        add column if not exists "file" text null,
        add column if not exists "position" integer null;`)
    this.addSql(`
      create table if not exists "product_import_picture" (
        "line_id" text not null,
        "import_id" text not null references "product_import" ("id") on delete cascade,
        "name" text not null,
        "bytes" bytea not null,
        constraint "product_import_picture_pkey" primary key ("line_id")
      );`)
    this.addSql(
      `create index if not exists "IDX_product_import_picture_import_id" on "product_import_picture" ("import_id");`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "product_import_picture" cascade;`)
    this.addSql(
      `alter table if exists "product_import_line" drop column if exists "file", drop column if exists "position";`,
    )
    this.addSql(`alter table if exists "product_import" drop column if exists "kind";`)
  }
}
