import { refundableParts } from "@bon-perroquet/orders/money"
import { goods, invoicedOrder, named } from "../testing/model/invoiced-order"

describe("The invoices and credit notes of an order", () => {
  it("credit the delivery at the VAT rates of the goods that were paid first, also after these were replaced", async () => {
    const { order, seeds, after, refundOf, ratesOf } = await invoicedOrder()
    await after(() => order.bringBack(seeds, 1, goods("Mélange", 1200, 21)))
    await after(() => order.pay())
    const { rates } = refundableParts(order.read(), order.rows())
    expect(rates.map(({ amount_cents }) => amount_cents)).toEqual([595, 1200])
    await after(() => order.refund(595, { items: [], delivery_cents: 595, amounts: [] }))
    expect(ratesOf(refundOf(0).id)).toEqual([[6, 595]])
  })

  it("invoice a dearer delivery at the VAT rates of the goods that were paid first", async () => {
    const { order, seeds, after, refundOf, ratesOf } = await invoicedOrder()
    await after(() => order.bringBack(seeds, 1, goods("Mélange", 1200, 21)))
    await after(() => order.changeDelivery(1295))
    await after(() => order.pay())
    const parts = { items: [], delivery_cents: 1295, amounts: [] }
    await after(() => order.refund(1295, parts))
    expect(ratesOf(refundOf(0).id)).toEqual([[6, 1295]])
  })

  it("invoice goods of an exchange before they credit a refund that is assigned to them", async () => {
    const seeds = { ...goods("Graines", 1125), quantity: 2, most: { quantity: 2, discount_cents: 0 } }
    const { order, after, refundOf, ratesOf, listed } = await invoicedOrder(seeds)
    const sent = goods("Mélange", 999, 21)
    await after(() => order.bringBack(seeds, 1, sent))
    await after(() => order.refund(1125, named(seeds, 1125)))
    const amounts = [{ vat_rate: 6, amount_cents: 126 }]
    await after(() => order.assign(refundOf(0), { ...named(sent, 999), amounts }))
    expect(ratesOf(`${refundOf(0).id}:1`)).toEqual([
      [6, 126],
      [21, 999],
    ])
    await after(() => order.refund(0 - order.pending_cents, null))
    expect(listed()).toEqual({ Graines: 2125, delivery: 595, spread: -126 })
  })

  it("credit a refund by line at its VAT rate if the credit note of exchanged goods took the amount", async () => {
    const mix = goods("Mélange", 999, 21)
    const { order, seeds, after, refundOf, ratesOf } = await invoicedOrder(mix)
    const nuts = goods("Noix", 735)
    const amounts = [{ vat_rate: 6, amount_cents: 735 }]
    await after(() => order.bringBack(mix, 1))
    await after(() => order.refund(999, named(mix, 999)))
    await after(() => order.edit(seeds, 0, 0))
    await after(() => order.add(nuts))
    await after(() => order.refund(265, null))
    await after(() => order.refund(735, { items: [], delivery_cents: 0, amounts }))
    await after(() => order.refund(595, null))
    await after(() => order.undo(refundOf(0)))
    const { items } = refundableParts(order.read(), order.rows())
    const cents = items.find(({ id }) => id === nuts.id)?.amount_cents ?? 0
    // The invoices have 298 cents left at 6 %: the share of the delivery.
    expect(cents).toBeGreaterThan(298)
    await after(() => order.refund(cents, named(nuts, cents)))
    expect(ratesOf(refundOf(-1).id)).toEqual([[6, cents]])
  })
})
