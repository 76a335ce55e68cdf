import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129020000ApiAccessKey extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS api_access_key (
      id text PRIMARY KEY,
      name text NOT NULL,
      hash text NOT NULL,
      ending text NOT NULL,
      rights text[] NOT NULL,
      created_by text NOT NULL,
      creator_email text NOT NULL,
      last_used_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_api_access_key_hash_unique" ON api_access_key (hash) WHERE deleted_at IS NULL`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_api_access_key_deleted_at" ON api_access_key (deleted_at) WHERE deleted_at IS NULL`,
    )
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS api_access_key`)
  }
}
