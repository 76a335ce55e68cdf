import {
  adminDocumentsSchema,
  adminOrderDetailSchema,
  deliveryPointsSchema,
  orderDeliverySchema,
  type OrderDeliveryChange,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { MedusaAdminOrder } from "../testing/medusa-admin"
import { plentyOf, refundsOf, sell, stripe, type Sale } from "../testing/sale"

const HANDLE = "papaye-en-des"
const GENT = { street: "Veldstraat", number: "5", box: "2", postal_code: "9000", city: "Gent" }
const LILLE = { street: "rue Nationale", number: "12", postal_code: "59000", city: "Lille" }

let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
  await plentyOf(engine, HANDLE)
})

type Change = Partial<OrderDeliveryChange>

async function methodsTo(number: string, country: "BE" | "FR") {
  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/orders/${number}/delivery?country=${country}`,
  )
  return orderDeliverySchema.parse(body).methods
}

async function methodTo(number: string, country: "BE" | "FR", code = "home") {
  const method = (await methodsTo(number, country)).find((each) => each.code === code)
  if (!method) throw new Error(`There is no ${code} to ${country}.`)
  return { delivery_method: method.id, expected_difference_cents: method.difference_cents }
}

async function trySaving(number: string, change: Change) {
  const { delivery_version: version, delivery_method } = await administrator.order(number)
  const json = {
    ...{ version, first_name: "Ada", last_name: "Peeters", country: "BE", address: GENT },
    ...{ delivery_method, expected_difference_cents: 0, ...change },
  }
  return administrator.shop.write("PUT", `/api/admin/orders/${number}/delivery`, { json })
}

async function save(number: string, change: Change) {
  const answer = await trySaving(number, change)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return administrator.order(number)
}

const mailAbout = ({ email }: Sale, words: string) =>
  until(`the mail about ${words}`, async () =>
    (await mailTo(email)).find(({ subject }) => subject.includes(words)),
  )

async function documentTotals(number: string): Promise<[string, number][]> {
  const { body } = await administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
  return adminDocumentsSchema.parse(body).map(({ kind, total_cents }) => [kind, total_cents])
}

async function labelFor(number: string): Promise<string | undefined> {
  const json = { orders: [{ order_number: number }] }
  const { body } = await administrator.shop.write("POST", "/api/admin/orders/labels", { json })
  const [result] = body as { done: boolean; tracking_number: string | null }[]
  return result?.done ? ((await administrator.order(number)).delivery.tracking_number ?? "") : undefined
}

const carrierAway = (calls: { after: number; calls: number }) =>
  fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/away`, {
    method: "POST",
    body: JSON.stringify(calls),
  })

const atCarrier = async (reference: string, received = false) => {
  const url = `${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${reference}`
  return (await (await fetch(url, received ? { method: "POST", body: "received" } : {})).json()) as {
    xml: string
    boxes: { status: string; barcode: string }[]
  }
}

it("recipient, address, phone and note change, once if two change simultaneously, and an invalid address is rejected", async () => {
  const sale = await sell(HANDLE)
  const { number } = sale
  const change = {
    ...{ first_name: "Zoé", last_name: "Maes", phone: "+32 475 12 34 56" },
    address: { ...GENT, company: "Maes bv", note: "Bij de buren" },
  }
  const order = await save(number, change)
  expect(order.shipping_address).toMatchObject({
    ...{ first_name: "Zoé", last_name: "Maes", phone: "+32 475 12 34 56", company: "Maes bv" },
    ...{ street: "Veldstraat", number: "5", apartment: "2", postal_code: "9000", city: "Gent" },
    note: "Bij de buren",
  })
  expect(order.invoice_address).toBeNull()
  expect(order.delivery_changes).toMatchObject([
    {
      by: { email: requireVariable("SHOP_ADMIN_EMAIL") },
      before: { recipient: "Ada Peeters", address: "Rue Haute 12 bte 3, 1000 Bruxelles, BE", company: null },
      after: {
        recipient: "Zoé Maes",
        address: expect.stringContaining("Veldstraat 5"),
        note: "Bij de buren",
      },
      ...{ difference_cents: 0, label_voided: false },
    },
  ])
  const { text } = await mailAbout(sale, "La livraison de votre commande")
  expect(text).toContain("Veldstraat 5")
  const inMedusa = await engine.get<{ order: { shipping_address: { address_1: string } } }>(
    `/admin/orders/${order.id}`,
    { fields: "*shipping_address" },
  )
  expect(inMedusa.order.shipping_address.address_1).toBe("Veldstraat 5")
  const { delivery_changes, delivery_version: version } = await save(number, change)
  expect(delivery_changes).toHaveLength(1)

  const long = "Avenue du Professeur Docteur Jean-Baptiste Van Helmont"
  expect(codeOf(await trySaving(number, { address: { ...GENT, street: long } }))).toBe("label_too_long")
  expect(codeOf(await trySaving(number, { address: { ...GENT, postal_code: "90" } }))).toBe("invalid_request")
  expect(codeOf(await trySaving(number, { address: undefined }))).toBe("address_required")
  expect(codeOf(await trySaving(number, { delivery_method: "so_none" }))).toBe("delivery_not_available")
  expect(codeOf(await trySaving(number, { price: "unchanged" }))).toBe("invalid_request")
  expect(codeOf(await trySaving(number, { expected_difference_cents: 1 }))).toBe("delivery_price_changed")
  expect((await administrator.order(number)).delivery_version).toBe(version)
  const both = await Promise.all([
    trySaving(number, { version, address: GENT }),
    trySaving(number, { version, address: { ...GENT, number: "7" } }),
  ])
  expect(both.map(codeOf).sort()).toEqual(["", "changed_meanwhile"])
  expect((await administrator.order(number)).delivery_changes).toHaveLength(2)
})

