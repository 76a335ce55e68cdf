import { alertsSchema } from "@bon-perroquet/contract"
import { paymentAccountSettingSchema } from "@bon-perroquet/contract/payment-account"
import { setupSchema } from "@bon-perroquet/contract/setup"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { administrator } from "../../testing/administrator"
import { database } from "../../testing/many-products"

const PATH = "/api/admin/settings/payments"
const stripe = () => new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterEach(() => stripe().clearFaults())
afterAll(forget)

const read = async () => paymentAccountSettingSchema.parse((await admin.send("GET", PATH)).body)
const save = (key: string) => admin.write("PUT", PATH, { json: { key } })

async function sql<T extends object>(query: string): Promise<T[]> {
  const client = await database()
  const { rows } = await client.query<T>(query)
  await client.end()
  return rows
}

/** Deletes the dashboard's account, so that the shop uses the emulator's first account again. */
async function forget(): Promise<void> {
  await sql("DELETE FROM setting_version WHERE setting = 'payment_account'")
  await until("all engines use the emulator again", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, read))
    return answers.every(({ is_emulated }) => is_emulated)
  })
}

async function openPage(): Promise<{ shop: ShopClient; id: string }> {
  const shop = new ShopClient()
  await shop.addItem((await shop.product("amandes-decortiquees")).id, 1)
  return { shop, id: (await shop.openCheckout(HOME)).session_id }
}

/** Opens pages until one belongs to the account, because other engines notice a changed setting after a second. */
const pageAt = (key: string) =>
  until(`a payment page of ${key}`, async () => {
    const page = await openPage()
    const url = `${requireVariable("STRIPE_EMULATOR_URL")}/v1/checkout/sessions/${page.id}`
    const { status } = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
    return status === 200 && page
  })

describe("The payment account of the dashboard", () => {
  it("names the reason for which a key is rejected, and saves nothing", async () => {
    expect(await read()).toMatchObject({ account: null, is_emulated: true, overridden_by: null })
    for (const [key, code] of [
      ["pk_test_emulator_birds", "stripe_key_publishable"],
      ["whsec_1", "stripe_key_invalid"],
      ["sk_test_unknown", "stripe_key_invalid"],
      ["rk_test_emulator_birds_limited", "stripe_key_rights"],
    ] as const) {
      const answer = await save(key)
      expect([key, answer.status, answer.body]).toEqual([key, 400, { code, detail: expect.any(String) }])
      expect(JSON.stringify(answer.body)).not.toContain(key)
    }
    const stale = { json: { key: "sk_test_emulator_birds" }, headers: { "If-Match": '"0"' } }
    expect((await admin.write("PUT", PATH, stale)).status).toBe(412)
    await stripe().fault({ path: "/v1/account", cut: "before", times: 10 })
    expect(await save("sk_test_emulator_birds")).toMatchObject({
      ...{ status: 400, body: { code: "stripe_unreachable" } },
    })
    expect((await read()).account).toBeNull()
  })

  it("takes payments without a restart, while the emulator's open pages expire and its orders can be cancelled", async () => {
    const number = await buy(new ShopClient())
    const before = await openPage()
    const saved = await save("sk_test_emulator_birds")
    expect([saved.status, saved.body]).toMatchObject([
      200,
      {
        account: { id: "acct_birds", name: "birds", is_live: false, last4: "irds", has_webhook: false },
        ...{ is_emulated: false, is_public: false, is_readable: true },
      },
    ])
    const page = await pageAt("sk_test_emulator_birds")
    await stripe().pay(page.id)
    await until("the order of the new account", async () => {
      const { payment_status } = await page.shop.paymentStatus(page.id)
      return payment_status === "paid"
    })
    const steps = setupSchema.parse((await admin.send("GET", "/api/admin/setup")).body).steps
    expect(steps.find(({ name }) => name === "payment")).toMatchObject({ problem: "payment_test_key" })

    expect((await before.shop.send("GET", `/api/payments/checkout/status/${before.id}`)).status).toBe(200)
    await until("the old page's attempt ends", async () => {
      const [attempt] = await sql<{ state: string }>(
        `SELECT state FROM checkout_attempt WHERE checkout_session_id = '${before.id}'`,
      )
      return attempt?.state === "expired"
    })
    expect((await before.shop.openCheckout(HOME)).session_id).not.toBe(before.id)

    const cancelled = await admin.write("PUT", `/api/admin/orders/${number}/status`, {
      json: { status: "cancelled" },
    })
    expect([cancelled.status, cancelled.body]).toMatchObject([200, {}])
    const order = await admin.send("GET", `/api/admin/orders/${number}`)
    expect(order.body).toMatchObject({
      status: "cancelled",
      refundable_cents: 0,
      refunds: [{ state: "done" }],
    })
    const alerts = alertsSchema.parse((await admin.send("GET", "/api/admin/alerts")).body)
    expect(alerts.filter(({ order_number }) => order_number === number)).toEqual([])
  })

  it("rejects events that the former account signed", async () => {
    const [attempt] = await sql<{ id: string }>(
      "SELECT checkout_session_id AS id FROM checkout_attempt WHERE state = 'expired' ORDER BY created_at DESC LIMIT 1",
    )
    expect(await stripe().forge(attempt?.id ?? "", "signed")).toEqual([400])
  })

  it("accepts another account after a test account, and only the same account after a live one", async () => {
    expect((await save("sk_test_emulator_parrots")).status).toBe(200)
    expect((await save("sk_live_emulator_birds")).status).toBe(200)
    const { since } = await stored()
    for (const other of ["sk_live_emulator_parrots", "sk_test_emulator_birds"])
      expect(await save(other)).toMatchObject({
        ...{ status: 409, body: { code: "stripe_other_account", detail: expect.stringContaining("birds") } },
      })
    expect(await save("sk_live_emulator_birds_2")).toMatchObject({
      ...{ status: 200, body: { account: { id: "acct_birds", is_live: true, last4: "ds_2" } } },
    })
    expect((await stored()).since).toBe(since)
    await until("the checklist is done with a live key", async () => {
      const { steps } = setupSchema.parse((await admin.send("GET", "/api/admin/setup")).body)
      return steps.find(({ name }) => name === "payment")?.state === "done"
    })
  })

  it("keeps its key encrypted, and no answer, change log or export contains it", async () => {
    const rows = await sql<{ text: string }>(
      "SELECT value::text AS text FROM setting_version WHERE setting = 'payment_account'",
    )
    expect(rows.length).toBeGreaterThan(1)
    const changes = await admin.send("GET", "/api/admin/changes?subject=setting&subject_id=payment_account")
    for (const text of [JSON.stringify(rows), JSON.stringify(await read()), JSON.stringify(changes.body)])
      expect(text).not.toContain("sk_live_emulator")
    expect(JSON.stringify(changes.body)).toContain("acct_birds")
  })
})

async function stored(): Promise<{ since: string }> {
  const [row] = await sql<{ value: { account: { since: string } } }>(
    "SELECT value FROM setting_version WHERE setting = 'payment_account' ORDER BY number DESC LIMIT 1",
  )
  return { since: row?.value.account.since ?? "" }
}
