import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129211000Channels extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE administrator_role ADD COLUMN IF NOT EXISTS channels text[]`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE administrator_role DROP COLUMN IF EXISTS channels`)
  }
}
