import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { ATTEMPT_COLUMNS, newAttemptId, type Attempt, type AttemptNote } from "./attempt"
import { FailedRefundRows } from "./failed-refund-rows"
import { CheckoutAttempt } from "./models/checkout-attempt"
import { PaymentNotice } from "./models/payment-notice"
import { NoticeRows } from "./notice-rows"
import { OrderNumbers } from "./order-numbers"
import { Restores } from "./restores"
import { type AttemptState, LIVE, UNSETTLED } from "./states"

type ModuleOptions = { orderNumberPrefix?: string }
type LostAttempt = Omit<
  Attempt,
  "id" | "updated_at" | "url" | "order_id" | "refund_id" | "fingerprint" | "session_params"
> & {
  /** Absent from the pages of earlier versions. */
  id?: string
  checkout_session_id: string
}
type NewAttempt = Omit<Attempt, "state" | "updated_at" | "pays_order_id" | keyof AttemptNote> &
  Partial<Pick<Attempt, "pays_order_id">>

/** An open page is asked about at least once in so many times `seconds`. */
const LONGEST_WAIT = 10

/** As the index of live attempts has it, whose rows are few. */
const IS_LIVE = `state IN (${LIVE.map((state) => `'${state}'`).join(", ")}) AND deleted_at IS NULL`

/** The columns that a note changes: each set of them is a statement of its own. */
const notedIn = (note: AttemptNote): string[] =>
  Object.entries(note).flatMap(([column, value]) => (value === undefined ? [] : [column]))

/**
 * The checkout attempts. Every step forward is one conditional statement, so two processes that take the same step
 * have one winner; the engine's generated methods (list, retrieve …) serve the admin.
 */
export class CheckoutModuleService extends MedusaService({ CheckoutAttempt, PaymentNotice }) {
  readonly notices: NoticeRows
  readonly failedRefunds: FailedRefundRows
  readonly numbers: OrderNumbers
  readonly restores: Restores
  private readonly knex: Knex
  private shop: string | undefined

  constructor(container: { __pg_connection__: Knex }, options: ModuleOptions = {}) {
    super(container, options)
    this.knex = container.__pg_connection__
    this.notices = new NoticeRows(this.knex)
    this.failedRefunds = new FailedRefundRows(this.knex)
    this.numbers = new OrderNumbers(this.knex, options.orderNumberPrefix)
    this.restores = new Restores(this.knex)
  }

  /** Writes down a new attempt before the payment method is asked. @throws a unique violation when the cart has a live one. */
  async begin(attempt: NewAttempt): Promise<Attempt> {
    const [row] = await this.rows()
      .insert({ ...attempt, pays_order_id: attempt.pays_order_id ?? null, state: "created" })
      .returning(ATTEMPT_COLUMNS)
      .options({ name: "attempt begun" })
    if (!row) throw new Error("The checkout attempt was not written.")
    return row
  }

  /** Which shop this is among those of one account; kept in the database, so that a restored one is the same. */
  async shopId(): Promise<string> {
    this.shop ??= (await this.knex<{ id: string }>("checkout_shop").first("id"))?.id
    if (!this.shop) throw new Error("The shop has no id of its own: its migrations were not run.")
    return this.shop
  }

  /** Writes down an attempt that was lost, once. Its number may be another's by now: then it gets the next one. */
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
   * Moves an attempt on if it still is in one of the `from` states; `updated_at` goes on telling since when it is in
   * the state that it has. @returns the attempt, or null if it was in none of them
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

  /** The attempt that a payment was made for; null while it is not known to be paid. */
  async attemptOfPayment(paymentIntentId: string): Promise<Attempt | null> {
    return this.one("attempt of payment", { payment_intent_id: paymentIntentId })
  }

  async attemptWithId(id: string): Promise<Attempt | null> {
    return this.one("attempt", { id })
  }

  /** The attempt that an order is of; for an order that stood before it was paid the last one that it was to be paid by. */
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

  /** When the last page was opened that this database knows of. */
  async newestAttemptAt(): Promise<Date | null> {
    const newest = await this.knex<{ at: Date | null }>("checkout_attempt").max({ at: "created_at" }).first()
    return newest?.at ?? null
  }

  /** The attempt of a cart that can still become an order. */
  async liveAttempt(cartId: string): Promise<Attempt | null> {
    const query = this.rows()
      .where({ cart_id: cartId })
      .whereRaw(IS_LIVE)
      .first(...ATTEMPT_COLUMNS)
    return (await query.options({ name: "live attempt" })) ?? null
  }

  /** Those of many carts. */
  async liveAttempts(cartIds: string[]): Promise<Attempt[]> {
    return this.rows()
      .whereRaw(`cart_id = ANY(?) AND ${IS_LIVE}`, [cartIds])
      .select(...ATTEMPT_COLUMNS)
  }

  /** The attempt of a cart that became an order. */
  async orderedAttempt(cartId: string): Promise<Attempt | null> {
    return this.one("ordered attempt", { cart_id: cartId, state: "ordered" })
  }

  /** The attempt of a cart that was begun last, whatever became of it. */
  async latestAttempt(cartId: string): Promise<Attempt | null> {
    const query = this.rows().where({ cart_id: cartId }).orderBy("created_at", "desc")
    return (await query.first(...ATTEMPT_COLUMNS)) ?? null
  }

  /**
   * Attempts with something left to do that nobody looked at for `seconds`; marks them looked at. Those whose money or goods
   * are waiting come before open pages, which are many and mostly wait for their shopper; then the longest waiting first.
   * An open page is asked about less and less often, until its time is over: each time after twice as long.
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

  /** @param name of the statement, whose plan is kept */
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
