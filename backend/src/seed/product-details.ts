import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createInventoryLevelsWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { setTranslations } from "@bon-perroquet/languages/translations"
import { LISTING_MODULE } from "@bon-perroquet/shop-api/modules/listing"
import type { ListingModuleService } from "@bon-perroquet/shop-api/modules/listing"
import { VAT_MODULE } from "@bon-perroquet/vat/modules/vat"
import type { VatModuleService } from "@bon-perroquet/vat/modules/vat"
import type { SeedProduct } from "./catalogue"
import { inOtherLanguages } from "./texts"
import { BIRD_KINDS, type BirdKind } from "@bon-perroquet/contract"

type SeededProduct = { id: string; product: SeedProduct }
type InventoryItem = { id: string; sku: string | null; location_levels?: { id: string }[] }

export async function completeProducts(
  container: MedusaContainer,
  products: readonly SeedProduct[],
  idOf: ReadonlyMap<string, string>,
  stockLocationId: string,
): Promise<void> {
  const seeded = products.flatMap((product) => {
    const id = idOf.get(product.handle)
    return id ? [{ id, product }] : []
  })
  await addVatClasses(container, seeded)
  await addListings(container, seeded)
  await addTranslations(container, seeded)
  await addStock(container, seeded, stockLocationId)
}

async function addVatClasses(container: MedusaContainer, seeded: SeededProduct[]) {
  const service = container.resolve<VatModuleService>(VAT_MODULE)
  const missing = without(seeded, await service.listProductVatClasses({ product_id: idsOf(seeded) }))
  if (!missing.length) return
  await service.createProductVatClasses(
    missing.map(({ id, product }) => ({ product_id: id, vat_class: product.vat_class })),
  )
}

async function addListings(container: MedusaContainer, seeded: SeededProduct[]) {
  const service = container.resolve<ListingModuleService>(LISTING_MODULE)
  const missing = without(seeded, await service.listListings({ product_id: idsOf(seeded) }))
  if (!missing.length) return
  await service.createListings(
    missing.map(({ id, product }) => ({
      product_id: id,
      unit_label: unitLabelOf(product),
      is_promotion: product.is_promotion,
      is_featured: product.is_featured ?? false,
      birds: birdsOf(product.handle),
    })),
  )
}

const unitLabelOf = ({ unit_label, sizes: [first] }: SeedProduct): string =>
  first ? `€/${first.label}` : unit_label

async function addTranslations(container: MedusaContainer, seeded: SeededProduct[]) {
  const stored = await container
    .resolve(Modules.TRANSLATION)
    .listTranslations(
      { reference: "product", reference_id: idsOf(seeded) },
      { select: ["id", "reference_id"] },
    )
  const missing = without(
    seeded,
    stored.map(({ reference_id }) => ({ product_id: reference_id })),
  )
  if (!missing.length) return
  await setTranslations(
    container,
    "product",
    missing.flatMap(({ id, product }) => inOtherLanguages(id, product)),
  )
}

async function addStock(container: MedusaContainer, seeded: SeededProduct[], stockLocationId: string) {
  const stockOf = new Map(
    seeded.flatMap(({ product }) =>
      [product, ...product.sizes].map(({ sku, stock }) => [sku, stock] as const),
    ),
  )
  const { data: items } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "inventory_item",
    fields: ["id", "sku", "location_levels.id"],
    filters: { sku: [...stockOf.keys()] },
  })
  const inventory_levels = (items as InventoryItem[])
    .filter(({ location_levels }) => !location_levels?.length)
    .map(({ id, sku }) => ({
      inventory_item_id: id,
      location_id: stockLocationId,
      stocked_quantity: stockOf.get(sku ?? "") ?? 0,
    }))
  if (inventory_levels.length)
    await createInventoryLevelsWorkflow(container).run({ input: { inventory_levels } })
}

const idsOf = (seeded: SeededProduct[]) => seeded.map(({ id }) => id)

function without(seeded: SeededProduct[], rows: readonly { product_id: string }[]): SeededProduct[] {
  const done = new Set(rows.map(({ product_id }) => product_id))
  return seeded.filter(({ id }) => !done.has(id))
}

const LARGE: readonly BirdKind[] = ["african_grey", "amazon", "cockatoo", "macaw"]
const SMALL: readonly BirdKind[] = ["budgie", "lovebird", "parakeet", "cockatiel", "conure"]

const HARD = /en-coque|noix-du-bresil|macadamia|casse-noix|grands-perroquets|epi-de-mais/
const FINE = /millet|chanvre|carthame/
/** Matches the handles of products with much fat: sunflower seeds, peanuts and other nuts. */
const RICH = /amande|noix|noisette|pecan|pacane|pistache|pignon|cacahuete|tournesol|courge|melange/

function birdsOf(handle: string): BirdKind[] {
  if (HARD.test(handle)) return [...LARGE]
  if (FINE.test(handle)) return [...SMALL]
  return RICH.test(handle) ? ["cockatiel", "conure", ...LARGE] : [...BIRD_KINDS]
}
