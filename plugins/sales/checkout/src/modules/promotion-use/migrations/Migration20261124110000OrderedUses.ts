import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261124110000OrderedUses extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_promotion_use_ordered" ON promotion_use (promotion_id)
      WHERE state = 'ordered'`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_promotion_use_ordered"`)
  }
}
