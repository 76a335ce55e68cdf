import { EngineClient, ShopClient } from "@bon-perroquet/testing"
import { askEngine, bearer } from "@bon-perroquet/testing/administrators"
import { buy } from "@bon-perroquet/testing/purchase"
// In `npm run campaigns`, storefront/e2e/dashboard/medusa-admin-pages.e2e.ts checks that this list is complete.
import SHAPES from "./requests.json"
import { collectIds, withIds } from "./shape"

it("the engine answers every request of Medusa Admin's pages", async () => {
  const customer = new ShopClient()
  await customer.register()
  const number = await buy(customer)
  const engine = await EngineClient.signIn()
  const { orders } = await engine.get<{ orders: { id: string }[] }>("/admin/orders", {
    q: number,
    fields: "id",
  })
  const { price_list } = await engine.post<{ price_list: { id: string } }>("/admin/price-lists", {
    ...{ title: "Requests", description: "Requests", type: "sale", status: "draft" },
  })
  const { promotion } = await engine.post<{ promotion: { id: string } }>("/admin/promotions", {
    ...{ code: `REQUESTS-${Date.now()}`, type: "standard", status: "inactive" },
    application_method: { type: "percentage", target_type: "order", value: 10 },
  })
  // The id of the order is set here, because the newest order of the list may be another test's draft.
  const ids = new Map(orders.slice(0, 1).map(({ id }) => ["order", id]))
  const refused: string[] = []
  // Responses contain the ids that later requests need.
  let left: string[] = SHAPES
  for (let before = Infinity; left.length < before;) {
    before = left.length
    const later: string[] = []
    for (const shape of left) {
      const path = withIds(shape, ids)
      if (path === null) {
        later.push(shape)
        continue
      }
      const answer = await askEngine("GET", encodeURI(path).replaceAll("+", "%2B"), bearer(engine.token))
      collectIds(await answer.text(), ids)
      if ([400, 500].includes(answer.status)) refused.push(`${answer.status} ${path}`)
    }
    left = later
  }
  await engine.delete(`/admin/price-lists/${price_list.id}`)
  await engine.delete(`/admin/promotions/${promotion.id}`)
  expect(refused).toEqual([])
  expect(left).toEqual([])
})
