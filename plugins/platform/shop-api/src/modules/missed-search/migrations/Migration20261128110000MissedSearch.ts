import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128110000MissedSearch extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS missed_search (
      day date NOT NULL,
      language text NOT NULL,
      term text NOT NULL,
      count integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      PRIMARY KEY (day, language, term)
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS missed_search`)
  }
}
