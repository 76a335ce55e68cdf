import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const TIMES = `
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`

export class Migration20261125050000Reviews extends Migration {
  override up(): void {
    this.addSql(`CREATE TABLE IF NOT EXISTS review (
      id text PRIMARY KEY,
      product_id text NOT NULL,
      order_id text,
      order_number text,
      email text,
      stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
      title text NOT NULL,
      text text NOT NULL,
      author_name text,
      language text NOT NULL,
      state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'published', 'refused')),
      refusal text,
      reply text,
      written_at timestamptz NOT NULL DEFAULT now(), ${TIMES}
    )`)
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "UQ_review_product_id_email" ON review (product_id, email)
      WHERE email IS NOT NULL`)
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_review_product_id_state_written_at" ON review (product_id, state, written_at)`,
    )
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_state_written_at" ON review (state, written_at)`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_order_id" ON review (order_id)`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_email" ON review (email)`)
    this.addSql(`CREATE TABLE IF NOT EXISTS review_report (
      id text PRIMARY KEY,
      review_id text NOT NULL REFERENCES review (id) ON DELETE CASCADE,
      rule text NOT NULL,
      text text NOT NULL,
      email text,
      language text NOT NULL,
      decided_at timestamptz, ${TIMES}
    )`)
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_report_review_id" ON review_report (review_id)`)
    this.addSql(`CREATE TABLE IF NOT EXISTS review_summary (
      product_id text PRIMARY KEY,
      count integer NOT NULL,
      stars integer NOT NULL,
      by_stars jsonb NOT NULL, ${TIMES}
    )`)
    this.addSql(`CREATE TABLE IF NOT EXISTS review_request (order_id text PRIMARY KEY, ${TIMES})`)
    this.addSql(`CREATE TABLE IF NOT EXISTS review_silence (person text PRIMARY KEY, ${TIMES})`)
  }

  override down(): void {
    for (const table of ["review_silence", "review_request", "review_summary", "review_report", "review"])
      this.addSql(`DROP TABLE IF EXISTS ${table}`)
  }
}
