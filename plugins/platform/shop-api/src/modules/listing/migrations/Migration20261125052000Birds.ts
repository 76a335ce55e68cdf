import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261125052000Birds extends Migration {
  override up(): void {
    this.addSql(`alter table "listing" add column if not exists "birds" text[] null;`)
  }

  override down(): void {
    this.addSql(`alter table "listing" drop column if exists "birds";`)
  }
}
