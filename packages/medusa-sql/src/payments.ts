import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId, rawOf } from "./statement"
import type { OrderPayment } from "./order"

export interface NewPayment {
  cart_id: string
  /** Null if the cart has no payment collection yet. */
  payment_collection_id: string | null
  provider_id: string
  amount_cents: number
  /** The cart's total. It is higher than `amount_cents` if balances pay a part. */
  total_cents: number
  currency_code: string
}

type Amount = Pick<NewPayment, "amount_cents" | "currency_code">
const dataOf = ({ amount_cents, currency_code }: Amount) => ({ amount_cents, currency: currency_code })

const NEW_SESSION = `
  WITH asked AS (SELECT :cents::numeric / 100 AS amount, :total::numeric / 100 AS total), collection AS (
    INSERT INTO payment_collection (id, currency_code, amount, raw_amount)
    SELECT :collection, :currency, total, ${rawOf("total")} FROM asked
    ON CONFLICT (id) DO UPDATE SET updated_at = now(), currency_code = excluded.currency_code,
      amount = excluded.amount, raw_amount = excluded.raw_amount
    RETURNING id, currency_code
  ), given_up AS (
    UPDATE payment_session SET status = 'canceled', updated_at = now()
    WHERE payment_collection_id = :collection AND status = 'pending' AND deleted_at IS NULL
  ), link AS (
    INSERT INTO cart_payment_collection (id, cart_id, payment_collection_id)
    SELECT :link, :cart, id FROM collection ON CONFLICT (cart_id, payment_collection_id) DO NOTHING
  )
  INSERT INTO payment_session (id, payment_collection_id, amount, raw_amount, currency_code, provider_id, data)
  SELECT :session, id, asked.amount, ${rawOf("asked.amount")}, currency_code, :provider, CAST(:data AS jsonb)
  FROM collection, asked`

/**
 * Replaces the cart's pending payment session. Store API clients then see only the new one as pending. The cancelled row
 * stays: if its payment page is paid nevertheless, the payment is recorded on it.
 * @returns the session's id
 */
export async function insertPaymentSession(knex: Knex, payment: NewPayment): Promise<string> {
  const session = newId("payses")
  await knex
    .raw(NEW_SESSION, {
      session,
      collection: payment.payment_collection_id ?? newId("pay_col"),
      link: newId("capaycol"),
      cart: payment.cart_id,
      cents: payment.amount_cents,
      total: payment.total_cents,
      currency: payment.currency_code,
      provider: payment.provider_id,
      data: JSON.stringify({ session_id: session, ...dataOf(payment) }),
    })
    .options({ name: "payment session" })
  return session
}

const BALANCE_SESSION = `
  INSERT INTO payment_session (id, payment_collection_id, amount, raw_amount, currency_code, provider_id, data)
  SELECT :session, :collection, amount, ${rawOf("amount")}, :currency, :provider, CAST(:data AS jsonb)
  FROM (SELECT :cents::numeric / 100 AS amount) asked`

interface BalancePayment extends Omit<NewPayment, "cart_id" | "total_cents" | "payment_collection_id"> {
  payment_collection_id: string
  /** Payment session of the rest of an existing order, with which `readBalanceCaptures` finds the payment. */
  rest_session: string | null
}

/**
 * Adds a payment session for the part of a total that a balance pays. Unlike `insertPaymentSession`, it leaves the
 * other sessions and the collection's amount unchanged.
 */
export async function insertBalanceSession(knex: Knex, payment: BalancePayment): Promise<string> {
  const session = newId("payses")
  await knex
    .raw(BALANCE_SESSION, {
      session,
      collection: payment.payment_collection_id,
      cents: payment.amount_cents,
      currency: payment.currency_code,
      provider: payment.provider_id,
      data: JSON.stringify(payment.rest_session === null ? {} : { rest_session: payment.rest_session }),
    })
    .options({ name: "balance session" })
  return session
}

const BALANCE_CAPTURES = `
  SELECT capture.id, capture.amount::float8 AS amount FROM payment_session rest
  JOIN payment ON payment.payment_collection_id = rest.payment_collection_id AND payment.deleted_at IS NULL
    AND payment.data->>'rest_session' = rest.id
  JOIN capture ON capture.payment_id = payment.id AND capture.deleted_at IS NULL
  WHERE rest.id = ?`

/** Returns the captures of balances that were redeemed with the payment of a rest. */
export async function readBalanceCaptures(
  knex: Knex,
  restSession: string,
): Promise<WrittenPayment["captures"]> {
  const { rows } = await knex
    .raw<{ rows: WrittenPayment["captures"] }>(BALANCE_CAPTURES, [restSession])
    .options({ name: "balance captures" })
  return rows
}

