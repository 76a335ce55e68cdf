import { adminOrderDetailSchema } from "@bon-perroquet/contract"
import { requireVariable, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { Administrator, codeOf } from "../testing/administrator"
import { changedBeforeLock, moveTo } from "../testing/before-lock"

let administrator: Administrator
let product: { id: string; sku: string }

beforeAll(async () => {
  administrator = await Administrator.signIn()
  product = await ownProduct({ stock: 200, weight: 500 })
})

const order = async (number: string) =>
  adminOrderDetailSchema.parse((await administrator.shop.send("GET", `/api/admin/orders/${number}`)).body)

let bought = 0
async function twoOrders(): Promise<{ email: string; numbers: [string, string] }> {
  const email = `together-${Date.now()}-${bought++}@example.org`
  const one = () => buy(new ShopClient(), { ...HOME, customer_email: email }, product.id)
  return { email, numbers: [await one(), await one()] }
}

const combine = (numbers: string[], how: { tracking_number?: string } = {}) =>
  administrator.shop.write("POST", "/api/admin/orders/combined", {
    json: { orders: numbers.map((order_number) => ({ order_number })), ...how },
  })

it("two open orders of a customer share a parcel, its label and tracking number, and are shipped together", async () => {
  const { email, numbers } = await twoOrders()
  const [one, other] = numbers
  expect((await order(one)).combinable).toEqual([other])
  expect((await combine(numbers)).status).toBe(200)
  const [first, second] = [await order(one), await order(other)]
  const barcode = first.delivery.tracking_number
  expect(barcode).toMatch(/^\d{24}$/)
  expect(second).toMatchObject({
    status: "preparing",
    together: [one],
    delivery: { tracking_number: barcode },
  })
  expect([first.together, first.combinable]).toEqual([[other], []])
  const reference = [...numbers]
    .sort()
    .join("-")
    .replace(/-[A-Z]+-\d+-(?=\d+$)/, "-")
  const sent = await fetch(
    `${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${encodeURIComponent(reference)}`,
  )
  expect(((await sent.json()) as { xml: string }).xml.match(/<tns:orderLine>/g)).toHaveLength(2)
  expect((await combine(numbers)).status).toBe(200)
  expect((await order(one)).delivery.tracking_number).toBe(barcode)
  const file = await administrator.shop.send(
    "GET",
    `/api/admin/orders/labels.pdf?numbers=${numbers.join(",")}`,
  )
  expect(file.status).toBe(200)

  await administrator.shop.write("POST", `/api/admin/orders/${other}/holds`, { json: { reason: "address" } })
  expect(codeOf(await administrator.trySetting(one, "shipped"))).toBe("order_on_hold")
  const [hold] = (await order(other)).holds
  await administrator.shop.write("POST", `/api/admin/orders/${other}/holds/${hold?.id ?? ""}/release`, {
    json: {},
  })
  await administrator.set(one, "shipped")
  expect(await order(other)).toMatchObject({ status: "shipped" })
  const mails = (await mailTo(email)).filter(({ text }) => text.includes(barcode ?? "?"))
  expect(mails).toHaveLength(2)
  const documents = (await Promise.all(numbers.map(order))).map(({ payment }) => payment.refunded_cents)
  expect(documents).toEqual([0, 0])
})

it("orders for different people, and orders that were sent, are not combined", async () => {
  const { numbers } = await twoOrders()
  const stranger = { ...HOME, customer_email: `alone-${Date.now()}@example.org` }
  const other = await buy(new ShopClient(), stranger, product.id)
  expect(codeOf(await combine([numbers[0], other]))).toBe("not_combinable")
  expect((await combine(numbers, { tracking_number: "323200000401" })).status).toBe(200)
  expect((await order(numbers[1])).delivery.tracking_number).toBe("323200000401")
  await administrator.set(numbers[1], "shipped")
  expect(codeOf(await combine(numbers))).toBe("not_combinable")
  expect((await order(numbers[0])).combinable).toEqual([])
})

it("orders are not combined if somebody changes an address while their label waits for the order", async () => {
  const { numbers } = await twoOrders()
  for (const number of numbers) await administrator.set(number, "preparing")
  const { id } = await order(numbers[0])
  const answer = await changedBeforeLock(id, () => combine(numbers), moveTo("Veldstraat 5", id))
  expect(codeOf(answer)).toBe("not_combinable")
  expect((await order(numbers[0])).delivery.tracking_number).toBeNull()
})
