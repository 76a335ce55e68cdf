import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121080000ProductImport extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "product_import" (
        "id" text not null,
        "by" text not null,
        "file_name" text not null,
        "state" text not null default 'checked',
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "product_import_pkey" primary key ("id"),
        constraint "product_import_state_check" check ("state" in ('checked', 'running', 'done'))
      );`)
    this.addSql(
      `create index if not exists "IDX_product_import_created_at" on "product_import" ("created_at") where deleted_at is null;`,
    )
    this.addSql(`
      create table if not exists "product_import_line" (
        "id" text not null,
        "import_id" text not null references "product_import" ("id") on delete cascade,
        "line" integer not null,
        "sku" text not null,
        "product_id" text null,
        "price_cents" integer null,
        "stock" integer null,
        "changes" boolean not null default false,
        "code" text null,
        "pending" boolean not null default false,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "product_import_line_pkey" primary key ("id")
      );`)
    this.addSql(
      `create unique index if not exists "UQ_product_import_line" on "product_import_line" ("import_id", "line");`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "product_import_line" cascade;`)
    this.addSql(`drop table if exists "product_import" cascade;`)
  }
}
