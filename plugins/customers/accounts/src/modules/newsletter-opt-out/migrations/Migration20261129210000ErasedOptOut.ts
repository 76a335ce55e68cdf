import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129210000ErasedOptOut extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS erased_opt_out (
      hash text PRIMARY KEY,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS erased_opt_out`)
  }
}
