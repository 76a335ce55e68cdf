import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261130130000Quotes extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS quote (
      id text PRIMARY KEY,
      customer_id text NOT NULL,
      language text NOT NULL,
      channel text,
      state text NOT NULL CHECK (state IN ('requested', 'offered', 'accepted', 'declined', 'expired', 'withdrawn')),
      lines jsonb NOT NULL,
      message text NOT NULL,
      answer text NOT NULL,
      valid_until text,
      offered_at timestamptz,
      price_list_id text,
      order_number text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK (state <> 'offered' OR (valid_until IS NOT NULL AND offered_at IS NOT NULL AND price_list_id IS NOT NULL))
    )`)
    for (const column of ["customer_id", "state"])
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_quote_${column}" ON quote (${column})`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS quote`)
  }
}
