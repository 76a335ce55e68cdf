import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds the attempt to each use, so that the end of one attempt does not release the uses of the next. */
export class Migration20261122080000AttemptOfUse extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use ADD COLUMN IF NOT EXISTS attempt_id text`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE promotion_use DROP COLUMN IF EXISTS attempt_id`)
  }
}
