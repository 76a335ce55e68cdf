import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129210000Channel extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE outbox_message ADD COLUMN IF NOT EXISTS channel text`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE outbox_message DROP COLUMN IF EXISTS channel`)
  }
}
