import { stripe } from "@bon-perroquet/checkout/testing"
import { given } from "@bon-perroquet/testing"
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

async function inDatabase(work: (database: Knex) => Promise<void>): Promise<void> {
  const database = connect({ client: "pg", connection: given("DATABASE_URL"), pool: { min: 0, max: 1 } })
  try {
    await work(database)
  } finally {
    await database.destroy()
  }
}
