import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SeedProduct } from "./catalogue"
import { completeProducts } from "./product-details"

export type Assortment = {
  salesChannelId: string
  stockLocationId: string
  shippingProfileId: string
  categoryIds: ReadonlyMap<string, string>
}

/** So many are created in one go: larger batches gain nothing and hold one transaction longer. */
const BATCH = 50

/** Puts products on sale: those the shop doesn't know yet, and what an interrupted run left out of the others. */
export async function seedProducts(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  to: Assortment,
) {
  const idOf = await knownProducts(container, products)
  const missing = products.filter(({ handle }) => !idOf.has(handle))
  for (let start = 0; start < missing.length; start += BATCH) {
    const batch = missing.slice(start, start + BATCH)
    const { result } = await createProductsWorkflow(container).run({
      input: { products: batch.map((product) => asInput(product, to)) },
    })
    for (const { handle, id } of result) idOf.set(handle, id)
    await keepOrder(
      container,
      batch.flatMap(({ handle }) => idOf.get(handle) ?? []),
    )
  }
  await completeProducts(container, products, idOf, to.stockLocationId)
}

async function knownProducts(container: MedusaContainer, products: readonly SeedProduct[]) {
  const known = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: products.map(({ handle }) => handle) }, { select: ["id", "handle"] })
  return new Map(known.map(({ handle, id }) => [handle, id]))
}

function asInput(product: SeedProduct, to: Assortment) {
  const images = product.pictures.map((name) => ({ url: `/static/products/${name}-960.webp` }))
  const categoryId = to.categoryIds.get(product.category)
  return {
    handle: product.handle,
    title: product.name.fr,
    description: product.description.fr,
    status: ProductStatus.PUBLISHED,
    shipping_profile_id: to.shippingProfileId,
    sales_channels: [{ id: to.salesChannelId }],
    category_ids: categoryId ? [categoryId] : [],
    weight: product.weight_grams ?? undefined,
    images,
    thumbnail: images[0]?.url,
    options: [{ title: "Conditionnement", values: [product.unit_label] }],
    variants: [
      {
        title: product.unit_label,
        sku: product.sku,
        manage_inventory: true,
        options: { Conditionnement: product.unit_label },
        prices: [{ currency_code: "eur", amount: product.price_cents / 100 }],
      },
    ],
  }
}

/**
 * The shop lists products in the order in which they were added, but a batch is added all at the same moment: a
 * millisecond between one and the next keeps the catalogue's order.
 */
async function keepOrder(container: MedusaContainer, ids: string[]): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `UPDATE product SET created_at = product.created_at + place.rank * interval '1 millisecond'
       FROM unnest(?::text[]) WITH ORDINALITY AS place(id, rank) WHERE product.id = place.id`,
    [ids],
  )
}
