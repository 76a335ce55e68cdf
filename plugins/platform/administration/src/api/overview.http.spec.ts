import {
  adminUsersSchema,
  analyticsSchema,
  errorSchema,
  systemHealthSchema,
  vatReportSchema,
} from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator, makeProduct, hideProducts } from "../testing/administrator"
import { database } from "../testing/many-products"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

const listCustomers = async (query: string) => {
  const { body, headers } = await admin.send("GET", `/api/admin/users?${query}`)
  return { users: adminUsersSchema.parse(body), total: Number(headers.get("x-total-count")) }
}
const analytics = async (query = "") => {
  const { body } = await admin.send("GET", `/api/admin/analytics?${query}`)
  return analyticsSchema.parse(body)
}
const health = async () => systemHealthSchema.parse((await admin.send("GET", "/api/admin/health")).body)

it("people are found by name and address, with paging", async () => {
  const name = `Zoë${Date.now()}`
  const shops = [new ShopClient(), new ShopClient(), new ShopClient()]
  const registered: string[] = []
  for (const shop of shops)
    registered.push((await shop.register({ first_name: name, last_name: "D'Hondt" })).user.email)
  const all = await listCustomers(`search=${encodeURIComponent(`${name.toLowerCase()} d'hondt`)}`)
  expect(all.total).toBe(3)
  expect(all.users.map(({ email }) => email)).toEqual([...registered].reverse())
  expect(all.users[0]).toMatchObject({ first_name: name, is_admin: false, orders: 0 })
  const second = await listCustomers(`search=${encodeURIComponent(name)}&limit=1&offset=1`)
  expect(second).toMatchObject({ total: 3, users: [{ email: registered[1] }] })
  expect((await listCustomers(`search=${encodeURIComponent(registered[0] ?? "")}`)).users).toHaveLength(1)
  expect((await listCustomers("search=%25%25%25")).users).toEqual([])
  const [administratorRow] = (
    await listCustomers(`search=${encodeURIComponent(requireVariable("SHOP_ADMIN_EMAIL"))}`)
  ).users
  expect(administratorRow).toMatchObject({ is_admin: true })
})

it("the customer list is complete without a limit, newest first", async () => {
  const mark = `crowd-${Date.now()}`
  const client = await database()
  const created = 1_050
  await client.query(
    `INSERT INTO customer (id, email, first_name, has_account, created_at)
     SELECT 'cus_' || $1 || n, $1 || n || '@example.org', 'Crowd', true, now() - (n / 3) * interval '1 minute'
     FROM generate_series(1, $2::int) n`,
    [mark, created],
  )
  try {
    const { users, total } = await listCustomers("")
    expect([users.length, new Set(users.map(({ id }) => id)).size]).toEqual([total, total])
    expect(users.filter(({ email }) => email.startsWith(mark))).toHaveLength(created)
    const moments = users.map(({ created_at }) => Date.parse(created_at))
    expect(moments).toEqual([...moments].sort((a, b) => b - a))
    const customers = await listCustomers(`search=${mark}`)
    expect([customers.users.length, customers.total]).toEqual([created, created])
    expect((await listCustomers(`search=${mark}&limit=500`)).users).toEqual(customers.users.slice(0, 500))
    expect((await listCustomers(`search=${mark}&offset=1000`)).users).toEqual(customers.users.slice(1_000))
  } finally {
    await client.query(`DELETE FROM customer WHERE email LIKE $1`, [`${mark}%`])
    await client.end()
  }
})

it("a purchase and its refund count in revenue, VAT, its day and the best sellers", async () => {
  const { id: product } = await ownProduct({ price: 900, stock: 4 })
  const before = await analytics()
  await buy(new ShopClient())
  const between = await until("the other purchase", async () => {
    const now = await analytics()
    return now.period.revenue_cents > before.period.revenue_cents && now
  })
  const shop = new ShopClient()
  const person = await shop.register()
  const orderNumber = await buy(shop, {}, product)
  const order = await until("the order", async () =>
    (await shop.orders()).find(({ order_number }) => order_number === orderNumber),
  )
  const { total_cents, vat } = order.totals
  const after = await until("the invoice in the revenue", async () => {
    const now = await analytics()
    return now.period.revenue_cents >= between.period.revenue_cents + total_cents && now
  })
  expect(after.total_orders).toBe(between.total_orders + 1)
  expect(after.total_users).toBe(between.total_users + 1)
  expect(Math.round(after.total_revenue * 100)).toBe(Math.round(between.total_revenue * 100) + total_cents)
  const sum = after.period.vat.reduce((cents, each) => cents + each.net_cents + each.vat_cents, 0)
  expect(sum).toBe(after.period.revenue_cents)
  const [rate] = vat
  const vatAt = ({ period }: typeof after) =>
    period.vat.find((each) => each.rate === rate?.rate)?.vat_cents ?? 0
  expect(vatAt(after) - vatAt(between)).toBe(rate?.vat_cents)
  expect(after.period.days).toHaveLength(30)
  expect(after.period.days.reduce((cents, day) => cents + day.revenue_cents, 0)).toBe(
    after.period.revenue_cents,
  )
  const [item] = order.items
  const seller = after.period.best_sellers.find(({ product_id }) => product_id === item?.product_id)
  expect(seller?.quantity).toBeGreaterThanOrEqual(item?.quantity ?? 1)
  expect(after.recent_orders[0]).toMatchObject({ order_number: orderNumber, email: order.email })
  expect((await listCustomers(`search=${encodeURIComponent(person.user.email)}`)).users[0]?.orders).toBe(1)
  const lastYear = await analytics("from=2020-01-01&to=2020-01-31")
  expect(lastYear.period).toMatchObject({
    orders: 0,
    revenue_cents: 0,
    average_order_cents: 0,
    best_sellers: [],
  })

  const revenues = after.period.best_sellers.map(({ revenue_cents }) => revenue_cents)
  expect(revenues).toEqual([...revenues].sort((a, b) => b - a))
  const { day = "" } = after.period.days.at(-1) ?? {}
  const documents = async () => {
    const { body } = await admin.send("GET", `/api/admin/vat-report?from=${day}&to=${day}`)
    return vatReportSchema.parse(body).documents
  }
  const { credit_notes } = await documents()
  const refund = async (amount_cents: number) => {
    const json = { key: `refund-${orderNumber}-${amount_cents}`, amount_cents }
    const { status } = await admin.write("POST", `/api/admin/orders/${orderNumber}/refunds`, { json })
    expect(status).toBe(200)
  }
  await refund(100)
  await until("the revenue of the day equals its invoices minus its credit notes", async () => {
    const reported = await documents()
    const { days } = (await analytics()).period
    return reported.credit_notes > credit_notes && reported.total_cents === days.at(-1)?.revenue_cents
  })
  expect((await analytics()).period.best_sellers.map(({ product_id }) => product_id)).toContain(product)
  await refund(total_cents - 100)
  await until("the product out of the best sellers", async () =>
    (await analytics()).period.best_sellers.every(({ product_id }) => product_id !== product),
  )
})

it.each(["from=0000-01-01&to=0000-01-01", "to=0000-01-15", "from=2026-02-30"])(
  "analytics of an invalid period are rejected: %s",
  async (query) => {
    const { status, body } = await admin.send("GET", `/api/admin/analytics?${query}`)
    expect([status, errorSchema.parse(body).code]).toEqual([400, "invalid_request"])
  },
)

it("low stock is listed in the caller's language, lowest first", async () => {
  const product = await makeProduct(admin, { stock: 5 })
  const { running_out } = await until("it among what runs out", async () => {
    const now = await analytics()
    return now.running_out.some(({ product_id }) => product_id === product.id) && now
  })
  const stocks = running_out.map(({ stock }) => stock)
  expect(stocks).toEqual([...stocks].sort((a, b) => a - b))
  admin.language = "nl"
  const dutch = (await analytics()).running_out.find(({ product_id }) => product_id === product.id)
  admin.language = "fr"
  expect(dutch?.name).toBe(product.name_nl)
})

it("the health check shows when Stripe does not answer, and when it does again", async () => {
  const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  const well = await health()
  expect(well).toMatchObject({ database: { state: "healthy" }, payments: { state: "healthy" } })
  expect(well.database.detail).toMatch(/Répond en \d+ ms/)
  await stripe.fault({ method: "GET", path: "/v1/balance", status: 500, times: 1 })
  expect((await health()).payments.state).toBe("down")
  await stripe.clearFaults()
  expect((await health()).payments.state).toBe("healthy")
  expect(["healthy", "degraded"]).toContain(well.mail.state)
  expect(well.mail.has_server).toBe(Boolean(process.env["SMTP_URL"]))
})
