import { setTranslationsWorkflow } from "@bon-perroquet/languages/workflows"
import type { TextsToWrite } from "@bon-perroquet/languages/translations"
import type { ProductStatus } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  updateInventoryItemsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import { saveSizesWorkflow, type SavedSizes } from "./save-sizes"
import {
  saveListingsStep,
  saveVatClassesStep,
  type ListingToSave,
  type VatClassToSave,
} from "./steps/save-listing"

export interface ChangeShopProducts {
  products: {
    id: string
    title?: string
    handle?: string
    description?: string
    status?: ProductStatus
    category_ids?: string[]
    weight?: number | null
    images?: { id?: string; url: string }[]
    thumbnail?: string | null
    metadata?: Record<string, unknown>
  }[]
  variants: {
    id: string
    title?: string | undefined
    sku?: string | undefined
    weight?: number | null
    ean?: string | undefined
  }[]
  items: { id: string; sku: string }[]
  sizes: SavedSizes[]
  texts: TextsToWrite[]
  listings: ListingToSave[]
  vat: VatClassToSave[]
}

/** Changes all products or none, except prices and stock. */
export const changeShopProductsWorkflow = createWorkflow(
  "change-shop-products",
  (input: ChangeShopProducts) => {
    updateProductsWorkflow.runAsStep({ input: { products: input.products } })
    when("variants-change", { input }, ({ input }) => input.variants.length > 0).then(() => {
      updateProductVariantsWorkflow.runAsStep({ input: { product_variants: input.variants } })
    })
    when("items-change", { input }, ({ input }) => input.items.length > 0).then(() => {
      updateInventoryItemsWorkflow.runAsStep({ input: { updates: input.items } })
    })
    when("sizes-are-given", { input }, ({ input }) => input.sizes.length > 0).then(() => {
      const sizes = transform({ input }, ({ input }) => ({ products: input.sizes }))
      saveSizesWorkflow.runAsStep({ input: sizes })
    })
    when("texts-change", { input }, ({ input }) => input.texts.length > 0).then(() => {
      setTranslationsWorkflow.runAsStep({ input: { entity: "product", texts: input.texts } })
    })
    saveListingsStep(input.listings)
    saveVatClassesStep(input.vat)
    return new WorkflowResponse(input.listings)
  },
)
