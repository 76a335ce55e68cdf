import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Adds replacements for missing goods, and addresses that differ from the first order's. */
export class Migration20261126010000ReplacedAndMoved extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE repeat_delivery ADD COLUMN IF NOT EXISTS destination jsonb`)
    this.addSql(`ALTER TABLE repeat_delivery_run ADD COLUMN IF NOT EXISTS replaced jsonb`)
  }

  override async down(): Promise<void> {
    this.addSql(`ALTER TABLE repeat_delivery DROP COLUMN IF EXISTS destination`)
    this.addSql(`ALTER TABLE repeat_delivery_run DROP COLUMN IF EXISTS replaced`)
  }
}
