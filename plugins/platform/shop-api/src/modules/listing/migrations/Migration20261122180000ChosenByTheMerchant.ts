import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122180000ChosenByTheMerchant extends Migration {
  override up(): void {
    this.addSql(
      `alter table "listing" add column if not exists "is_featured" boolean not null default false;`,
    )
    this.addSql(`alter table "listing" add column if not exists "perishable" boolean null;`)
  }

  override down(): void {
    this.addSql(`alter table "listing" drop column if exists "is_featured";`)
    this.addSql(`alter table "listing" drop column if exists "perishable";`)
  }
}
