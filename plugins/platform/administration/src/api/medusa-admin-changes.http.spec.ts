import { changesSchema, type AdminProduct, type Change } from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { administrator, createProduct, hideProducts } from "../testing/administrator"

let admin: ShopClient
let engine: EngineClient
const by = requireVariable("SHOP_ADMIN_EMAIL")
beforeAll(async () => {
  admin = await administrator()
  engine = await EngineClient.signIn()
})
afterAll(hideProducts)

const changesOf = async (query: Record<string, string>): Promise<Change[]> => {
  const { body } = await admin.send("GET", `/api/admin/changes?${new URLSearchParams(query).toString()}`)
  return changesSchema.parse(body)
}

const newestOf = ({ id }: Pick<AdminProduct, "id">, action: string): Promise<Change> =>
  until(`"${action}" in the change log`, async () =>
    (await changesOf({ subject: "product", subject_id: id })).find((change) => change.action === action),
  )

describe("The change log of Medusa Admin", () => {
  it("contains changed prices, stock, names and status with their old values, and no rejected calls", async () => {
    const product = await createProduct(admin, { price: 7.35, stock: 12 })
    const { variants } = await engine.product(product.id)
    await expect(engine.post(`/admin/products/${product.id}`, { title: 7 })).rejects.toThrow()
    await engine.post(`/admin/products/${product.id}/variants/${variants?.[0]?.id ?? ""}`, {
      prices: [{ currency_code: "eur", amount: 8.95 }],
    })
    expect(await newestOf(product, "price")).toMatchObject({
      ...{ by, label: product.name_fr, before: { price: 7.35 }, after: { price: 8.95 } },
    })
    await engine.setStock(product.sku, 40)
    expect(await newestOf(product, "stock")).toMatchObject({
      by,
      before: { stock: 12 },
      after: { stock: 40 },
    })
    // The call is logged even if its product id has a percent-encoded letter.
    const title = `${product.name_fr} (Medusa)`
    const escaped = product.id.replace(/^prod/, "%70rod")
    await engine.post(`/admin/products/${escaped}`, { title, status: "draft" })
    expect(await newestOf(product, "changed")).toMatchObject({
      by,
      before: { name_fr: product.name_fr, active: true },
      after: { name_fr: title, active: false },
    })
    const changes = await changesOf({ subject: "product", subject_id: product.id })
    expect(changes.map(({ action }) => action)).toEqual(["changed", "stock", "price", "created"])
  })

  it("contains the creation and deletion of a product", async () => {
    const body = {
      title: `Noix de Medusa ${Date.now()}`,
      options: [{ title: "Format", values: ["500 g"] }],
      variants: [
        { title: "500 g", options: { Format: "500 g" }, prices: [{ currency_code: "eur", amount: 5 }] },
      ],
    }
    const { product: created } = await engine.post<{ product: { id: string } }>("/admin/products", body)
    expect(await newestOf(created, "created")).toMatchObject({
      by,
      before: null,
      after: { name_fr: body.title },
    })
    await engine.delete(`/admin/products/${created.id}`)
    expect(await newestOf(created, "deleted")).toMatchObject({ by, after: null, label: body.title })
  })

  it("contains a call that changed an order, under the order's number", async () => {
    const order_number = await buy(new ShopClient())
    const [order] = await engine.ordersNumbered(order_number)
    await engine.post(`/admin/orders/${order?.id ?? ""}`, { metadata: { shelf: "B4" } })
    const entry = await until("the order in the change log", async () =>
      (await changesOf({ subject: "order", subject_id: order?.id ?? "" })).find(
        ({ action }) => action === "engine",
      ),
    )
    expect(entry).toMatchObject({ by, label: order_number, after: { fields: "metadata" } })
  })

  it("contains other changes with the names of their fields, but without values", async () => {
    const name = `Clé d’essai ${Date.now()}`
    const { api_key } = await engine.post<{ api_key: { id: string } }>("/admin/api-keys", {
      title: name,
      type: "publishable",
    })
    const entry = await until("the key in the change log", async () =>
      (await changesOf({ subject: "setting" })).find(({ subject_id }) => subject_id === api_key.id),
    )
    expect(entry).toMatchObject({
      ...{ by, action: "created", label: `api-keys: ${name}`, before: null },
      after: { call: "POST /admin/api-keys", fields: "title, type" },
    })
    expect(JSON.stringify(entry.after)).not.toContain(name)
    await engine.post(`/admin/api-keys/${api_key.id}/revoke`, {})
    await engine.delete(`/admin/api-keys/${api_key.id}`)
  })
})
