import { until, type ShopClient } from "@bon-perroquet/testing"
import {
  administrator,
  createProduct,
  productIn,
  hideProducts,
  sampleProduct,
} from "../../testing/administrator"
import { changesOf, putProduct, showsSoon } from "../../testing/changed-product"

let admin: ShopClient
beforeAll(async () => {
  admin = await administrator()
})
afterAll(hideProducts)

describe("the handles of a product's pages", () => {
  const open = (path: string) => fetch(`${admin.baseUrl}${path}`, { redirect: "manual" })

  it("are set in the form, and former handles redirect", async () => {
    const product = await createProduct(admin)
    const mark = product.id.slice(-6).toLowerCase()
    const ownHandles = {
      handle_fr: `belle-noix-${mark}`,
      handle_nl: `mooie-noot-${mark}`,
      handle_en: product.handle_en,
    }
    expect((await putProduct(admin, product, ownHandles)).body).toMatchObject({
      ...ownHandles,
      handle: ownHandles.handle_fr,
    })
    await showsSoon(product.id, ownHandles)
    const answer = await open(`/nl/products/${product.handle_nl}`)
    expect([answer.status, answer.headers.get("location")]).toEqual([
      301,
      `/nl/products/${ownHandles.handle_nl}`,
    ])
    const french = await open(`/products/${product.handle}`)
    expect([french.status, french.headers.get("location")]).toEqual([
      301,
      `/products/${ownHandles.handle_fr}`,
    ])
    const [change] = await changesOf(admin, product.id)
    expect(change).toMatchObject({
      before: { handle_nl: product.handle_nl },
      after: { handle_nl: ownHandles.handle_nl },
    })
    expect((await putProduct(admin, product, { handle_nl: "" })).body).toMatchObject({
      handle_nl: product.handle_nl,
    })
    await until("the way back", async () => {
      const back = await open(`/nl/products/${ownHandles.handle_nl}`)
      return back.headers.get("location") === `/nl/products/${product.handle_nl}`
    })
  })

  it("are unique per language, and invalid ones are rejected", async () => {
    const [one, other] = [await createProduct(admin), await createProduct(admin)]
    for (const usedHandles of [{ handle_nl: one.handle_nl }, { handle_fr: one.handle }])
      expect(await putProduct(admin, other, usedHandles)).toMatchObject({
        status: 409,
        body: { code: "handle_in_use" },
      })
    expect(await putProduct(admin, other, { handle_en: one.handle_nl })).toMatchObject({ status: 200 })
    for (const handle_nl of ["Noot", "noot/twee", "-noot", "noot noot", "é", "n".repeat(61)])
      expect(await putProduct(admin, other, { handle_nl })).toMatchObject({
        status: 400,
        body: { code: "invalid_request" },
      })
    const created = sampleProduct({ handle_nl: one.handle_nl })
    expect(await admin.write("POST", "/api/admin/products", { json: created })).toMatchObject({ status: 409 })
    const wished = `zelf-gekozen-${one.id.slice(-6).toLowerCase()}`
    const createdProduct = productIn(
      await admin.write("POST", "/api/admin/products", { json: sampleProduct({ handle_nl: wished }) }),
    )
    expect(createdProduct.handle_nl).toBe(wished)
  })
})
