import type { VatClass } from "@bon-perroquet/contract"
import { LISTING_MODULE, type ListingModuleService } from "@bon-perroquet/shop-api/modules/listing"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

export interface ListingToSave {
  product_id: string
  unit_label?: string
  is_promotion?: boolean
}

/** Writes how a product stands in the shop's lists; what is absent stays. */
export const saveListingStep = createStep(
  "save-listing",
  async (listing: ListingToSave, { container }) => {
    const service = container.resolve<ListingModuleService>(LISTING_MODULE)
    const [before] = await service.listListings({ product_id: listing.product_id })
    const { id } = before
      ? await service.updateListings({ ...listing, id: before.id })
      : await service.createListings(listing)
    return new StepResponse(id, { id, before })
  },
  async (done, { container }) => {
    if (!done) return
    const service = container.resolve<ListingModuleService>(LISTING_MODULE)
    const { id, before } = done
    if (!before) return service.deleteListings(id)
    await service.updateListings({ id, unit_label: before.unit_label, is_promotion: before.is_promotion })
  },
)

export interface VatClassToSave {
  product_id: string
  vat_class?: VatClass
}

/** Gives a product its VAT class; none given, it keeps the one it has. */
export const saveVatClassStep = createStep(
  "save-vat-class",
  async ({ product_id, vat_class }: VatClassToSave, { container }) => {
    if (vat_class === undefined) return new StepResponse(undefined)
    const service = container.resolve<VatModuleService>(VAT_MODULE)
    const [before] = await service.listProductVatClasses({ product_id })
    await service.setVatClasses([{ product_id, vat_class }])
    return new StepResponse(undefined, { product_id, before: before?.vat_class ?? null })
  },
  async (done, { container }) => {
    if (!done) return
    const { product_id, before } = done
    const service = container.resolve<VatModuleService>(VAT_MODULE)
    const [now] = await service.listProductVatClasses({ product_id })
    if (!now) return
    if (before === null) await service.deleteProductVatClasses(now.id)
    else await service.updateProductVatClasses({ id: now.id, vat_class: before })
  },
)
