import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129080000NewsletterOptOut extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS newsletter_opt_out (
      email text PRIMARY KEY,
      since timestamptz NOT NULL,
      source text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS newsletter_opt_out`)
  }
}
