import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Stores the attempt, so that its end does not release the next attempt's uses. */
export class Migration20261122080000AttemptOfUse extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use ADD COLUMN IF NOT EXISTS attempt_id text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use DROP COLUMN IF EXISTS attempt_id`)
  }
}
