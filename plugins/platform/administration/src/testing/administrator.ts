import { adminProductsSchema, type AdminProduct, type ProductInput } from "@bon-perroquet/contract"
import {
  canBeCopy,
  COMPLETE_INFORMATION,
  ownProduct,
  ShopClient,
  type ShopAnswer,
} from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"

export const administrator = (): Promise<ShopClient> => new ShopClient().signInOwner()

let count = 0
const run = Date.now().toString(36).toUpperCase()

export function sampleProduct(about: Partial<ProductInput> = {}): ProductInput {
  count += 1
  const number = `${run}-${count}`
  return {
    name_fr: `Noix d’essai ${number}`,
    name_nl: `Proefnoten ${number}`,
    name_en: `Trial nuts ${number}`,
    description_fr: "Des noix pour essayer.",
    description_nl: "Noten om te proberen.",
    description_en: "Nuts for a trial.",
    price: 7.35,
    unit_label: "€/500 g",
    weight: 500,
    stock: 12,
    vat_rate: 6,
    images: ["/static/products/amandes-decortiquees-960.webp"],
    information: COMPLETE_INFORMATION,
    ...about,
  }
}

/** Creates a product with the API. */
export const createProduct = async (
  admin: ShopClient,
  about: Partial<ProductInput> = {},
): Promise<AdminProduct> =>
  productIn(await admin.write("POST", "/api/admin/products", { json: sampleProduct(about) }))

/** Returns a new product. It is a copy if no more than its names, price and stock are requested. */
export const makeProduct = async (
  admin: ShopClient,
  about: Partial<ProductInput> = {},
): Promise<AdminProduct> =>
  canBeCopy(about) ? remembered(await ownProduct(sampleProduct(about))) : createProduct(admin, about)

export function productIn(answer: ShopAnswer): AdminProduct {
  if (answer.status !== 200)
    throw new Error(`The request returned ${answer.status}: ${JSON.stringify(answer.body)}`)
  return remembered(answer.body)
}

function remembered(body: unknown): AdminProduct {
  const product = adminProductsSchema.element.parse(body)
  seen.set(product.id, product)
  return product
}

const seen = new Map<string, AdminProduct>()

/** Takes the products off the shop. One statement costs much less than a deletion of each product. */
export async function hideProducts(): Promise<void> {
  await shopDatabase()("product")
    .whereIn("id", [...seen.keys()])
    .update({ status: "draft" })
  seen.clear()
}

export async function productsOf(
  admin: ShopClient,
  query: Record<string, string> = {},
): Promise<AdminProduct[]> {
  const { body } = await admin.send("GET", `/api/admin/products?${new URLSearchParams(query).toString()}`)
  return adminProductsSchema.parse(body)
}
