import type { AdminProduct, ProductInput } from "@bon-perroquet/contract"
import { ownProduct as product, ShopClient, type EngineClient } from "@bon-perroquet/testing"

export const ownProduct = (stock: number, about: Partial<ProductInput> = {}): Promise<AdminProduct> =>
  product({ price: 14, weight: 500, stock, ...about })

let shared: AdminProduct | undefined

/** Returns a product with plenty of stock. Tests must not change it or count its stock. */
export const sharedProduct = async (): Promise<AdminProduct> => (shared ??= await ownProduct(500))

export async function shopperWith(product: Pick<AdminProduct, "id">, quantity = 1): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.addItem(product.id, quantity)
  return shop
}

export const itemOf = async (engine: EngineClient, { sku }: Pick<AdminProduct, "sku">): Promise<string> =>
  (await engine.stock(sku)).inventoryItemId

export async function soldAs(
  engine: EngineClient,
  { id, sku }: Pick<AdminProduct, "id" | "sku">,
  item: string,
  required_quantity: number,
): Promise<void> {
  const { variants } = await engine.product(id)
  const path = `/admin/products/${id}/variants/${variants?.[0]?.id ?? ""}/inventory-items`
  const own = await itemOf(engine, { sku })
  if (own === item) {
    await engine.post(`${path}/${item}`, { required_quantity })
    return
  }
  await engine.post(path, { inventory_item_id: item, required_quantity })
  await engine.delete(`${path}/${own}`)
}
