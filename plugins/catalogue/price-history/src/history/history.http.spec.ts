import { randomUUID } from "node:crypto"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable } from "@bon-perroquet/testing"
import { forgetReplaced, lowestBefore, recordPrices } from "."

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
afterAll(() => database.destroy())

const DAY = 86_400_000

/** Records prices: days ago, cents, and whether reduced. Returns the variant's id. */
async function history(...prices: [daysAgo: number, price_cents: number, reduced?: "reduced"][]) {
  const variant_id = `variant_${randomUUID()}`
  await database("recorded_price").insert(
    prices.map(([daysAgo, price_cents, reduced]) => ({
      ...{ id: randomUUID(), variant_id, price_cents, is_reduced: reduced !== undefined },
      since: new Date(Date.now() - daysAgo * DAY),
    })),
  )
  return variant_id
}

it.each<[string, Parameters<typeof history>, number | undefined]>([
  ["before it if it starts now", [[90, 1500]], 1500],
  [
    "of the previous thirty days if the price rose during them",
    [
      [90, 1200],
      [20, 1500],
      [0, 900, "reduced"],
    ],
    1200,
  ],
  [
    "that was still valid within the previous thirty days",
    [
      [90, 1200],
      [40, 1500],
      [0, 900, "reduced"],
    ],
    1500,
  ],
  [
    "before it started if it lasts more than thirty days",
    [
      [90, 1500],
      [60, 900, "reduced"],
    ],
    1500,
  ],
  [
    "before its first step if it has several",
    [
      [90, 1500],
      [10, 1200, "reduced"],
      [5, 900, "reduced"],
    ],
    1500,
  ],
  [
    "of the previous thirty days, including an earlier reduction",
    [
      [90, 1500],
      [20, 800, "reduced"],
      [15, 1500],
      [1, 900, "reduced"],
    ],
    800,
  ],
  ["of earlier ones, or none if it was reduced from the first day", [[10, 900, "reduced"]], undefined],
])("a reduction is compared with the lowest price %s", async (_, prices, lowest) => {
  const variant = await history(...prices)
  expect((await lowestBefore(database, [variant])).get(variant)).toBe(lowest)
})

it("a price is recorded once until it changes", async () => {
  const variant_id = await history([90, 1500])
  const now = (price_cents: number, is_reduced = false) =>
    recordPrices(database, [{ variant_id, price_cents, is_reduced }])
  await now(1500)
  await now(1200)
  await now(1200)
  await now(1200, true)
  await now(1500)
  const rows = await database("recorded_price")
    .where({ variant_id })
    .orderBy("since")
    .pluck<number[]>("price_cents")
  expect(rows).toEqual([1500, 1200, 1200, 1500])
})

it("a price that was replaced two years ago is deleted, the current price is not", async () => {
  const variant_id = await history([1_000, 1500], [800, 1200], [400, 1300])
  const unchanged = await history([1_000, 1500])
  await forgetReplaced(database)
  const left = await database("recorded_price")
    .whereIn("variant_id", [variant_id, unchanged])
    .orderBy("since")
    .pluck<number[]>("price_cents")
  expect(left).toEqual([1500, 1200, 1300])
})

it("a reduction that runs for three years keeps the price that it is compared with", async () => {
  const variant_id = await history([2_000, 1400], [1_500, 1500], [1_100, 1200, "reduced"])
  await forgetReplaced(database)
  expect((await lowestBefore(database, [variant_id])).get(variant_id)).toBe(1500)
  expect(await database("recorded_price").where({ variant_id }).pluck<number[]>("price_cents")).not.toContain(
    1400,
  )
})
