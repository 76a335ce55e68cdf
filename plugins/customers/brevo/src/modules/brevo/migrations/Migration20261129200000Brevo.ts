import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const STAMPS = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz`

export class Migration20261129200000Brevo extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS brevo_contact (
      id text PRIMARY KEY DEFAULT 'brevo_' || gen_random_uuid(),
      email text NOT NULL,
      state text NOT NULL CHECK (state IN ('synchronised', 'removed', 'unsubscribed', 'rejected', 'new')),
      pushed text,
      consent_since text,
      attempts integer NOT NULL DEFAULT 0,
      next_at timestamptz,
      reason text,
      synchronised_at timestamptz,
      ${STAMPS}
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_brevo_contact_email" ON brevo_contact (email)`)
    this.addSql(`CREATE TABLE IF NOT EXISTS brevo_run (
      id text PRIMARY KEY,
      busy_until timestamptz,
      paused_until timestamptz,
      problem text CHECK (problem IN ('away', 'key', 'limited')),
      failures integer NOT NULL DEFAULT 0,
      polled_until timestamptz,
      last_run_at timestamptz,
      ${STAMPS}
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS brevo_contact`)
    this.addSql(`DROP TABLE IF EXISTS brevo_run`)
  }
}
