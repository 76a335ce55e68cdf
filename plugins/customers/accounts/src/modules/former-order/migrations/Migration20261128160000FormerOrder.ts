import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128160000FormerOrder extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS former_order (
      id text PRIMARY KEY,
      number text NOT NULL UNIQUE,
      email text NOT NULL,
      placed_at timestamptz NOT NULL,
      status text NOT NULL,
      currency text NOT NULL,
      items jsonb NOT NULL,
      delivery_cents integer NOT NULL,
      discount_cents integer NOT NULL,
      vat_cents integer,
      total_cents integer NOT NULL,
      refunded_cents integer NOT NULL,
      payment_method text,
      tracking_number text,
      is_counted boolean NOT NULL DEFAULT false,
      import_id text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS former_order_email ON former_order (email, placed_at)`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS former_order_counted ON former_order (placed_at) WHERE is_counted`,
    )
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS former_order`)
  }
}
