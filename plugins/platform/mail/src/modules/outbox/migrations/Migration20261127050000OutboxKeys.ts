import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { CREATE_KEYS, hashOf } from "../schema"

/**
 * Hashes of keys remain when messages are erased. Keys with an address (of recalls) are skipped, because anybody who knows
 * the address can compute the hash.
 */
export class Migration20261127050000OutboxKeys extends Migration {
  override up(): void {
    for (const statement of CREATE_KEYS) this.addSql(statement)
    this.addSql(`INSERT INTO outbox_key (hash, created_at)
      SELECT ${hashOf("key")}, created_at FROM outbox_message WHERE key IS NOT NULL AND strpos(key, '@') = 0
      ON CONFLICT DO NOTHING`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS outbox_key`)
  }
}
