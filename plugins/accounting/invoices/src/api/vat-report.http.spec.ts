import { errorSchema, vatReportSchema, type VatReport } from "@bon-perroquet/contract"
import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import type { Content } from "../modules/documents"

let database: Knex
let admin: ShopClient

beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  admin = new ShopClient()
  await admin.signInOwner()
})
afterAll(() => database.destroy())

const dayIn = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Brussels" })
const today = () => dayIn.format(new Date())

const query = (from: string, to: string) => `?from=${from}&to=${to}`
const contents = async (): Promise<Content[]> =>
  (await database<{ content: Content }>("sales_document").select("content")).map(({ content }) => content)

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const sign = ({ kind }: Content) => (kind === "invoice" ? 1 : -1)

describe("The VAT report", () => {
  it("is the sum of the period's documents to the cent", async () => {
    const shop = new ShopClient()
    await shop.addItem((await shop.product("melange-grands-perroquets")).id)
    const number = await buy(shop)
    await until("the invoice", async () =>
      (await contents()).some(({ order_number }) => order_number === number),
    )
    const day = today()
    const before = (await contents()).filter(({ issued_at }) => dayIn.format(new Date(issued_at)) === day)
    const answer = await admin.send("GET", `/api/admin/vat-report${query(day, day)}`)
    const { documents, belgium, intra_community, oss } = vatReportSchema.parse(answer.body)
    expect(documents).toEqual({
      invoices: before.filter(({ kind }) => kind === "invoice").length,
      credit_notes: before.filter(({ kind }) => kind === "credit_note").length,
      total_cents: sum(before.map((content) => sign(content) * content.totals.total_cents)),
    })
    // Other tests may have left a sale with the VAT of another country.
    const [abroad, within] = [true, false].map((is) =>
      before.filter(({ scheme, country }) => (scheme === "oss" && country !== "BE") === is),
    )
    expect(oss.vat_cents).toBe(sum((abroad ?? []).map((content) => sign(content) * content.totals.tax_cents)))
    for (const { rate, sales, credits } of belgium.rates) {
      const of = (kind: Content["kind"], amount: "net_cents" | "vat_cents") =>
        sum(
          (within ?? [])
            .filter((content) => content.kind === kind)
            .flatMap(({ totals }) => totals.vat.filter((entry) => entry.rate === rate))
            .map((entry) => entry[amount]),
        )
      expect(sales).toEqual({ base_cents: of("invoice", "net_cents"), vat_cents: of("invoice", "vat_cents") })
      expect(credits).toEqual({
        base_cents: of("credit_note", "net_cents"),
        vat_cents: of("credit_note", "vat_cents"),
      })
    }
    const whole = belgium.rates.flatMap(({ sales, credits }) => [
      sales.base_cents + sales.vat_cents,
      0 - credits.base_cents - credits.vat_cents,
    ])
    const untaxed = intra_community.sales_cents - intra_community.credits_cents
    const outside = (abroad ?? []).map((content) => sign(content) * content.totals.total_cents)
    expect(sum([...whole, untaxed, ...outside])).toBe(documents.total_cents)
    const salesAt = (rate: number) => belgium.rates.find((entry) => entry.rate === rate)?.sales.base_cents
    expect([belgium.grids["01"], belgium.grids["03"]]).toEqual([salesAt(6), salesAt(21)])
    expect(belgium.grids["54"]).toBe(sum(belgium.rates.map(({ sales }) => sales.vat_cents)))
  })

  it("has the same figures as CSV", async () => {
    const day = today()
    const json = vatReportSchema.parse(
      (await admin.send("GET", `/api/admin/vat-report${query(day, day)}`)).body,
    )
    const csv = await admin.send("GET", `/api/admin/vat-report.csv${query(day, day)}`)
    expect(csv.headers.get("content-type")).toContain("text/csv")
    const lines = String(csv.body).trimEnd().split("\r\n")
    expect(lines[0]).toBe("return,kind,country,quarter,rate,base,vat")
    const vat = (json.belgium.grids["54"] ?? 0) / 100
    expect(lines).toContain(`BE,grid 54,BE,,,${vat.toFixed(2)},`)
  })

  it("is empty for a period without documents", async () => {
    const answer = await admin.send("GET", `/api/admin/vat-report${query("2020-01-01", "2020-03-31")}`)
    expect(vatReportSchema.parse(answer.body)).toEqual<VatReport>({
      from: "2020-01-01",
      to: "2020-03-31",
      documents: { invoices: 0, credit_notes: 0, total_cents: 0 },
      belgium: { rates: [], grids: { "01": 0, "02": 0, "03": 0, "49": 0, "54": 0, "64": 0 } },
      intra_community: { sales_cents: 0, credits_cents: 0, customers: [] },
      oss: { supplies: [], corrections: [], vat_cents: 0 },
    })
  })

  it.each([
    ["a report without a period", ""],
    ["a period that ends before it begins", query("2026-04-01", "2026-03-31")],
    ["a period with an invalid day", query("2026-02-30", "2026-03-31")],
    ["an unknown parameter", query("2026-01-01", "'; DROP TABLE sales_document; --")],
  ])("rejects %s", async (_name, search) => {
    for (const path of ["vat-report", "vat-report.csv"]) {
      const answer = await admin.send("GET", `/api/admin/${path}${search}`)
      expect(answer.status).toBe(400)
      expect(errorSchema.parse(answer.body).code).toBe("invalid_request")
    }
  })

  it.each(["vat-report", "vat-report.csv"])(
    "rejects callers who are not administrators: %s",
    async (path) => {
      const customer = new ShopClient()
      await customer.register()
      const address = `/api/admin/${path}${query("2026-01-01", "2026-03-31")}`
      expect((await customer.send("GET", address)).status).toBe(403)
      expect((await new ShopClient().send("GET", address)).status).toBe(401)
    },
  )
})
