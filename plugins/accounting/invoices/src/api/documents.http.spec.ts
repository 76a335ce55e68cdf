import {
  adminDocumentsSchema,
  errorSchema,
  orderSchema,
  type AdminDocument,
  type Order,
} from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"

let engine: EngineClient
let admin: ShopClient
let owner: ShopClient
let order: Order

beforeAll(async () => {
  engine = await EngineClient.signIn()
  admin = new ShopClient()
  await admin.signInOwner()
  owner = new ShopClient()
  await owner.register()
  order = await orderIn(owner, await buy(owner))
  // Concurrent requests for a new order must create one invoice.
  const first = await Promise.all(
    Array.from({ length: repetitions(20, 1 / 4) }, () => download(owner, invoicePath())),
  )
  expect(first.map(({ status }) => status)).toEqual(first.map(() => 200))
})

async function download(shop: ShopClient, path: string) {
  const response = await fetch(`${shop.baseUrl}${path}`, {
    headers: shop.token ? { Authorization: `Bearer ${shop.token}` } : {},
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes, start: bytes.subarray(0, 5).toString() }
}

const invoicePath = (number = order.order_number) => `/api/users/orders/${number}/invoice.pdf`

async function documentsOf(number: string): Promise<AdminDocument[]> {
  return adminDocumentsSchema.parse((await admin.send("GET", `/api/admin/orders/${number}/documents`)).body)
}

const documentsSeen = (shop: ShopClient, number: string, count: number) =>
  until(`${count} documents of ${number}`, async () => {
    const { documents } = await orderIn(shop, number)
    return documents.length === count && documents
  })

async function refund(number: string, euro: number): Promise<void> {
  const [order] = await engine.ordersNumbered(number)
  const payment = order?.payment_collections[0]?.payments?.[0]
  await engine.post(`/admin/payments/${payment?.id ?? ""}/refund`, { amount: euro })
}

describe("A paid order", () => {
  it("gets an invoice automatically, shown with the order", async () => {
    const [invoice] = await documentsSeen(owner, order.order_number, 1)
    expect(invoice).toMatchObject({ kind: "invoice", number: expect.stringMatching(/^F-20\d\d-\d{6}$/) })
    const [listed] = await documentsOf(order.order_number)
    expect(listed).toEqual({
      ...invoice,
      total_cents: order.totals.total_cents,
      language: "fr",
      invoice_number: null,
    })
  })

  it("gives its owner the invoice as PDF, the same bytes each time", async () => {
    const first = await download(owner, invoicePath())
    expect(first).toMatchObject({ status: 200, start: "%PDF-" })
    expect(first.headers.get("content-type")).toBe("application/pdf")
    expect(first.headers.get("content-disposition")).toMatch(/filename="F-20\d\d-\d{6}\.pdf"/)
    expect(first.headers.get("cache-control")).toContain("no-store")
    expect((await download(owner, invoicePath())).bytes.equals(first.bytes)).toBe(true)
  })

  it("shows its invoice to a guest only through the mailed link", async () => {
    const guest = new ShopClient()
    const email = `guest-${Date.now()}@example.org`
    const number = await buy(guest, { customer_email: email })
    const { token } = await linkTo(email, "/orders/view")
    const ask = (json: object) => guest.write("POST", "/api/orders/linked/invoice", { json })
    const answer = await ask({ token })
    expect(answer.headers.get("content-type")).toBe("application/pdf")
    expect(String(answer.body)).toMatch(/^%PDF-/)
    const shown = orderSchema.parse(
      (await guest.write("POST", "/api/orders/linked", { json: { token } })).body,
    )
    expect(shown.order_number).toBe(number)
    expect(shown.documents).toHaveLength(1)
    const code = async (json: object) => errorSchema.parse((await ask(json)).body).code
    expect(await code({ token: `${token.slice(0, -2)}aa` })).toBe("link_expired")
    expect(await code({ token, number: "F-2026-999999" })).toBe("document_not_found")
    expect(await code({})).toBe("invalid_request")
  })
})

describe("A refund", () => {
  it("is credited in parts until nothing is left, and its documents stay readable after the account was erased", async () => {
    const shop = new ShopClient()
    const { password } = await shop.register()
    await shop.addItem((await shop.product("melange-grands-perroquets")).id)
    const number = await buy(shop)
    const { totals } = await orderIn(shop, number)
    await documentsSeen(shop, number, 1)
    await refund(number, 5)
    await documentsSeen(shop, number, 2)
    await refund(number, (totals.total_cents - 500) / 100)
    const documents = await documentsSeen(shop, number, 3)
    expect(documents.map(({ kind }) => kind)).toEqual(["invoice", "credit_note", "credit_note"])

    const [invoice, part, rest] = await documentsOf(number)
    expect(part).toMatchObject({ total_cents: 500, invoice_number: invoice?.number })
    expect((part?.total_cents ?? 0) + (rest?.total_cents ?? 0)).toBe(invoice?.total_cents)
    for (const document of [part, rest]) {
      const path = `/api/users/orders/${number}/documents/${document?.number ?? ""}.pdf`
      expect(await download(shop, path)).toMatchObject({ status: 200, start: "%PDF-" })
      expect((await download(owner, path)).status).toBe(404)
    }

    // Documents stay readable after the account is erased.
    const path = `/api/admin/documents/${invoice?.number ?? ""}.pdf`
    const before = await download(admin, path)
    expect(before).toMatchObject({ status: 200, start: "%PDF-" })
    expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
    expect((await download(admin, path)).bytes.equals(before.bytes)).toBe(true)
  })
})

describe("An invoice", () => {
  it("is not available to a guest, another customer or an administrator, or for an unknown order", async () => {
    const other = new ShopClient()
    await other.register()
    expect((await download(new ShopClient(), invoicePath())).status).toBe(401)
    expect((await download(admin, invoicePath())).status).toBe(404)
    expect(await other.send("GET", invoicePath())).toMatchObject({
      status: 404,
      body: { code: "order_not_found" },
    })
    expect((await owner.send("GET", invoicePath("BP-2020-000001"))).status).toBe(404)
  })

  it("is found by its number by administrators only", async () => {
    const [invoice] = await documentsOf(order.order_number)
    const path = `/api/admin/documents/${invoice?.number ?? ""}.pdf`
    expect(await download(admin, path)).toMatchObject({ status: 200, start: "%PDF-" })
    for (const requested of [path, `/api/admin/orders/${order.order_number}/documents`]) {
      expect((await download(owner, requested)).status).toBe(403)
      expect((await download(new ShopClient(), requested)).status).toBe(401)
    }
  })

  it.each([
    ["/api/admin/documents/F-2026-999999.pdf", 404],
    ["/api/admin/documents/F-2026-000001", 400],
    ["/api/admin/documents/..%2F..%2Fsecrets.pdf", 400],
    ["/api/admin/documents/%00.pdf", 400],
    ["/api/admin/orders/BP-2020-000001/documents", 404],
  ])("cannot be downloaded from the invalid URL %s, which returns %d", async (path, status) => {
    const answer = await admin.send("GET", path)
    expect(answer.status).toBe(status)
    errorSchema.parse(answer.body)
  })
})
