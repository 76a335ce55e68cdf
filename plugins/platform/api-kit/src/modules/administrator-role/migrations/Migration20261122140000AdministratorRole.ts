import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122140000AdministratorRole extends Migration {
  override up(): void {
    this.addSql(`
      create table if not exists "administrator_role" (
        "id" text not null,
        "email" text not null,
        "role" text check ("role" in ('owner', 'orders', 'goods', 'accounting')) not null,
        "created_at" timestamptz not null default now(),
        "updated_at" timestamptz not null default now(),
        "deleted_at" timestamptz null,
        constraint "administrator_role_pkey" primary key ("id")
      );`)
    this.addSql(
      `create unique index if not exists "IDX_administrator_role_email_unique" on "administrator_role" ("email") where deleted_at is null;`,
    )
    this.addSql(
      `create index if not exists "IDX_administrator_role_deleted_at" on "administrator_role" ("deleted_at") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop table if exists "administrator_role" cascade;`)
  }
}
