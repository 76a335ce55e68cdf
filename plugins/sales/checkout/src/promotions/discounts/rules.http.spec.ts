import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { EngineClient, requireVariable, ownProduct, ShopClient } from "@bon-perroquet/testing"
import { buyAgreed } from "../testing/agreement"
import { newCode, promotion } from "../testing/promotion"

let database: Knex
let engine: EngineClient
beforeAll(async () => {
  database = connect({ client: "pg", connection: { connectionString: requireVariable("DATABASE_URL") } })
  engine = await EngineClient.signIn()
})
afterAll(() => database.destroy())

describe("A promo code with rules", () => {
  async function described(): Promise<{ id: string; description: Record<string, string> }> {
    const { id } = await ownProduct({ name_fr: `Graine décrite ${newCode()}` })
    const create = async (path: string, name: string, body: object) =>
      (await engine.post<Record<string, { id: string }>>(path, body))[name]?.id ?? ""
    const category = await create("/admin/product-categories", "product_category", { name: newCode() })
    const collection = await create("/admin/collections", "collection", { title: newCode() })
    const type = await create("/admin/product-types", "product_type", { value: newCode() })
    const tag = await create("/admin/product-tags", "product_tag", { value: newCode() })
    const body = {
      categories: [{ id: category }],
      collection_id: collection,
      type_id: type,
      tags: [{ id: tag }],
    }
    await engine.post(`/admin/products/${id}?fields=id`, body)
    const input = {
      "items.product.categories.id": category,
      "items.product.collection_id": collection,
      "items.product.type_id": type,
      "items.product.tags.id": tag,
    }
    return { id, description: input }
  }

  it("discounts only the items of its category, collection, type or tag", async () => {
    const { id, description } = await described()
    const shop = new ShopClient()
    await shop.addItem((await shop.product("amandes-decortiquees")).id)
    await shop.addItem(id)
    for (const [attribute, value] of Object.entries(description)) {
      const target = [{ attribute, operator: "in", values: [value] }]
      const { code } = await promotion(engine, { value: 10, target })
      const { items } = await shop.addCode(code ?? "")
      expect([attribute, items.map(({ discount_cents }) => discount_cents > 0)]).toEqual([
        attribute,
        [false, true],
      ])
      await shop.removeCode(code ?? "")
    }
  })

  it("applies only to its customer group or its country", async () => {
    const shop = new ShopClient()
    await shop.register()
    await shop.addItem((await shop.product("amandes-decortiquees")).id, 3)
    const { customer_group } = await engine.post<{ customer_group: { id: string } }>(
      "/admin/customer-groups",
      {
        name: newCode(),
      },
    )
    const ofGroup = { attribute: "customer.groups.id", operator: "in", values: [customer_group.id] }
    const { code: group } = await promotion(engine, { value: 10, rules: [ofGroup] })
    await expect(shop.addCode(group ?? "")).rejects.toMatchObject({
      error: { code: "promotion_not_applicable" },
    })
    const { customers } = await engine.get<{ customers: { id: string }[] }>("/admin/customers", {
      email: (await shop.me()).email,
    })
    await engine.post(`/admin/customer-groups/${customer_group.id}/customers`, {
      add: customers.map(({ id }) => id),
    })
    expect((await shop.addCode(group ?? "")).totals.discount_cents).toBeGreaterThan(0)
    for (const [country, problem] of [
      ["fr", { code: "promotion_not_applicable" }],
      ["be", null],
    ] as const) {
      const rule = { attribute: "shipping_address.country_code", operator: "in", values: [country] }
      const { code = "" } = await promotion(engine, { value: 5, rules: [rule] })
      const pending = shop.addCode(code)
      if (problem) await expect(pending).rejects.toMatchObject({ error: problem })
      else expect(await pending).toMatchObject({ promotions: [{ problem }, { problem }] })
    }
    await buyAgreed(database, engine, shop)
  })
})

it("Medusa Admin can read the values of a promotion's rule with the parameters that it sends", async () => {
  const path = "/admin/promotions/rule-value-options/rules/currency_code"
  const { values } = await engine.get<{ values: { value: string }[] }>(path, {
    id: "eur",
    value: ["eur"],
    limit: 1,
  })
  expect(values).toMatchObject([{ value: "eur" }])
})
