import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121070000ChangeLog extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "recorded_change" (
        "id" text not null,
        "by" text not null,
        "subject" text not null,
        "subject_id" text not null,
        "label" text not null,
        "action" text not null,
        "before" jsonb null,
        "after" jsonb null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "recorded_change_pkey" primary key ("id")
      );`)
    this.addSql(
      `create index if not exists "IDX_recorded_change_created_at" on "recorded_change" ("created_at") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_recorded_change_subject" on "recorded_change" ("subject", "subject_id", "created_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "recorded_change" cascade;`)
  }
}
