import { newId } from "@bon-perroquet/medusa-sql"
import { shopDatabase } from "../testing"
import {
  addChoice,
  availableOf,
  creditCustomer,
  issueCard,
  leftOfRedemption,
  redeem,
  refundRedemption,
  releaseBalances,
  reserveBalances,
} from "."

const database = shopDatabase()
afterAll(() => database.destroy())

const purchase = (total_cents: number, account_id: string | null = null) => ({
  ...{ total_cents, account_id, currency_code: "eur" },
  ...{ least_rest_cents: 50, needs_rest: false },
})

async function card(cents: number): Promise<string> {
  const issued = await issueCard(database, "secret", { cents, key: newId("test") })
  if (!issued) throw new Error("The card was not issued.")
  return issued.id
}

async function cartWith(account: string): Promise<{ cart_id: string; attempt_id: string }> {
  const cart_id = newId("cart_test")
  await addChoice(database, cart_id, account)
  return { cart_id, attempt_id: newId("chkatt_test") }
}

async function redeemed(account: string, cents: number): Promise<string> {
  const attempt = await cartWith(account)
  await reserveBalances(database, attempt, purchase(cents))
  const [first] = await database.transaction((transaction) => redeem(transaction, attempt, "BP-TEST"))
  return first?.payment_id ?? ""
}

it("concurrent carts cannot reserve more than the balance", async () => {
  const account = await card(1000)
  const attempts = await Promise.all(Array.from({ length: 12 }, () => cartWith(account)))
  const reserved = await Promise.all(
    attempts.map((attempt) => reserveBalances(database, attempt, purchase(300))),
  )
  expect(reserved.reduce((sum, cents) => sum + cents, 0)).toBe(1000)
  expect(await availableOf(database, account)).toBe(0)
  for (const attempt of attempts) await releaseBalances(database, attempt)
  expect(await availableOf(database, account)).toBe(1000)
})

it("another attempt of a cart replaces the reservation of the earlier one", async () => {
  const account = await card(1000)
  const first = await cartWith(account)
  expect(await reserveBalances(database, first, purchase(800))).toBe(800)
  const second = { ...first, attempt_id: newId("chkatt_test") }
  expect(await reserveBalances(database, second, purchase(900))).toBe(900)
  expect(await availableOf(database, account)).toBe(100)
})

it("a reservation is redeemed once, and the available amount stays the same", async () => {
  const account = await card(1000)
  const attempt = await cartWith(account)
  await reserveBalances(database, attempt, purchase(300))
  const take = () => database.transaction((transaction) => redeem(transaction, attempt, "BP-TEST"))
  expect(await take()).toMatchObject([{ amount_cents: 300 }])
  expect(await take()).toEqual([])
  expect(await availableOf(database, account)).toBe(700)
})

it("a redemption that is rolled back stays reserved", async () => {
  const account = await card(1000)
  const attempt = await cartWith(account)
  await reserveBalances(database, attempt, purchase(300))
  const crash = database.transaction(async (transaction) => {
    await redeem(transaction, attempt, "BP-TEST")
    throw new Error("crash")
  })
  await expect(crash).rejects.toThrow("crash")
  expect(await availableOf(database, account)).toBe(700)
  await releaseBalances(database, attempt)
  expect(await availableOf(database, account)).toBe(1000)
})

it("concurrent refunds return each key once, and never more than was redeemed", async () => {
  const account = await card(1000)
  const redemption_id = await redeemed(account, 300)
  const refunds = Array.from({ length: 10 }, (_each, index) =>
    refundRedemption(database, { redemption_id, cents: 70, key: `${redemption_id}:${index % 5}` }),
  )
  const settled = await Promise.allSettled(refunds)
  expect(settled.filter(({ status }) => status === "rejected")).toHaveLength(2)
  expect(await leftOfRedemption(database, redemption_id)).toBe(20)
  expect(await availableOf(database, account)).toBe(980)
})

it("a refund to a replaced card goes to its replacement, and extends an expired one", async () => {
  const [lost, replacement] = [await card(1000), await card(1)]
  const redemption_id = await redeemed(lost, 300)
  const account = (id: string) => database("balance_account").where({ id })
  await account(lost).update({ state: "replaced", replaced_by: replacement })
  await account(replacement).update({ expires_at: new Date(0) })
  await refundRedemption(database, { redemption_id, cents: 300, key: redemption_id })
  expect(await availableOf(database, replacement)).toBe(301)
  const { expires_at } = await account(replacement).first<{ expires_at: Date }>("expires_at")
  expect(expires_at.getTime()).toBeGreaterThan(Date.now())
})

it("store credit is given once per key, and pays only for its customer", async () => {
  const customer = newId("cus_test")
  const key = newId("test")
  const credits = await Promise.all(
    [key, key, newId("test")].map((each) => creditCustomer(database, customer, { cents: 500, key: each })),
  )
  expect(credits.filter(({ isNew }) => isNew)).toHaveLength(2)
  const attempt = await cartWith(credits[0]?.id ?? "")
  expect(await reserveBalances(database, attempt, purchase(2000))).toBe(0)
  expect(await reserveBalances(database, attempt, purchase(2000, customer))).toBe(1000)
})

it("entries cannot be changed", async () => {
  const entries = database("balance_entry").where({ account_id: await card(500) })
  await expect(entries.clone().update({ cents: 600 })).rejects.toThrow("cannot be changed")
  await expect(entries.clone().delete()).rejects.toThrow("cannot be changed")
})
