import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129133000AgentRequests extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_request (
      key_hash text PRIMARY KEY,
      body_hash text NOT NULL,
      status integer,
      answer jsonb,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS agent_request`)
  }
}
