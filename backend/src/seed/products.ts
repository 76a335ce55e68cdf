import { ContainerRegistrationKeys, Modules, ProductStatus } from "@medusajs/framework/utils"
import { engineProduct } from "@bon-perroquet/administration/engine-product"
import { createProductsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SeedProduct } from "./catalogue"
import { informationByHandle, seedInformation } from "./information"
import { completeProducts } from "./product-details"

export type Assortment = {
  salesChannelId: string
  stockLocationId: string
  shippingProfileId: string
  categoryIds: ReadonlyMap<string, string>
}

/** Larger batches are not faster and have longer transactions. */
const BATCH = 50

/** Creates the products of a new shop. Completes existing ones. */
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
      input: {
        products: batch.map((product) => asInput(product, to)),
        additional_data: { information: informationByHandle(batch) },
      },
    })
    for (const { handle, id } of result) idOf.set(handle, id)
    await keepOrder(
      container,
      batch.flatMap(({ handle }) => idOf.get(handle) ?? []),
    )
  }
  await completeProducts(container, products, idOf, to.stockLocationId)
  await seedInformation(container, products, idOf)
}

async function knownProducts(container: MedusaContainer, products: readonly SeedProduct[]) {
  const existing = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ handle: products.map(({ handle }) => handle) }, { select: ["id", "handle"] })
  return new Map(existing.map(({ handle, id }) => [handle, id]))
}

function asInput(product: SeedProduct, to: Assortment) {
  return engineProduct(
    {
      handle: product.handle,
      name: product.name.fr,
      description: product.description.fr,
      category_id: to.categoryIds.get(product.category) ?? null,
      unit_label: product.unit_label,
      weight: product.weight_grams,
      variants: product.sizes.length
        ? product.sizes.map(({ label, sku, price_cents, weight_grams, packaging }) => ({
            ...{ title: label, sku, price_cents, weight: weight_grams },
            metadata: { packaging },
          }))
        : [
            {
              ...{ title: product.unit_label, sku: product.sku },
              price_cents: product.price_cents,
              weight: null,
            },
          ],
      images: product.pictures.map((name) => `/static/products/${name}-960.webp`),
      ...(product.harvest_year && { metadata: { harvest_year: product.harvest_year } }),
    },
    {
      sales_channel_id: to.salesChannelId,
      location_id: to.stockLocationId,
      shipping_profile_id: to.shippingProfileId,
    },
    ProductStatus.PUBLISHED,
  )
}

/** Sets dates one millisecond apart, because lists are sorted by date and the products of a batch share one. */
async function keepOrder(container: MedusaContainer, ids: string[]): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `UPDATE product SET created_at = product.created_at + place.rank * interval '1 millisecond'
       FROM unnest(?::text[]) WITH ORDINALITY AS place(id, rank) WHERE product.id = place.id`,
    [ids],
  )
}
