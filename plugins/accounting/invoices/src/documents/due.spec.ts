import { refundableParts } from "@bon-perroquet/orders/money"
import { goods, invoicedOrder, named } from "../testing/model/invoiced-order"
import { ModelOrder } from "../testing/model/engine"

describe("The invoices and credit notes of an order", () => {
  it("add up to the goods that the customer keeps after an exchange, even if a refund of an amount failed before", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.refund(1000, named(seeds, 1000)))
    await after(() => order.refund(200, null))
    await after(() => order.undo(refundOf(1)))
    await after(() => order.bringBack(seeds, 1, goods("Noix", 735)))
    await after(() => order.pay())
    expect(listed()).toEqual({ Noix: 735, delivery: 595 })
  })

  it("add up to the goods that the customer keeps if the refund of an exchange's price difference fails twice", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.bringBack(seeds, 1, goods("Noix", 735)))
    await after(() => order.refund(265, null))
    await after(() => order.undo(refundOf(0)))
    await after(() => order.refund(265, null))
    await after(() => order.undo(refundOf(0)))
    await after(() => order.refund(265, null))
    expect(listed()).toEqual({ Noix: 735, delivery: 595 })
  })

  it("add up to the goods that the customer keeps if goods are added, all money is refunded, and the refund fails", async () => {
    const { order, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.add(goods("Noix", 735)))
    await after(() => order.refund(1595, null))
    expect(listed()).toEqual({})
    await after(() => order.undo(refundOf(0)))
    await after(() => order.pay())
    expect(listed()).toEqual({ Graines: 1000, Noix: 735, delivery: 595 })
  })

  it("credit a refund by line at its VAT rate after all other money was refunded while it was in progress", async () => {
    const { order, seeds, after, refundOf, listed, ratesOf } = await invoicedOrder(goods("Mélange", 999, 21))
    await after(() => order.refund(1000, named(seeds, 1000), { isWaiting: true }))
    await after(() => order.refund(1594, null))
    await after(() => order.confirm(refundOf(0)))
    expect(ratesOf(refundOf(0).id)).toEqual([[6, 1000]])
    expect(listed()).toEqual({ Mélange: 999, delivery: 595, spread: -1594 })
  })

  it("do not credit goods that are on no invoice if a refund of an amount is assigned to a free replacement", async () => {
    const { order, seeds, after, refundOf, listed, unitsOf } = await invoicedOrder()
    const replacement = { ...goods("Graines", 0), variant: seeds.variant }
    await after(() => order.claim(seeds, replacement))
    await after(() => order.refund(200, null))
    const amounts = [{ vat_rate: 6, amount_cents: 200 }]
    await after(() => order.assign(refundOf(0), { ...named(replacement, 0), amounts }))
    expect(listed()).toEqual({ Graines: 1000, delivery: 595, spread: -200 })
    expect(unitsOf(`${refundOf(0).id}:1`)).toEqual([])
  })

  it("leave nothing due if a refunded unit comes back after another unit was exchanged", async () => {
    const seeds = { ...goods("Graines", 1000), quantity: 3, most: { quantity: 3, discount_cents: 0 } }
    const order = new ModelOrder({ country: "BE", number: null, channel: "page" }, [seeds], 0)
    order.bringBack(seeds, 1, goods("Noix", 1000))
    order.refund(1000, named(seeds, 1000))
    order.refund(1000, named(seeds, 1000))
    order.bringBack(seeds, 1)
    expect(order.pending_cents).toBe(0)
  })

  it.each([500, 1000])(
    "leave returned goods of %i cents due if a kept unit is refunded by line after another unit of its line was exchanged",
    (cents) => {
      const seeds = { ...goods("Graines", 1000), quantity: 2, most: { quantity: 2, discount_cents: 0 } }
      const nuts = goods("Noix", cents)
      const order = new ModelOrder({ country: "BE", number: null, channel: "page" }, [seeds, nuts], 0)
      order.bringBack(seeds, 1, goods("Mélange", 1200, 21))
      order.pay()
      order.bringBack(nuts, 1)
      order.refund(1000, named(seeds, 1000))
      expect(order.pending_cents).toBe(0 - cents)
      order.refund(cents, named(nuts, cents))
      expect(order.pending_cents).toBe(0)
    },
  )

  it("list the kept goods after one of two refunds of all money failed while returned goods were due", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder(goods("Noix", 735))
    const amounts = [{ vat_rate: 6, amount_cents: 2180 }]
    await after(() => order.bringBack(seeds, 1))
    await after(() => order.refund(2180, { items: [], delivery_cents: 0, amounts }))
    await after(() => order.refund(150, { items: [], delivery_cents: 150, amounts: [] }))
    await after(() => order.undo(refundOf(0)))
    expect(order.pending_cents).toBe(-1000)
    await after(() => order.refund(1000, named(seeds, 1000)))
    expect(listed()).toEqual({ Noix: 735, delivery: 445 })
  })

  it("only let units be refunded by line that the customer keeps or is owed after an exchange", async () => {
    const { order, seeds } = await invoicedOrder(goods("Noix", 735))
    const units = () =>
      refundableParts(order.read(), order.rows()).items.map(({ name, quantity }) => `${quantity} ${name}`)
    order.bringBack(seeds, 1, goods("Mélange", 999, 21))
    expect(order.pending_cents).toBe(-1)
    expect(units()).toEqual(["1 Noix"])
    order.refund(1, null)
    expect(units()).toEqual(["1 Noix", "1 Mélange"])
  })

  it("list the paid goods after one of two refunds of all money failed while added goods were unpaid", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    const nuts = goods("Noix", 735, 21)
    await after(() => order.add(nuts))
    await after(() => order.refund(200, null))
    await after(() => order.refund(1395, { ...named(seeds, 1000), delivery_cents: 395 }))
    await after(() => order.undo(refundOf(0)))
    expect(order.pending_cents).toBe(735)
    expect(refundableParts(order.read(), order.rows()).rates).toEqual([{ vat_rate: 6, amount_cents: 200 }])
    await after(() => order.pay())
    expect(listed()).toEqual({ Noix: 735, delivery: 200 })
  })

  it("add up to the goods that the customer keeps if goods are added while a refund by line is in progress", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.refund(1000, named(seeds, 1000), { isWaiting: true }))
    await after(() => order.add(goods("Noix", 735)))
    await after(() => order.pay())
    await after(() => order.confirm(refundOf(0)))
    expect(listed()).toEqual({ Noix: 735, delivery: 595 })
  })

  it("add up to the goods that the customer keeps if added goods are refunded by line before they are paid", async () => {
    const { order, after, listed } = await invoicedOrder()
    const nuts = goods("Noix", 735)
    await after(() => order.add(nuts))
    await after(() => order.refund(500, named(nuts, 500)))
    await after(() => order.pay())
    expect(listed()).toEqual({ Graines: 1000, Noix: 235, delivery: 595 })
  })

  it("add up to the goods that the customer keeps, less an exchange's refund that is assigned to a VAT rate", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.bringBack(seeds, 1, goods("Noix", 735)))
    await after(() => order.refund(265, null))
    const amounts = [{ vat_rate: 6, amount_cents: 265 }]
    await after(() => order.assign(refundOf(0), { items: [], delivery_cents: 0, amounts }))
    expect(order.pending_cents).toBe(-265)
    await after(() => order.refund(265, null))
    expect(listed()).toEqual({ Noix: 735, delivery: 595, spread: -265 })
  })

  it("add up to nothing if a refund of all money is assigned to goods that an edit removed", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.refund(150, { items: [], delivery_cents: 150, amounts: [] }))
    await after(() => order.edit(seeds, 0, 0))
    await after(() => order.refund(1445, null))
    await after(() => order.assign(refundOf(1), { ...named(seeds, 1000), delivery_cents: 445 }))
    expect(listed()).toEqual({})
  })

  it("add up to the goods that the customer keeps, less a refund of removed goods that is assigned to a VAT rate", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.add(goods("Noix", 735)))
    await after(() => order.pay())
    await after(() => order.refund(1000, named(seeds, 1000)))
    await after(() => order.edit(seeds, 0, 0))
    await after(() => order.refund(1330, null))
    const amounts = [{ vat_rate: 6, amount_cents: 1000 }]
    await after(() => order.assign(refundOf(0), { items: [], delivery_cents: 0, amounts }))
    await after(() => order.undo(refundOf(1)))
    expect(order.pending_cents).toBe(-1000)
    await after(() => order.refund(1000, null))
    expect(listed()).toEqual({ Noix: 735, delivery: 595, spread: -1000 })
  })

  it("do not charge an added unit that was removed before it was paid while a refund of its line was in progress", async () => {
    const { order, seeds, after, refundOf, listed } = await invoicedOrder()
    await after(() => order.refund(1000, named(seeds, 1000), { isWaiting: true }))
    await after(() => order.edit(seeds, 2, 0))
    await after(() => order.edit(seeds, 1, 0))
    expect(order.pending_cents).toBe(0)
    await after(() => order.confirm(refundOf(0)))
    expect(listed()).toEqual({ delivery: 595 })
  })

  it("do not let a refund be assigned to goods that were added and removed before they were paid", async () => {
    const { order, seeds, after } = await invoicedOrder(goods("Noix", 735))
    const sent = goods("Mélange", 999, 21)
    await after(() => order.bringBack(seeds, 1, sent))
    await after(() => order.edit(sent, 0, 0))
    await after(() => order.refund(1000, null))
    const { items } = refundableParts(order.read(), order.rows(), order.rows()[0])
    expect(items.map(({ name }) => name)).toEqual(["Graines", "Noix"])
  })

  it("do not let a refund be assigned to goods that came back before they were paid", async () => {
    const { order, seeds, after } = await invoicedOrder(goods("Noix", 735))
    const sent = goods("Mélange", 999, 21)
    await after(() => order.bringBack(seeds, 1, sent))
    await after(() => order.bringBack(sent, 1))
    await after(() => order.refund(1000, null))
    const { items } = refundableParts(order.read(), order.rows(), order.rows()[0])
    expect(items.map(({ name }) => name)).toEqual(["Graines", "Noix"])
  })

  it("leave a cheaper delivery due if a kept unit of an exchanged line is refunded before", async () => {
    const seeds = { ...goods("Graines", 1000), quantity: 2, most: { quantity: 2, discount_cents: 0 } }
    const { order, after, refundOf } = await invoicedOrder(seeds)
    await after(() => order.bringBack(seeds, 1, goods("Noix", 1000)))
    await after(() => order.changeDelivery(395))
    await after(() => order.refund(200, { items: [], delivery_cents: 200, amounts: [] }, { isWaiting: true }))
    await after(() => order.refund(1000, named(seeds, 1000)))
    expect(order.pending_cents).toBe(-200)
    await after(() => order.undo(refundOf(0)))
    expect(order.pending_cents).toBe(-200)
  })
})
