import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { ownProduct, shopperWith } from "../../testing/products"
import { openPaymentPage, stripe } from "../../testing/purchase"
import { OPEN_PAGE } from "./buyer-limits"

/** More than a batch of the job. */
const PAGES = repetitions(400, 1 / 4)
const MARK = "waiting-pages-test"

const PLENTY_OF_PAGES = `
  INSERT INTO checkout_attempt (id, cart_id, order_number, state, payment_session_id, checkout_session_id, url,
    amount_cents, currency_code, email, fingerprint, session_params, expires_at, created_at, updated_at)
  SELECT 'chat_${MARK}_' || n, 'cart_${MARK}_' || n, '${MARK}-' || n, 'open', 'payses_${MARK}_' || n,
    'cs_test_${MARK}_' || n, '', 100, 'eur', 'nobody@example.org', '', '{}', now() + interval '30 minutes',
    now() - interval '1 hour', now() - interval '1 hour'
  FROM generate_series(1, ${PAGES}) AS n`

const CARTS = 6
const TAKEN_CARTS = `
  INSERT INTO resource_lease (key, owner, expires_at)
  SELECT 'checkout:cart_${MARK}_' || n, 'another process', now() + interval '5 minutes' FROM generate_series(1, ${CARTS}) AS n`
const FORGOTTEN_RESERVATIONS = `
  INSERT INTO reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, description, external_id,
    metadata, created_at)
  SELECT 'resitem_${MARK}_' || n, :inventoryItemId, :locationId, 1, '{"value": "1", "precision": 20}', :held,
    'hold:cart_${MARK}_' || n, jsonb_build_object('cart_id', 'cart_${MARK}_' || n, 'attempt_id', 'chat_gone_' || n),
    now() - interval '1 hour'
  FROM generate_series(1, ${CARTS}) AS n`

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
afterEach(async () => {
  await database("checkout_attempt").where("order_number", "like", `${MARK}-%`).delete()
  // Deletes the inserted reservations first. Without the locks a job could release them, although the stock
  // level does not count them.
  await database("reservation_item").where("id", "like", `resitem_${MARK}_%`).delete()
  await database("resource_lease").where("key", "like", `checkout:cart_${MARK}_%`).delete()
  await stripe().resumeWebhooks()
})
afterAll(() => database.destroy())

async function failedWithoutNotice(meanwhile: () => Promise<unknown>) {
  const { id, handle } = await ownProduct(10)
  const shop = await shopperWith({ id }, 3)
  await stripe().pauseWebhooks()
  const { sessionId } = await openPaymentPage(shop)
  await stripe().payLater(sessionId)
  expect(await shop.paymentStatus(sessionId)).toMatchObject({ status: "complete", payment_status: "unpaid" })
  await meanwhile()
  await stripe().finishPayment(sessionId, false)
  await until("the goods to be back", async () => (await shop.product(handle)).stock === 10)
}

async function takenCarts(): Promise<void> {
  const { sku } = await ownProduct(10)
  const { inventoryItemId, locationId } = await (await EngineClient.signIn()).stock(sku)
  await database.raw(TAKEN_CARTS)
  await database.raw(FORGOTTEN_RESERVATIONS, { inventoryItemId, locationId, held: OPEN_PAGE })
}

describe("The stock of a payment that failed without an event", () => {
  it("is released despite many open payment pages", () =>
    failedWithoutNotice(() => database.raw(PLENTY_OF_PAGES)))

  it("is released despite carts that another process has locked", () => failedWithoutNotice(takenCarts))
})

it("the longer a payment page is open, the less often its payment is checked", async () => {
  await database.raw(PLENTY_OF_PAGES)
  const secondsAgo = (seconds: number) => database.raw("now() - make_interval(secs => ?)", [seconds])
  const page = (n: number) =>
    database<{ checked_at: Date }>("checkout_attempt").where("id", `chat_${MARK}_${n}`)
  await page(1).update({ checked_at: secondsAgo(6) })
  await page(2).update({ checked_at: secondsAgo(60) })
  const before = await page(1).first()
  await until("the payment that was not checked for long to be checked", async () => {
    const { rows } = await database.raw<{ rows: unknown[] }>(
      "SELECT 1 FROM checkout_attempt WHERE id = ? AND checked_at > now() - interval '30 seconds'",
      [`chat_${MARK}_2`],
    )
    return rows.length > 0
  })
  expect(await page(1).first()).toEqual(before)
})
