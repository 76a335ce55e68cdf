import { Administrator } from "@bon-perroquet/orders/testing"
import { declareChannels, inChannel, type Channel } from "@bon-perroquet/contract/channels"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { readStatement } from "./credit"
import { approvedBuyer, orderOnInvoice } from "./testing"

const database = shopDatabase()
afterAll(async () => {
  declareChannels([])
  await database.destroy()
})

const channel = (code: string, sales_channel_id?: string) =>
  ({ code, url: sales_channel_id, sales_channel_id, merchant: {} }) as unknown as Channel
const [first, second] = [channel("first"), channel("second", "sc_channel_second")]

it("a statement contains the invoices and refunds of its brand, and the limit applies to all brands together", async () => {
  const administrator = await Administrator.signIn()
  const buyer = await approvedBuyer(administrator)
  const [own, other] = [await orderOnInvoice(buyer), await orderOnInvoice(buyer)]
  await database("order")
    .where({ custom_display_id: other.number })
    .update({ sales_channel_id: second?.sales_channel_id })
  await database("credit_invoice").where({ order_number: own.number }).update({ due_on: "2026-01-31" })
  const { id } = await database("credit_invoice")
    .where({ order_number: other.number })
    .first<{ id: string }>()
  // The second brand owes the account more than it has to pay there.
  await database("credit_entry").insert([
    ...[{ id: `${id}-1`, kind: "credit", amount_cents: other.total, day: "2026-11-30", invoice_id: id }],
    ...[{ id: `${id}-2`, kind: "payment", amount_cents: other.total, day: "2026-11-30", invoice_id: id }],
  ])

  declareChannels([first, second])
  const statementOf = (each: Channel | undefined) =>
    inChannel(each, () => readStatement(database, buyer.id, { blockDays: 3650, isOffered: true }))
  const numbersOf = ({ invoices, entries }: Awaited<ReturnType<typeof statementOf>>) =>
    [invoices, entries].map((rows) => [...new Set(rows.map(({ order_number }) => order_number))])
  const [main, further, all] = await Promise.all([first, second, undefined].map(statementOf))
  expect(main && numbersOf(main)).toEqual([[own.number], [own.number]])
  expect(main).toMatchObject({ balance_cents: own.total, overdue_cents: own.total })
  expect(main?.invoices).toMatchObject([{ is_overdue: true }])
  expect(further && numbersOf(further)).toEqual([[other.number], [other.number]])
  expect(further).toMatchObject({ balance_cents: -other.total, overdue_cents: 0 })
  expect(further?.entries.at(-1)).toMatchObject({ balance_cents: -other.total })
  expect(all && numbersOf(all)[0]?.toSorted()).toEqual([own.number, other.number].toSorted())
  const available_cents = 20_000 - own.total + other.total
  for (const each of [main, further, all]) expect(each).toMatchObject({ available_cents })
})
