import { toCents } from "@bon-perroquet/contract/money"
import { recordChange, type Author } from "@bon-perroquet/change-log/changes"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import {
  metadataOf,
  NEW_PRODUCT,
  perLanguage,
  TRANSLATED_LANGUAGES,
  weightOf,
  type AdminProduct,
  type productInputSchema,
} from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { createShopProductWorkflow } from "../workflows"
import { checkedAddresses } from "../images"
import { requireCategory } from "./category"
import { requireFields } from "./custom-fields"
import { giveHandles, handlesIn, requireFreeHandles } from "./handles"
import { productRow } from "./list"
import { underLock } from "./lock"
import { freeName, isSkuTaken, namesInUse, slugOf } from "./names"
import { storeDefaultsOf } from "./store-defaults"
import { type Size, type SizeInput, sizesOf, unitLabelOf, requireUnitPrice } from "./sizes"
import { adminProduct } from "./view"
import { loggedProduct } from "./logged-product"

const NAMING = "new-product"

type Input = Omit<z.output<typeof productInputSchema>, "variants"> & { variants?: SizeInput[] | undefined }

export async function createProduct(
  container: MedusaContainer,
  author: Author,
  input: Input,
): Promise<AdminProduct> {
  const images = checkedAddresses(container, input.images)
  const active = input.active ?? true
  const [first] = input.variants ?? []
  const unit_label = first ? unitLabelOf(first) : input.unit_label
  const weight = weightOf(unit_label, first ? first.weight : input.weight)
  if (active) requireUnitPrice(unit_label, weight)
  if (input.category_id) await requireCategory(container, input.category_id)
  const handles = handlesIn(input)
  await requireFreeHandles(container, handles)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  if (active) await requireFields(knex, null, input.custom_fields ?? {})
  const id = await withFreeNames(container, input, async (handle, sku) => {
    const sizes = await sizesToMake(knex, input, sku, active)
    const { result } = await createShopProductWorkflow(container).run({
      input: {
        product: {
          ...{ handle, name: input.name_fr, description: input.description_fr },
          ...{ category_id: input.category_id ?? null, unit_label, images },
          weight: sizes.length > 1 ? null : weight,
          metadata: metadataOf(input.custom_fields ?? {}),
          variants: sizes.map((size) => ({
            ...{ title: size.label_fr, sku: size.sku, price_cents: toCents(size.price) },
            ...{ weight: sizes.length > 1 ? size.weight : null, ean: size.ean, image: size.image },
          })),
        },
        defaults: await storeDefaultsOf(container),
        texts: perLanguage(TRANSLATED_LANGUAGES, (language) => ({
          name: input[`name_${language}`],
          description: input[`description_${language}`] ?? "",
        })),
        vat_class: input.vat_rate,
        listing: {
          is_promotion: input.is_promotion ?? false,
          is_featured: input.is_featured ?? false,
          perishable: input.perishable ?? null,
          low_stock_threshold: input.low_stock_threshold ?? null,
          ...(input.birds && { birds: input.birds }),
        },
        sizes: sizes.map((size) => ({
          ...{ sku: size.sku, stock: size.stock ?? NEW_PRODUCT.stock },
          texts: perLanguage(TRANSLATED_LANGUAGES, (language) => ({ name: size[`label_${language}`] })),
        })),
        active,
      },
    })
    return result
  })
  await giveHandles(container, id, handles)
  await rereadProducts(container, [id])
  const product = adminProduct(await productRow(container, id))
  await recordChange(container, {
    ...{ ...author, subject: "product", subject_id: id, label: product.name_fr, action: "created" },
    before: null,
    after: loggedProduct(product),
  })
  return product
}

async function sizesToMake(knex: Knex, input: Input, sku: string, active: boolean): Promise<Size[]> {
  const { variants = [], price, stock, unit_label } = input
  if (variants.length > 0) {
    const [first, ...others] = await sizesOf(knex, variants, { sku, active })
    if (first) return others.length > 0 ? [first, ...others] : [{ ...first, label_fr: unitLabelOf(first) }]
  }
  return [{ label_fr: unit_label, price, stock, weight: null, sku }]
}

/** Creates one product at a time, so that equal names get different handles and SKUs. */
async function withFreeNames<T>(
  container: MedusaContainer,
  { name_fr, handle_fr, sku: wished }: Input,
  make: (handle: string, sku: string) => Promise<T>,
): Promise<T> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const slug = slugOf(name_fr)
  const words = wished ?? slug.toUpperCase()
  const job = async () => {
    if (wished && (await isSkuTaken(knex, wished))) throw refuse("sku_in_use", 409)
    const { handles, skus } = await namesInUse(knex, slug, words)
    return make(handle_fr || freeName(slug, handles), wished ?? freeName(words, skus))
  }
  return underLock(container, NAMING, job)
}
