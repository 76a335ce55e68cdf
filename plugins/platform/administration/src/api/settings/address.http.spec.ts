import { paymentAccountSettingSchema } from "@bon-perroquet/contract/payment-account"
import { shopAddressSettingSchema } from "@bon-perroquet/contract/shop-address"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import { administrator } from "../../testing/administrator"

const PATH = "/api/admin/settings/address"
const PUBLIC = "https://shop.example"
const local = () => requireVariable("SHOP_URL")

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})

const read = async () => shopAddressSettingSchema.parse((await admin.send("GET", PATH)).body)
const save = (url: string, headers = {}) => admin.write("PUT", PATH, { json: { url }, headers })

/** Waits until all processes use an address. Several processes serve the shop. */
const untilAddress = (address: string) =>
  until(`the address ${address}`, async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(`${local()}/robots.txt`)))
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    const settings = await Promise.all(Array.from({ length: 6 }, read))
    return (
      texts.every((text) => text.includes(`Sitemap: ${address}/sitemap.xml`)) &&
      settings.every(({ current }) => current === address)
    )
  })

/** Saves an address without its check, which no host of a test can pass. */
const saveUnchecked = (url: string) =>
  shopDatabase().raw(
    `INSERT INTO setting_version (id, setting, number, value, "by")
     VALUES ('setv_address', 'shop_address', 1, ?, 'test@example.org')`,
    [JSON.stringify({ url })],
  )
const forget = (setting: string) => shopDatabase()("setting_version").where({ setting }).delete()

const cookieOf = (answer: Response) => answer.headers.get("set-cookie") ?? ""

describe("The public address of the dashboard", () => {
  it("names the reason for which an address is rejected, and saves nothing", async () => {
    for (const invalid of [
      "http://shop.example",
      "https://shop.example/path",
      "shop.example",
      "https://a@b.be",
    ])
      expect([invalid, (await save(invalid)).status]).toEqual([invalid, 400])
    for (const [address, code] of [
      ["https://127.0.0.1:8443", "address_not_public"],
      ["https://10.0.0.7", "address_not_public"],
      ["https://nas.local", "address_not_public"],
      ["https://nobody.invalid", "address_unreachable"],
    ] as const) {
      const { status, body } = await save(address)
      expect([address, status, body]).toEqual([address, 400, { code, detail: expect.any(String) }])
    }
    expect((await save("", { "If-Match": '"0"' })).status).toBe(412)
    expect(await read()).toMatchObject({ value: { url: "" }, current: local(), overridden_by: null })
  })

  it("applies without a restart to pages, cookies, e-mails and return addresses, and keeps the local address", async () => {
    const before = await fetch(`${local()}/products`)
    expect(before.headers.get("strict-transport-security")).toBeNull()
    expect(cookieOf(before)).not.toMatch(/secure/i)
    await saveUnchecked(PUBLIC)
    try {
      await untilAddress(PUBLIC)
      const page = await until("a page with the new address", async () => {
        const answer = await fetch(`${local()}/products`)
        const text = await answer.text()
        return text.includes(`rel="canonical" href="${PUBLIC}/products"`) && answer
      })
      expect(page.headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains")
      expect(page.headers.get("content-security-policy")).toMatch(/;upgrade-insecure-requests$/)
      expect(cookieOf(page)).toMatch(/; Secure/)
      const products = await fetch(`${local()}/api/products`)
      expect(products.headers.get("strict-transport-security")).toMatch(/^max-age/)
      expect(cookieOf(products)).toMatch(/; Secure/)

      const person = new ShopClient()
      const { user } = await person.register()
      const { message } = await linkTo(user.email, "/auth/verify")
      expect(message.text).toContain(`${PUBLIC}/auth/verify?token=`)

      for (const origin of [PUBLIC, local()]) {
        const shop = new ShopClient()
        await shop.addItem((await shop.product("amandes-decortiquees")).id, 1)
        expect((await shop.openCheckout({ ...HOME, origin_url: origin })).session_id).toMatch(/^cs_/)
        await shop.cancelCheckout()
      }
    } finally {
      await forget("shop_address")
    }
    await untilAddress(local())
    expect((await fetch(`${local()}/products`)).headers.get("strict-transport-security")).toBeNull()
  })

  it("takes Stripe's webhook of the dashboard's account with it", async () => {
    const key = "sk_test_emulator_moved"
    const payments = async () =>
      paymentAccountSettingSchema.parse((await admin.send("GET", "/api/admin/settings/payments")).body)
    const endpoints = async () => {
      const url = `${requireVariable("STRIPE_EMULATOR_URL")}/v1/webhook_endpoints`
      const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
      return ((await answer.json()) as { data: { url: string }[] }).data.map((each) => each.url)
    }
    await saveUnchecked(PUBLIC)
    try {
      await untilAddress(PUBLIC)
      await admin.write("PUT", "/api/admin/settings/payments", { json: { key } })
      expect(await payments()).toMatchObject({ account: { has_webhook: true }, is_public: true })
      expect(await endpoints()).toEqual([`${PUBLIC}/api/payments/webhook`])
      expect(await save("")).toMatchObject({ status: 200, body: { current: local() } })
      expect(await endpoints()).toEqual([])
      expect(await payments()).toMatchObject({ account: { has_webhook: false }, is_public: false })
    } finally {
      await forget("shop_address")
      await forget("payment_account")
      await until("the emulator again", async () => {
        const answers = await Promise.all(Array.from({ length: 4 }, payments))
        return answers.every(({ is_emulated }) => is_emulated)
      })
    }
  })

  it("is proved by a hash that depends on the challenge and the secret of the shop", async () => {
    const proof = async (challenge: string) => {
      const { status, body } = await new ShopClient().send("GET", `/api/shop/address?challenge=${challenge}`)
      return [status, body] as const
    }
    const [status, body] = await proof("a".repeat(43))
    expect([status, body]).toEqual([200, { proof: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await proof("a".repeat(43))).toEqual([status, body])
    expect((await proof("b".repeat(43)))[1]).not.toEqual(body)
    expect((await proof("short"))[0]).toBe(400)
  })
})
