import { setTranslationsWorkflow } from "@bon-perroquet/languages/workflows"
import type { TextsToWrite } from "@bon-perroquet/languages/translations"
import type { ProductStatus } from "@medusajs/framework/utils"
import { createWorkflow, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  updateInventoryItemsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import {
  saveListingStep,
  saveVatClassStep,
  type ListingToSave,
  type VatClassToSave,
} from "./steps/save-listing"

export interface ChangeShopProduct {
  /** The engine's own fields, French texts included. */
  products: {
    id: string
    title?: string
    description?: string
    status?: ProductStatus
    category_ids?: string[]
    weight?: number | null
    images?: { id?: string; url: string }[]
    thumbnail?: string | null
  }[]
  variants: { id: string; title?: string; sku?: string }[]
  /** The inventory item's name for the same SKU. */
  items: { id: string; sku: string }[]
  texts: TextsToWrite[]
  listing: ListingToSave
  vat: VatClassToSave
}

/** Changes what the shop knows of a product but for its price and stock: all of it, or nothing. */
export const changeShopProductWorkflow = createWorkflow("change-shop-product", (input: ChangeShopProduct) => {
  updateProductsWorkflow.runAsStep({ input: { products: input.products } })
  when("variants-change", { input }, ({ input }) => input.variants.length > 0).then(() => {
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: input.variants } })
  })
  when("items-change", { input }, ({ input }) => input.items.length > 0).then(() => {
    updateInventoryItemsWorkflow.runAsStep({ input: { updates: input.items } })
  })
  when("texts-change", { input }, ({ input }) => input.texts.length > 0).then(() => {
    setTranslationsWorkflow.runAsStep({ input: { entity: "product", texts: input.texts } })
  })
  saveListingStep(input.listing)
  saveVatClassStep(input.vat)
  return new WorkflowResponse(input.listing)
})
