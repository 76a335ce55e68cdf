import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A use belongs to an attempt, so that the end of one attempt does not release uses of the next one. */
export class Migration20261122080000AttemptOfUse extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use ADD COLUMN IF NOT EXISTS attempt_id text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use DROP COLUMN IF EXISTS attempt_id`)
  }
}
