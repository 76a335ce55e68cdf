import { randomUUID } from "node:crypto"
import { knex as connect } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable } from "@bon-perroquet/testing"
import { noteLow, markNotified, unmailedSizes } from "./notices"

const database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
afterAll(() => database.destroy())

it("the merchant gets one e-mail a day about low stock, once per shortage of a size", async () => {
  const [almonds, walnuts] = [`almonds_${randomUUID()}`, `walnuts_${randomUUID()}`] as const
  const day = (number: number) => `${almonds} ${number}`
  const notice = async (number: number, low: string[]) => {
    await noteLow(database, low, day(number))
    const ids = (await unmailedSizes(database)).get(day(number))
    await markNotified(database, day(number))
    return ids?.sort()
  }
  expect(await notice(1, [almonds])).toEqual([almonds])
  expect(await notice(1, [almonds, walnuts])).toBeUndefined()
  expect(await notice(2, [almonds, walnuts])).toEqual([walnuts])
  expect(await notice(3, [almonds, walnuts])).toBeUndefined()
  expect(await notice(4, [walnuts])).toBeUndefined()
  expect(await notice(5, [almonds, walnuts])).toEqual([almonds])

  await notice(6, [])
  await Promise.all([noteLow(database, [almonds], day(7)), noteLow(database, [almonds], day(7))])
  await noteLow(database, [almonds], day(8))
  expect((await unmailedSizes(database)).get(day(7))).toEqual([almonds])
  await notice(7, [])
})
