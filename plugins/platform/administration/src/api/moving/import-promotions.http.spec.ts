import { adminPromotionsSchema, type ProductImport } from "@bon-perroquet/contract"
import { ownProduct, ShopClient } from "@bon-perroquet/testing"
import { randomUUID } from "node:crypto"
import { administrator } from "../../testing/administrator"
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

it("a promotion on one of several sizes is rejected, and one that was changed since is not undone", async () => {
  const mark = word()
  const { variants } = await ownProduct({
    variants: [
      { label_fr: "250 g", price: 4.5, stock: 10 },
      { label_fr: "1 kg", price: 16, stock: 3 },
    ],
  })
  const [small = "", large = ""] = variants.map(({ sku }) => sku)
  const csv = [
    "code,products,percent",
    `G-${mark},${small},10`,
    `H-${mark},,10`,
    `I-${mark},${small}|${large},10`,
  ]
  const checked = importIn(await imports.sendTable("promotions", csv.join("\n")))
  expect(checked).toMatchObject({ changes: 2, error_count: 1 })
  expect(errorsOf(checked)).toEqual([[2, "promotion_inexpressible", expect.stringContaining(small)]])
  const { id } = checked
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
