import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122140000Upload extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "upload" (
        "id" text not null,
        "url" text not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "upload_pkey" primary key ("id")
      );`)
    this.addSql(
      `create index if not exists "IDX_upload_created_at" on "upload" ("created_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "upload" cascade;`)
  }
}
