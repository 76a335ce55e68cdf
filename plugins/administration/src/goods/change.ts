import { recordChange } from "@bon-perroquet/change-log/changes"
import { rereadProducts, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import {
  perLanguage,
  TRANSLATED_LANGUAGES,
  type AdminProduct,
  type productChangeSchema,
} from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import type { z } from "zod"
import { changeShopProductWorkflow } from "../workflows"
import type { ChangeShopProduct } from "../workflows/change-product"
import { checkedAddresses, deleteUnused } from "../images"
import { requireCategory } from "./category"
import { readStocked } from "./figure-rows"
import { changeFigures, ensurePrice, stockItems } from "./figures"
import { productRow } from "./list"
import { difference } from "./logged-product"
import { isSkuTaken } from "./names"
import { adminProduct } from "./view"

type Change = z.output<typeof productChangeSchema>

/** Changes a product; what is absent stays as it is. */
export async function changeProduct(
  container: MedusaContainer,
  by: string,
  id: string,
  given: Change,
): Promise<AdminProduct> {
  const change = { ...given, images: given.images && checkedAddresses(container, given.images) }
  const row = await productRow(container, id)
  const before = adminProduct(row)
  if (change.category_id) await requireCategory(container, change.category_id)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (change.sku && change.sku !== row.sku && (await isSkuTaken(knex, change.sku, id)))
    throw refuse("sku_in_use", 409)
  const stock = stockOf(before, change)
  if (stock !== undefined) await stockItems(container, [row])
  await changeShopProductWorkflow(container).run({ input: await plan(container, row, change) })
  await ensurePrice(container, row, change.price)
  await changeFigures(container, by, [{ product_id: id, price_cents: Math.round(change.price * 100), stock }])
  await rereadProducts(container, [id])
  const after = adminProduct(await productRow(container, id))
  await deleteUnused(
    container,
    before.images.filter((image) => !after.images.includes(image)),
  )
  const texts = difference(before, after, ["price", "stock"])
  if (texts)
    await recordChange(container, {
      ...{ by, subject: "product", subject_id: id, label: after.name_fr, action: "changed" },
      ...texts,
    })
  return after
}

/** A form sends back the stock that it showed: the same number means no change, so that nothing sold since is lost. */
const stockOf = (before: AdminProduct, { stock }: Change): number | undefined =>
  stock === before.stock ? undefined : stock

async function plan(container: MedusaContainer, row: ProductRow, change: Change): Promise<ChangeShopProduct> {
  const { active, category_id, images, sku, unit_label } = change
  const newSku = sku && sku !== row.sku ? sku : undefined
  const newLabel = unit_label && unit_label !== row.unit_label ? unit_label : undefined
  return {
    products: [
      {
        id: row.id,
        title: change.name_fr,
        ...(change.description_fr !== undefined && { description: change.description_fr }),
        ...(active !== undefined && { status: active ? ProductStatus.PUBLISHED : ProductStatus.DRAFT }),
        ...(category_id !== undefined && { category_ids: category_id ? [category_id] : [] }),
        ...(change.weight !== undefined && { weight: change.weight }),
        ...(images && {
          images: await withKnownIds(container, row.id, images),
          thumbnail: images[0] ?? null,
        }),
      },
    ],
    variants: newSku || newLabel ? [{ id: row.variant_id, title: newLabel, sku: newSku }] : [],
    items: newSku ? await itemsOf(container, row.variant_id, newSku) : [],
    texts: [
      {
        id: row.id,
        ...perLanguage(TRANSLATED_LANGUAGES, (language) => ({
          name: change[`name_${language}`],
          description: change[`description_${language}`],
        })),
      },
    ],
    listing: { product_id: row.id, unit_label, is_promotion: change.is_promotion },
    vat: { product_id: row.id, vat_class: change.vat_rate },
  }
}

/** Pictures that the product has already keep their rows; only their order may change. */
async function withKnownIds(container: MedusaContainer, productId: string, urls: readonly string[]) {
  const product = await container
    .resolve(Modules.PRODUCT)
    .retrieveProduct(productId, { relations: ["images"] })
  const idOf = new Map(product.images.map(({ id, url }) => [url, id]))
  return urls.map((url) => {
    const id = idOf.get(url)
    return id ? { id, url } : { url }
  })
}

async function itemsOf(container: MedusaContainer, variantId: string, sku: string) {
  const stocked = await readStocked(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [variantId])
  return stocked.flatMap(({ inventory_item_id: id }) => (id ? [{ id, sku }] : []))
}
