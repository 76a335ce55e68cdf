import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129090000UnverifiedReviews extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE review ADD COLUMN IF NOT EXISTS is_verified boolean NOT NULL DEFAULT true`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE review DROP COLUMN IF EXISTS is_verified`)
  }
}
