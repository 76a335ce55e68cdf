import { parcelResultsSchema, type ParcelResult } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { plentyOf, sell, type Sale } from "../testing/sale"

const HANDLE = "papaye-en-des"

let administrator: Administrator
let sales: Sale[]

beforeAll(async () => {
  await plentyOf(await EngineClient.signIn(), HANDLE)
  administrator = await Administrator.signIn()
  sales = [await sell(HANDLE), await sell(HANDLE), await sell(HANDLE)]
})

async function results(path: string, json: object): Promise<ParcelResult[]> {
  const answer = await administrator.shop.write("POST", path, { json })
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return parcelResultsSchema.parse(answer.body)
}

const step = (status: string, orders: object[]) => results("/api/admin/orders/status", { status, orders })
const resultsOf = (all: ParcelResult[]) =>
  all.map(({ order_number, done, refusal }) => [order_number, done, refusal?.code ?? null])

async function announcedBoxes(number: string): Promise<{ xml: string; boxes: { barcode: string | null }[] }> {
  const response = await fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${number}`)
  return (await response.json()) as { xml: string; boxes: { barcode: string | null }[] }
}

const makeLabels = (...numbers: string[]) =>
  results("/api/admin/orders/labels", { orders: numbers.map((order_number) => ({ order_number })) })

/** Makes bpost answer two calls (read, announce) and fail at the third, which creates the label. */
const awayAfterAnnouncing = () =>
  fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/away`, {
    method: "POST",
    body: JSON.stringify({ after: 2, calls: 1 }),
  })

it("packing and shipping many orders returns a result per order and e-mails each customer once", async () => {
  const [one, two] = sales.map(({ number }) => number) as [string, string]
  const unknown = "BP-2020-999999"
  const packed = await step(
    "preparing",
    [one, unknown, two].map((order_number) => ({ order_number })),
  )
  expect(resultsOf(packed)).toEqual([
    [one, true, null],
    [unknown, false, "order_not_found"],
    [two, true, null],
  ])
  const shipped = await step("shipped", [
    { order_number: one, from: "preparing", tracking_number: "323200000101" },
    { order_number: two, from: "paid" },
  ])
  expect(resultsOf(shipped)).toEqual([
    [one, true, null],
    [two, false, "order_changed"],
  ])
  expect((await administrator.order(one)).delivery.tracking_number).toBe("323200000101")
  expect((await administrator.order(two)).status).toBe("preparing")
  const again = await step("shipped", [{ order_number: one, tracking_number: "323200000101" }])
  expect(resultsOf(again)).toEqual([[one, true, null]])
  expect(resultsOf(await step("preparing", [{ order_number: one }]))).toEqual([[one, false, "order_changed"]])
  const mails = await mailTo(sales[0]?.email ?? "")
  expect(mails.filter(({ text }) => text.includes("323200000101"))).toHaveLength(1)
})

it("bulk calls for parcels reject cancellations, repeated orders, empty and long lists, and customers", async () => {
  const [order_number] = sales.map(({ number }) => number)
  for (const json of [
    { status: "cancelled", orders: [{ order_number }] },
    { status: "shipped", orders: [{ order_number }, { order_number }] },
    { status: "shipped", orders: [] },
    {
      status: "shipped",
      orders: Array.from({ length: 101 }, (_, n) => ({ order_number: `BP-2020-${n + 100}` })),
    },
  ]) {
    const answer = await administrator.shop.write("POST", "/api/admin/orders/status", { json })
    expect([answer.status, codeOf(answer)]).toEqual([400, "invalid_request"])
  }
  const customer = new ShopClient()
  await customer.register()
  const refused = await customer.write("POST", "/api/admin/orders/labels", {
    json: { orders: [{ order_number }] },
  })
  expect([refused.status, codeOf(refused)]).toEqual([403, "administrators_only"])
})

it("a label is ordered once, also by repeated and concurrent calls, and its barcode is the tracking number", async () => {
  const number = sales[2]?.number ?? ""
  expect(codeOf(await administrator.shop.send("GET", `/api/admin/orders/labels.pdf?numbers=${number}`))).toBe(
    "label_missing",
  )
  await awayAfterAnnouncing()
  expect(resultsOf(await makeLabels(number))).toEqual([[number, false, "carrier_away"]])
  const [first, second] = await Promise.all([makeLabels(number), makeLabels(number)])
  const barcode = first[0]?.tracking_number
  expect(barcode).toMatch(/^\d{24}$/)
  expect(second[0]?.tracking_number).toBe(barcode)
  const { xml, boxes } = await announcedBoxes(number)
  expect(boxes).toEqual([{ status: "PRINTED", barcode }])
  expect(xml).toContain("<common:streetName>Rue Haute</common:streetName>")
  expect(xml).toMatch(/<weight>\d+<\/weight>/)
  const order = await administrator.order(number)
  expect([order.status, order.delivery.tracking_number]).toEqual(["preparing", barcode])
  await step("shipped", [{ order_number: number }])
  expect((await administrator.order(number)).delivery.tracking_number).toBe(barcode)
  const file = await administrator.shop.send("GET", `/api/admin/orders/labels.pdf?numbers=${number}`)
  expect(file.status).toBe(200)
})
