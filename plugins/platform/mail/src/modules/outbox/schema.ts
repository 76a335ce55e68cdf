/** Indexes unsent messages, which are few and counted often. */
export const INDEX_UNSENT = `CREATE INDEX IF NOT EXISTS "IDX_outbox_message_state" ON outbox_message (state) WHERE state <> 'sent'`

export const CREATE_MESSAGES = [
  `CREATE TABLE IF NOT EXISTS outbox_message (
    id text PRIMARY KEY,
    "to" text NOT NULL,
    reply_to text,
    language text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    attachments jsonb NOT NULL DEFAULT '[]',
    key text,
    unsubscribe_url text,
    channel text,
    state text NOT NULL DEFAULT 'queued',
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    external_id text,
    sent_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT outbox_message_state_check CHECK (state IN ('queued', 'sent', 'failed'))
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "UQ_outbox_message_key" ON outbox_message (key)`,
  `CREATE INDEX IF NOT EXISTS "IDX_outbox_message_next_attempt_at" ON outbox_message (next_attempt_at) WHERE state = 'queued'`,
  `CREATE INDEX IF NOT EXISTS "IDX_outbox_message_to" ON outbox_message ("to")`,
  INDEX_UNSENT,
]

/** SQL for a key's hash. Without personal data, it may outlive the message. */
export const hashOf = (key: string): string => `sha256(convert_to(${key}, 'UTF8'))`

/** The row of the empty key has the time since which keys are recorded. */
export const CREATE_KEYS = [
  `CREATE TABLE IF NOT EXISTS outbox_key (hash bytea PRIMARY KEY, created_at timestamptz NOT NULL DEFAULT now())`,
  `INSERT INTO outbox_key (hash) VALUES (${hashOf("''")}) ON CONFLICT DO NOTHING`,
]

/** All statements, for tests in a separate schema. */
export const CREATE_OUTBOX = [...CREATE_MESSAGES, ...CREATE_KEYS]
