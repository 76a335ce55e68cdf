import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122210000ProductHandle extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "product_handle" (
        "id" text not null default 'phdl_' || replace(gen_random_uuid()::text, '-', ''),
        "product_id" text not null,
        "language" text not null,
        "handle" text not null,
        "is_current" boolean not null default true,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "product_handle_pkey" primary key ("id")
      );`)
    // The index covers former handles, because each redirects to one product only.
    this.addSql(
      `create unique index if not exists "IDX_product_handle_language_handle" on "product_handle" ("language", "handle");`,
    )
    this.addSql(
      `create unique index if not exists "IDX_product_handle_current" on "product_handle" ("product_id", "language") where is_current;`,
    )
    this.addSql(
      `create index if not exists "IDX_product_handle_product_id" on "product_handle" ("product_id");`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "product_handle" cascade;`)
  }
}