const NOTE = `
  UPDATE payment_session SET updated_at = now(), amount = :cents::numeric / 100, currency_code = :currency,
    raw_amount = ${rawOf("(:cents::numeric / 100)")}, data = data || CAST(:data AS jsonb)
  WHERE id = :session AND deleted_at IS NULL`

/** Stores amount, checkout session and client data in a payment session. */
export async function updatePaymentSession(
  knex: Knex,
  session: string,
  {
    amount_cents,
    currency_code,
    client_data,
    ...opened
  }: Amount & {
    checkout_session_id: string
    url?: string
    client_data?: Record<string, unknown>
  },
): Promise<void> {
  await knex
    .raw(NOTE, {
      session,
      cents: amount_cents,
      currency: currency_code,
      data: JSON.stringify({ ...client_data, ...dataOf({ amount_cents, currency_code }), ...opened }),
    })
    .options({ name: "payment session noted" })
}

export async function cancelPaymentSession(knex: Knex, session: string): Promise<void> {
  await knex("payment_session")
    .where({ id: session, status: "pending" })
    .update({ status: "canceled", updated_at: knex.fn.now() })
}

const PENDING = `
  SELECT session.provider_id, round(session.amount * 100)::integer AS amount_cents
  FROM cart_payment_collection link
  JOIN payment_session session ON session.payment_collection_id = link.payment_collection_id
  WHERE link.cart_id = ? AND link.deleted_at IS NULL AND session.deleted_at IS NULL AND session.status = 'pending'
  ORDER BY session.created_at DESC, session.id DESC LIMIT 1`

export async function pendingSession(
  knex: Knex,
  cartId: string,
): Promise<Pick<NewPayment, "provider_id" | "amount_cents"> | null> {
  const { rows } = await knex.raw<{ rows: Pick<NewPayment, "provider_id" | "amount_cents">[] }>(PENDING, [
    cartId,
  ])
  return rows[0] ?? null
}

export async function cartOfCollection(knex: Knex, collectionId: string): Promise<string | null> {
  const { rows } = await knex.raw<{ rows: { cart_id: string }[] }>(
    "SELECT cart_id FROM cart_payment_collection WHERE payment_collection_id = ? AND deleted_at IS NULL LIMIT 1",
    [collectionId],
  )
  return rows[0]?.cart_id ?? null
}

const AUTHORIZED = `(COALESCE(collection.authorized_amount, 0) + paid.amount)`
const CAPTURED = `(COALESCE(collection.captured_amount, 0) + CASE WHEN :captured THEN paid.amount ELSE 0 END)`

const WRITE = `
  WITH session AS (
    UPDATE payment_session SET status = 'authorized', authorized_at = now(), updated_at = now(),
      data = data || CAST(:data AS jsonb)
    WHERE id = :session AND deleted_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM payment WHERE payment.payment_session_id = payment_session.id AND payment.deleted_at IS NULL)
    RETURNING *
  ), paid AS (
    INSERT INTO payment (id, amount, raw_amount, currency_code, provider_id, data, payment_collection_id,
      payment_session_id, captured_at)
    SELECT :payment, amount, raw_amount, currency_code, provider_id, data, payment_collection_id, id,
      CASE WHEN :captured THEN now() END
    FROM session RETURNING id, amount, raw_amount, payment_collection_id
  ), captured AS (
    INSERT INTO capture (id, amount, raw_amount, payment_id)
    SELECT :capture, amount, raw_amount, id FROM paid WHERE :captured RETURNING id, amount
  ), collected AS (
    UPDATE payment_collection collection SET updated_at = now(),
      authorized_amount = ${AUTHORIZED}, raw_authorized_amount = ${rawOf(AUTHORIZED)},
      captured_amount = ${CAPTURED}, raw_captured_amount = ${rawOf(CAPTURED)},
      refunded_amount = COALESCE(collection.refunded_amount, 0),
      raw_refunded_amount = COALESCE(collection.raw_refunded_amount, ${rawOf("0.0")}),
      status = CASE WHEN ${CAPTURED} >= collection.amount THEN 'completed'
        WHEN ${AUTHORIZED} >= collection.amount THEN 'authorized' ELSE 'partially_authorized' END,
      completed_at = CASE WHEN ${CAPTURED} >= collection.amount THEN now() ELSE collection.completed_at END
    FROM paid WHERE collection.id = paid.payment_collection_id
  ), known AS (
    SELECT id FROM payment WHERE payment_session_id = :session AND deleted_at IS NULL
  )
  SELECT id AS payment_id, COALESCE((
      SELECT json_agg(json_build_object('id', of_it.id, 'amount', of_it.amount)) FROM (
        SELECT id, amount FROM captured UNION ALL
        SELECT id, amount FROM capture WHERE payment_id IN (SELECT id FROM known) AND deleted_at IS NULL
      ) of_it), '[]') AS captures
  FROM (SELECT id FROM paid UNION ALL SELECT id FROM known) written`

