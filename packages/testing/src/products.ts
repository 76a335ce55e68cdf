import type { Schemas } from "@bon-perroquet/shop-client"
import { given } from "./environment"
import { granted, ShopClient } from "./shop-client"

let made = 0

let administrator: ShopClient | undefined

/** Whoever makes the products, signed in once for a test file. */
async function signIn(): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.login(given("SHOP_ADMIN_EMAIL"), given("SHOP_ADMIN_PASSWORD"))
  return shop
}

/** A product of a test's own, for sale: nothing else buys it, changes it or counts it. */
export async function ownProduct(about: Partial<Schemas["ProductInput"]> = {}) {
  const { api } = (administrator ??= await signIn())
  made += 1
  const name_fr = `Graines d’essai ${Date.now().toString(36)}-${process.pid}-${made}`
  const body = { name_fr, price: 7.35, stock: 12, unit_label: "€/500 g", ...about }
  const product = await granted(api.POST("/api/admin/products", { body }))
  await new ShopClient().product(product.id)
  return product
}
