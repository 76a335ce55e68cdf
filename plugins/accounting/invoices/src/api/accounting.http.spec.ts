import { cashSchema, vatReportSchema } from "@bon-perroquet/contract"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy, orderIn } from "@bon-perroquet/testing/purchase"
import { strFromU8, unzipSync } from "fflate"

let admin: ShopClient
beforeAll(async () => {
  admin = new ShopClient()
  await admin.signInOwner()
})

const dayIn = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" })
const read = (path: string) => admin.send("GET", `/api/admin/${path}`)
const centsOf = (amount = "") => Math.round(Number(amount) * 100)
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Fields are counted from the end, because a customer's name may contain commas. */
async function journalOf(period: string): Promise<{ line: string; total_cents: number }[]> {
  const { body } = await read(`accounting/journal.csv${period}`)
  const [, ...lines] = String(body).trimEnd().split("\r\n")
  return lines.map((line) => ({ line, total_cents: centsOf(line.split(",").at(-4)) }))
}

async function filesOf(path: string): Promise<Record<string, string>> {
  await admin.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
  const answer = await fetch(`${requireVariable("SHOP_URL")}/api/admin/accounting/${path}`, {
    headers: { Authorization: `Bearer ${admin.token ?? ""}` },
  })
  expect(answer.headers.get("content-type")).toBe("application/zip")
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, data]) => [name, strFromU8(data)]))
}

describe("Accounting exports", () => {
  it("have a journal that equals the VAT report, lines that add up to each order's price, and files with names", async () => {
    const shop = new ShopClient()
    await shop.register()
    await shop.addItem((await shop.product("amandes-decortiquees")).id, 3)
    await shop.addItem((await shop.product("melange-grands-perroquets")).id, 1)
    const number = await buy(shop)
    const order = await orderIn(shop, number)
    const day = dayIn.format(new Date())
    const period = `?from=${day}&to=${day}`
    const mine = await until("the order's lines in the journal", async () => {
      const lines = (await journalOf(period)).filter(({ line }) => line.includes(number))
      return lines.length > 0 && lines
    })
    expect(sum(mine.map(({ total_cents }) => total_cents))).toBe(order.totals.total_cents)
    expect(mine).toHaveLength(order.totals.vat.length)
    await until("journal and report to agree", async () => {
      const { documents } = vatReportSchema.parse((await read(`vat-report${period}`)).body)
      return sum((await journalOf(period)).map(({ total_cents }) => total_cents)) === documents.total_cents
    })
    const cash = cashSchema.parse((await read(`accounting/cash${period}`)).body)
    const card = cash.days.find((each) => each.day === day && each.method === "card")
    expect(card?.in_cents).toBeGreaterThanOrEqual(order.totals.total_cents)
    expect(sum(cash.days.map(({ in_cents }) => in_cents))).toBe(cash.in_cents)
    const csv = String((await read(`accounting/cash.csv${period}`)).body)
    expect(csv.split("\r\n")[0]).toBe("date,method,in,out,net")
    expect(csv).toContain(`${day},card,`)

    const invoice = mine[0]?.line.split(",")[2] ?? ""
    const ubl = await filesOf(`ubl.zip${period}`)
    expect(ubl[`invoices/${invoice}.xml`]).toContain(`<cbc:ID>${invoice}</cbc:ID>`)
    expect(ubl["SHA256SUMS"]).toContain(`invoices/${invoice}.xml`)
    expect(Object.keys(await filesOf("archive.zip?year=2025"))).toEqual(["journal-2025.csv", "SHA256SUMS"])
  })

  it("reject a period of more than a year, and callers who are not administrators", async () => {
    const customer = new ShopClient()
    await customer.register()
    for (const path of ["journal.csv", "ubl.zip", "cash", "cash.csv"]) {
      expect((await read(`accounting/${path}?from=2025-01-01&to=2026-12-31`)).status).toBe(400)
      const address = `/api/admin/accounting/${path}?from=2026-01-01&to=2026-03-31`
      expect([path, (await customer.send("GET", address)).status]).toEqual([path, 403])
    }
    expect((await read("accounting/archive.zip?year=26")).status).toBe(400)
  })
})
