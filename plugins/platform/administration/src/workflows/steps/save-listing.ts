import type { BirdKind, VatClass } from "@bon-perroquet/contract"
import { LISTING_MODULE, type ListingModuleService } from "@bon-perroquet/shop-api/modules/listing"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export interface ListingToSave {
  product_id: string
  unit_label?: string
  is_promotion?: boolean
  is_featured?: boolean
  perishable?: boolean | null
  low_stock_threshold?: number | null
  birds?: BirdKind[]
}

export const saveListingsStep = createStep(
  "save-listings",
  async (listings: ListingToSave[], { container }) => {
    const service = container.resolve<ListingModuleService>(LISTING_MODULE)
    const before = await service.listListings({ product_id: listings.map(({ product_id }) => product_id) })
    const listingIds = new Map(before.map(({ id, product_id }) => [product_id, id]))
    const changed = listings.flatMap((listing) => {
      const id = listingIds.get(listing.product_id)
      return id ? [{ ...listing, id }] : []
    })
    const fresh = listings.filter(({ product_id }) => !listingIds.has(product_id))
    if (changed.length) await service.updateListings(changed)
    const created = fresh.length ? await service.createListings(fresh) : []
    return new StepResponse(undefined, { made: created.map(({ id }) => id), before })
  },
  async (done, { container }) => {
    if (!done) return
    const service = container.resolve<ListingModuleService>(LISTING_MODULE)
    const { made, before } = done
    if (made.length) await service.deleteListings(made)
    if (!before.length) return
    await service.updateListings(
      before.map(({ id, unit_label, is_promotion, is_featured, perishable, low_stock_threshold, birds }) => ({
        ...{ id, unit_label, is_promotion, is_featured, perishable, low_stock_threshold, birds },
      })),
    )
  },
)

export interface VatClassToSave {
  product_id: string
  vat_class?: VatClass
}

/** Saves VAT classes. A product without a class in the input keeps its class. */
export const saveVatClassesStep = createStep(
  "save-vat-classes",
  async (products: VatClassToSave[], { container }) => {
    const vatClasses = products.flatMap(({ product_id, vat_class }) =>
      vat_class ? [{ product_id, vat_class }] : [],
    )
    if (!vatClasses.length) return new StepResponse(undefined)
    const service = container.resolve<VatModuleService>(VAT_MODULE)
    const ids = vatClasses.map(({ product_id }) => product_id)
    const before = await service.listProductVatClasses({ product_id: ids })
    await service.setVatClasses(vatClasses)
    const listed = before.map(({ product_id }) => product_id)
    return new StepResponse(undefined, {
      fresh: ids.filter((id) => !listed.includes(id)),
      before: before.map(({ id, vat_class }) => ({ id, vat_class })),
    })
  },
  async (done, { container }) => {
    if (!done) return
    const { fresh, before } = done
    const service = container.resolve<VatModuleService>(VAT_MODULE)
    const created = fresh.length ? await service.listProductVatClasses({ product_id: fresh }) : []
    if (created.length) await service.deleteProductVatClasses(created.map(({ id }) => id))
    if (before.length) await service.updateProductVatClasses(before)
  },
)
