import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122170000AuthSession extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "auth_session" (
        "id" text not null,
        "auth_identity_id" text not null,
        "actor_type" text not null,
        "browser" text null,
        "system" text null,
        "last_used_at" timestamptz not null,
        "expires_at" timestamptz not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "auth_session_pkey" primary key ("id")
      );`)
    this.addSql(
      `create index if not exists "IDX_auth_session_auth_identity_id" on "auth_session" ("auth_identity_id") where deleted_at is null;`,
    )
    this.addSql(`create index if not exists "IDX_auth_session_expires_at" on "auth_session" ("expires_at");`)
    this.addSql(
      `create index if not exists "IDX_auth_session_deleted_at" on "auth_session" ("deleted_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "auth_session" cascade;`)
  }
}
