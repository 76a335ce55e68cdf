import { revenueOf } from "./revenue"
import type { Sale } from "./sales-rows"

const PERIOD = { from: "2026-11-20", to: "2026-11-22" }

const sale = (about: Partial<Sale> = {}): Sale => ({
  day: "2026-11-21",
  lines: [
    { rate: 6, gross_cents: 2_205 },
    { rate: 21, gross_cents: 1_998 },
  ],
  delivery_cents: 595,
  refunded_cents: 0,
  ...about,
})

const totalOf = ({ vat }: ReturnType<typeof revenueOf>) =>
  vat.reduce((sum, { net_cents, vat_cents }) => sum + net_cents + vat_cents, 0)

it("revenue has the same total by order, day and VAT rate", () => {
  const revenue = revenueOf([sale(), sale({ day: "2026-11-22" })], PERIOD)
  expect(revenue).toMatchObject({ orders: 2, revenue_cents: 9_596, average_order_cents: 4_798 })
  expect(revenue.days).toEqual([
    { day: "2026-11-20", orders: 0, revenue_cents: 0 },
    { day: "2026-11-21", orders: 1, revenue_cents: 4_798 },
    { day: "2026-11-22", orders: 1, revenue_cents: 4_798 },
  ])
  expect(totalOf(revenue)).toBe(9_596)
})

it("revenue excludes refunds and their VAT", () => {
  const revenue = revenueOf([sale({ refunded_cents: 1_000 })], PERIOD)
  expect(revenue.revenue_cents).toBe(3_798)
  expect(totalOf(revenue)).toBe(3_798)
  const nothing = revenueOf([sale({ refunded_cents: 4_798 })], PERIOD)
  expect(nothing.revenue_cents).toBe(0)
  expect(nothing.vat.every(({ net_cents, vat_cents }) => net_cents === 0 && vat_cents === 0)).toBe(true)
})

it("the average order value excludes completely refunded orders, but not free ones", () => {
  const refunded = sale({ refunded_cents: 4_798 })
  const former = sale({ lines: [], delivery_cents: 0, former_cents: 0 })
  const free = sale({ lines: [], delivery_cents: 0 })
  const average = (...sales: Sale[]) => revenueOf(sales, PERIOD).average_order_cents
  expect(average(sale(), refunded, former)).toBe(4_798)
  expect(average(sale(), free)).toBe(2_399)
  expect(average(refunded)).toBe(0)
  expect(revenueOf([sale(), refunded], PERIOD).orders).toBe(2)
})

it("revenue is zero without sales", () => {
  expect(revenueOf([], PERIOD)).toMatchObject({
    orders: 0,
    revenue_cents: 0,
    average_order_cents: 0,
    vat: [],
  })
})
