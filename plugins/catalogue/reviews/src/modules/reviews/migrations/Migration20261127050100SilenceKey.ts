import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Adds a key to hash the addresses that want no invitations. It is in the database, so that the hashes stay valid if
 * the shop's secrets change.
 */
export class Migration20261127050100SilenceKey extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS review_silence_key (
      key text NOT NULL,
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only)
    )`)
    // Each UUID has 122 random bits.
    this.addSql(`INSERT INTO review_silence_key (key) VALUES (gen_random_uuid()::text || gen_random_uuid()::text)
      ON CONFLICT DO NOTHING`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS review_silence_key`)
  }
}