export interface WrittenPayment {
  payment_id: string
  captures: { id: string; amount: number }[]
}

/**
 * Writes a payment, captured if the money was received, in one statement. A repeated call returns the existing payment.
 * @param data the provider's data of the payment
 */
export async function writePayment(
  knex: Knex,
  { session, data, captured }: { session: string; data: Record<string, unknown>; captured: boolean },
): Promise<WrittenPayment> {
  const payment = newId("pay")
  const capture = newId("capt")
  const { rows } = await knex
    .raw<{ rows: WrittenPayment[] }>(WRITE, {
      ...{ session, captured, payment, capture },
      data: JSON.stringify(data),
    })
    .options({ name: "payment" })
  const [written] = rows
  if (!written) throw new Error(`There is no payment session ${session}.`)
  return written
}

/** Captured payment of an order, with the country that its parcel goes to. */
export interface CapturedPayment extends Pick<OrderPayment, "id" | "provider_id" | "data"> {
  country_code: string | null
}

const CAPTURED_PAYMENTS = `
  SELECT payment.id, payment.provider_id, payment.data, address.country_code
  FROM order_payment_collection link
  JOIN payment ON payment.payment_collection_id = link.payment_collection_id AND payment.deleted_at IS NULL
  JOIN "order" ON "order".id = link.order_id
  LEFT JOIN order_address address ON address.id = "order".shipping_address_id AND address.deleted_at IS NULL
  WHERE link.order_id = ? AND link.deleted_at IS NULL
    AND EXISTS (SELECT 1 FROM capture WHERE payment_id = payment.id AND deleted_at IS NULL)`

export async function readCapturedPayments(knex: Knex, orderId: string): Promise<CapturedPayment[]> {
  const { rows } = await knex
    .raw<{ rows: CapturedPayment[] }>(CAPTURED_PAYMENTS, [orderId])
    .options({ name: "captured payments" })
  return rows
}

export async function addToPaymentData(
  knex: Knex,
  paymentId: string,
  data: Record<string, unknown>,
): Promise<void> {
  await knex.raw("UPDATE payment SET data = data || CAST(? AS jsonb), updated_at = now() WHERE id = ?", [
    JSON.stringify(data),
    paymentId,
  ])
}

const CAPTURE_NOTHING = `
  WITH paid AS (
    UPDATE payment SET amount = 0, raw_amount = ${rawOf("0.0")}, captured_at = now(), canceled_at = NULL,
      data = data - 'paid_with', updated_at = now()
    WHERE id = :payment AND captured_at IS NULL RETURNING id, payment_collection_id
  ), captured AS (
    INSERT INTO capture (id, amount, raw_amount, payment_id) SELECT :capture, 0, ${rawOf("0.0")}, id FROM paid
  )
  UPDATE payment_collection collection SET status = 'completed', completed_at = now(), updated_at = now(),
    amount = COALESCE(captured_amount, 0), raw_amount = COALESCE(raw_captured_amount, ${rawOf("0.0")})
  FROM paid WHERE collection.id = paid.payment_collection_id`

/**
 * Captures nothing of a payment of which nothing is due any more, as for a free order: the order is then paid. The payment
 * names no method, because it paid nothing. Idempotent.
 */
export async function captureNothing(knex: Knex, payment: string): Promise<void> {
  await knex.raw(CAPTURE_NOTHING, { payment, capture: newId("capt") })
}

/**
 * SQL condition on "order": a payment other than a balance was captured. A gift card or store credit pays with the order,
 * but nothing is invoiced before the other method has paid the rest.
 */
export const HAS_MONEY = `EXISTS (
  SELECT 1 FROM order_payment_collection paid
  JOIN payment ON payment.payment_collection_id = paid.payment_collection_id AND payment.deleted_at IS NULL
  JOIN capture ON capture.payment_id = payment.id AND capture.deleted_at IS NULL
  WHERE paid.order_id = "order".id AND paid.deleted_at IS NULL
    AND COALESCE(payment.data->'paid_with'->>'kind', '') NOT IN ('gift_card', 'store_credit'))`
