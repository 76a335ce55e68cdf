import type { Analytics } from "@bon-perroquet/contract"
import { documentTotals, splitByProportion, vatOf } from "@bon-perroquet/contract/vat/totals"
import { daysOf, type Period } from "./period"
import type { Sale } from "./sales-rows"

type Revenue = Pick<Analytics["period"], "orders" | "revenue_cents" | "average_order_cents" | "vat" | "days">

/** Returns sales less refunds, with VAT as invoiced. */
export function revenueOf(sales: readonly Sale[], period: Period): Revenue {
  const days = new Map(daysOf(period).map((day) => [day, { day, orders: 0, revenue_cents: 0 }]))
  const rates = new Map<number, { rate: number; net_cents: number; vat_cents: number }>()
  let revenue_cents = 0
  let refundedOrders = 0
  for (const sale of sales) {
    const { total_cents, vat } = keptOf(sale)
    revenue_cents += total_cents
    if (total_cents === 0 && (sale.refunded_cents > 0 || sale.former_cents === 0)) refundedOrders += 1
    const day = days.get(sale.day)
    if (day) {
      day.orders += 1
      day.revenue_cents += total_cents
    }
    for (const { rate, net_cents, vat_cents } of vat) {
      const sum = rates.get(rate) ?? { rate, net_cents: 0, vat_cents: 0 }
      sum.net_cents += net_cents
      sum.vat_cents += vat_cents
      rates.set(rate, sum)
    }
  }
  const keptOrders = sales.length - refundedOrders
  return {
    orders: sales.length,
    revenue_cents,
    average_order_cents: keptOrders ? Math.round(revenue_cents / keptOrders) : 0,
    vat: [...rates.values()].sort((a, b) => a.rate - b.rate),
    days: [...days.values()],
  }
}

/** Distributes refunds over the sale's VAT rates in proportion. */
function keptOf({ lines, delivery_cents, refunded_cents, former_cents }: Sale) {
  if (former_cents !== undefined) return { total_cents: former_cents, vat: [] }
  const { total_cents, vat } = documentTotals({ lines, delivery_cents })
  const refunds = splitByProportion(
    vat.length ? Math.min(refunded_cents, total_cents) : 0,
    vat.map(({ net_cents, vat_cents }) => net_cents + vat_cents),
  )
  return {
    total_cents: total_cents - refunds.reduce((sum, cents) => sum + cents, 0),
    vat: vat.map(({ rate, net_cents, vat_cents }, index) => {
      const refund = refunds[index] ?? 0
      const refundedVat = vatOf(refund, rate)
      return {
        rate,
        net_cents: net_cents - (refund - refundedVat),
        vat_cents: vat_cents - refundedVat,
      }
    }),
  }
}
