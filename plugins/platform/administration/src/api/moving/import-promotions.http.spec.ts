import { adminPromotionsSchema, type ProductImport } from "@bon-perroquet/contract"
import { newCode, promotion } from "@bon-perroquet/checkout/promotions/testing"
import { EngineClient, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { inviteAdministrator, removeAdministrator } from "@bon-perroquet/testing/administrators"
import { randomUUID } from "node:crypto"
import { administrator, makeProduct } from "../../testing/administrator"
import { ImportCalls, importIn } from "../../testing/imports"

let admin: ShopClient
let imports: ImportCalls
beforeAll(async () => {
  admin = await administrator()
  imports = new ImportCalls(admin)
})

const word = () => randomUUID().slice(0, 8).toUpperCase()
const errorsOf = ({ errors }: ProductImport) => errors.map(({ line, code, detail }) => [line, code, detail])
async function promotions(search: string) {
  const { body } = await admin.send("GET", `/api/admin/promotions?search=${search}`)
  return adminPromotionsSchema.parse(body)
}

it("coupons of WooCommerce become promotions that reduce a cart, and the undo deletes them", async () => {
  const mark = word()
  const product = await ownProduct({ price: 20, stock: 9 })
  const csv = [
    "post_title,post_excerpt,post_status,discount_type,coupon_amount,individual_use,product_ids,usage_limit,usage_count,expiry_date,minimum_amount,maximum_amount",
    `A-${mark},Été,publish,percent,10,yes,,100,40,,,`,
    `B-${mark},,publish,fixed_product,0.50,no,${product.sku},,0,2036-01-01,30,`,
    `C-${mark},,publish,percent,10,no,,,0,,,99`,
    `D-${mark},,publish,percent,10,no,no-such-sku,,0,,,`,
    `a-${mark},,publish,percent,20,no,,,0,,,`,
  ].join("\n")
  const checked = importIn(await imports.sendTable("promotions", csv))
  expect(checked.reading?.questions.map(({ code }) => code)).toEqual(["prices_include_vat", "may_combine"])
  expect(await admin.write("POST", `/api/admin/imports/${checked.id}/run`)).toMatchObject({ status: 409 })
  const answers = { prices_include_vat: true, may_combine: true }
  const read = await imports.readAgain(checked.id, answers)
  expect(read).toMatchObject({ kind: "promotions", lines: 5, changes: 2, created: 2, error_count: 3 })
  expect(errorsOf(read)).toEqual([
    [4, "promotion_inexpressible", expect.stringContaining("maximum_amount: 99")],
    [5, "target_unknown", expect.stringContaining("no-such-sku")],
    [6, "promotion_known", expect.stringContaining(`a-${mark}`)],
  ])
  expect(await promotions(mark)).toEqual([])
  expect(await imports.finish(checked.id)).toMatchObject({ changes: 2, done: 5 })
  const form = {
    ...{
      is_automatic: false,
      product_ids: [],
      category_ids: [],
      limit_per_email: null,
      segment: null,
      from: null,
    },
  }
  const byCode = new Map((await promotions(mark)).map((each) => [each.code, each.form]))
  expect([byCode.get(`A-${mark}`), byCode.get(`B-${mark}`)]).toEqual([
    {
      ...{ ...form, code: `A-${mark}`, on: "order", percent: 10, amount_cents: null, minimum_cents: null },
      ...{ limit: 60, until: null, note: "Été" },
    },
    {
      ...{ ...form, code: `B-${mark}`, on: "products", product_ids: [product.id], percent: null },
      ...{ amount_cents: 50, minimum_cents: 3000, limit: null, until: "2035-12-31", note: "" },
    },
  ])
  const shop = new ShopClient()
  await shop.addItem(product.id, 2)
  await shop.addCode(`a-${mark}`)
  // 10 % of 40 €, and 0.50 € off each of two units.
  expect(await shop.addCode(`b-${mark}`)).toMatchObject({ totals: { discount_cents: 500 } })

  const again = importIn(await imports.sendTable("promotions", csv.split("\n").slice(0, 3).join("\n")))
  expect(again).toMatchObject({ changes: 0, error_count: 0 })
  expect(await imports.finish((await imports.undo(checked.id)).id)).toMatchObject({
    changes: 2,
    error_count: 0,
  })
  expect(await promotions(mark)).toEqual([])
})

it("exported promotions whose codes differ in case, or on a product with the handle of a SKU, are imported again", async () => {
  const mark = word()
  const sku = `h-${mark.toLowerCase()}`
  const product = await makeProduct(admin, {
    handle_fr: sku,
    variants: [
      { sku, label_fr: "250 g", price: 4.5, stock: 10 },
      { label_fr: "1 kg", price: 16, stock: 3 },
    ],
  })
  const engine = await EngineClient.signIn()
  await promotion(engine, { value: 10, on: "order" }, `H-${mark}`)
  await promotion(engine, { value: 20, on: "order" }, `h-${mark}`)
  await admin.write("POST", "/api/admin/promotions", {
    json: {
      ...{
        code: `I-${mark}`,
        is_automatic: false,
        on: "products",
        product_ids: [product.id],
        category_ids: [],
      },
      ...{ percent: 10, amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null },
      ...{ from: null, until: null, note: "" },
    },
  })
  const [heading = "", ...lines] = (await imports.exportedFile("promotions.csv")).split("\n")
  const own = [heading, ...lines.filter((line) => line.toUpperCase().includes(mark))].join("\n")
  expect(importIn(await imports.sendTable("promotions", own))).toMatchObject({
    ...{ lines: 3, changes: 0, errors: [] },
  })
})

it("the exported promotions are imported again without a change", async () => {
  const mark = word()
  const product = await ownProduct({})
  const csv = [
    "code;on;products;percent;amount;minimum;limit;limit_per_email;segment;from;until;note",
    `E-${mark};;${product.handle};12,5;;;5;1;lapsed;2035-01-01;2035-02-01;"Note; deux"`,
    `F-${mark};delivery;;100;;45,00;;;;;;`,
  ].join("\n")
  const { id } = importIn(await imports.sendTable("promotions", csv))
  await imports.finish(id)
  const [heading = "", ...lines] = (await imports.exportedFile("promotions.csv")).split("\n")
  // Leaves out promotions of other tests.
  const own = [heading, ...lines.filter((line) => line.includes(mark))].join("\n")
  expect(importIn(await imports.sendTable("promotions", own))).toMatchObject({
    ...{ lines: 2, changes: 0, error_count: 0 },
  })
  const { variants } = await ownProduct({
    variants: [
      { label_fr: "250 g", price: 4.5, stock: 10 },
      { label_fr: "1 kg", price: 16, stock: 3 },
    ],
  })
  const [small = "", large = ""] = variants.map(({ sku }) => sku)
  const check = async (products: string) =>
    importIn(await imports.sendTable("promotions", `code,products,percent\nG-${mark},${products},10`))
  expect(errorsOf(await check(small))).toEqual([
    [2, "promotion_inexpressible", expect.stringContaining(small)],
  ])
  expect(await check(`${small}|${large}`)).toMatchObject({ changes: 1, error_count: 0 })
  await imports.finish((await imports.undo(id)).id)
})

it("exported promotions of Medusa Admin and of deleted products are imported again without a change", async () => {
  const engine = await EngineClient.signIn()
  const [gone, third, least, deleted] = [newCode(), newCode(), newCode(), newCode()]
  const { id: product } = await ownProduct({})
  await promotion(engine, { value: 10, products: [product] }, gone)
  const created = importIn(
    await imports.sendTable("promotions", `code,products,percent\n${deleted},${product},10`),
  )
  expect(await imports.finish(created.id)).toMatchObject({ changes: 1 })
  await promotion(engine, { value: 100 / 3, on: "order" }, third)
  const minimum = { attribute: "item_total", operator: "gte", values: ["0"] }
  await promotion(engine, { value: 10, on: "order", rules: [minimum] }, least)
  expect(await admin.write("DELETE", `/api/admin/products/${product}`)).toMatchObject({ status: 200 })
  const [heading = "", ...lines] = (await imports.exportedFile("promotions.csv")).split("\n")
  const own = lines.filter((line) => [gone, third, least, deleted].some((code) => line.startsWith(code)))
  const codes = own.map((line) => line.split(";")[0])
  // The dashboard's form and its CSV file cannot express a third of a percent, so the promotion `third` is missing.
  expect(codes.toSorted()).toEqual([gone, least, deleted].toSorted())
  expect(importIn(await imports.sendTable("promotions", [heading, ...own].join("\n")))).toMatchObject({
    ...{ lines: 3, changes: 0, errors: [] },
  })
})

it("a promotion that was changed or used since is not undone", async () => {
  const mark = word()
  const { id } = importIn(await imports.sendTable("promotions", `code,percent\nH-${mark},10\nI-${mark},10`))
  await imports.finish(id)
  const [changed] = await promotions(`H-${mark}`)
  const json = { ...changed?.form, percent: 20 }
  const saved = await admin.write("PUT", `/api/admin/promotions/${changed?.id}`, {
    json,
    headers: { "If-Match": "*" },
  })
  expect(saved).toMatchObject({ status: 200 })
  const undo = await imports.undo(id)
  expect(errorsOf(undo).map(([, code]) => code)).toEqual(["changed_since"])
  await imports.finish(undo.id)
  expect((await promotions(mark)).map(({ code }) => code)).toEqual([`H-${mark}`])
  await admin.write("DELETE", `/api/admin/promotions/${changed?.id}`)
})

it("staff who may change products import promotions, but no reviews and newsletter lists", async () => {
  const goods = await inviteAdministrator("goods")
  try {
    const calls = new ImportCalls(goods.shop)
    expect(await calls.sendTable("promotions", "code,percent\nX,10")).toMatchObject({ status: 200 })
    for (const kind of ["reviews", "newsletter"] as const)
      expect(await calls.sendTable(kind, "email\na@example.org")).toMatchObject({ status: 403 })
  } finally {
    await removeAdministrator(goods)
  }
})
