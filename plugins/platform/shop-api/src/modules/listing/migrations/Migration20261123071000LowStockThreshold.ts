import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123071000LowStockThreshold extends Migration {
  override up(): void {
    this.addSql(`alter table "listing" add column if not exists "low_stock_threshold" integer null;`)
  }

  override down(): void {
    this.addSql(`alter table "listing" drop column if exists "low_stock_threshold";`)
  }
}
