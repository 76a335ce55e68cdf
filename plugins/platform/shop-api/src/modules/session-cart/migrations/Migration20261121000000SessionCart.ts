import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000000SessionCart extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "session_cart" (
        "id" text not null,
        "session_id" text not null,
        "cart_id" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "session_cart_pkey" primary key ("id")
      );`)
    for (const column of ["session_id", "cart_id"])
      this.addSql(
        `create unique index if not exists "IDX_session_cart_${column}_unique" on "session_cart" ("${column}") where deleted_at is null;`,
      )
    this.addSql(
      `create index if not exists "IDX_session_cart_deleted_at" on "session_cart" ("deleted_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "session_cart" cascade;`)
  }
}
