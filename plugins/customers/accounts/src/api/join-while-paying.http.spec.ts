import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
afterEach(() => database("resource_lease").where({ owner: "dead" }).delete())
afterAll(() => database.destroy())

/** Holds the stock lock, for which payment pages wait. */
async function countedBySomebodyElse(sku: string, seconds: number): Promise<void> {
  const { inventoryItemId: key } = await (await EngineClient.signIn()).stock(sku)
  await database("resource_lease")
    .insert({ key, owner: "dead", expires_at: database.raw("now() + make_interval(secs => ?)", [seconds]) })
    .onConflict("key")
    .merge()
}

const isBeingOpened = async (shop: ShopClient) => {
  const rows = await database("session_cart")
    .join("resource_lease", "resource_lease.key", database.raw("'checkout:' || session_cart.cart_id"))
    .where({ session_id: shop.sessionId })
  return rows.length > 0
}

it("a guest who signs in while the payment page opens does not pay for unavailable goods", async () => {
  const products = await new ShopClient().products()
  const [requested, other] = products.filter(({ stock }) => stock >= 5)
  if (!requested || !other) throw new Error("The catalogue is sold out.")
  const phone = new ShopClient()
  const { user, password } = await phone.register()
  await phone.addItem(other.id, 1)

  const guest = new ShopClient()
  await guest.addItem(requested.id, 1)
  await countedBySomebodyElse(requested.sku, 4)
  const opening = guest.openCheckout()
  await until("the page being opened", () => isBeingOpened(guest))
  const [{ session_id }] = await Promise.all([opening, guest.login(user.email, password)])

  const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  expect((await stripe.session(session_id)).status).toBe("expired")
  const quantities = (await guest.cart()).items.map(({ product_id, quantity }) => [product_id, quantity])
  expect(new Map(quantities as [string, number][])).toEqual(
    new Map([
      [requested.id, 1],
      [other.id, 1],
    ]),
  )
})