it("a changed address cancels the label, and a new label has the new address", async () => {
  const { number } = await sell(HANDLE)
  const first = await labelFor(number)
  const order = await save(number, {})
  expect(order).toMatchObject({
    ...{ status: "preparing", delivery: { tracking_number: null } },
    delivery_changes: [{ label_voided: true }],
  })
  expect((await atCarrier(number)).boxes).toMatchObject([{ status: "CANCELLED", barcode: first }])
  const second = await labelFor(number)
  expect(second).not.toBe(first)
  const { xml, boxes } = await atCarrier(`${number}-R2`)
  expect(boxes).toMatchObject([{ status: "PRINTED", barcode: second }])
  expect(xml).toContain("Veldstraat")
  const pdf = await administrator.shop.send("GET", `/api/admin/orders/labels.pdf?numbers=${number}`)
  expect(pdf.status).toBe(200)
  await atCarrier(`${number}-R2`, true)
  expect(codeOf(await trySaving(number, { address: { ...GENT, number: "7" } }))).toBe("parcel_left")
  expect((await administrator.order(number)).shipping_address?.number).toBe("5")
})

it("an address that changes while the label is made leaves no tracking number of the cancelled label", async () => {
  const { number } = await sell(HANDLE)
  const labelled = labelFor(number)
  await until("the label at bpost", async () => "boxes" in (await atCarrier(number)))
  await save(number, {})
  await labelled
  const { boxes } = await atCarrier(number)
  expect(boxes).toMatchObject([{ status: "CANCELLED" }])
  expect((await administrator.order(number)).delivery.tracking_number).not.toBe(boxes[0]?.barcode)
})

it("a change of address also cancels a parcel label that bpost has but that a crash kept out of the shop", async () => {
  const { number } = await sell(HANDLE)
  const [item] = (await administrator.order(number)).items
  const write = (path: string, json = {}) =>
    administrator.shop.write("POST", `/api/admin/orders/${number}/parcels${path}`, { json })
  const packed = await write("", { items: [{ id: item?.id ?? "", quantity: 1 }] })
  const label = `/${adminOrderDetailSchema.parse(packed.body).parcels[0]?.id ?? ""}/label`
  // bpost announces the parcel, then becomes unavailable. This simulates a crash of the shop at that point.
  await carrierAway({ after: 2, calls: 1 })
  expect(codeOf(await write(label))).toBe("carrier_away")
  expect((await atCarrier(`${number}-1`)).boxes).toMatchObject([{ status: "OPEN" }])
  expect((await save(number, {})).delivery_changes).toMatchObject([{ label_voided: true }])
  expect((await atCarrier(`${number}-1`)).boxes).toMatchObject([{ status: "CANCELLED" }])
  await write(label)
  expect((await atCarrier(`${number}-R2-1`)).xml).toContain("Veldstraat")
})

it("an address that the label does not accept puts the order on hold until it changes", async () => {
  const shop = new ShopClient()
  await shop.addItem((await shop.product(HANDLE)).id, 1)
  const { session_id } = await shop.openCheckout({ country: "BE" })
  const line1 = "Avenue du Professeur Docteur Jean-Baptiste Van Helmont 12"
  const address = { line1, postal_code: "1000", city: "Bruxelles", country: "BE" }
  await stripe().pay(session_id, { address, name: "Ada Peeters" })
  const { metadata } = await until("the order", async () => {
    const status = await shop.paymentStatus(session_id)
    return status.payment_status === "paid" && status
  })
  const number = metadata.order_number ?? ""
  expect(await labelFor(number)).toBeUndefined()
  expect(await administrator.order(number)).toMatchObject({
    on_hold: true,
    holds: [{ reason: "address", note: expect.stringContaining("Van Helmont"), by: { email: null } }],
  })
  expect(await save(number, {})).toMatchObject({ on_hold: false })
  expect(await labelFor(number)).toMatch(/^3232/)
})

