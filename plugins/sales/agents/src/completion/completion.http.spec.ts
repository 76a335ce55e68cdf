import { Administrator } from "@bon-perroquet/orders/testing"
import { ownProduct, until } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import {
  agreed,
  AGREEMENT,
  belgianNumber,
  business,
  BUYER,
  callsOf,
  codesOf,
  errorResponseSchema,
  HOME,
  linesOf,
  Platform,
  profileOf,
  readAgreement,
  setFeatures,
  ucpCheckoutSchema,
} from "../testing"

const database = shopDatabase()
let platform: Platform
let administrator: Administrator
beforeAll(async () => {
  await setFeatures({ agents: true, agents_for_businesses: true })
  platform = await Platform.start()
  administrator = await Administrator.signIn()
})
afterAll(async () => {
  await platform.stop()
  await setFeatures({ agents: false, agents_for_businesses: false })
  await database.destroy()
})

const call = callsOf(() => platform)
const prepare = async (headers: Record<string, string>, id: string, about: object = {}) =>
  call(
    ucpCheckoutSchema,
    "POST",
    "/checkout-sessions",
    { ...linesOf(id, 2), buyer: BUYER, fulfillment: HOME, ...about },
    { status: 201, headers },
  )
const complete = (id: string, headers: Record<string, string>) =>
  call(ucpCheckoutSchema, "POST", `/checkout-sessions/${id}/complete`, {}, { headers })
const totalOf = ({ totals }: { totals: { type: string; amount: number }[] }) =>
  totals.find(({ type }) => type === "total")?.amount

it("the assistant of a business that agreed orders at the announced total, by bank transfer", async () => {
  const { headers, email, vat_number } = await agreed()
  const product = await ownProduct({ stock: 9 })
  const ready = await prepare(headers, product.id)
  expect(ready.status).toBe("ready_for_complete")
  expect(codesOf(ready)).toEqual(["paid_by_transfer"])
  const completed = await complete(ready.id, headers)
  expect(completed).toMatchObject({ status: "completed", messages: [] })
  expect(completed.line_items).toMatchObject([{ quantity: 2 }])
  const number = completed.order?.label ?? ""
  const order = await administrator.order(number)
  expect(order).toMatchObject({
    ...{ email, status: "pending", payment: { paid_cents: 0 } },
    totals: { total_cents: totalOf(ready) },
    awaited: { amount_cents: totalOf(ready) },
    business: { company: "Volière SA", vat_number },
    assistant: { protocol: "ucp", is_verified: false },
  })
  const again = await call(
    errorResponseSchema,
    "POST",
    `/checkout-sessions/${ready.id}/complete`,
    {},
    { headers },
  )
  expect(codesOf(again)).toEqual(["checkout_ended"])
})

it("simultaneous attempts to complete place one order", async () => {
  const { headers, email } = await agreed()
  const ready = await prepare(headers, (await ownProduct({ stock: 9 })).id)
  const path = `/checkout-sessions/${ready.id}/complete`
  await Promise.all([1, 2, 3].map(() => platform.send("POST", path, {}, { headers })))
  await until("the order", async () => (await administrator.orders({ search: email })).total === 1)
})

it("only the shopper completes without a key, with a strange key, by another business, after a change of total or VAT number, and after the end of the agreement", async () => {
  const [first, second] = [await agreed(), await agreed()]
  const product = await ownProduct({ stock: 20, price: 10 })
  const ready = await prepare(first.headers, product.id)
  const strange = { authorization: `Bearer agk_${"x".repeat(43)}` }
  for (const other of [{}, strange])
    expect((await complete(ready.id, other)).status).toBe("requires_escalation")
  const refused = async (by: typeof first, code: string, { id } = ready) => {
    const answer = await complete(id, by.headers)
    expect(answer.status).toBe("requires_escalation")
    expect(codesOf(answer)).toContain(code)
    return answer
  }
  await first.shop.write("PUT", "/api/users/profile", profileOf(belgianNumber()))
  await refused(first, "vat_number_unconfirmed")
  // The total was announced to the first business only.
  await refused(second, "price_changed")

  const changed = await prepare(second.headers, product.id)
  await administrator.shop.write("PATCH", `/api/admin/products/${product.id}/price`, { json: { price: 11 } })
  const path = `/checkout-sessions/${changed.id}`
  // Without the key, nothing is announced to the business.
  await until(
    "the new price",
    async () => totalOf(await call(ucpCheckoutSchema, "GET", path)) !== totalOf(changed),
  )
  await refused(second, "price_changed", changed)
  // The refusal announces nothing, so a repetition does not order at the new total.
  const { continue_url } = await refused(second, "price_changed", changed)
  expect(continue_url).toContain("/assistant?token=")
  await second.shop.write("DELETE", AGREEMENT)
  expect((await complete(changed.id, second.headers)).status).toBe("requires_escalation")
  expect((await readAgreement(second.shop)).agreed).toBeNull()
  for (const { email } of [first, second])
    expect((await administrator.orders({ search: email })).total).toBe(0)
})

it("nothing is ordered for a business whose account has another e-mail address since the agreement", async () => {
  const { headers, email } = await agreed()
  const ready = await prepare(headers, (await ownProduct({ stock: 9 })).id)
  await database("customer")
    .where({ email })
    .update({ email: `new-${email}` })
  const refused = await complete(ready.id, headers)
  expect(refused.status).toBe("requires_escalation")
  expect(codesOf(refused)).toContain("address_unverified")
  expect((await administrator.orders({ search: email })).total).toBe(0)
})

it("if the setting is off, the text is not offered and keys do nothing", async () => {
  const { headers } = await agreed()
  const product = await ownProduct({ stock: 9 })
  const ready = await prepare(headers, product.id)
  await setFeatures({ agents_for_businesses: false })
  const path = `/checkout-sessions/${ready.id}`
  await until("the setting", async () => {
    const { status } = await call(ucpCheckoutSchema, "GET", path, undefined, { headers })
    return status === "requires_escalation"
  })
  expect((await complete(ready.id, headers)).status).toBe("requires_escalation")
  const other = await business()
  expect((await readAgreement(other.shop)).wording).toBeNull()
  await setFeatures({ agents_for_businesses: true })
})
