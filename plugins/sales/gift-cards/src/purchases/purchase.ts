import type { Language } from "@bon-perroquet/contract"
import { channelWithCode, inChannel } from "@bon-perroquet/contract/channels"
import { MAIN_CHANNEL } from "@bon-perroquet/contract/channels/declared"
import { newId } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface Purchase {
  id: string
  number: string
  state: "open" | "paid" | "returned"
  amount_cents: number
  currency_code: string
  buyer_email: string | null
  giver_name: string | null
  recipient_name: string | null
  recipient_email: string | null
  message: string | null
  language: Language
  channel: string | null
  /** Day in Belgium, for example 2026-12-24. */
  send_on: string | null
  account_id: string | null
  paid_at: Date | null
  receipt_at: Date | null
  sent_at: Date | null
  times_sent: number
  returned_at: Date | null
  /** Whether the day on which the card is sent has come. */
  is_due: boolean
  /** End of the issued card. */
  expires_at: Date | null
}

type NewPurchase = Omit<
  Purchase,
  | "id"
  | "state"
  | "currency_code"
  | "account_id"
  | "paid_at"
  | "receipt_at"
  | "sent_at"
  | "times_sent"
  | "returned_at"
  | "is_due"
  | "expires_at"
>

const PREFIX = "gcpur"
export const isPurchaseId = (id: string): boolean => id.startsWith(`${PREFIX}_`)

/** Executes `work` in the channel in which a card was bought, for its addresses and sender. */
export const inChannelOf = <T>({ channel }: Pick<Purchase, "channel">, work: () => T): T =>
  inChannel(channelWithCode(channel ?? MAIN_CHANNEL), work)

/** Belgian time at which a card is sent on its day. */
const MORNING = "08:00"
const IS_DUE = `(send_on IS NULL OR send_on + time '${MORNING}' <= now() AT TIME ZONE 'Europe/Brussels')`

const COLUMNS = `id, number, state, amount_cents, currency_code, buyer_email, giver_name, recipient_name, recipient_email,
  message, language, channel, send_on::text, account_id, paid_at, receipt_at, sent_at, times_sent, returned_at,
  ${IS_DUE} AS is_due, (SELECT card.expires_at FROM balance_account card WHERE card.id = account_id) AS expires_at`

export async function storePurchase(knex: Knex, purchase: NewPurchase): Promise<string> {
  const id = newId(PREFIX)
  await knex("gift_card_purchase").insert({ ...purchase, id, currency_code: "eur" })
  return id
}

async function readWhere(
  knex: Knex,
  where: string,
  bindings: readonly (string | number)[],
): Promise<Purchase[]> {
  const { rows } = await knex.raw<{ rows: Purchase[] }>(
    `SELECT ${COLUMNS} FROM gift_card_purchase WHERE ${where}`,
    [...bindings],
  )
  return rows
}

export const readPurchase = async (knex: Knex, id: string): Promise<Purchase | null> =>
  (await readWhere(knex, "id = ?", [id]))[0] ?? null

/** Reads a purchase and locks it until the end of the transaction. */
export const lockPurchase = async (transaction: Knex, id: string): Promise<Purchase | null> =>
  (await readWhere(transaction, "id = ? FOR UPDATE", [id]))[0] ?? null

export const purchaseOfCard = async (knex: Knex, accountId: string): Promise<Purchase | null> =>
  (await readWhere(knex, "account_id = ?", [accountId]))[0] ?? null

/** Returns paid purchases whose receipt or card must be sent now, oldest first. */
export const purchasesToSend = (knex: Knex, limit: number): Promise<Purchase[]> =>
  readWhere(
    knex,
    `state = 'paid' AND (receipt_at IS NULL OR (sent_at IS NULL AND ${IS_DUE}
       AND EXISTS (SELECT FROM balance_account card WHERE card.id = account_id AND card.state = 'active')))
     ORDER BY paid_at LIMIT ?`,
    [limit],
  )

/** Days after which an unpaid purchase is deleted. Its payment page has expired long before. */
const UNPAID_DAYS = 30

/** Years after which names, addresses and messages are erased. The privacy page states the same number. */
const PEOPLE_YEARS = 3

/** Erases the people of old purchases. The amounts stay in the books. */
export async function erasePeople(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE gift_card_purchase
     SET buyer_email = NULL, giver_name = NULL, recipient_name = NULL, recipient_email = NULL, message = NULL
     WHERE paid_at < now() - make_interval(years => ?) AND (buyer_email IS NOT NULL OR giver_name IS NOT NULL
       OR recipient_name IS NOT NULL OR recipient_email IS NOT NULL OR message IS NOT NULL)`,
    [PEOPLE_YEARS],
  )
}

export async function deleteUnpaid(knex: Knex): Promise<void> {
  await knex.raw(
    `DELETE FROM gift_card_purchase WHERE state = 'open' AND created_at < now() - make_interval(days => ?)`,
    [UNPAID_DAYS],
  )
}
