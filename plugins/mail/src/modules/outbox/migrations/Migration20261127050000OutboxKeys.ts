import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { CREATE_KEYS, hashOf } from "../schema"

/**
 * Keys are remembered apart from the messages, which are erased. Those with an address in them, as recalls had, are not: with
 * the address at hand their hash would still tell of a person.
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
