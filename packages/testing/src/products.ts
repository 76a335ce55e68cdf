import { createHash } from "node:crypto"
import type { Schemas } from "@bon-perroquet/shop-client"
import { shopDatabase } from "./database"
import { copyProduct, type Copy } from "./database/copy-product"
import type { EngineClient } from "./engine-client"
import { requireVariable } from "./environment"
import { granted, ShopClient } from "./shop-client"
import { until } from "./until"

let count = 0

let administrator: ShopClient | undefined

const newName = () => `Graines d’essai ${Date.now().toString(36)}-${process.pid}-${++count}`

/** Mandatory information that is complete, so that a product can be for sale. */
export const COMPLETE_INFORMATION = {
  ...{ kind: "single_ingredient_food", allergens: [], manufacturer_country: "BE" },
  ...{ manufacturer_name: "Noiseraie SRL", manufacturer_address: "Rue du Moulin 3, 5000 Namur" },
} satisfies Schemas["ProductInput"]["information"]

async function createProduct(body: Schemas["ProductInput"]) {
  const { api } = (administrator ??= await new ShopClient().signInOwner())
  return granted(api.POST("/api/admin/products", { body: { information: COMPLETE_INFORMATION, ...body } }))
}

type Fields = Partial<Schemas["ProductInput"]>

/** Fields that a copied product takes from its model. A product with other fields is created with the API. */
const KEPT = new Set([
  ...["unit_label", "weight", "vat_rate", "images", "information"],
  ...["description_fr", "description_nl", "description_en"],
])
/** Fields that may differ between a product and its model. */
const DIFFERING = new Set(["name_fr", "name_nl", "name_en", "price", "stock"])

/** Checks whether a product with these fields can be a copy of the usual one. */
export const canBeCopy = (about: Fields): boolean => Object.keys(about).every((field) => DIFFERING.has(field))

/** Returns an unpublished product with these fields, the same one in all test files. */
async function modelWith(fields: Fields): Promise<string> {
  const handle = `modele-${createHash("sha256").update(JSON.stringify(fields)).digest("hex").slice(0, 12)}`
  const [stored] = await shopDatabase()<{ id: string }>("product").where({ handle }).whereNull("deleted_at")
  return (
    stored?.id ?? (await createProduct({ ...fields, name_fr: handle, price: 1, stock: 0, active: false })).id
  )
}

const models = new Map<string, Promise<string>>()

async function copyOf(fields: Fields, copy: Copy) {
  const key = JSON.stringify(fields)
  const model = models.get(key) ?? modelWith(fields)
  models.set(key, model)
  const id = await copyProduct(await model, copy)
  const { api } = (administrator ??= await new ShopClient().signInOwner())
  return granted(api.GET("/api/admin/products/{id}", { params: { path: { id } } }))
}

const handleOf = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")

const ids = new Map<string, Promise<string>>()

const keyOf = ({ baseUrl }: ShopClient, handle: string) => `${baseUrl} ${handle}`

/** Returns the id of a product by its handle. Asks each shop once. */
export function productId(shop: ShopClient, handle: string): Promise<string> {
  const key = keyOf(shop, handle)
  const id = ids.get(key) ?? shop.product(handle).then((product) => product.id)
  ids.set(key, id)
  id.catch(() => ids.delete(key))
  return id
}

/** Creates a product that only this test uses. */
export async function ownProduct(about: Fields = {}) {
  const { name_fr = newName(), name_nl, name_en, price = 7.35, stock = 12, ...rest } = about
  const fields = { unit_label: "€/500 g", ...rest }
  const translations = { ...(name_nl && { nl: name_nl }), ...(name_en && { en: name_en }) }
  const product = Object.keys(fields).every((field) => KEPT.has(field))
    ? await copyOf(fields, { name: name_fr, translations, handle: handleOf(name_fr), price, stock })
    : await createProduct({ ...about, ...fields, name_fr, price, stock })
  const shop = new ShopClient()
  await shop.product(product.id)
  ids.set(keyOf(shop, product.handle), Promise.resolve(product.id))
  return product
}

/** `stock` is the number of available units, without reserved ones. */
export async function stockedProduct(engine: EngineClient, handle: string, stock: number) {
  const { sku } = await new ShopClient().product(handle)
  const { reserved } = await engine.stock(sku)
  await engine.setStock(sku, reserved + stock)
  // Reads from the Medusa server, because the edge server caches responses for a second.
  const atTheEngine = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
  return until(`${stock} of ${handle} in the shop`, async () => {
    const product = await atTheEngine.product(handle)
    return product.stock === stock && product
  })
}
