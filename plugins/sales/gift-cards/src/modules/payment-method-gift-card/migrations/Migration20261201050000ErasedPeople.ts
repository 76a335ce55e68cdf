import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Records whose data are erased once a sold card is sent. */
export class Migration20261201050000ErasedPeople extends Migration {
  override async up(): Promise<void> {
    for (const column of ["buyer_erased", "recipient_erased"])
      this.addSql(
        `ALTER TABLE gift_card_purchase ADD COLUMN IF NOT EXISTS ${column} boolean NOT NULL DEFAULT false`,
      )
  }

  override async down(): Promise<void> {
    for (const column of ["buyer_erased", "recipient_erased"])
      this.addSql(`ALTER TABLE gift_card_purchase DROP COLUMN IF EXISTS ${column}`)
  }
}
