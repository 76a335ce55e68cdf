import { checkedOptions, liveOption } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { ATTEMPT_COLUMNS, newAttemptId, type Attempt, type AttemptNote } from "./attempt"
import { FailedRefundRows } from "./failed-refund-rows"
import { CheckoutAttempt } from "./models/checkout-attempt"
import { PaymentNotice } from "./models/payment-notice"
import { NoticeRows } from "./notice-rows"
import { OrderNumbers } from "./order-numbers"
import { Restores } from "./restores"
import { type AttemptState, LIVE, UNSETTLED } from "./states"

const optionsSchema = z.strictObject({
  /** Start of every order number, before the year, for example "BP". */
  orderNumberPrefix: liveOption(
    z.string().regex(/^[A-Z0-9]{1,10}$/, "has up to ten capital letters and digits"),
  ).optional(),
})
type LostAttempt = Omit<
  Attempt,
  | "id"
  | "balance_cents"
  | "created_at"
  | "updated_at"
  | "url"
  | "order_id"
  | "refund_id"
  | "fingerprint"
  | "session_params"
> & {
  /** Absent for payments that an earlier version opened. */
  id?: string
  checkout_session_id: string
}
type NewAttempt = Omit<
  Attempt,
  "state" | "created_at" | "updated_at" | "pays_order_id" | "balance_cents" | keyof AttemptNote
> &
  Partial<Pick<Attempt, "pays_order_id" | "balance_cents">>

/**
 * The interval between checks of an open payment page is at most this multiple of `seconds` (see `claimUnsettled`).
 */
const LONGEST_WAIT = 10

/** Must equal the condition of the partial index of live attempts, so that PostgreSQL uses the index. */
const IS_LIVE = `state IN (${LIVE.map((state) => `'${state}'`).join(", ")}) AND deleted_at IS NULL`

/** Returns the columns that an update writes. They are part of the prepared statement's name. */
const notedIn = (note: AttemptNote): string[] =>
  Object.entries(note).flatMap(([column, value]) => (value === undefined ? [] : [column]))

/**
 * Stores checkout attempts. Each change of state is one conditional statement, so only one process makes it.
 * The administration uses Medusa's generated methods (list, retrieve …).
 */
export class CheckoutModuleService extends MedusaService({ CheckoutAttempt, PaymentNotice }) {
  readonly notices: NoticeRows
  readonly failedRefunds: FailedRefundRows
  readonly numbers: OrderNumbers
  readonly restores: Restores
  private readonly knex: Knex
  private shop: string | undefined

  constructor(container: { __pg_connection__: Knex }, options?: unknown) {
    super(container, options)
    const { orderNumberPrefix } = checkedOptions("@bon-perroquet/checkout", optionsSchema, options)
    this.knex = container.__pg_connection__
    this.notices = new NoticeRows(this.knex)
    this.failedRefunds = new FailedRefundRows(this.knex)
    this.numbers = new OrderNumbers(this.knex, orderNumberPrefix)
    this.restores = new Restores(this.knex)
  }

  /**
   * Stores a new attempt before the payment method is called. @throws a unique violation if the cart has a
   * live one
   */
  async begin(attempt: NewAttempt): Promise<Attempt> {
    // A prepared statement has one text, so each insert has the same columns.
    const { pays_order_id = null, balance_cents = 0 } = attempt
    const [row] = await this.rows()
      .insert({ ...attempt, pays_order_id, balance_cents, state: "created" })
      .returning(ATTEMPT_COLUMNS)
      .options({ name: "attempt begun" })
    if (!row) throw new Error("The checkout attempt could not be stored.")
    return row
  }

  /**
   * Returns the shop's id, because several shops may share a provider's account. A restored backup has the
   * same id.
   */
  async shopId(): Promise<string> {
    this.shop ??= (await this.knex<{ id: string }>("checkout_shop").first("id"))?.id
    if (!this.shop) throw new Error("The shop has no id. Run the migrations.")
    return this.shop
  }

  /** Stores the attempt of a lost payment once, with a new order number if its number is taken. */
  async adoptPayment({ id = newAttemptId(), ...attempt }: LostAttempt): Promise<Attempt | null> {
    const { order_number, checkout_session_id } = attempt
    await this.numbers.raiseAbove([order_number])
    const write = async (number: string) => {
      const row = { ...attempt, id, order_number: number, fingerprint: "", session_params: {} }
      await this.knex("checkout_attempt").insert(row).onConflict().ignore()
      return this.attemptOfSession(checkout_session_id)
    }
    return (await write(order_number)) ?? write(await this.numbers.reserve())
  }

  /**
   * Moves an attempt to a state if it is in one of the `from` states. `updated_at` changes only with the
   * state. @returns the attempt, or null if it was in no `from` state
   */
  async advance(
    id: string,
    from: readonly AttemptState[],
    state: AttemptState,
    note: AttemptNote = {},
  ): Promise<Attempt | null> {
    const [row] = await this.rows()
      .where({ id })
      .whereRaw("state = ANY(?)", [[...from]])
      .update({
        ...note,
        state,
        updated_at: this.knex.raw("CASE WHEN state = ? THEN updated_at ELSE now() END", [state]),
      })
      .returning(ATTEMPT_COLUMNS)
      .options({ name: `attempt advanced: ${notedIn(note).join(" ")}` })
    return row ?? null
  }

