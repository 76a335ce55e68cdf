import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { KEPT_DAYS } from "../../outbox/constants"
import type { Cause, Message, NewMessage, MessageState } from "./message"
import { hashOf } from "./schema"

const HEAD = [
  "id",
  "to",
  "language",
  "subject",
  "state",
  "attempts",
  "last_error",
  "created_at",
  "sent_at",
] as const
export type Headed = Pick<Message, (typeof HEAD)[number]>

/** A message to or from a person. `to_merchant` is true if the customer sent it. */
export type Exchanged = Headed & { to_merchant: boolean }

export interface MessageQuestion {
  search?: string | undefined
  state?: MessageState | undefined
  offset: number
  limit: number
}

/** Selects messages to or from these addresses, or only those about an order. */
export interface Correspondence {
  addresses: readonly string[]
  /** The merchant's address, which receives the messages of the contact form. */
  merchant: string
  about?: { keys: string; number: string }
  limit: number
}

const CORRESPONDENCE = `
  SELECT ${HEAD.map((column) => `"${column}"`).join(", ")}, "to" = :merchant AS to_merchant FROM outbox_message
  WHERE ("to" = ANY (:addresses) OR ("to" = :merchant AND lower(reply_to) = ANY (:addresses)))`

/** Returns each address as written (for the index) and in lower case. */
const inBothCases = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => [address, address.toLowerCase()])

/** Columns are named instead of `*`, because a prepared statement must keep its result type. */
const COLUMNS: readonly (keyof Message)[] = [
  ...HEAD,
  ...(["reply_to", "text", "html", "attachments", "key", "unsubscribe_url", "channel"] as const),
  ...(["next_attempt_at", "external_id"] as const),
]

/** Seconds until another process may claim the message. Longer than any attempt (see the SMTP provider). */
const LEASE_SECONDS = 180

const IS_DUE = "state = 'queued' AND next_attempt_at <= now()"

/** Claims one message at a time. With more, the lease of one would expire while another is sent. */
const CLAIM = `
  UPDATE outbox_message SET attempts = attempts + 1, updated_at = now(),
    next_attempt_at = now() + make_interval(secs => :lease::double precision)
  WHERE id = (
    SELECT id FROM outbox_message WHERE ${IS_DUE} ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING ${COLUMNS.map((column) => `"${column}"`).join(", ")},
    EXISTS (SELECT FROM outbox_message other WHERE ${IS_DUE} AND other.id <> outbox_message.id) AS more`

/** Writes the message and its key, or neither. Keys from before the table outbox_key exist only in the messages. */
const ADD = `
  WITH taken AS (
    INSERT INTO outbox_key (hash) SELECT ${hashOf("CAST(:key AS text)")} WHERE CAST(:key AS text) IS NOT NULL
    ON CONFLICT DO NOTHING RETURNING hash)
  INSERT INTO outbox_message (id, "to", reply_to, language, subject, text, html, attachments, key, unsubscribe_url,
    channel)
  SELECT CAST(:id AS text), CAST(:to AS text), CAST(:reply_to AS text), CAST(:language AS text), CAST(:subject AS text),
    CAST(:text AS text), CAST(:html AS text), CAST(:attachments AS jsonb), CAST(:key AS text),
    CAST(:unsubscribe_url AS text), CAST(:channel AS text)
  WHERE CAST(:key AS text) IS NULL OR EXISTS (SELECT FROM taken)
  ON CONFLICT (key) DO NOTHING RETURNING id`

/**
 * Deletes the messages from or to an address, and records their keys. Only messages that are older than outbox_key
 * lack a recorded key. Skips keys that contain an address.
 */
const ERASE = `
  WITH erased AS (
    DELETE FROM outbox_message WHERE lower("to") = lower(:address) OR lower(reply_to) = lower(:address) RETURNING key)
  INSERT INTO outbox_key (hash) SELECT ${hashOf("key")} FROM erased WHERE strpos(key, '@') = 0 ON CONFLICT DO NOTHING`

/**
 * Selects keys without a message. Skips events from more than a day before keys were recorded (their messages have no
 * key), and events older than the time for which messages are stored.
 */
const UNWRITTEN = `
  SELECT cause.key FROM unnest(CAST(:keys AS text[]), CAST(:moments AS timestamptz[])) AS cause (key, at)
  WHERE cause.at > greatest(now() - make_interval(days => ${KEPT_DAYS}),
      (SELECT created_at FROM outbox_key WHERE hash = ${hashOf("''")}) - interval '1 day')
    AND NOT EXISTS (SELECT FROM outbox_key known WHERE known.hash = ${hashOf("cause.key")})
    AND NOT EXISTS (SELECT FROM outbox_message message WHERE message.key = cause.key)`

export interface OutboxCounts {
  queued: number
  failing: number
  given_up: number
  last_error: string | null
}

const COUNTS = `
  SELECT count(*) FILTER (WHERE state = 'queued')::int AS queued,
    count(*) FILTER (WHERE state = 'queued' AND last_error IS NOT NULL)::int AS failing,
    count(*) FILTER (WHERE state = 'failed')::int AS given_up,
    (SELECT last_error FROM outbox_message WHERE state = 'queued' AND last_error IS NOT NULL
      ORDER BY updated_at DESC LIMIT 1) AS last_error
  FROM outbox_message WHERE state <> 'sent'`

/** Every step is one conditional statement, so that processes share the work. */
export class OutboxTable {
  constructor(private readonly knex: Knex) {}

  /** Stores a message. @returns its id, or null if the key was used before */
  async add(message: NewMessage): Promise<string | null> {
    const id = generateEntityId(undefined, "mail")
    const row = { ...message, id, attachments: JSON.stringify(message.attachments) }
    const { rows } = await this.knex.raw<{ rows: { id: string }[] }>(ADD, row).options({ name: "message" })
    return rows.length > 0 ? id : null
  }

