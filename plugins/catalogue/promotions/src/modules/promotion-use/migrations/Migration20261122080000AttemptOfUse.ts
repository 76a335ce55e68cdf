import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The end of one attempt must not release the next one's uses. */
export class Migration20261122080000AttemptOfUse extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use ADD COLUMN IF NOT EXISTS attempt_id text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use DROP COLUMN IF EXISTS attempt_id`)
  }
}
