import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261201010000EndedLink extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "ended_link" (
        "customer_id" text not null,
        "ended_at" timestamptz not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "ended_link_pkey" primary key ("customer_id")
      );`)
    this.addSql(
      `create index if not exists "IDX_ended_link_deleted_at" on "ended_link" ("deleted_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "ended_link" cascade;`)
  }
}
