import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121060100Throttle extends Migration {
  override up(): void {
    // Unlogged, because it is written at every attempt and worthless after a crash of PostgreSQL.
    this.addSql(`
      create unlogged table if not exists "throttle" (
        "id" text not null,
        "key" text not null,
        "count" integer not null,
        "resets_at" timestamptz not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "throttle_pkey" primary key ("id")
      );`)
    this.addSql(
      `create unique index if not exists "IDX_throttle_key_unique" on "throttle" ("key") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_throttle_deleted_at" on "throttle" ("deleted_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "throttle" cascade;`)
  }
}
