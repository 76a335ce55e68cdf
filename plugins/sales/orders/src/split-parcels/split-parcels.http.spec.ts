import { adminOrderDetailSchema, parcelResultsSchema, type AdminOrderDetail } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ownProduct, until, type ShopAnswer } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { changedBeforeLock, moveTo } from "../testing/before-lock"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { sellOf, stripe, type Sale } from "../testing/sale"

let engine: EngineClient
let administrator: Administrator
let nuts: { handle: string; sku: string }
let seeds: { handle: string; sku: string }

beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  nuts = await ownProduct({ stock: 200, weight: 500 })
  seeds = await ownProduct({ stock: 200, weight: 500 })
})

const write = (method: "POST" | "PUT" | "DELETE", path: string, json: object = {}): Promise<ShopAnswer> =>
  administrator.shop.write(method, `/api/admin/orders/${path}`, { json })

async function changed(answer: Promise<ShopAnswer>): Promise<AdminOrderDetail> {
  const { status, body } = await answer
  if (status !== 200) throw new Error(JSON.stringify(body))
  return adminOrderDetailSchema.parse(body)
}

async function sale() {
  const before = { nuts: await engine.stock(nuts.sku), seeds: await engine.stock(seeds.sku) }
  const sold: Sale = await sellOf({ [nuts.handle]: 3, [seeds.handle]: 1 })
  const { number } = sold
  const order = await administrator.order(number)
  const [nut, seed] = [3, 1].map((units) => order.items.find(({ quantity }) => quantity === units)?.id ?? "")
  const pack = (quantity: number, id = nut) =>
    write("POST", `${number}/parcels`, { items: [{ id, quantity }] })
  const moved = async (which: "nuts" | "seeds" = "nuts") => {
    const now = await engine.stock({ nuts, seeds }[which].sku)
    return [before[which].stocked - now.stocked, now.reserved - before[which].reserved]
  }
  return { ...sold, nut: nut ?? "", seed: seed ?? "", pack, moved }
}

const units = ({ parcels }: AdminOrderDetail) =>
  parcels.map(({ items }) => items.map(({ quantity }) => quantity).sort())
const toPack = ({ to_pack }: AdminOrderDetail) => to_pack.map(({ quantity }) => quantity).sort()
const mailsTo = async ({ email }: Sale, word: string) =>
  (await mailTo(email)).filter(({ text }) => text.includes(word))

