import { dayInBelgium, liabilitySchema } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { askEngine, bearer } from "@bon-perroquet/testing/administrators"
import { randomUUID } from "node:crypto"
import { shopDatabase } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

/** Registers a customer with store credit. */
async function creditedCustomer(amount_cents = 700) {
  const shop = new ShopClient()
  const { user, password } = await shop.register()
  const json = { customer_id: user.id, amount_cents, reason: "Late parcel", key: randomUUID() }
  const given = await administrator.shop.write("POST", "/api/admin/gift-cards/store-credit", { json })
  expect(given.status).toBe(200)
  const remove = (given_up_cents?: number) =>
    shop.write("DELETE", "/api/users/me", { json: { password, given_up_cents } })
  return { user, remove }
}

const entriesOf = (customer_id: string) =>
  database("balance_entry AS entry")
    .join("balance_account AS account", "account.id", "entry.account_id")
    .where({ customer_id })
    .orderBy("entry.created_at")
    .select<{ kind: string; cents: number; reason: string | null }[]>("entry.kind", "cents", "entry.reason")

/** Returns the store credit that the shop owes today, by its report. */
async function liabilityCents(): Promise<number> {
  const day = dayInBelgium(new Date())
  const path = `/api/admin/accounting/balances?from=${day}&to=${day}`
  const { kinds } = liabilitySchema.parse((await administrator.shop.send("GET", path)).body)
  return kinds.find(({ kind }) => kind === "store_credit")?.closing_cents ?? 0
}

describe("Store credit of a deleted account", () => {
  it("is given up explicitly and written off, so that the shop no longer owes it", async () => {
    const { user, remove } = await creditedCustomer()
    for (const given_up_cents of [undefined, 699])
      expect(await remove(given_up_cents)).toMatchObject({ status: 409, body: { code: "store_credit_left" } })
    const before = await liabilityCents()
    expect((await remove(700)).status).toBe(200)
    expect(await entriesOf(user.id)).toEqual([
      { kind: "issued", cents: 700, reason: null },
      { kind: "adjusted", cents: -700, reason: null },
    ])
    expect(await liabilityCents()).toBe(before - 700)
  })

  it("prevents a deletion in Medusa Admin until staff have blocked it", async () => {
    const { user } = await creditedCustomer()
    const removeByStaff = async () => {
      await administrator.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
      const answer = await askEngine(
        "DELETE",
        `/admin/customers/${user.id}`,
        bearer(administrator.shop.token ?? ""),
      )
      return { status: answer.status, body: await answer.json() }
    }
    const refused = await removeByStaff()
    expect(refused).toMatchObject({ status: 409, body: { code: "store_credit_unsettled" } })
    const { id } = await database("balance_account").where({ customer_id: user.id }).first<{ id: string }>()
    const json = { state: "blocked", reason: "Paid out" }
    const blocked = await administrator.shop.write("PUT", `/api/admin/gift-cards/${id}/state`, { json })
    expect(codeOf(blocked)).toBe("")
    expect((await removeByStaff()).status).toBe(200)
    expect((await entriesOf(user.id)).map(({ cents }) => cents)).toEqual([700, -700])
  })
})

it("An unverified account with store credit is kept, and one without is deleted after 30 days", async () => {
  const [{ user: credited }, spent] = [await creditedCustomer(), await creditedCustomer()]
  const account = database("balance_account").where({ customer_id: spent.user.id }).select("id")
  const key = `test:${randomUUID()}`
  await database.raw(
    `INSERT INTO balance_entry (id, account_id, kind, cents, key) SELECT :key, id, 'adjusted', -700, :key FROM balance_account
     WHERE id IN (${account.toQuery()})`,
    { key },
  )
  const customers = database("customer").whereIn("id", [credited.id, spent.user.id])
  await customers.clone().update({ created_at: database.raw("now() - interval '31 days'") })
  const engine = await EngineClient.signIn()
  await engine.post("/admin/workflows-executions/job-end-unproved-accounts/run", {})
  await until("the deletion", async () => (await customers.clone()).length < 2)
  expect(await customers.clone().pluck("id")).toEqual([credited.id])
})
