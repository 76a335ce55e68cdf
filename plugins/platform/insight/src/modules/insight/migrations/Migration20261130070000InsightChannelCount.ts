import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A table with the channel in its key. The previous version needs the key of `insight_count`, so that table keeps its
 * rows, which are read too. A later release drops it.
 */
export class Migration20261130070000InsightChannelCount extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS insight_channel_count (
      day date NOT NULL,
      channel text NOT NULL DEFAULT '',
      step text NOT NULL,
      language text NOT NULL,
      source text NOT NULL DEFAULT '',
      count integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      PRIMARY KEY (day, channel, step, language, source)
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS insight_channel_count`)
  }
}