it("a delivery to a dearer country is paid by a link, and the invoice follows the payment", async () => {
  const sale = await sell(HANDLE)
  const { number, shop } = sale
  const abroad = await methodTo(number, "FR")
  const more = abroad.expected_difference_cents
  expect(more).toBeGreaterThan(0)
  const order = await save(number, { ...abroad, country: "FR", address: LILLE })
  expect(order).toMatchObject({
    ...{ due_cents: more, shipping_address: { country: "FR" }, payment_links: [{ amount_cents: more }] },
    delivery_changes: [{ difference_cents: more }],
  })
  expect(order.totals.total_cents).toBe(sale.total + more)
  await mailAbout(sale, "Payer votre commande")
  const { token } = await linkTo(sale.email, "/orders/view")
  const opened = await shop.write("POST", "/api/orders/linked/payment", {
    json: { token, origin_url: requireVariable("SHOP_URL") },
  })
  await stripe().pay((opened.body as { session_id: string }).session_id)
  await until("the payment", async () => (await administrator.order(number)).due_cents === 0)
  await until("the second invoice", async () => (await documentTotals(number)).length === 2)
  expect(await documentTotals(number)).toEqual([
    ["invoice", sale.total],
    ["invoice", more],
  ])
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  expect(await inEngine.pendingDifference()).toBe(0)
})

it("a cheaper delivery is refunded with a credit note, and the rest stays refundable", async () => {
  const shop = new ShopClient()
  const { number } = await sell(HANDLE, 2, shop)
  const abroad = await methodTo(number, "FR")
  await save(number, {
    ...abroad,
    country: "FR",
    address: LILLE,
    price: "unchanged",
    expected_difference_cents: 0,
    reason: "Geste",
  })
  const after = await administrator.order(number)
  expect(after).toMatchObject({ due_cents: 0, delivery_changes: [{ difference_cents: 0, reason: "Geste" }] })
  const points = deliveryPointsSchema.parse(
    (await shop.send("GET", "/api/delivery/points?country=BE&kind=locker&postal_code=1000")).body,
  )
  const locker = await methodTo(number, "BE", "locker")
  const less = 0 - locker.expected_difference_cents
  expect(less).toBeGreaterThan(0)
  const order = await save(number, { ...locker, delivery_point: points[0]?.id ?? "", address: undefined })
  expect(order).toMatchObject({
    ...{ delivery: { code: "locker", point: { id: points[0]?.id } }, due_cents: 0 },
    refunds: [{ amount_cents: less, parts: { delivery_cents: less } }],
  })
  expect(order.invoice_address).toMatchObject({ street: "rue Nationale", country: "FR" })
  expect(order.refundable_cents).toBe(order.totals.total_cents)
  await until("the credit note", async () => (await documentTotals(number)).length === 2)
  expect((await documentTotals(number))[1]).toEqual(["credit_note", less])
  const inEngine = await MedusaAdminOrder.numbered(engine, number)
  expect(await inEngine.pendingDifference()).toBeCloseTo(0)
  await administrator.set(number, "cancelled")
  const sale = { session: (await administrator.order(number)).attempt?.checkout_session_id ?? "" }
  expect(await refundsOf(sale)).toHaveLength(2)
  expect(codeOf(await trySaving(number, { ...locker, country: "BE" }))).toBe("order_changed")
})

it("changing an address in Medusa Admin replaces the label, and is rejected for a post box or a shipped parcel", async () => {
  const sale = await sell(HANDLE)
  const { number } = sale
  const label = await labelFor(number)
  const { id } = await administrator.order(number)
  const change = (shipping_address: object) =>
    engine.post(`/admin/orders/${id}?fields=id`, { shipping_address })
  await change({ address_1: "Veldstraat 5 bus 2", address_2: "", postal_code: "9000", city: "Gent" })
  const order = await administrator.order(number)
  expect(order).toMatchObject({
    ...{ delivery: { tracking_number: null }, shipping_address: { street: "Veldstraat", city: "Gent" } },
    delivery_changes: [{ label_voided: true, after: { address: expect.stringContaining("9000 Gent") } }],
  })
  expect((await atCarrier(number)).boxes).toMatchObject([{ status: "CANCELLED", barcode: label }])
  await mailAbout(sale, "La livraison de votre commande")
  await expect(change({ address_1: "Postbus 12", postal_code: "9000", city: "Gent" })).rejects.toThrow(
    "post_box_not_served",
  )
  await labelFor(number)
  expect((await atCarrier(`${number}-R2`)).xml).toContain("Veldstraat")
  await administrator.set(number, "shipped")
  await expect(change({ city: "Brugge" })).rejects.toThrow("parcel_left")
  expect(codeOf(await trySaving(number, {}))).toBe("parcel_left")
})
