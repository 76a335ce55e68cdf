import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { Administrator } from "../testing/administrator"
import { engineFacts } from "../testing/engine-facts"
import { plentyOf, refundsOf, sell, stripe, sumOf, type Sale } from "../testing/sale"

const HANDLE = "noix-du-bresil-en-coque"

let engine: EngineClient
let administrator: Administrator
let database: Knex

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
})
afterAll(() => database.destroy())

/** Simulates a crash at several moments by deleting the rows that would not have been written. */
const UNWRITTEN: Record<string, (work: Knex, orderId: string) => Promise<void>> = {
  "before it marked the payment attempt as done": async () => {},
  "before it closed the order's cart": async (work, orderId) => {
    const cart = work("order_cart").select("cart_id").where({ order_id: orderId })
    await work("cart").whereIn("id", cart).update({ completed_at: null })
  },
  "before it linked the order to its cart and payment": async (work, orderId) => {
    const cart = work("order_cart").select("cart_id").where({ order_id: orderId })
    await work("cart").whereIn("id", cart).update({ completed_at: null })
    await work("order_cart").where({ order_id: orderId }).delete()
    await work("order_payment_collection").where({ order_id: orderId }).delete()
  },
}

/** Simulates the crash, and makes a refund in Stripe's dashboard before the order is recovered. */
async function interrupt({ number, session }: Sale, unwrite: (work: Knex) => Promise<void>, amount?: number) {
  await database.transaction(async (work) => {
    await unwrite(work)
    await work("checkout_attempt")
      .where({ order_number: number })
      .update({ state: "paid", order_id: null, updated_at: work.raw("now() - interval '1 minute'") })
    await stripe().refund(session, amount === undefined ? undefined : { amount })
  })
}

const refunded = ({ number }: Sale) =>
  until(`the refund of ${number}`, async () => {
    const order = await administrator.order(number)
    const isDocumented = order.documents.some(({ kind }) => kind === "credit_note")
    return order.refunds.length > 0 && isDocumented && order
  })

describe("a partial refund in Stripe keeps the order of a process that died", () => {
  it.each(representatives(Object.entries(UNWRITTEN).toReversed()))("%s", async (_, unwrite) => {
    const sale = await sell(HANDLE, 2)
    const { id } = await administrator.order(sale.number)
    await interrupt(sale, (work) => unwrite(work, id), 130)
    await until("the payment to be settled", async () => {
      const { payment_status, refunded: isGivenBack } = await sale.shop.paymentStatus(sale.session)
      return payment_status === "paid" || isGivenBack
    })
    const order = await refunded(sale)
    expect(order).toMatchObject({
      status: "paid",
      refundable_cents: sale.total - 130,
      refunds: [{ amount_cents: 130, origin: "stripe" }],
    })
    expect(await refundsOf(sale)).toEqual([130])
    expect(await engine.ordersNumbered(sale.number)).toHaveLength(1)
    expect(Math.abs((await engineFacts(engine, id)).owed)).toBeLessThan(0.01)
  })
})

it("a full refund in Stripe after a crash cancels the order with a credit note", async () => {
  const sale = await sell(HANDLE, 2)
  await interrupt(sale, () => Promise.resolve())
  await runJob("reconcile-checkouts")
  await refunded(sale)
  await until("the cancellation", async () => (await administrator.order(sale.number)).status === "cancelled")
  expect(sumOf(await refundsOf(sale))).toBe(sale.total)
})

it("a refund that the database cannot record is retried in the next run and blocks nothing", async () => {
  const sale = await sell(HANDLE)
  const { id } = await administrator.order(sale.number)
  await database.raw(
    `CREATE FUNCTION not_now() RETURNS trigger AS $$ BEGIN RAISE 'not now'; END $$ LANGUAGE plpgsql`,
  )
  await database.raw(
    `CREATE TRIGGER not_now BEFORE INSERT ON order_credit_line FOR EACH ROW WHEN (NEW.order_id = '${id}')
     EXECUTE FUNCTION not_now()`,
  )
  try {
    const pending = administrator.tryRefunding(sale.number, { amount_cents: 140, key: `not-now-${id}` })
    await expect(pending).rejects.toThrow("status 500")
  } finally {
    await database.raw("DROP TRIGGER not_now ON order_credit_line")
    await database.raw("DROP FUNCTION not_now")
  }
  const order = await refunded(sale)
  expect(order).toMatchObject({ refundable_cents: sale.total - 140, refunds: [{ amount_cents: 140 }] })
  expect(await refundsOf(sale)).toEqual([140])
  expect(Math.abs((await engineFacts(engine, id)).owed)).toBeLessThan(0.01)
})
