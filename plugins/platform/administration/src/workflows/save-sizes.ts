import { metadataOf, type CustomValues, type TranslatedLanguage } from "@bon-perroquet/contract"
import { setTranslationsWorkflow } from "@bon-perroquet/languages/workflows"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import {
  createProductVariantsWorkflow,
  deleteProductVariantsWorkflow,
  updateInventoryItemsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import { dropOptionValuesStep, saveOptionValuesStep } from "./steps/option-values"
import { stockNewProductStep } from "./steps/stock-new-product"

export interface SavedSize {
  /** Undefined for a new size. */
  id: string | undefined
  rank: number
  label: string
  sku: string
  weight: number | null
  /** GTIN and picture of the size, unchanged if absent. */
  ean?: string | undefined
  image?: string | undefined
  /** Values of the merchant's own fields. Absent ones are unchanged. */
  custom_fields?: CustomValues | undefined
  /** Price of a new size. Prices and stock of existing sizes are written separately. */
  price: number
  stock: number
  texts: Record<TranslatedLanguage, { name: string | undefined }>
}

export interface SavedSizes {
  product_id: string
  location_id: string
  option: { id: string; title: string }
  renamed: { id: string; value: string }[]
  removed: { variants: string[]; values: string[] }
  sizes: SavedSize[]
  items: { id: string; sku: string }[]
}

interface ManySizes {
  products: SavedSizes[]
}

/** Saves all sizes or none. Price and stock of existing sizes are written elsewhere. */
export const saveSizesWorkflow = createWorkflow("save-product-sizes", (input: ManySizes) => {
  const plan = transform({ input }, ({ input }) => planOf(input))
  when("sizes-go", { plan }, ({ plan }) => plan.removed.length > 0).then(() => {
    deleteProductVariantsWorkflow.runAsStep({ input: { ids: plan.removed } })
  })
  saveOptionValuesStep(plan.values)
  const created = when("sizes-come", { plan }, ({ plan }) => plan.added.length > 0).then(() =>
    createProductVariantsWorkflow.runAsStep({ input: { product_variants: plan.added } }),
  )
  when("sizes-stay", { plan }, ({ plan }) => plan.kept.length > 0).then(() => {
    updateProductVariantsWorkflow.runAsStep({ input: { product_variants: plan.kept } })
  })
  when("size-items-change", { plan }, ({ plan }) => plan.items.length > 0).then(() => {
    updateInventoryItemsWorkflow.runAsStep({ input: { updates: plan.items } })
  })
  stockNewProductStep(plan.stock)
  const texts = transform({ input, created }, ({ input, created }) => {
    const idOf = new Map((created ?? []).map(({ sku, id }) => [sku, id]))
    return input.products.flatMap(({ sizes }) =>
      sizes.flatMap(({ id, sku, texts }) => {
        const variant = id ?? idOf.get(sku)
        return variant === undefined ? [] : [{ id: variant, ...texts }]
      }),
    )
  })
  setTranslationsWorkflow.runAsStep({ input: { entity: "product_variant", texts } })
  dropOptionValuesStep(plan.dropped)
  return new WorkflowResponse(plan.removed)
})

function planOf({ products }: ManySizes) {
  return {
    removed: products.flatMap(({ removed }) => removed.variants),
    values: products.map(({ product_id, option, renamed, sizes }) => ({
      ...{ product_id, option_id: option.id, renamed },
      added: sizes.flatMap(({ id, label }) => (id === undefined ? [label] : [])),
    })),
    added: products.flatMap(({ product_id, option, sizes }) =>
      sizes.flatMap(({ id, label, price, ...size }) =>
        id === undefined
          ? [
              {
                ...{ product_id, manage_inventory: true, ...engineSize(label, size) },
                options: { [option.title]: label },
                prices: [{ currency_code: "eur", amount: price }],
              },
            ]
          : [],
      ),
    ),
    kept: products.flatMap(({ sizes }) =>
      sizes.flatMap(({ id, label, ...size }) =>
        id === undefined ? [] : [{ id, ...engineSize(label, size) }],
      ),
    ),
    items: products.flatMap(({ items }) => items),
    stock: {
      location_id: products[0]?.location_id ?? "",
      stocks: products.flatMap(({ sizes }) =>
        sizes.flatMap(({ id, sku, stock }) => (id === undefined ? [{ sku, stock }] : [])),
      ),
    },
    dropped: products.map(({ product_id, option, removed }) => ({
      ...{ product_id, option_id: option.id, values: removed.values },
    })),
  }
}

const engineSize = (
  title: string,
  { rank, sku, weight, ean, image, custom_fields }: Omit<SavedSize, "id" | "label" | "price">,
) => ({
  ...{ title, sku, variant_rank: rank, weight },
  ...(ean !== undefined && { ean }),
  ...(image !== undefined && { thumbnail: image }),
  ...(custom_fields && { metadata: metadataOf(custom_fields) }),
})
