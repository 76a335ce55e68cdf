import { changesSchema, type AdminProduct, type Product } from "@bon-perroquet/contract"
import { ShopClient, until, type ShopAnswer } from "@bon-perroquet/testing"

const A_SECOND = 1_000

export async function inShop(id: string): Promise<Product | undefined> {
  const { data } = await new ShopClient().api.GET("/api/products/{id}", { params: { path: { id } } })
  return data
}

export const showsSoon = (id: string, what: Partial<Product>): Promise<unknown> =>
  until(
    `${JSON.stringify(what)} in the shop`,
    async () => {
      const product = await inShop(id)
      return (
        product && Object.entries(what).every(([field, value]) => product[field as keyof Product] === value)
      )
    },
    A_SECOND,
  )

export const goneSoon = (id: string): Promise<unknown> =>
  until("its end in the shop", async () => !(await inShop(id)), A_SECOND)

export async function changesOf(admin: ShopClient, id: string) {
  const { body } = await admin.send("GET", `/api/admin/changes?subject=product&subject_id=${id}`)
  return changesSchema.parse(body)
}

export const putProduct = (
  admin: ShopClient,
  product: AdminProduct,
  json: Record<string, unknown>,
): Promise<ShopAnswer> =>
  admin.write("PUT", `/api/admin/products/${product.id}`, {
    json: { name_fr: product.name_fr, price: product.price, ...json },
  })
