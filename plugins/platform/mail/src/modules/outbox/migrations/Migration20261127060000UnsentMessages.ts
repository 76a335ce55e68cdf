import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { INDEX_UNSENT } from "../schema"

export class Migration20261127060000UnsentMessages extends Migration {
  override up(): void {
    this.addSql(INDEX_UNSENT)
  }

  override down(): void {
    this.addSql(`DROP INDEX IF EXISTS "IDX_outbox_message_state"`)
  }
}
