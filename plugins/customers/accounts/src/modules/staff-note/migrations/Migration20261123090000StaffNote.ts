import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261123090000StaffNote extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS staff_note (
      id text PRIMARY KEY,
      subject text NOT NULL CHECK (subject IN ('order', 'customer')),
      subject_id text NOT NULL,
      text text NOT NULL,
      by_email text,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_staff_note_subject_subject_id" ON staff_note (subject, subject_id)`,
    )
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS staff_note`)
  }
}
