import { adminProductSchema, type AdminProduct, type ProductInput } from "@bon-perroquet/contract"
import { given } from "./environment"
import { ShopClient } from "./shop-client"
import { until } from "./until"

let made = 0

/** A product of a test's own, for sale: nothing else buys it, changes it or counts it. */
export async function ownProduct(about: Partial<ProductInput> = {}): Promise<AdminProduct> {
  const administrator = new ShopClient()
  await administrator.login(given("SHOP_ADMIN_EMAIL"), given("SHOP_ADMIN_PASSWORD"))
  made += 1
  const name_fr = `Graines d’essai ${Date.now().toString(36)}-${process.pid}-${made}`
  const json = { name_fr, price: 7.35, stock: 12, weight: 500, ...about }
  const { body } = await administrator.write("POST", "/api/admin/products", { json })
  const product = adminProductSchema.parse(body)
  await until(`${name_fr} in the catalogue`, async () =>
    (await new ShopClient().products()).some(({ id }) => id === product.id),
  )
  return product
}
