import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128150000CategoryHandle extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "category_handle" (
        "id" text not null default 'chdl_' || replace(gen_random_uuid()::text, '-', ''),
        "category_id" text not null,
        "language" text not null,
        "handle" text not null,
        "is_current" boolean not null default true,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "category_handle_pkey" primary key ("id")
      );`)
    // The index covers former handles, because each redirects to one category only.
    this.addSql(
      `create unique index if not exists "IDX_category_handle_language_handle" on "category_handle" ("language", "handle");`,
    )
    this.addSql(
      `create unique index if not exists "IDX_category_handle_current" on "category_handle" ("category_id", "language") where is_current;`,
    )
    this.addSql(
      `create index if not exists "IDX_category_handle_category_id" on "category_handle" ("category_id");`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "category_handle" cascade;`)
  }
}
