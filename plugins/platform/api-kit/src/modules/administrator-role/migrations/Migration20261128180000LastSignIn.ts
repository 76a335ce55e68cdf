import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261128180000LastSignIn extends Migration {
  override up(): void {
    this.addSql(
      `alter table "administrator_role" add column if not exists "last_sign_in_at" timestamptz null;`,
    )
  }

  override down(): void {
    this.addSql(`alter table "administrator_role" drop column if exists "last_sign_in_at";`)
  }
}
