import { LANGUAGES, MAX_VARIANTS } from "@bon-perroquet/contract"
import { handlesTaken } from "@bon-perroquet/languages/handles"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { fileColumns, isOfTheProduct } from "../product-file"
import type { FileColumn } from "@bon-perroquet/contract"
import { addsSize, isValid, productKeyOf, type Draft } from "./draft"
import { skusInUse } from "../products/names"
import { eansInUse, productsWithOtherOptions } from "./existing-products"
import { objection } from "./objection"
import { refuseTakenAddresses } from "./old-addresses"

/**
 * Rejects lines that conflict with other lines or products. Of two conflicting lines, the first is imported. A rejected
 * line does not block later lines.
 */
export async function refuseAmongLines(container: MedusaContainer, drafts: readonly Draft[]): Promise<void> {
  refuseContradictions(drafts)
  await refuseUsedNumbers(container, drafts)
  await refuseUsedHandles(container, drafts)
  await refuseSizes(container, drafts)
  await refuseTakenAddresses(container, drafts)
  // If the line that creates a product is rejected, the lines of its further sizes are rejected, too.
  for (const draft of drafts)
    if (draft.maker && !isValid(draft.maker))
      draft.wrong.push(objection("product_unknown", draft.written.cells.product))
}

export function refuseContradictions(drafts: readonly Draft[]): void {
  const columns = fileColumns().filter(isOfTheProduct)
  const values = new Map<string, Map<FileColumn, string>>()
  for (const draft of drafts) {
    const key = productKeyOf(draft)
    const before = values.get(key) ?? new Map<FileColumn, string>()
    const cells = columns.flatMap((column) => {
      const cell = draft.written.cells[column]
      return cell ? [[column, cell] as const] : []
    })
    const other = cells.find(([column, cell]) => (before.get(column) ?? cell) !== cell)
    if (other) draft.wrong.push(objection("contradicts", other[0]))
    else if (isValid(draft)) values.set(key, new Map([...before, ...cells]))
  }
}

async function refuseUsedNumbers(container: MedusaContainer, drafts: readonly Draft[]): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const created = drafts.filter(({ size, written }) => !size && written.sku)
  const usedSkus = await skusInUse(
    knex,
    created.map(({ written }) => written.sku),
  )
  for (const draft of created) if (usedSkus.has(draft.written.sku)) draft.wrong.push(objection("sku_in_use"))
  const coded = drafts.flatMap((draft) => {
    const { ean } = draft.requested
    return typeof ean === "string" ? [{ draft, ean }] : []
  })
  const skuOf = await eansInUse(
    knex,
    coded.map(({ ean }) => ean),
  )
  for (const { draft, ean } of coded) {
    const { sku } = draft.written
    if ((skuOf.get(ean) ?? sku) !== sku) draft.wrong.push(objection("ean_in_use", ean))
    else if (isValid(draft)) skuOf.set(ean, sku)
  }
}

/** Rejects handles that another product in the shop or earlier in the file has in the same language. */
async function refuseUsedHandles(container: MedusaContainer, drafts: readonly Draft[]): Promise<void> {
  const requested = drafts.flatMap((draft) =>
    LANGUAGES.flatMap((language) => {
      const handle = draft.requested[`handle_${language}`]
      const product_id = draft.product?.product.id ?? ""
      return typeof handle === "string" ? [{ draft, language, handle, product_id }] : []
    }),
  )
  const isInUse = await handlesTaken(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), requested)
  const productByHandle = new Map<string, string>()
  requested.forEach(({ draft, language, handle }, index) => {
    const [name, product] = [`${language} ${handle}`, productKeyOf(draft)]
    if (isInUse[index] || (productByHandle.get(name) ?? product) !== product)
      draft.wrong.push(objection("handle_in_use", handle))
    else if (isValid(draft)) productByHandle.set(name, product)
  })
}

interface Sizes {
  names: Map<string, string>
  count: number
}

/** Rejects size names that another size has, even if that size is renamed in the same file. */
async function refuseSizes(container: MedusaContainer, drafts: readonly Draft[]): Promise<void> {
  const others = await productsWithOtherOptions(
    container,
    drafts.filter(addsSize).flatMap(({ product }) => product?.product.id ?? []),
  )
  const sizesByProduct = new Map<string, Sizes>()
  for (const draft of drafts) {
    const sizes = sizesByProduct.get(productKeyOf(draft)) ?? sizesOf(draft)
    sizesByProduct.set(productKeyOf(draft), sizes)
    const { sku } = draft.written
    const name = draft.requested["size_fr"]
    if (addsSize(draft) && others.has(draft.product?.product.id ?? ""))
      draft.wrong.push(objection("sizes_elsewhere"))
    else if (typeof name === "string" && (sizes.names.get(name.toLowerCase()) ?? sku) !== sku)
      draft.wrong.push(objection("size_twice", name))
    else if (addsSize(draft) && sizes.count >= MAX_VARIANTS) draft.wrong.push(objection("sizes_too_many"))
    else if (isValid(draft)) {
      if (!draft.size) sizes.count += 1
      if (typeof name === "string") sizes.names.set(name.toLowerCase(), sku)
    }
  }
}

function sizesOf({ product }: Draft): Sizes {
  const variants = product?.product.variants ?? []
  return {
    names: new Map(variants.map(({ label_fr, sku }) => [label_fr.toLowerCase(), sku])),
    count: variants.length,
  }
}
