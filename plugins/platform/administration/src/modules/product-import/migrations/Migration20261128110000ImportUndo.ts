import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128110000ImportUndo extends Migration {
  override up(): void {
    this.addSql(`
      alter table if exists "product_import"
        add column if not exists "undoes" text null,
        add column if not exists "created_categories" jsonb not null default '[]',
        drop constraint if exists "product_import_state_check",
        add constraint "product_import_state_check" check ("state" in ('checked', 'running', 'paused', 'done'));`)
  }

  override down(): void {
    this.addSql(`update "product_import" set "state" = 'done' where "state" = 'paused';`)
    this.addSql(`
      alter table if exists "product_import"
        drop column if exists "undoes",
        drop column if exists "created_categories",
        drop constraint if exists "product_import_state_check",
        add constraint "product_import_state_check" check ("state" in ('checked', 'running', 'done'));`)
  }
}
