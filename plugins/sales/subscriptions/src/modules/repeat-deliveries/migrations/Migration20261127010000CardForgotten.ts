import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds the time at which the provider deleted an ended subscription's card. */
export class Migration20261127010000CardForgotten extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE repeat_delivery ADD COLUMN IF NOT EXISTS card_forgotten_at timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE repeat_delivery DROP COLUMN IF EXISTS card_forgotten_at`)
  }
}
