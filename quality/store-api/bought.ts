import type { Language } from "@bon-perroquet/contract"
import { stripe } from "@bon-perroquet/checkout/testing"
import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { cartToPay, paySession, storeSdk } from "./buyer"

/** Buys through the Store API, signed in if a person is given. */
export async function bought(person?: { email: string; password: string }, locale = "nl-NL") {
  const sdk = await storeSdk(locale)
  if (person) await sdk.auth.login("customer", "emailpass", person)
  const email = person?.email ?? `reader-${Date.now().toString(36)}@example.org`
  const cart = await cartToPay(sdk, null, { email, locale })
  const { data } = await paySession(sdk, cart)
  await stripe().pay(data.checkout_session_id)
  const completion = await sdk.store.cart.complete(cart.id)
  if (completion.type !== "order") throw new Error(completion.error.message)
  const { order } = completion
  return { sdk, email, cart: cart.id, id: order.id, item: order.items?.[0]?.id ?? "" }
}

/** Buys through the shop's API, which takes a third of the time of the Store API. Signs in if a person is given. */
export async function boughtInShop(person?: { email: string; password: string }, language: Language = "nl") {
  const shop = new ShopClient({ language })
  if (person) await shop.login(person.email, person.password)
  const email = person?.email ?? `reader-${shop.sessionId.slice(-12)}@example.org`
  const number = await buy(shop, { customer_email: email })
  const [order] = await (await EngineClient.signIn()).ordersNumbered(number)
  if (!order) throw new Error(`The engine has no order ${number}.`)
  const link = await inDatabase((database) =>
    database<{ cart_id: string }>("order_cart").where({ order_id: order.id }).first("cart_id"),
  )
  return { email, cart: link?.cart_id ?? "", id: order.id, item: order.items[0]?.id ?? "" }
}

/** Moves the order's date two hours back. */
export const age = (id: string): Promise<void> =>
  inDatabase(async (database) => {
    await database("order")
      .where({ id })
      .update({ created_at: hoursAgo(database, 2) })
  })

/** Moves the dates of a cart and its addresses two days back. */
export const ageCart = (id: string): Promise<void> =>
  inDatabase(async (database) => {
    const created_at = hoursAgo(database, 48)
    await database("cart").where({ id }).update({ created_at })
    for (const address of ["shipping_address_id", "billing_address_id"])
      await database("cart_address")
        .whereIn("id", database("cart").where({ id }).select(address))
        .update({ created_at, updated_at: created_at })
  })

const hoursAgo = (database: Knex, hours: number) => database.raw(`now() - interval '${hours} hours'`)

async function inDatabase<T>(work: (database: Knex) => Promise<T>): Promise<T> {
  const database = connect({
    client: "pg",
    connection: requireVariable("DATABASE_URL"),
    pool: { min: 0, max: 1 },
  })
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
