import type { AdminOrderDetail } from "@bon-perroquet/contract"
import { EngineClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { Administrator, codeOf } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { plentyOf, refundsOf, sellOf, stripe, sumOf, type Sale } from "../testing/sale"

interface Content {
  number: string
  lines: { quantity: number; gross_cents: number; rate: number }[]
  totals: { total_cents: number; vat: { rate: number; net_cents: number; vat_cents: number }[] }
  undoes?: { number: string }
  reason?: string
}

const SHELLED = "amandes-en-coque"
const KERNELS = "noisettes-decortiquees"

let administrator: Administrator
const database = shopDatabase()

beforeAll(async () => {
  const engine = await EngineClient.signIn()
  await plentyOf(engine, SHELLED)
  await plentyOf(engine, KERNELS)
  administrator = await Administrator.signIn()
})

let counter = 0
const key = () => `parts-${Date.now()}-${counter++}`

const creditNotes = (number: string, count: number): Promise<Content[]> =>
  until(`${count} credit notes of ${number}`, async () => {
    const rows = await database<{ content: Content }>("sales_document")
      .where({ kind: "credit_note" })
      .whereRaw("content->>'order_number' = ?", [number])
      .orderBy([{ column: "issued_at" }, { column: "number" }])
      .select("content")
    return rows.length === count && rows.map(({ content }) => content)
  })

const vatOf = ({ totals }: Content) => totals.vat.map(({ rate, vat_cents }) => [rate, vat_cents])
const lineOf = ({ items }: AdminOrderDetail, rate: number) =>
  items.find(({ vat_rate }) => vat_rate === rate)?.id ?? ""

async function mixedSale(): Promise<{ sale: Sale; order: AdminOrderDetail }> {
  const sale = await sellOf({ [SHELLED]: 2, [KERNELS]: 1 })
  return { sale, order: await administrator.order(sale.number) }
}

it("a refund of more than the rest of a line or VAT rate, or of unknown parts, is rejected, and a refund of goods at 21 % credits only VAT of that rate", async () => {
  const { sale, order } = await mixedSale()
  const attempt = async (parts: object) =>
    codeOf(await administrator.tryRefunding(sale.number, { ...parts, key: key() }))
  const id = lineOf(order, 21)
  expect(await attempt({ items: [{ id, quantity: 3 }] })).toBe("refund_too_much")
  expect(
    await attempt({
      items: [
        { id, quantity: 2 },
        { id, quantity: 1 },
      ],
    }),
  ).toBe("refund_too_much")
  expect(await attempt({ items: [{ id: "ordli_none", quantity: 1 }] })).toBe("refund_unknown_part")
  expect(await attempt({ amounts: [{ vat_rate: 12, amount_cents: 10 }] })).toBe("refund_unknown_part")
  expect(await attempt({ delivery_cents: order.delivery.price_cents + 1 })).toBe("refund_too_much")
  expect(await attempt({ items: [{ id, quantity: 1 }], amount_cents: 894 })).toBe("refund_amount_differs")
  const standard = order.refundable.rates.find(({ vat_rate }) => vat_rate === 21)?.amount_cents ?? 0
  expect(await attempt({ amounts: [{ vat_rate: 21, amount_cents: standard + 1 }] })).toBe("refund_too_much")
  expect(await refundsOf(sale)).toEqual([])

  const items = [{ id, quantity: 2 }]
  const refunded = await administrator.refund(sale.number, { items, amount_cents: 1790, key: key() })
  expect(await refundsOf(sale)).toEqual([1790])
  const [note] = await creditNotes(sale.number, 1)
  expect(note && vatOf(note)).toEqual([[21, 311]])
  expect(note?.lines).toMatchObject([{ quantity: 2, gross_cents: 1790, rate: 21 }])
  expect(refunded.refunds).toMatchObject([{ parts: { items: [{ quantity: 2, amount_cents: 1790 }] } }])
  expect(refunded.refundable.items).toMatchObject([{ vat_rate: 6, quantity: 1 }])
})

it("a key makes one refund of the same order lines, whose credit note has its reason, but not the internal note of Medusa Admin", async () => {
  const { sale, order } = await mixedSale()
  const items = [{ id: lineOf(order, 21), quantity: 1 }]
  const same = { items, reason: "Sachet abîmé", key: key() }
  await administrator.refund(sale.number, same)
  await administrator.refund(sale.number, same)
  const other = { ...same, items: [{ id: lineOf(order, 6), quantity: 1 }] }
  expect(codeOf(await administrator.tryRefunding(sale.number, other))).toBe("refund_key_reused")
  expect(await refundsOf(sale)).toEqual([895])
  const [note] = await creditNotes(sale.number, 1)
  expect(note).toMatchObject({ reason: "Sachet abîmé", lines: [{ quantity: 1, gross_cents: 895 }] })
  const engine = await EngineClient.signIn()
  const { id } = await administrator.order(sale.number)
  const { order: current } = await engine.get<{
    order: { payment_collections: { payments: { id: string }[] }[] }
  }>(`/admin/orders/${id}`, { fields: "id,*payment_collections.payments" })
  const payment = current.payment_collections[0]?.payments[0]?.id ?? ""
  await engine.post(`/admin/payments/${payment}/refund?fields=id`, { amount: 1, note: "customer is rude" })
  const [, second] = await creditNotes(sale.number, 2)
  expect(second?.reason).toBeUndefined()
})

it("refunds of lines, delivery and the rest add up to the invoice to the cent in each VAT rate", async () => {
  const { sale, order } = await mixedSale()
  const unit = { items: [{ id: lineOf(order, 21), quantity: 1 }] }
  await administrator.refund(sale.number, { ...unit, key: key() })
  await administrator.refund(sale.number, { ...unit, key: key() })
  expect(codeOf(await administrator.tryRefunding(sale.number, { ...unit, key: key() }))).toBe(
    "refund_too_much",
  )
  const { delivery_cents } = (await administrator.order(sale.number)).refundable
  expect(delivery_cents).toBe(order.delivery.price_cents)
  await administrator.refund(sale.number, { delivery_cents, key: key() })
  await administrator.refund(sale.number, { amounts: [{ vat_rate: 6, amount_cents: 40 }], key: key() })
  const all = await administrator.refund(sale.number, { key: key() })
  expect(all).toMatchObject({
    refundable_cents: 0,
    refundable: { rates: [{ amount_cents: 0 }, { amount_cents: 0 }] },
  })
  expect(sumOf(await refundsOf(sale))).toBe(sale.total)
  const notes = await creditNotes(sale.number, 5)
  for (const { rate, net_cents, vat_cents } of order.totals.vat) {
    const credited = notes.flatMap(({ totals }) => totals.vat.filter((each) => each.rate === rate))
    expect(sumOf(credited.map((each) => each.net_cents))).toBe(net_cents)
    expect(sumOf(credited.map((each) => each.vat_cents))).toBe(vat_cents)
  }
})

it("a refund in Stripe's dashboard is split in proportion and marked until an administrator assigns its parts", async () => {
  const { sale, order } = await mixedSale()
  await stripe().refund(sale.session, { amount: 1790 })
  const [split] = await creditNotes(sale.number, 1)
  expect(split && vatOf(split)).toHaveLength(2)
  const [refund] = (await administrator.order(sale.number)).refunds
  expect(refund).toMatchObject({ unassigned: true, parts: null, origin: "stripe" })
  const calls = async () =>
    (
      (await administrator.shop.send("GET", "/api/admin/alerts")).body as {
        kind: string
        order_number: string
      }[]
    )
      .filter(({ order_number }) => order_number === sale.number)
      .map(({ kind }) => kind)
  expect(await calls()).toEqual(["refund_unassigned"])

  const assign = (parts: object) => administrator.tryAssigning(sale.number, refund?.id ?? "", parts)
  const id = lineOf(order, 21)
  expect(codeOf(await assign({ items: [{ id, quantity: 1 }] }))).toBe("refund_amount_differs")
  expect(codeOf(await assign({ items: [{ id, quantity: 2 }] }))).toBe("")
  const [, undoing, anew] = await creditNotes(sale.number, 3)
  expect(undoing).toMatchObject({ undoes: { number: split?.number }, totals: { total_cents: -1790 } })
  expect(anew && vatOf(anew)).toEqual([[21, 311]])
  expect(await calls()).toEqual([])
  expect(codeOf(await administrator.tryAssigning(sale.number, "ordref_none", {}))).toBe("refund_not_found")
})

it("a refund that is assigned to removed goods pays for them, and Medusa shows nothing due", async () => {
  const { sale, order } = await mixedSale()
  await stripe().refund(sale.session, { amount: 895 })
  await creditNotes(sale.number, 1)
  const medusa = await MedusaAdminOrder.numbered(await EngineClient.signIn(), sale.number)
  const pending = () => medusa.pendingDifference()
  const id = lineOf(order, 21)
  await medusa.edit({ set: { id, quantity: 1 } })
  expect(await pending()).toBe(-8.95)

  const [refund] = (await administrator.order(sale.number)).refunds
  const parts = { items: [{ id, quantity: 1 }] }
  expect(codeOf(await administrator.tryAssigning(sale.number, refund?.id ?? "", parts))).toBe("")
  expect(await pending()).toBe(0)
  const [, , note] = await creditNotes(sale.number, 3)
  expect(note?.lines).toMatchObject([{ quantity: 1, gross_cents: 895, rate: 21 }])
})

it("goods that an edit added can be refunded by line once they are paid, at their VAT rate", async () => {
  const sale = await sellOf({ [SHELLED]: 1 })
  const paid = (await administrator.order(sale.number)).items[0]?.id
  const engine = await EngineClient.signIn()
  const { variants } = await engine.product((await sale.shop.product(KERNELS)).id)
  const medusa = await MedusaAdminOrder.numbered(engine, sale.number)
  await medusa.edit({ add: { variant_id: variants?.[0]?.id ?? "", quantity: 1 } })
  const added = (await medusa.lines()).find(({ id }) => id !== paid)?.id ?? ""
  const request = () => ({ items: [{ id: added, quantity: 1 }], key: key() })
  expect((await administrator.order(sale.number)).refundable.items).toMatchObject([
    { id: paid, quantity: 1, amount_cents: 895, vat_rate: 21 },
  ])
  expect(codeOf(await administrator.tryRefunding(sale.number, request()))).toBe("refund_too_much")
  await medusa.markAsPaid()
  await until(
    "the invoice of the added goods",
    async () =>
      (await administrator.order(sale.number)).documents.filter(({ kind }) => kind === "invoice").length ===
      2,
  )
  await administrator.refund(sale.number, request())
  const [note] = await creditNotes(sale.number, 1)
  expect(note?.totals.vat.map(({ rate }) => rate)).toEqual([6])
})
