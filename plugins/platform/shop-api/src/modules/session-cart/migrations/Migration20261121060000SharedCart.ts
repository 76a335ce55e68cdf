import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121060000SharedCart extends Migration {
  override up(): void {
    this.addSql(`drop index if exists "IDX_session_cart_cart_id_unique";`)
    this.addSql(
      `create index if not exists "IDX_session_cart_cart_id" on "session_cart" ("cart_id") where deleted_at is null;`,
    )
  }

  override down(): void {
    this.addSql(`drop index if exists "IDX_session_cart_cart_id";`)
    this.addSql(
      `create unique index if not exists "IDX_session_cart_cart_id_unique" on "session_cart" ("cart_id") where deleted_at is null;`,
    )
  }
}
