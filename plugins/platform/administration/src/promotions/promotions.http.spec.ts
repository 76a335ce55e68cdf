import {
  type AdminPromotion,
  adminPromotionSchema,
  changesSchema,
  dayInBelgium,
  dayLater,
  errorSchema,
  type Offer,
  promotionInputSchema,
  type PromotionForm,
  shopSchema,
} from "@bon-perroquet/contract"
import { Administrator } from "@bon-perroquet/orders/testing"
import { newCode, promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"

let administrator: Administrator
let engine: EngineClient
beforeAll(async () => {
  administrator = await Administrator.signIn()
  engine = await EngineClient.signIn()
})

const ADDRESS = "/api/admin/promotions"
const TODAY = dayInBelgium(new Date())

const form = (about: Partial<PromotionForm>): PromotionForm =>
  promotionInputSchema.parse({
    ...{ code: newCode(), is_automatic: false, on: "order", product_ids: [], category_ids: [] },
    ...{ percent: 10, amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null },
    ...{ from: null, until: null, note: "" },
    ...about,
  })
const write = (method: "POST" | "PUT" | "DELETE", address: string, json?: PromotionForm, headers = {}) =>
  administrator.shop.write(method, address, { ...(json && { json }), headers })
const create = async (about: Partial<PromotionForm>): Promise<AdminPromotion> =>
  adminPromotionSchema.parse((await write("POST", ADDRESS, form(about))).body)
const read = async (id: string) =>
  adminPromotionSchema.parse((await administrator.shop.send("GET", `${ADDRESS}/${id}`)).body)
const refusal = (body: unknown) => errorSchema.parse(body).code

async function offerOf(id: string): Promise<Offer | undefined> {
  const { offers } = shopSchema.parse((await new ShopClient().send("GET", "/api/shop")).body)
  return offers.find((offer) => offer.id === id)
}

it("a promotion on a product applies to every piece and is advertised until it ends", async () => {
  const { id: product } = await ownProduct({ stock: 10, price: 9.9 })
  const { id, form: savedForm } = await create({
    ...{ is_automatic: true, on: "products", product_ids: [product], percent: 10 },
    ...{ until: dayLater(TODAY, 3), note: "Fin de série" },
  })
  expect(savedForm).toMatchObject({ percent: 10, until: dayLater(TODAY, 3), note: "Fin de série" })
  expect(await offerOf(id)).toMatchObject({ percent: 10, product_ids: [product], until: dayLater(TODAY, 3) })
  const shop = new ShopClient()
  await shop.addItem(product, 3)
  await until("the discount", async () => (await shop.cart()).totals.discount_cents === 297)

  const { body } = await write("POST", `${ADDRESS}/${id}/end`)
  expect(adminPromotionSchema.parse(body)).toMatchObject({ state: "ended", form: { until: TODAY } })
  expect(await offerOf(id)).toBeUndefined()
  expect((await shop.cart()).totals.discount_cents).toBe(0)
  const ended = await read(id)
  await write("PUT", `${ADDRESS}/${id}`, { ...form({}), ...ended.form, note: "Finie" })
  expect(await read(id)).toMatchObject({ state: "ended", form: { note: "Finie", until: TODAY } })
})

it("a promotion can be changed in all fields from the version that was read, and each change is logged", async () => {
  const { id: product } = await ownProduct({ stock: 10 })
  const first = await create({ minimum_cents: 5000, limit: 5 })
  const other = form({
    ...{ code: newCode(), on: "products", product_ids: [product], percent: null, amount_cents: 150 },
    ...{ limit: 7, limit_per_email: 1, from: dayLater(TODAY, 1), until: dayLater(TODAY, 2) },
  })
  const saved = await write("PUT", `${ADDRESS}/${first.id}`, other, { "If-Match": `"${first.version}"` })
  expect(saved.body).toMatchObject({ state: "planned", form: other, uses: 0, is_deletable: true })
  const again = await write("PUT", `${ADDRESS}/${first.id}`, other, { "If-Match": `"${first.version}"` })
  expect([again.status, refusal(again.body)]).toEqual([412, "changed_meanwhile"])
  const back = await write("PUT", `${ADDRESS}/${first.id}`, form({ ...first.form, limit_per_email: null }))
  expect(back.body).toMatchObject({ state: "running", form: first.form })

  const changes = await administrator.shop.send(
    "GET",
    `/api/admin/changes?subject=promotion&subject_id=${first.id}`,
  )
  const [, changed, created] = changesSchema.parse(changes.body)
  expect(created).toMatchObject({ action: "created", label: first.code, after: { minimum_cents: 5000 } })
  expect(changed).toMatchObject({ action: "changed", before: { limit: 5 }, after: { limit: 7 } })
  await write("DELETE", `${ADDRESS}/${first.id}`)
})

it("a code is limited per e-mail address, its uses and discounts are counted, and it cannot be deleted after use", async () => {
  const { id, code } = await create({ limit_per_email: 1, percent: null, amount_cents: 100 })
  const email = `${code.toLowerCase()}@example.com`
  const withCode = async () => {
    const shop = new ShopClient()
    await shop.addItem((await shop.product("noix-de-cajou")).id, 1)
    await shop.addCode(code.toLowerCase())
    return shop
  }
  const shop = await withCode()
  await buy(shop, { customer_email: email })
  expect(await read(id)).toMatchObject({ uses: 1, discount_cents: 100, is_deletable: false })
  const deleted = await write("DELETE", `${ADDRESS}/${id}`)
  expect([deleted.status, refusal(deleted.body)]).toEqual([409, "promotion_used"])
  const second = withCode().then((other) => buy(other, { customer_email: email }))
  await expect(second).rejects.toMatchObject({ error: { code: "promotion_used_up" } })
  const listed = await administrator.shop.send("GET", `${ADDRESS}?state=running&search=${code.toLowerCase()}`)
  expect(listed.body).toMatchObject([{ id, state: "running" }])
})

it("a promotion on a product that was cheaper in the last thirty days applies but is not advertised", async () => {
  const { id: product } = await ownProduct({ price: 8 })
  await administrator.shop.write("PUT", `/api/admin/products/${product}`, { json: { price: 9.9 } })
  const { id } = await create({ is_automatic: true, on: "products", product_ids: [product] })
  await until("the history", async () => (await offerOf(id))?.unannounced_product_ids.includes(product))
  const second = await create({ is_automatic: true, on: "products", product_ids: [product], percent: 5 })
  expect(await offerOf(second.id)).toBeUndefined()
  for (const each of [id, second.id]) await write("DELETE", `${ADDRESS}/${each}`)
  expect((await write("DELETE", `${ADDRESS}/${id}`)).status).toBe(404)
})

it("a promotion of Medusa Admin beyond the form is shown, but cannot be changed or ended in the dashboard", async () => {
  const rules = [{ attribute: "region_id", operator: "in", values: ["reg_1"] }]
  const { id, code = "" } = await promotion(engine, { value: 10, on: "order", rules })
  expect(await read(id)).toMatchObject({ code, form: null, state: "running" })
  const changed = await write("PUT", `${ADDRESS}/${id}`, form({ code }))
  expect(refusal(changed.body)).toBe("promotion_not_simple")
  expect(refusal((await write("POST", `${ADDRESS}/${id}/end`)).body)).toBe("promotion_not_simple")
  const answer = await write("POST", ADDRESS, form({ code: code.toLowerCase() }))
  expect([answer.status, refusal(answer.body)]).toEqual([409, "promotion_code_in_use"])
  const simple = await promotion(engine, { value: 10, on: "order" })
  const dated = form({ code: simple.code ?? "", until: dayLater(TODAY, 1) })
  expect((await write("PUT", `${ADDRESS}/${simple.id}`, dated)).body).toMatchObject({ form: dated })
})
