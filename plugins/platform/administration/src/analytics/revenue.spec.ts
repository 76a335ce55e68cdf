import type { DayAmounts } from "@bon-perroquet/invoices/report"
import { revenueOf } from "./revenue"
import type { Sale } from "./sales-rows"

const PERIOD = { from: "2026-11-20", to: "2026-11-22" }

const sale = (about: Partial<Sale> = {}): Sale => ({
  ...{ day: "2026-11-21", kept_cents: 4_798, is_refunded: false, is_former: false },
  ...about,
})

const issued = (day: string, rate: number, net_cents: number, vat_cents: number): DayAmounts => ({
  ...{ day, rate, net_cents, vat_cents },
})

it("revenue counts on the day of its invoices and credit notes, with the same total by day and by VAT rate", () => {
  const documents = [
    issued("2026-11-21", 6, 2_642, 158),
    issued("2026-11-21", 21, 1_651, 347),
    issued("2026-11-22", 6, -943, -57),
  ]
  const revenue = revenueOf([sale({ day: "2026-11-20" }), sale()], documents, PERIOD)
  expect(revenue).toMatchObject({ orders: 2, revenue_cents: 3_798 })
  expect(revenue.days).toEqual([
    { day: "2026-11-20", orders: 1, revenue_cents: 0 },
    { day: "2026-11-21", orders: 1, revenue_cents: 4_798 },
    { day: "2026-11-22", orders: 0, revenue_cents: -1_000 },
  ])
  expect(revenue.vat).toEqual([
    { rate: 6, net_cents: 1_699, vat_cents: 101 },
    { rate: 21, net_cents: 1_651, vat_cents: 347 },
  ])
})

it("orders of a former shop count on their day", () => {
  const revenue = revenueOf([sale({ is_former: true })], [], PERIOD)
  expect(revenue).toMatchObject({ orders: 1, revenue_cents: 4_798, average_order_cents: 4_798, vat: [] })
})

it("the average order value excludes completely refunded orders, but not free ones", () => {
  const refunded = sale({ kept_cents: 0, is_refunded: true })
  const average = (...sales: Sale[]) => revenueOf(sales, [], PERIOD).average_order_cents
  expect(average(sale(), refunded)).toBe(4_798)
  expect(average(sale(), sale({ kept_cents: 0 }))).toBe(2_399)
  expect(average(refunded)).toBe(0)
  expect(revenueOf([sale(), refunded], [], PERIOD).orders).toBe(2)
})

it("revenue is zero without sales", () => {
  expect(revenueOf([], [], PERIOD)).toMatchObject({
    ...{ orders: 0, revenue_cents: 0, average_order_cents: 0, vat: [] },
  })
})
