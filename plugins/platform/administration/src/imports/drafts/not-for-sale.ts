import { informationKeeper, missingInformation } from "@bon-perroquet/api-kit/information"
import type { Language, ProductImport } from "@bon-perroquet/contract"
import { informationName } from "@bon-perroquet/contract/information-names"
import { productsNotForSale } from "@bon-perroquet/medusa-sql/catalogue/not-for-sale"
import { sourcesOfProducts } from "@bon-perroquet/shop-api/redirects"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { draftLines } from "../../modules/product-import"

const MAX_ADDRESSES = 100

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns the ids of an import's products that are not for sale: those kept as drafts, and those with old addresses. */
async function notForSale(container: MedusaContainer, importId: string) {
  const knex = knexOf(container)
  const lines = await draftLines(knex, importId)
  const idOf = await productsNotForSale(
    knex,
    lines.map(({ sku }) => sku),
  )
  const idsOf = (chosen: typeof lines) => [...new Set(chosen.flatMap(({ sku }) => idOf.get(sku) ?? []))]
  return {
    kept: idsOf(lines.filter(({ is_kept }) => is_kept)),
    addressed: idsOf(lines.filter(({ has_addresses }) => has_addresses)),
  }
}

/** Returns the mandatory information that products lack. Complete products are left out. */
async function missingOf(container: MedusaContainer, ids: readonly string[]) {
  const stored = (await informationKeeper()?.read(knexOf(container), ids)) ?? new Map<string, never>()
  return ids.flatMap((id) => {
    const information = stored.get(id)
    const missing = missingInformation(information)
    return missing.length > 0 ? [{ id, missing, kind: information?.kind ?? null }] : []
  })
}

/** Returns the products that an import kept as drafts and that still lack mandatory information. */
export async function incompleteDrafts(container: MedusaContainer, importId: string): Promise<string[]> {
  const { kept } = await notForSale(container, importId)
  return (await missingOf(container, kept)).map(({ id }) => id)
}

/** Reports the products of an import that are not for sale: why, and which old addresses lead to them. */
export async function draftsOf(
  container: MedusaContainer,
  importId: string,
  language: Language,
): Promise<NonNullable<ProductImport["drafts"]>> {
  const { kept, addressed } = await notForSale(container, importId)
  const incomplete = await missingOf(container, kept)
  const counts = new Map<string, number>()
  for (const { missing, kind } of incomplete)
    for (const field of missing) {
      const name = informationName(language, field, kind)
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const addresses = [...(await sourcesOfProducts(knexOf(container), addressed)).values()].flat()
  return {
    incomplete: incomplete.length,
    missing: [...counts].map(([name, products]) => ({ name, products })).sort(byProducts),
    address_count: addresses.length,
    addresses: addresses.sort().slice(0, MAX_ADDRESSES),
  }
}

const byProducts = (one: { products: number }, other: { products: number }) => other.products - one.products
