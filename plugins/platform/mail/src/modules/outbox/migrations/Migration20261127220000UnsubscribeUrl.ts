import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261127220000UnsubscribeUrl extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE outbox_message ADD COLUMN IF NOT EXISTS unsubscribe_url text`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE outbox_message DROP COLUMN IF EXISTS unsubscribe_url`)
  }
}
