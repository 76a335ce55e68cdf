import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The previous version writes and counts none. */
export class Migration20261128030000ReturnedUses extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use DROP CONSTRAINT IF EXISTS promotion_use_state_check,
      ADD CONSTRAINT promotion_use_state_check CHECK (state IN ('held', 'ordered', 'returned'))`)
  }

  override async down(): Promise<void> {
    this.addSql(`UPDATE promotion_use SET state = 'ordered' WHERE state = 'returned'`)
    this.addSql(`ALTER TABLE promotion_use DROP CONSTRAINT IF EXISTS promotion_use_state_check,
      ADD CONSTRAINT promotion_use_state_check CHECK (state IN ('held', 'ordered'))`)
  }
}