async function announced(reference: string): Promise<string> {
  const sent = await fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${reference}`)
  return ((await sent.json()) as { xml: string }).xml
}

describe("An order sent in parts", () => {
  it("ships a part now and the rest later, with an e-mail and a tracking number for each", async () => {
    const sold = await sale()
    const { number, pack, moved } = sold
    const packed = await changed(pack(2))
    expect([packed.status, packed.partly_shipped, units(packed)]).toEqual(["preparing", false, [[2]]])
    expect([await moved(), await moved("seeds")]).toEqual([
      [2, 1],
      [0, 1],
    ])
    expect(codeOf(await pack(2))).toBe("too_many_to_pack")

    const id = packed.parcels[0]?.id ?? ""
    const sent = await changed(
      write("PUT", `${number}/parcels/${id}`, { shipped: true, tracking_number: "323200000201" }),
    )
    expect(sent).toMatchObject({ status: "preparing", partly_shipped: true, has_left: false })
    expect(sent.to_follow.map(({ quantity }) => quantity).sort()).toEqual([1, 1])
    expect(toPack(sent)).toEqual([1, 1])
    expect(await moved()).toEqual([2, 1])
    const [mail] = await mailsTo(sold, "323200000201")
    expect(mail?.subject).toContain("Une partie")
    expect(mail?.text).toContain("2 × ")
    expect(codeOf(await write("DELETE", `${number}/parcels/${id}`))).toBe("parcel_sent")

    const tracking_number = "323200000202"
    await changed(write("PUT", `${number}/parcels/${id}`, { tracking_number }))
    expect(await mailsTo(sold, tracking_number)).toHaveLength(1)

    const rest = await administrator.set(number, "shipped", { tracking_number: "323200000203" })
    expect(rest).toMatchObject({ status: "shipped", partly_shipped: false, has_left: true, to_follow: [] })
    expect(rest.parcels.map((parcel) => parcel.tracking_number)).toEqual([tracking_number, "323200000203"])
    expect([await moved(), await moved("seeds")]).toEqual([
      [3, 0],
      [1, 0],
    ])
    expect((await mailsTo(sold, "323200000203"))[0]?.subject).toContain("Le reste")
    expect(rest.history.map(({ to }) => to)).toEqual([
      "paid",
      ...Array<string>(3).fill("preparing"),
      "shipped",
    ])

    const inEngine = await MedusaAdminOrder.numbered(engine, number)
    const { order } = await engine.get<{ order: { fulfillment_status: string } }>(
      `/admin/orders/${inEngine.id}`,
      { fields: "fulfillment_status" },
    )
    expect(order.fulfillment_status).toBe("shipped")
  })

  it("keeps the goods that have left if it is unpacked or cancelled, and packs the rest only after its hold", async () => {
    const sold = await sale()
    const { number, total, pack, moved } = sold
    const { parcels } = await changed(pack(2))
    await changed(write("PUT", `${number}/parcels/${parcels[0]?.id ?? ""}`, { shipped: true }))
    await administrator.set(number, "paid")
    expect(await moved()).toEqual([2, 1])

    // The customer gets no explanation of a hold if fraud is suspected.
    await write("POST", `${number}/holds`, { reason: "fraud" })
    expect(await mailsTo(sold, "restent réservés")).toEqual([])
    const { holds } = await changed(write("POST", `${number}/holds`, { reason: "address" }))
    expect(await mailsTo(sold, "restent réservés")).toHaveLength(1)
    expect(codeOf(await pack(1))).toBe("order_on_hold")
    expect(codeOf(await administrator.trySetting(number, "shipped"))).toBe("order_on_hold")
    for (const { id } of holds) await write("POST", `${number}/holds/${id}/release`)

    const packed = await administrator.set(number, "preparing")
    expect([units(packed), await moved()]).toEqual([
      [[2], [1, 1]],
      [3, 0],
    ])

    const cancellation = { status: "cancelled", restock_sent: false }
    const cancelled = await changed(write("PUT", `${number}/status`, cancellation))
    expect(cancelled).toMatchObject({ status: "cancelled", payment: { refunded_cents: total } })
    expect([await moved(), await moved("seeds")]).toEqual([
      [2, 0],
      [0, 0],
    ])
  })

  it("does not send what is refunded in the meantime, and is shipped when nothing else remains", async () => {
    const sold = await sale()
    const { number, nut, seed, pack, moved } = sold
    const { parcels } = await changed(pack(2))
    await changed(write("PUT", `${number}/parcels/${parcels[0]?.id ?? ""}`, { shipped: true }))
    const refunded = await administrator.refund(number, {
      items: [{ id: nut, quantity: 1 }],
      key: `rest-of-${number}`,
    })
    expect([toPack(refunded), await moved()]).toEqual([[1], [2, 0]])
    const done = await administrator.refund(number, {
      items: [{ id: seed, quantity: 1 }],
      key: `seed-of-${number}`,
    })
    expect(done).toMatchObject({ status: "shipped", partly_shipped: false, has_left: true })
    // The order becomes shipped without a second e-mail about a parcel.
    expect(await mailsTo(sold, "en route")).toHaveLength(1)
  })

  it("is shipped if the parcel with the rest is refunded and unpacked, and reserves unpacked goods again", async () => {
    const { number, seed, pack, moved } = await sale()
    const [parcel] = (await changed(pack(3))).parcels
    const unpacked = await changed(write("DELETE", `${number}/parcels/${parcel?.id ?? ""}`))
    expect([unpacked.status, units(unpacked), await moved()]).toEqual(["paid", [], [0, 3]])

    const { parcels } = await changed(pack(3))
    await changed(write("PUT", `${number}/parcels/${parcels[0]?.id ?? ""}`, { shipped: true }))
    const both = await changed(pack(1, seed))
    expect(units(both)).toEqual([[3], [1]])
    const refunded = await administrator.refund(number, {
      items: [{ id: seed, quantity: 1 }],
      key: `packed-of-${number}`,
    })
    expect(refunded.status).toBe("preparing")
    const shipped = await changed(write("DELETE", `${number}/parcels/${both.parcels[1]?.id ?? ""}`))
    expect([shipped.status, await moved(), await moved("seeds")]).toEqual(["shipped", [3, 0], [0, 0]])
  })

  it("has one label per parcel, with the address that somebody changed while the label waited for the order", async () => {
    const { number, pack } = await sale()
    const { id: orderId, parcels } = await changed(pack(2))
    const id = parcels[0]?.id ?? ""
    const label = () => changed(write("POST", `${number}/parcels/${id}/label`))
    const labelled = await changedBeforeLock(orderId, label, moveTo("Veldstraat 5", orderId))
    const first = labelled.parcels[0]?.tracking_number
    expect(first).toMatch(/^\d{24}$/)
    expect((await label()).parcels[0]?.tracking_number).toBe(first)
    await changed(write("PUT", `${number}/parcels/${id}`, { shipped: true }))
    const answer = await write("POST", "labels", { orders: [{ order_number: number }] })
    const [second] = parcelResultsSchema.parse(answer.body)
    expect(second?.tracking_number).toMatch(/^\d{24}$/)
    expect(second?.tracking_number).not.toBe(first)
    const [one, other] = await Promise.all([1, 2].map((nth) => announced(`${number}-${nth}`)))
    expect(one).toContain("<tns:nbOfItems>2</tns:nbOfItems>")
    expect(one).toContain("Veldstraat")
    expect(other).not.toContain("<tns:nbOfItems>2</tns:nbOfItems>")
    const file = await administrator.shop.send("GET", `/api/admin/orders/labels.pdf?numbers=${number}`)
    expect(file.status).toBe(200)
    const last = (await administrator.order(number)).parcels[1]?.id ?? ""
    const done = await changed(write("PUT", `${number}/parcels/${last}`, { shipped: true }))
    expect(done).toMatchObject({ status: "shipped", partly_shipped: false })
  })

  it("is cancelled without goods that have left if Stripe's dashboard refunds it completely", async () => {
    const { number, session, pack, moved } = await sale()
    const { parcels } = await changed(pack(2))
    await changed(write("PUT", `${number}/parcels/${parcels[0]?.id ?? ""}`, { shipped: true }))
    await stripe().refund(session)
    await until("the cancellation", async () => (await administrator.order(number)).status === "cancelled")
    expect([await moved(), await moved("seeds")]).toEqual([
      [2, 0],
      [0, 0],
    ])
  })

  it("can be packed and shipped in parts in Medusa Admin", async () => {
    const sold = await sale()
    const { number, nut, seed, moved } = sold
    const inEngine = await MedusaAdminOrder.numbered(engine, number)
    await inEngine.packUnits([{ id: nut, quantity: 2 }])
    expect(await moved()).toEqual([2, 1])
    const parcel = (await inEngine.parcels())[0]?.id ?? ""
    await engine.post(`/admin/orders/${inEngine.id}/fulfillments/${parcel}/shipments?fields=id`, {
      ...{ items: [{ id: nut, quantity: 2 }], labels: [] },
    })
    await until("a part", async () => (await administrator.order(number)).partly_shipped)
    expect((await administrator.orders({ search: number, status: "preparing" })).total).toBe(1)
    await until("the e-mail", async () =>
      (await mailsTo(sold, "2 × ")).some(({ subject }) => subject.includes("Une partie")),
    )
    await inEngine.packUnits([
      { id: nut, quantity: 1 },
      { id: seed, quantity: 1 },
    ])
    await administrator.set(number, "delivered")
    expect(await administrator.order(number)).toMatchObject({ status: "delivered", partly_shipped: false })
  })
})
