import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129030000InsightCount extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS insight_count (
      day date NOT NULL,
      step text NOT NULL,
      language text NOT NULL,
      source text NOT NULL DEFAULT '',
      count integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      PRIMARY KEY (day, step, language, source)
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS insight_count`)
  }
}
