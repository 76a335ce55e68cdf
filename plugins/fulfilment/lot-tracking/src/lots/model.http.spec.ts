import { inputSeed, repetitions } from "@bon-perroquet/testing/campaign"
import { requireVariable } from "@bon-perroquet/testing"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import fc from "fast-check"
import { Shelf } from "../testing/shelf"

interface Model {
  stocked: number
  withoutLot: number
  orders: { number: string; units: number; byEngine: boolean }[]
  serial: number
}

type Run = (model: Model, shelf: Shelf) => Promise<void>

async function expectAgreement(model: Model, shelf: Shelf): Promise<void> {
  const lots = await shelf.lots()
  const units = Object.values(lots).reduce((sum, lot) => sum + lot.units, 0)
  expect({ units, stocked: await shelf.stocked() }).toEqual({ units: model.stocked, stocked: model.stocked })
  for (const { units, moved } of Object.values(lots)) expect(moved).toBe(units)
  for (const { units } of Object.values(lots)) expect(units).toBeGreaterThanOrEqual(0)
  expect(lots[""]?.units ?? 0).toBeLessThanOrEqual(model.withoutLot)
  for (const { number, units } of model.orders)
    expect(Object.values(await shelf.unitsPackedByLot(number)).reduce((sum, each) => sum + each, 0)).toBe(
      units,
    )
}

const unitsOf = async (shelf: Shelf): Promise<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(await shelf.lots())
      .map(([number, { units }]) => [number, units] as const)
      .filter(([, units]) => units > 0),
  )

async function withReturned(shelf: Shelf, order: string): Promise<Record<string, number>> {
  const [lots, packedByLot] = [await unitsOf(shelf), await shelf.unitsPackedByLot(order)]
  for (const [number, units] of Object.entries(packedByLot)) lots[number] = (lots[number] ?? 0) + units
  return lots
}

const few = fc.integer({ min: 1, max: 6 })
const LOTS = ["L1", "L2", "L3"]

const event = (name: string, run: (n: number, which: number) => Run) =>
  fc.tuple(few, fc.nat({ max: 20 })).map(([n, which]) => ({
    check: () => true,
    run: async (model: Model, shelf: Shelf) => {
      await shelf.wait()
      await run(n, which)(model, shelf)
      await expectAgreement(model, shelf)
    },
    toString: () => `${name} ${n} ${which}`,
  }))

const receive = event("receive", (n, which) => async (model, shelf) => {
  await shelf.receive(LOTS[which % LOTS.length] ?? "L1", n)
  model.stocked += n
})

const addWithoutLot = event("add without lot", (n) => async (model, shelf) => {
  await shelf.engineMoves(n)
  model.stocked += n
  model.withoutLot += n
})

const packRefused = event("the engine refuses to pack", (n) => async (model, shelf) => {
  if (n > model.stocked) return
  const before = await unitsOf(shelf)
  await shelf.engineMoves(0 - n)
  await shelf.engineMoves(n)
  expect(await unitsOf(shelf)).toEqual(before)
})

const pack = (byEngine: boolean) =>
  event(byEngine ? "Medusa Admin packs" : "the shop packs", (n) => async (model, shelf) => {
    if (n > model.stocked) return
    const number = `N${++model.serial}`
    await (byEngine ? shelf.enginePacks(number, n) : shelf.shopMoves(number, 0 - n))
    model.stocked -= n
    model.orders.push({ number, units: n, byEngine })
  })

const unpack = event("unpack", (_n, which) => async (model, shelf) => {
  const away = model.orders.filter(({ units }) => units > 0)
  const order = away[which % Math.max(1, away.length)]
  if (!order) return
  const { number, units, byEngine } = order
  const expected = await withReturned(shelf, number)
  await (byEngine ? shelf.engineUnpacks(number, units) : shelf.shopMoves(number, units))
  expect(await unitsOf(shelf)).toEqual(expected)
  model.stocked += units
  order.units = 0
})

const recall = event("recall", (_n, which) => async (model, shelf) => {
  const number = LOTS[which % LOTS.length] ?? "L1"
  await shelf.recall(number)
  await shelf.takeOutRecalled()
  model.stocked = await shelf.stocked()
  expect((await unitsOf(shelf))[number] ?? 0).toBe(0)
})

let database: Knex
beforeAll(() => {
  const connection = { connectionString: requireVariable("DATABASE_URL") }
  database = connect({ client: "pg", connection, pool: { min: 0, max: 1 } })
})
afterAll(() => database.destroy())

it("stock, lots, movements and orders agree after every event", async () => {
  const transaction = await database.transaction()
  try {
    const shelf = await Shelf.in(transaction)
    const commands = [
      receive,
      receive,
      addWithoutLot,
      packRefused,
      pack(true),
      pack(false),
      unpack,
      unpack,
      recall,
    ]
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 20, size: "max" }), async (sequence) => {
        await shelf.clear()
        const model: Model = { stocked: 0, withoutLot: 0, orders: [], serial: 0 }
        await fc.asyncModelRun(() => ({ model, real: shelf }), sequence)
      }),
      { numRuns: repetitions(300, 1 / 20), seed: inputSeed() },
    )
  } finally {
    await transaction.rollback()
  }
})
