import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261130070000Tokens extends Migration {
  override up(): void {
    this.addSql(
      `ALTER TABLE agent_agreement ADD COLUMN IF NOT EXISTS may_charge boolean NOT NULL DEFAULT false`,
    )
    this.addSql(`ALTER TABLE agent_order_event ADD COLUMN IF NOT EXISTS protocol text NOT NULL DEFAULT 'ucp'`)
  }

  override down(): void {
    this.addSql(`ALTER TABLE agent_order_event DROP COLUMN IF EXISTS protocol`)
    this.addSql(`ALTER TABLE agent_agreement DROP COLUMN IF EXISTS may_charge`)
  }
}
