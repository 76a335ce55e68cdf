import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261129193000Agreements extends Migration {
  override up(): void {
    this.addSql(`ALTER TABLE agent_cart ADD COLUMN IF NOT EXISTS agreement_id text,
      ADD COLUMN IF NOT EXISTS announced_cents integer`)
    this.addSql(`CREATE TABLE IF NOT EXISTS agent_agreement (
      id text PRIMARY KEY,
      customer_id text NOT NULL,
      email text NOT NULL,
      company text NOT NULL,
      vat_number text NOT NULL,
      signed_by text NOT NULL,
      wording text NOT NULL,
      language text NOT NULL,
      key_hash text NOT NULL,
      ended_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_agent_agreement_key_hash" ON agent_agreement (key_hash)`,
    )
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_agent_agreement_customer_id" ON agent_agreement (customer_id)
      WHERE ended_at IS NULL AND deleted_at IS NULL`)
  }

  override down(): void {
    this.addSql(`DROP TABLE IF EXISTS agent_agreement`)
    this.addSql(
      `ALTER TABLE agent_cart DROP COLUMN IF EXISTS agreement_id, DROP COLUMN IF EXISTS announced_cents`,
    )
  }
}
