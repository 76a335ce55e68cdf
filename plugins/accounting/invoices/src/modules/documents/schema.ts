/** Statements that create the tables. Tests also run them in a separate schema. */
export const CREATE_DOCUMENTS = [
  `CREATE TABLE IF NOT EXISTS document_counter (
    series text NOT NULL,
    year integer NOT NULL,
    serial integer NOT NULL,
    issued_at timestamptz NOT NULL,
    PRIMARY KEY (series, year)
  )`,
  `CREATE TABLE IF NOT EXISTS sales_document (
    id text PRIMARY KEY,
    kind text NOT NULL,
    number text NOT NULL,
    order_id text NOT NULL,
    refund_id text,
    issued_at timestamptz NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT sales_document_kind_check CHECK (kind IN ('invoice', 'credit_note')),
    CONSTRAINT sales_document_refund_check CHECK ((kind = 'credit_note') = (refund_id IS NOT NULL))
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_sales_document_number" ON sales_document (number)`,
  `CREATE INDEX IF NOT EXISTS "IDX_sales_document_order_id" ON sales_document (order_id)`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_sales_document_invoice" ON sales_document (order_id) WHERE kind = 'invoice'`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_sales_document_refund" ON sales_document (refund_id)
     WHERE refund_id IS NOT NULL`,
  `CREATE INDEX IF NOT EXISTS "IDX_sales_document_issued_at" ON sales_document (issued_at)`,
  // Legal retention: ten years from 1 January after their year.
  `CREATE OR REPLACE FUNCTION sales_document_is_kept() RETURNS trigger LANGUAGE plpgsql AS $body$
  BEGIN
    IF TG_OP = 'DELETE' AND date_trunc('year', OLD.issued_at) + interval '11 years' <= now() THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'Document % is issued: it can neither be changed nor deleted', OLD.number;
  END $body$`,
  `CREATE OR REPLACE TRIGGER sales_document_is_kept BEFORE UPDATE OR DELETE ON sales_document
    FOR EACH ROW EXECUTE FUNCTION sales_document_is_kept()`,
]

export const ADD_FURTHER_INVOICES = [
  `ALTER TABLE sales_document ADD COLUMN IF NOT EXISTS cause_id text`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_sales_document_cause" ON sales_document (cause_id) WHERE cause_id IS NOT NULL`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_sales_document_first_invoice" ON sales_document (order_id)
     WHERE kind = 'invoice' AND cause_id IS NULL`,
  `DROP INDEX IF EXISTS "UQ_sales_document_invoice"`,
]
