import { adminOrderDetailSchema } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy, HOME, orderIn } from "@bon-perroquet/testing/purchase"

/**
 * The demo shop declares `customer_reference`, which the checkout asks for and customers see, and `packed_by`, which only
 * administrators see and change.
 */
const admin = new ShopClient()
beforeAll(() => admin.signInOwner())

const detailOf = async (number: string) =>
  adminOrderDetailSchema.parse((await admin.send("GET", `/api/admin/orders/${number}`)).body)
const save = (number: string, custom_fields: object, by = admin) =>
  by.write("PUT", `/api/admin/orders/${number}/custom-fields`, { json: { custom_fields } })

it("a custom field of the checkout is validated, shown to customer and staff, and in the e-mail, and administrators change editable fields", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  await shop.addItem((await shop.product("amandes-decortiquees")).id)
  const open = (custom_fields: object) =>
    shop.write("POST", "/api/payments/checkout/session", {
      json: {
        ...{ origin_url: shop.baseUrl, cart_session_id: shop.sessionId, customer_email: user.email },
        ...{ ...HOME, custom_fields },
      },
    })
  for (const wrong of [
    { customer_reference: "x".repeat(41) },
    { customer_reference: 7 },
    { packed_by: "Ada" },
  ])
    expect(await open(wrong)).toMatchObject({ status: 400 })

  const entered = { customer_reference: "PO 2026/7 <b>" }
  const number = await buy(shop, { customer_email: user.email, custom_fields: entered })
  expect((await orderIn(shop, number)).custom_fields).toEqual(entered)
  expect((await detailOf(number)).custom_fields).toEqual({ ...entered, packed_by: null })
  const confirmation = await until("the confirmation", async () =>
    (await mailTo(user.email)).find(({ text }) => text.includes(number)),
  )
  expect(confirmation.text).toContain("Votre référence")
  expect(confirmation.text).toContain("PO 2026/7 <b>")
  expect(confirmation.html).toContain("PO 2026/7 &lt;b&gt;")

  expect(await save(number, { packed_by: "x".repeat(41) })).toMatchObject({ status: 400 })
  expect(await save(number, { packed_by: "Bob" }, shop)).toMatchObject({ status: 403 })
  expect(await save("BP-2000-000000", { packed_by: "Bob" })).toMatchObject({ status: 404 })
  const saved = await save(number, { packed_by: "Bob", customer_reference: "K-1" })
  expect(saved.body).toMatchObject({ custom_fields: { packed_by: "Bob", customer_reference: "K-1" } })
  expect((await orderIn(shop, number)).custom_fields).toEqual({ customer_reference: "K-1" })
  await save(number, { customer_reference: null })
  const { id, custom_fields } = await detailOf(number)
  expect(custom_fields).toEqual({ customer_reference: null, packed_by: "Bob" })
  const { body } = await admin.send(
    "GET",
    `/api/admin/changes?subject=order&subject_id=${id}&limit=5&offset=0`,
  )
  expect(JSON.stringify(body)).toContain("packed_by")
  expect(JSON.stringify(body)).not.toContain("Bob")

  const engine = await EngineClient.signIn()
  const path = `/admin/shop-orders/${id}`
  expect(await engine.get(path)).toMatchObject({
    order: { custom_fields },
    declared: [{ key: "customer_reference" }, { key: "packed_by" }],
  })
  await engine.put(path, { custom_fields: { packed_by: "Eve" } })
  expect((await detailOf(number)).custom_fields?.["packed_by"]).toBe("Eve")
})
