import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds the state "returned", which the previous version neither writes nor counts. */
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
