import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { CREATE_MESSAGES } from "../schema"

export class Migration20261121060000Outbox extends Migration {
  override async up(): Promise<void> {
    for (const statement of CREATE_MESSAGES) this.addSql(statement)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS outbox_message`)
  }
}
