import { toCents } from "@bon-perroquet/contract/money"
import { writeChanges, type Author } from "@bon-perroquet/api-kit/changes"
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
import { isInformed, requireInformation } from "@bon-perroquet/api-kit/information"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { createShopProductsWorkflow, withBulkLinks } from "../workflows"
import type { NewShopProduct } from "../workflows/create-products"
import { checkedAddresses } from "../images"
import { requireCategories } from "./category"
import { requireFields, requireSizeFields } from "./custom-fields"
import { giveHandles, handlesIn, requireFreeHandles } from "./handles"
import { productsWithIds } from "./list"
import { underLock } from "./lock"
import { freeNames, handlesInUse, skusInUse, slugOf } from "./names"
import { storeDefaultsOf } from "./store-defaults"
import { type Size, type SizeInput, sizesOf, unitLabelOf, requireUnitPrice } from "./sizes"
import { loggedProduct } from "./logged-product"

const NAMING = "new-product"

type Input = Omit<z.output<typeof productInputSchema>, "variants"> & {
  /** Chosen by an import, which then finds the product again after an interruption. */
  id?: string | undefined
  variants?: SizeInput[] | undefined
}

interface Checked {
  input: Input
  active: boolean
  unit_label: string
  weight: number | null
  images: string[]
}

export async function createProduct(
  container: MedusaContainer,
  author: Author,
  input: Input,
): Promise<AdminProduct> {
  const [created] = await createProducts(container, author, [input])
  if (!created) throw new Error("The engine did not create the product.")
  return created
}

/** Creates all products or none. @throws the refusals of the product form */
export async function createProducts(
  container: MedusaContainer,
  author: Author,
  inputs: readonly Input[],
): Promise<AdminProduct[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const all = inputs.map((input) => checked(container, input))
  const handles = inputs.map((input) => handlesIn(input))
  await requireCategories(
    container,
    inputs.map(({ category_id }) => category_id),
  )
  await requireFreeHandles(
    container,
    handles.map((each) => ({ handles: each, product_id: "" })),
  )
  for (const { active, input } of all) {
    if (!active) continue
    requireInformation(input.information)
    const kind = input.information?.kind
    requireFields(input.custom_fields ?? {}, kind)
    requireSizeFields(input.variants ?? [{ custom_fields: input.variant_custom_fields }], kind)
  }
  // One at a time, so that equal names get different handles and SKUs.
  const ids = await underLock(container, NAMING, async () => {
    const products = await named(knex, all)
    const defaults = await storeDefaultsOf(container)
    return (await createShopProductsWorkflow(withBulkLinks(container)).run({ input: { products, defaults } }))
      .result
  })
  for (const [index, id] of ids.entries()) await giveHandles(container, id, handles[index] ?? {})
  await rereadProducts(container, ids)
  const created = await productsWithIds(container, ids)
  await writeChanges(
    knex,
    created.map((product, index) => ({
      ...{ ...author, subject: "product", subject_id: product.id, label: product.name_fr, action: "created" },
      before: null,
      after: { ...loggedProduct(product), ...all[index]?.input.information },
    })),
  )
  return created
}

function checked(container: MedusaContainer, input: Input): Checked {
  const active = input.active ?? isInformed(input.information)
  const [first] = input.variants ?? []
  const unit_label = first ? unitLabelOf(first) : input.unit_label
  const weight = weightOf(unit_label, first ? first.weight : input.weight)
  if (active) requireUnitPrice(unit_label, weight)
  return { input, active, unit_label, weight, images: checkedAddresses(container, input.images) }
}

/** Gives products without handle or SKU free ones, made from their names. @throws 409 sku_in_use */
async function named(knex: Knex, all: readonly Checked[]): Promise<NewShopProduct[]> {
  const wished = all.flatMap(({ input: { sku, variants = [] } }) => [
    ...(sku === undefined ? [] : [sku]),
    ...variants.flatMap((size) => size.sku ?? []),
  ])
  if ((await skusInUse(knex, wished)).size > 0) throw refuse("sku_in_use", 409)
  const given = all.flatMap(({ input }) => input.handle_fr || [])
  const handles = await freeNames(
    all.flatMap(({ input }) => (input.handle_fr ? [] : slugOf(input.name_fr))),
    async (tried) => [...(await handlesInUse(knex, tried)), ...given],
  )
  const skus = await freeNames(
    all.flatMap(({ input }) => (input.sku === undefined ? slugOf(input.name_fr).toUpperCase() : [])),
    async (tried) => [...(await skusInUse(knex, tried)), ...wished],
  )
  const products: NewShopProduct[] = []
  for (const each of all) {
    const sku = each.input.sku ?? skus.shift() ?? ""
    const sizes = await sizesToMake(knex, each, sku)
    products.push(newProduct(each, each.input.handle_fr || (handles.shift() ?? ""), sizes))
  }
  return products
}

async function sizesToMake(knex: Knex, { input, active }: Checked, sku: string): Promise<Size[]> {
  const { variants = [], price, stock, unit_label } = input
  if (variants.length > 0) {
    const [first, ...others] = await sizesOf(knex, variants, { sku, active, areFree: true })
    if (first) return others.length > 0 ? [first, ...others] : [{ ...first, label_fr: unitLabelOf(first) }]
  }
  return [
    { label_fr: unit_label, price, stock, weight: null, sku, custom_fields: input.variant_custom_fields },
  ]
}

const newProduct = (
  { input, active, unit_label, weight, images }: Checked,
  handle: string,
  sizes: readonly Size[],
): NewShopProduct => ({
  product: {
    ...{ id: input.id, handle, name: input.name_fr, description: input.description_fr },
    ...{ category_id: input.category_id ?? null, unit_label, images },
    weight: sizes.length > 1 ? null : weight,
    metadata: metadataOf(input.custom_fields ?? {}),
    variants: sizes.map((size) => ({
      ...{ title: size.label_fr, sku: size.sku, price_cents: toCents(size.price) },
      ...{ weight: sizes.length > 1 ? size.weight : null, ean: size.ean, image: size.image },
      ...(size.custom_fields && { metadata: metadataOf(size.custom_fields) }),
    })),
  },
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
  information: input.information,
})
