import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `created_at timestamptz NOT NULL DEFAULT now(), updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

export class Migration20261129190000InvoicePayment extends Migration {
  override async up(): Promise<void> {
    this.addSql(`CREATE TABLE IF NOT EXISTS credit_account (
      id text PRIMARY KEY,
      customer_id text NOT NULL,
      limit_cents integer NOT NULL CHECK (limit_cents > 0),
      payment_days integer NOT NULL CHECK (payment_days >= 0),
      end_of_month boolean NOT NULL,
      approved_at timestamptz,
      approved_by text NOT NULL,
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_credit_account_customer_id" ON credit_account (customer_id)`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS credit_invoice (
      id text PRIMARY KEY,
      payment_session_id text NOT NULL,
      customer_id text NOT NULL,
      order_number text NOT NULL,
      communication text NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      currency_code text NOT NULL,
      attempt_id text NOT NULL,
      cart_id text NOT NULL,
      shop_id text NOT NULL,
      due_on text NOT NULL,
      reminders integer NOT NULL DEFAULT 0,
      reminded_at timestamptz,
      ended_at timestamptz,
      ${TIMES}
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_credit_invoice_payment_session_id"
      ON credit_invoice (payment_session_id)`)
    for (const column of ["customer_id", "order_number"])
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_credit_invoice_${column}" ON credit_invoice (${column})`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_credit_invoice_due_on" ON credit_invoice (due_on) WHERE ended_at IS NULL`,
    )
    this.addSql(`CREATE TABLE IF NOT EXISTS credit_entry (
      id text PRIMARY KEY,
      invoice_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('credit', 'payment', 'payout')),
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      day text NOT NULL,
      key text,
      by_email text,
      cancelled_at timestamptz,
      ${TIMES}
    )`)
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_credit_entry_key" ON credit_entry (key) WHERE key IS NOT NULL`,
    )
    for (const column of ["invoice_id", "day"])
      this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_credit_entry_${column}" ON credit_entry (${column})`)
  }

  override async down(): Promise<void> {
    this.addSql(`DROP TABLE IF EXISTS credit_account, credit_invoice, credit_entry`)
  }
}
