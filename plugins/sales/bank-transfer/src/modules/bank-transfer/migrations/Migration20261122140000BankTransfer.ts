import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

export class Migration20261122140000BankTransfer extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS bank_transfer (
      id text PRIMARY KEY,
      payment_session_id text NOT NULL,
      order_number text NOT NULL,
      communication text NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      currency_code text NOT NULL,
      attempt_id text NOT NULL,
      cart_id text NOT NULL,
      shop_id text NOT NULL,
      remind_at timestamptz NOT NULL,
      reminded_at timestamptz,
      due_at timestamptz NOT NULL,
      received_at timestamptz,
      ended_at timestamptz,
      ${TIMES}
    )`)
    for (const column of ["payment_session_id", "communication"])
      this.addSql(
        `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_bank_transfer_${column}" ON bank_transfer (${column})`,
      )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_bank_transfer_due_at" ON bank_transfer (due_at)
      WHERE received_at IS NULL AND ended_at IS NULL`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_bank_transfer_remind_at" ON bank_transfer (remind_at)
      WHERE received_at IS NULL AND ended_at IS NULL AND reminded_at IS NULL`)
    this.addSql(`CREATE TABLE IF NOT EXISTS bank_transfer_refund (
      id text PRIMARY KEY,
      key text NOT NULL,
      transfer_id text NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      account text NOT NULL,
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_bank_transfer_refund_key" ON bank_transfer_refund (key)`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_bank_transfer_refund_transfer_id" ON bank_transfer_refund (transfer_id)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS bank_transfer, bank_transfer_refund`)
  }
}
