import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Renames `told_at` and `heard_at` to `notified_at` and `synced_at`. The trigger keeps both pairs equal for
 * the previous version. A later release drops it with the old columns.
 */
const KEEP_EQUAL = `
  CREATE OR REPLACE FUNCTION payment_notice_times() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF NEW.told_at IS DISTINCT FROM OLD.told_at THEN NEW.notified_at := NEW.told_at;
    ELSE NEW.told_at := NEW.notified_at;
    END IF;
    IF NEW.heard_at IS DISTINCT FROM OLD.heard_at THEN NEW.synced_at := NEW.heard_at;
    ELSE NEW.heard_at := NEW.synced_at;
    END IF;
    RETURN NEW;
  END $body$`

export class Migration20261123083000NoticeTimes extends Migration {
  override async up(): Promise<void> {
    this.addSql(`ALTER TABLE payment_notice
      ADD COLUMN IF NOT EXISTS notified_at timestamptz NOT NULL DEFAULT now(),
      ADD COLUMN IF NOT EXISTS synced_at timestamptz`)
    this.addSql(`UPDATE payment_notice SET notified_at = told_at, synced_at = heard_at`)
    this.addSql(KEEP_EQUAL)
    this.addSql(`CREATE OR REPLACE TRIGGER payment_notice_times BEFORE UPDATE ON payment_notice
      FOR EACH ROW EXECUTE FUNCTION payment_notice_times()`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_payment_notice_unsynced" ON payment_notice (notified_at)
      WHERE synced_at IS NULL OR synced_at < notified_at`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_payment_notice_unsynced"`)
    this.addSql(`DROP TRIGGER IF EXISTS payment_notice_times ON payment_notice`)
    this.addSql(`DROP FUNCTION IF EXISTS payment_notice_times()`)
    this.addSql(
      `ALTER TABLE payment_notice DROP COLUMN IF EXISTS notified_at, DROP COLUMN IF EXISTS synced_at`,
    )
  }
}