  async unwritten(causes: readonly Cause[]): Promise<Set<string>> {
    const { rows } = await this.knex
      .raw<{ rows: { key: string }[] }>(UNWRITTEN, {
        keys: causes.map(({ key }) => key),
        moments: causes.map(({ at }) => at.toISOString()),
      })
      .options({ name: "messages unwritten" })
    return new Set(rows.map(({ key }) => key))
  }

  /** Returns by key whether a stored message has failed. */
  async failed(keys: readonly string[]): Promise<Map<string, boolean>> {
    const rows = await this.knex("outbox_message")
      .whereIn("key", [...keys])
      .select<{ key: string; state: MessageState }[]>("key", "state")
    return new Map(rows.map(({ key, state }) => [key, state === "failed"]))
  }

  /** Claims a due message. Also returns whether more are due. */
  async claim(): Promise<(Message & { more: boolean }) | undefined> {
    const { rows } = await this.knex
      .raw<{ rows: (Message & { more: boolean })[] }>(CLAIM, { lease: LEASE_SECONDS })
      .options({ name: "message claimed" })
    return rows[0]
  }

  /** Marks a message as sent. @param erasedContent texts without tokens, to store instead of the sent ones */
  async markSent(
    message: Message,
    externalId: string | null,
    erasedContent?: Pick<Message, "text" | "html">,
  ): Promise<void> {
    const sent = { state: "sent" as const, last_error: null, external_id: externalId }
    await this.claimed(message)
      .update({
        ...sent,
        sent_at: this.knex.fn.now(),
        // Attachments of a private message contain what was erased from its text.
        ...(erasedContent && {
          text: erasedContent.text,
          html: erasedContent.html,
          attachments: "[]" as never,
        }),
      })
      .options({ name: erasedContent ? "message sent and erased" : "message sent" })
  }

  async retryAfter(message: Message, seconds: number, error: string): Promise<void> {
    await this.claimed(message).update({
      next_attempt_at: this.knex.raw(`now() + make_interval(secs => ?::double precision)`, [seconds]),
      last_error: error,
      updated_at: this.knex.fn.now(),
    })
  }

  async giveUp(message: Message, error: string): Promise<void> {
    await this.claimed(message).update({
      state: "failed",
      last_error: error,
      updated_at: this.knex.fn.now(),
    })
  }

  /** Queues a failed message again. @returns false if no failed message has this id */
  async queueAgain(id: string): Promise<boolean> {
    const changed = await this.knex("outbox_message")
      .where({ id, state: "failed" })
      .update({ state: "queued", attempts: 0, next_attempt_at: this.knex.fn.now() })
    return changed === 1
  }

  async newest(limit: number, to?: string): Promise<Message[]> {
    const rows = this.knex<Message>("outbox_message").orderBy("created_at", "desc").limit(limit).select("*")
    return to === undefined ? rows : rows.whereRaw(`lower("to") = lower(?)`, [to])
  }

  /** Returns a page of messages without text and HTML, newest first, with the total number. */
  async page({ search, state, offset, limit }: MessageQuestion): Promise<{ rows: Headed[]; total: number }> {
    const matching = this.knex("outbox_message").modify((query) => {
      if (state) void query.where({ state })
      if (search) void query.whereRaw(`strpos(lower("to" || ' ' || subject), lower(?)) > 0`, [search])
    })
    const [counted, rows] = await Promise.all([
      matching.clone().count<{ count: string }[]>("* as count"),
      matching
        .clone()
        .orderBy([
          { column: "created_at", order: "desc" },
          { column: "id", order: "desc" },
        ])
        .offset(offset)
        .limit(limit)
        .select<Headed[]>(...HEAD),
    ])
    return { rows, total: Number(counted[0]?.count ?? 0) }
  }

  async correspondence({ addresses, merchant, about, limit }: Correspondence): Promise<Exchanged[]> {
    const isAbout = `AND (starts_with(key, :keys) OR strpos(subject, :number) > 0 OR strpos(text, :number) > 0)`
    const { rows } = await this.knex.raw<{ rows: Exchanged[] }>(
      `${CORRESPONDENCE} ${about ? isAbout : ""} ORDER BY created_at DESC, id DESC LIMIT :limit`,
      { addresses: inBothCases(addresses), merchant, limit, ...about },
    )
    return rows
  }

  async find(id: string): Promise<Message | undefined> {
    return this.knex<Message>("outbox_message").where({ id }).first()
  }

  async counts(): Promise<OutboxCounts> {
    const { rows } = await this.knex.raw<{ rows: OutboxCounts[] }>(COUNTS)
    return rows[0] ?? { queued: 0, failing: 0, given_up: 0, last_error: null }
  }

  async erase(address: string): Promise<void> {
    await this.knex.raw(ERASE, { address })
  }

  async deleteDoneBefore(days: number): Promise<void> {
    await this.doneBefore(days).delete()
  }

  async countDoneBefore(days: number): Promise<number> {
    const counted = await this.doneBefore(days).count<{ count: string }[]>("* as count")
    return Number(counted[0]?.count ?? 0)
  }

  private doneBefore(days: number) {
    return this.knex("outbox_message")
      .whereIn("state", ["sent", "failed"])
      .whereRaw(`coalesce(sent_at, updated_at) < now() - make_interval(days => ?)`, [days])
  }

  /** Selects a claimed message, or nothing if its lease was lost. */
  private claimed({ id, attempts }: Message) {
    return this.knex("outbox_message").where({ id, attempts, state: "queued" })
  }
}
