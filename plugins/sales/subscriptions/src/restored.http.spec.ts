import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { until } from "@bon-perroquet/testing"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { begin, inDays, shopDatabase, today, type Owned } from "./testing"

let database: Knex
beforeAll(() => {
  database = shopDatabase()
})
afterEach(async () => {
  await database("shop_restore").delete()
})
afterAll(() => database.destroy())

async function putBack({ id }: Owned, payments_found_at: Date | null): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction("shop_restore").insert({
      restored_at: transaction.fn.now(),
      backed_up_at: transaction.raw("now() - interval '2 days'"),
      payments_found_at,
    })
    await transaction("repeat_delivery_run")
      .where({ repeat_delivery_id: id, state: "announced" })
      .update({ act_on: inDays(-1), updated_at: transaction.raw("now() - interval '2 days'") })
  })
}

interface Row {
  state: string
  act_on: string
}

const isAnnouncedAnew = async ({ id }: Owned): Promise<unknown> => {
  await runJob("advance-repeat-deliveries")
  return until(`the delivery of ${id} announced again`, async () => {
    const row = await database<Row>("repeat_delivery_run").where({ repeat_delivery_id: id }).first()
    return row?.state === "announced" && row.act_on === inDays(3)
  })
}

const announced = async (): Promise<Owned> => {
  const owned = await begin(database)
  await owned.due(today())
  await owned.next("announced")
  return owned
}

it("an announced delivery in a restored backup is announced again before any charge and can still be skipped", async () => {
  const owned = await announced()
  await putBack(owned, new Date())
  await isAnnouncedAnew(owned)
  expect(await owned.charged()).toEqual([])
  await owned.change({ action: "skip" })
  expect((await owned.runs()).map(({ state }) => state)).toEqual(["skipped"])
  expect(await owned.charged()).toEqual([])
})

it("after a restore, each delivery is announced and charged once, when all later payments have been found", async () => {
  const owned = await announced()
  await putBack(owned, null)
  await runJob("find-lost-payments")
  await isAnnouncedAnew(owned)
  const [restore] = await database<{ payments_found_at: Date | null }>("shop_restore")
  expect(restore?.payments_found_at).not.toBeNull()
  expect(await owned.charged()).toEqual([])
  await owned.dayComes()
  await owned.orders(1)
  expect(await owned.charged()).toHaveLength(1)
})
