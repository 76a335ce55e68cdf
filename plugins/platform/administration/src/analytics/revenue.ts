import type { Analytics } from "@bon-perroquet/contract"
import type { DayAmounts } from "@bon-perroquet/invoices/report"
import { daysOf, type Period } from "./period"
import type { Sale } from "./sales-rows"

type Revenue = Pick<Analytics["period"], "orders" | "revenue_cents" | "average_order_cents" | "vat" | "days">

/**
 * Returns orders by the day they were placed, and revenue by the day of its invoices and credit notes, so that the
 * amounts of a day equal the accounting. Former orders have no documents and count on their day.
 */
export function revenueOf(sales: readonly Sale[], documents: readonly DayAmounts[], period: Period): Revenue {
  const days = new Map(daysOf(period).map((day) => [day, { day, orders: 0, revenue_cents: 0 }]))
  const rates = new Map<number, { rate: number; net_cents: number; vat_cents: number }>()
  for (const { day, rate, net_cents, vat_cents } of documents) {
    const sum = rates.get(rate) ?? { rate, net_cents: 0, vat_cents: 0 }
    rates.set(rate, { rate, net_cents: sum.net_cents + net_cents, vat_cents: sum.vat_cents + vat_cents })
    add(days.get(day), net_cents + vat_cents)
  }
  for (const { day, kept_cents, is_former } of sales) {
    add(days.get(day), is_former ? kept_cents : 0, 1)
  }
  const keptSales = sales.filter(({ is_refunded }) => !is_refunded)
  const sold_cents = keptSales.reduce((sum, { kept_cents }) => sum + kept_cents, 0)
  return {
    orders: sales.length,
    revenue_cents: [...days.values()].reduce((sum, { revenue_cents }) => sum + revenue_cents, 0),
    average_order_cents: keptSales.length ? Math.round(sold_cents / keptSales.length) : 0,
    vat: [...rates.values()].sort((a, b) => a.rate - b.rate),
    days: [...days.values()],
  }
}

function add(day: Revenue["days"][number] | undefined, cents: number, orders = 0): void {
  if (!day) return
  day.orders += orders
  day.revenue_cents += cents
}
