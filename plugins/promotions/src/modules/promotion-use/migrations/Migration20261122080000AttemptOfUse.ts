import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A use is held for an attempt: one that is done gives back its own and nothing of the next one's. */
export class Migration20261122080000AttemptOfUse extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use ADD COLUMN IF NOT EXISTS attempt_id text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use DROP COLUMN IF EXISTS attempt_id`)
  }
}