  async attemptOfSession(checkoutSessionId: string): Promise<Attempt | null> {
    return this.one("attempt of session", { checkout_session_id: checkoutSessionId })
  }

  async attemptsOfSessions(checkoutSessionIds: string[]): Promise<Attempt[]> {
    return this.rows()
      .whereRaw("checkout_session_id = ANY(?)", [checkoutSessionIds])
      .select(...ATTEMPT_COLUMNS)
  }

  /** Returns null until the shop has recorded the payment. */
  async attemptOfPayment(paymentIntentId: string): Promise<Attempt | null> {
    return this.one("attempt of payment", { payment_intent_id: paymentIntentId })
  }

  /** Returns the numbers of recorded payments of anything but carts, by payment id. */
  async numbersOfPayments(paymentIntentIds: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.rows()
      .whereRaw("payment_intent_id = ANY(?) AND pays_order_id IS NOT NULL", [[...paymentIntentIds]])
      .whereIn("state", ["ordered", "refund_due", "refunded"])
      .select("payment_intent_id", "order_number")
    return new Map(rows.map(({ payment_intent_id, order_number }) => [payment_intent_id ?? "", order_number]))
  }

  async attemptWithId(id: string): Promise<Attempt | null> {
    return this.one("attempt", { id })
  }

  /**
   * Returns the attempt that placed the order. If none did, as for a phone order, it returns the latest
   * attempt to pay it.
   */
  async attemptOfOrderNumber(orderNumber: string): Promise<Attempt | null> {
    const query = this.rows()
      .where({ order_number: orderNumber })
      .orderByRaw("pays_order_id IS NOT NULL, created_at DESC")
      .first(...ATTEMPT_COLUMNS)
    return (await query.options({ name: "attempt of order number" })) ?? null
  }

  async attemptsOfOrderNumbers(orderNumbers: string[]): Promise<Attempt[]> {
    return this.rows()
      .whereIn("order_number", orderNumbers)
      .select(...ATTEMPT_COLUMNS)
  }

  async newestAttemptAt(): Promise<Date | null> {
    const newest = await this.knex<{ at: Date | null }>("checkout_attempt").max({ at: "created_at" }).first()
    return newest?.at ?? null
  }

  async liveAttempt(cartId: string): Promise<Attempt | null> {
    const query = this.rows()
      .where({ cart_id: cartId })
      .whereRaw(IS_LIVE)
      .first(...ATTEMPT_COLUMNS)
    return (await query.options({ name: "live attempt" })) ?? null
  }

  async liveAttempts(cartIds: string[]): Promise<Attempt[]> {
    return this.rows()
      .whereRaw(`cart_id = ANY(?) AND ${IS_LIVE}`, [cartIds])
      .select(...ATTEMPT_COLUMNS)
  }

  async orderedAttempt(cartId: string): Promise<Attempt | null> {
    return this.one("ordered attempt", { cart_id: cartId, state: "ordered" })
  }

  async latestAttempt(cartId: string): Promise<Attempt | null> {
    const query = this.rows().where({ cart_id: cartId }).orderBy("created_at", "desc")
    return (await query.first(...ATTEMPT_COLUMNS)) ?? null
  }

  /**
   * Returns unfinished attempts that were not checked for `seconds`, and marks them as checked. Those that may
   * have a payment or reserved stock come first. The interval of an open payment page doubles with each check until
   * the page expires.
   */
  async claimUnsettled(seconds: number, limit: number): Promise<Attempt[]> {
    const { rows } = await this.knex.raw<{ rows: Attempt[] }>(
      `UPDATE checkout_attempt SET checked_at = now() WHERE id IN (
         SELECT id FROM checkout_attempt
         WHERE state = ANY(:unsettled)
           AND greatest(updated_at, checked_at) < now() - make_interval(secs => CAST(:seconds AS double precision))
           AND (state <> 'open' OR checked_at IS NULL OR expires_at < now()
             OR now() - checked_at > least(checked_at - updated_at, make_interval(secs => CAST(:longest AS double precision))))
         ORDER BY state = 'open', coalesce(checked_at, created_at) LIMIT :limit FOR UPDATE SKIP LOCKED)
       RETURNING ${ATTEMPT_COLUMNS.join(", ")}`,
      { unsettled: [...UNSETTLED], seconds, limit, longest: LONGEST_WAIT * seconds },
    )
    return rows
  }

  private async one(name: string, about: Partial<Attempt>): Promise<Attempt | null> {
    const query = this.rows()
      .where(about)
      .first(...ATTEMPT_COLUMNS)
    return (await query.options({ name })) ?? null
  }

  private rows() {
    return this.knex<Attempt>("checkout_attempt")
  }
}
