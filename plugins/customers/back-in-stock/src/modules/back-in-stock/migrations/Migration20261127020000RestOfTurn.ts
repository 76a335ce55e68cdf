import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261127020000RestOfTurn extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE back_in_stock_return ADD COLUMN IF NOT EXISTS left_in_turn integer`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE back_in_stock_return DROP COLUMN IF EXISTS left_in_turn`)
  }
}
