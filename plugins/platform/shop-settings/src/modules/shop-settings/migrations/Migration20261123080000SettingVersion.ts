import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The table starts empty: values of merchant.json apply until somebody saves a setting. */
export class Migration20261123080000SettingVersion extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS setting_version (
      id text PRIMARY KEY,
      setting text NOT NULL,
      number integer NOT NULL,
      value jsonb,
      by text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_setting_version_setting" ON setting_version (setting, number)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS setting_version`)
  }
}
