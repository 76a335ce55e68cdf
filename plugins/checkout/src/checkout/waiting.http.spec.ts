import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, given, until } from "@bon-perroquet/testing"
import { ownProduct, shopperWith } from "../testing/goods"
import { openPageOf, stripe } from "../testing/purchase"

/** More open pages than the reconciliation looks at in one batch, many times over. */
const PAGES = 600
const MARK = "waiting-pages-test"

const PLENTY_OF_PAGES = `
  INSERT INTO checkout_attempt (id, cart_id, order_number, state, payment_session_id, checkout_session_id, url,
    amount_cents, currency_code, email, fingerprint, session_params, expires_at, created_at, updated_at)
  SELECT 'chat_${MARK}_' || n, 'cart_${MARK}_' || n, '${MARK}-' || n, 'open', 'payses_${MARK}_' || n,
    'cs_test_${MARK}_' || n, '', 100, 'eur', 'nobody@example.org', '', '{}', now() + interval '30 minutes',
    now() - interval '1 hour', now() - interval '1 hour'
  FROM generate_series(1, ${PAGES}) AS n`

const database = connect({ client: "pg", connection: { connectionString: given("DATABASE_URL") } })
afterAll(async () => {
  await database("checkout_attempt").where("order_number", "like", `${MARK}-%`).delete()
  await stripe().resumeWebhooks()
  await database.destroy()
})

it("The goods of a payment that was given back at Stripe, and that nobody tells of, don't wait behind hundreds of open pages", async () => {
  const engine = await EngineClient.signIn()
  const product = await ownProduct(10)
  const shop = await shopperWith(product, 3)
  await stripe().pauseWebhooks()
  const { sessionId, orderNumber } = await openPageOf(shop)
  await database.raw(PLENTY_OF_PAGES)
  await stripe().pay(sessionId)
  await stripe().refund(sessionId)
  await until("the goods to be back", async () => (await shop.product(product.handle)).stock === 10)
  expect(await engine.ordersNumbered(orderNumber)).toEqual([])
})
