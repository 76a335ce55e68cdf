import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128110000KeptGoods extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `ALTER TABLE order_status_change ADD COLUMN IF NOT EXISTS restock_sent boolean NOT NULL DEFAULT true`,
    )
    this.addSql(`ALTER TABLE order_status DROP CONSTRAINT IF EXISTS order_status_goods_check`)
    this.addSql(`
      ALTER TABLE order_status
      ADD CONSTRAINT order_status_goods_check CHECK (goods IN ('reserved', 'taken', 'returned', 'kept'))`)
  }

  override async down(): Promise<void> {
    this.addSql(`UPDATE order_status SET goods = 'returned' WHERE goods = 'kept'`)
    this.addSql(`ALTER TABLE order_status DROP CONSTRAINT IF EXISTS order_status_goods_check`)
    this.addSql(`
      ALTER TABLE order_status
      ADD CONSTRAINT order_status_goods_check CHECK (goods IN ('reserved', 'taken', 'returned'))`)
    this.addSql(`ALTER TABLE order_status_change DROP COLUMN IF EXISTS restock_sent`)
  }
}
