import type { Schemas } from "@bon-perroquet/shop-client"
import type { EngineClient } from "./engine-client"
import { requireVariable } from "./environment"
import { granted, ShopClient } from "./shop-client"
import { until } from "./until"

let count = 0

let administrator: ShopClient | undefined

async function signIn(): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.login(requireVariable("SHOP_ADMIN_EMAIL"), requireVariable("SHOP_ADMIN_PASSWORD"))
  return shop
}

export async function ownProduct(about: Partial<Schemas["ProductInput"]> = {}) {
  const { api } = (administrator ??= await signIn())
  count += 1
  const name_fr = `Graines d’essai ${Date.now().toString(36)}-${process.pid}-${count}`
  const body = { name_fr, price: 7.35, stock: 12, unit_label: "€/500 g", ...about }
  const product = await granted(api.POST("/api/admin/products", { body }))
  await new ShopClient().product(product.id)
  return product
}

/** `stock` is the number of available units, without reserved ones. */
export async function stockedProduct(engine: EngineClient, handle: string, stock: number) {
  const { sku } = await new ShopClient().product(handle)
  const { reserved } = await engine.stock(sku)
  await engine.setStock(sku, reserved + stock)
  // Reads from the engine, because the edge caches responses for a second.
  const atTheEngine = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
  return until(`${stock} of ${handle} in the shop`, async () => {
    const product = await atTheEngine.product(handle)
    return product.stock === stock && product
  })
}
