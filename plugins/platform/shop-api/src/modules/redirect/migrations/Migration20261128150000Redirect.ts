import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128150000Redirect extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS redirect (
      id text PRIMARY KEY,
      source text NOT NULL UNIQUE,
      is_pattern boolean NOT NULL DEFAULT false,
      target text,
      product_id text,
      language text,
      by text NOT NULL,
      import_id text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK ((target IS NULL) <> (product_id IS NULL))
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS redirect_product ON redirect (product_id) WHERE product_id IS NOT NULL`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS redirect_pattern ON redirect (source) WHERE is_pattern`)
    this.addSql(`CREATE TABLE IF NOT EXISTS missed_address (
      day date NOT NULL,
      address text NOT NULL,
      count integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      PRIMARY KEY (day, address)
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS redirect, missed_address`)
  }
}
