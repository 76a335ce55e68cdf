import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121120000PromotionUse extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS promotion_use (
      id text PRIMARY KEY,
      promotion_id text NOT NULL,
      cart_id text NOT NULL,
      amount_cents integer NOT NULL,
      attribute_value text,
      state text NOT NULL CHECK (state IN ('held', 'ordered')),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_promotion_use_cart" ON promotion_use (cart_id, promotion_id)`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_promotion_use_held" ON promotion_use (promotion_id)
      WHERE state = 'held'`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS promotion_use`)
  }
}
