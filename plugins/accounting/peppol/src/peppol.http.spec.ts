import { sharedProduct } from "@bon-perroquet/checkout/testing"
import { eInvoicesSchema, todaySchema, type EInvoice, type EInvoiceState } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"

import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { runJob } from "@bon-perroquet/testing/sweeps"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

function business() {
  const digits = String(Math.floor(Math.random() * 1e6)).padStart(6, "0")
  const base = `04${digits}`
  const enterprise = `${base}${String(97 - (Number(base) % 97)).padStart(2, "0")}`
  return { vat_number: `BE${enterprise}`, receiver: `0208:${enterprise}` }
}

const emulator = `${requireVariable("BUSINESS_EMULATOR_URL")}/_control/e-invoice`

/** Sets how the access point answers. Null delivers the document. */
async function fate(receiver: string, answer: string | null): Promise<void> {
  await fetch(emulator, { method: "POST", body: JSON.stringify({ receiver, fate: answer }) })
}

interface Handed {
  state: string
  sends: number
  receiver: string
  xml: string
}

async function handed(number: string): Promise<Handed[]> {
  const answer = (await (await fetch(`${emulator}/${number}`)).json()) as { documents: Handed[] }
  return answer.documents
}

async function eInvoices(path: string): Promise<EInvoice[]> {
  return eInvoicesSchema.parse((await administrator.shop.send("GET", path)).body).e_invoices
}

const product = async () => (await sharedProduct()).id

async function soldTo(vat_number: string): Promise<string> {
  return buy(new ShopClient(), { business: { company: "Volière SRL", vat_number } }, await product())
}

const eInvoicesIn = (order: string, ...states: EInvoiceState[]): Promise<EInvoice[]> =>
  until(`documents of ${order}: ${states.join(", ")}`, async () => {
    await runJob("deliver-e-invoices")
    const documents = await eInvoices(`/api/admin/orders/${order}/e-invoices`)
    return documents.map(({ state }) => state).join() === states.join() && documents
  })

const change = (number: string, state: "waiting" | "settled") =>
  administrator.shop.write("PUT", `/api/admin/e-invoices/${number}`, { json: { state } })

it("an invoice and its credit note are delivered once to a Belgian business, and the order shows their state", async () => {
  const { vat_number, receiver } = business()
  await fate(receiver, "delayed")
  const order = await soldTo(vat_number)
  const [sent] = await eInvoicesIn(order, "sent")
  expect(sent).toMatchObject({ order_number: order, company: "Volière SRL", vat_number, reason: null })
  await fate(receiver, null)
  await eInvoicesIn(order, "delivered")
  const [document, second] = await handed(sent?.number ?? "")
  expect(second).toBeUndefined()
  expect(document).toMatchObject({ state: "SENT", sends: 1, receiver })
  expect(document?.xml).toContain("urn:fdc:peppol.eu:2017:poacc:billing:3.0")

  await fate(receiver, "busy")
  const engine = await EngineClient.signIn()
  const payment = (await engine.ordersNumbered(order))[0]?.payment_collections[0]?.payments?.[0]
  await engine.post(`/admin/payments/${payment?.id ?? ""}/refund`, { amount: 1 })
  const [, note] = await eInvoicesIn(order, "delivered", "delivered")
  const notes = await handed(note?.number ?? "")
  expect(notes).toMatchObject([{ sends: 1, xml: expect.stringContaining("<CreditNote") as string }])
  expect(codeOf(await change(note?.number ?? "", "waiting"))).toBe("e_invoice_handed_over")
})

it("a rejected document waits until staff send it again", async () => {
  const { vat_number, receiver } = business()
  await fate(receiver, "refused")
  const order = await soldTo(vat_number)
  const [refused] = await eInvoicesIn(order, "refused")
  const number = refused?.number ?? ""
  expect(refused?.reason).toBe("The receiver's access point refused the document.")
  expect(await eInvoices("/api/admin/e-invoices")).toContainEqual(refused)
  const today = todaySchema.parse((await administrator.shop.send("GET", "/api/admin/today")).body)
  expect(today.e_invoices).toBeGreaterThan(0)
  const day = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Brussels" })
  const csv = await administrator.shop.send(
    "GET",
    `/api/admin/accounting/e-invoices.csv?from=${day}&to=${day}`,
  )
  expect(csv.body).toContain(`${number},invoice,${order},Volière SRL,${vat_number},refused,`)

  await fate(receiver, null)
  expect(await change(number, "waiting")).toMatchObject({ status: 200, body: { state: "waiting" } })
  await eInvoicesIn(order, "delivered")
  expect((await handed(number)).map(({ state }) => state)).toEqual(["FAILED", "SENT"])
})

it("a document is delivered once although the answer was lost, and another one with its number, as after a restore, is rejected", async () => {
  const other = business()
  await fate(other.receiver, "lost")
  const [sent] = await eInvoicesIn(await soldTo(other.vat_number), "delivered")
  const [document, ...more] = await handed(sent?.number ?? "")
  expect([document?.sends, more]).toEqual([1, []])
  const { vat_number, receiver } = business()
  await fate(receiver, "unregistered")
  const order = await soldTo(vat_number)
  const [mine] = await eInvoicesIn(order, "unregistered")
  const number = mine?.number ?? ""
  expect(await handed(number)).toEqual([])
  const xml = document?.xml.replaceAll(sent?.number ?? "", number)
  await fetch(emulator, { method: "POST", body: JSON.stringify({ xml }) })
  await fate(receiver, null)
  await change(number, "waiting")
  const [refused] = await eInvoicesIn(order, "refused")
  expect(refused?.reason).toContain(number)
  expect((await handed(number)).map((each) => each.receiver)).toEqual([other.receiver])
  const open = async () => (await eInvoices("/api/admin/e-invoices")).map((each) => each.number)
  expect(await open()).toContain(number)
  // The business gets its invoice in another way.
  expect(await change(number, "settled")).toMatchObject({ status: 200, body: { state: "settled" } })
  expect(await open()).not.toContain(number)
})

it("a person's order is not sent, and only the access point can report a document's state", async () => {
  const order = await buy(new ShopClient(), {}, await product())
  await until("the invoice", async () => (await administrator.order(order)).documents.length > 0)
  await eInvoicesIn(order)
  const forged = await fetch(`${requireVariable("SHOP_URL")}/api/peppol/events`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Signature": `sha256=${"0".repeat(64)}` },
    body: JSON.stringify({ data: { document_id: "doc_1" } }),
  })
  expect(forged.status).toBe(400)
  expect((await change("F-2020-000001", "waiting")).status).toBe(404)
})
