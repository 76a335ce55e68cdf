import { LANGUAGES, NEW_PRODUCT, productChangeSchema, sizedName } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { checkedAddresses } from "../images"
import type { CheckedLine } from "../modules/product-import"
import { refuseAmongLines } from "./among-lines"
import { isValid, makesProduct, type Draft, type Judged, type Subject } from "./draft"
import { keptAsDraft } from "./drafts/kept-as-draft"
import { apart, centsOf, changesOf, factsOf, judge, unitsOf } from "./judge"
import type { CheckedReading } from "./values"
import { categoriesOf } from "./categories"
import { knownProducts, type KnownProducts } from "./existing-products"
import { objection, shortened, type Objection } from "./objection"
import type { WrittenLine } from "./written"

export async function checkLines(
  container: MedusaContainer,
  lines: readonly WrittenLine[],
  reading: CheckedReading,
): Promise<CheckedLine[]> {
  const products = await knownProducts(
    container,
    lines.map(({ sku }) => sku),
    lines.flatMap(({ cells }) => cells.product ?? []),
  )
  const surroundings = {
    categories: await categoriesOf(container),
    reading,
    pictures: (addresses: readonly string[], allowed: readonly string[]) =>
      checkedAddresses(container, addresses, allowed),
  }
  const growing = growingProducts(lines, products)
  const seen = new Set<string>()
  const makers = new Map<string, Draft>()
  const drafts = lines.map((written): Draft => {
    const { sku, cells } = written
    const size = products.sizeOf(sku)
    const named = products.productOf(cells.product)
    const product = size ?? named
    const subject: Subject = {
      ...{ size, product, maker: product ? undefined : makers.get(cells.product ?? "") },
      several:
        (product?.product.variants.length ?? 0) > 1 || growing.has(product?.row.id ?? cells.product ?? ""),
    }
    const judged = ((): Judged => {
      if (written.wrong) return refused(written.wrong)
      if (!sku) return refused(objection("sku_missing"))
      if (seen.has(sku)) return refused(objection("sku_twice"))
      if (size && named && named.row.id !== size.row.id) return refused(objection("product_other"))
      const all = judge(makesProduct(subject) ? withFrenchName(written) : written, subject, surroundings)
      const kept = keptAsDraft(all, subject)
      return size ? kept : ofNew(kept, subject, cells)
    })()
    seen.add(sku)
    const draft = { ...subject, ...judged, written }
    if (cells.product && isValid(draft) && makesProduct(draft)) makers.set(cells.product, draft)
    return draft
  })
  await refuseAmongLines(container, drafts)
  return drafts.map(checkedLine)
}

/** Copies the name of a new product to the French name, if the file has names in another language only. */
function withFrenchName(written: WrittenLine): WrittenLine {
  const { cells } = written
  const name = LANGUAGES.map((language) => cells[`name_${language}`]).find(Boolean)
  return cells.name_fr || !name ? written : { ...written, cells: { ...cells, name_fr: name } }
}

/**
 * Returns the products that get a further size in this file: the id of an existing product, or the cell `product` of
 * a new one.
 */
function growingProducts(lines: readonly WrittenLine[], products: KnownProducts): Set<string> {
  const created = new Set<string>()
  const growing = new Set<string>()
  for (const { sku, cells } of lines) {
    if (!cells.product || products.sizeOf(sku)) continue
    const product = products.productOf(cells.product)
    if (product) growing.add(product.row.id)
    else if (created.has(cells.product)) growing.add(cells.product)
    else created.add(cells.product)
  }
  return growing
}

const refused = (...wrong: Objection[]): Judged => ({ requested: {}, wrong })

/** Checks a line that creates a product or a size. The line of a further size can also change its product. */
function ofNew(judged: Judged, subject: Subject, cells: WrittenLine["cells"]): Judged {
  const { requested, wrong } = judged
  const { product, maker } = subject
  if (makesProduct(subject)) {
    // The preview shows the VAT class of each new product, also if the file does not state it.
    const rated = { vat_rate: NEW_PRODUCT.vat_rate, ...requested }
    const handle = requested["handle_fr"] ?? cells.product
    if (!handle) return { ...judged, requested: rated }
    const isOne = productChangeSchema.shape.handle_fr.safeParse(handle).success
    return isOne
      ? { ...judged, requested: { ...rated, handle_fr: handle } }
      : { requested, wrong: [...wrong, objection("value_invalid", "product")] }
  }
  const { size, whole } = apart(requested)
  const changes = changesOf(product?.product ?? maker?.requested ?? {}, whole)?.after
  return {
    ...judged,
    requested: { product: product?.row.handle ?? maker?.requested["handle_fr"], ...size, ...changes },
  }
}

function checkedLine(draft: Draft): CheckedLine {
  const { written, product, requested, wrong, warnings = [] } = draft
  const { line, sku } = written
  const [first, ...others] = wrong.map(shortened)
  const also = first ? others : warnings.map(shortened)
  return {
    ...{ line, sku: sku.slice(0, 200), product_id: product?.row.id ?? null },
    ...{ is_new: makesProduct(draft) && !first, name: nameOf(draft) },
    price_cents: first ? null : centsOf(requested),
    stock: first ? null : unitsOf(requested),
    ...changeOf(draft),
    ...{ code: first?.code ?? null, about: first?.about ?? null, also },
  }
}

function nameOf({ product, maker, requested, several, size }: Draft): string {
  const name = product?.product.name_fr ?? maker?.requested["name_fr"] ?? requested["name_fr"]
  const label = size?.view.size_fr || requested["size_fr"]
  return typeof name === "string" ? sizedName(name, several && typeof label === "string" ? label : null) : ""
}

/** Returns the changed fields with old and new values. The line of a further size can also change its product. */
function changeOf(draft: Draft): Pick<CheckedLine, "before" | "after" | "changes"> {
  const { size, product, requested } = draft
  if (!isValid(draft)) return { before: null, after: null, changes: false }
  if (!size) {
    const changed = product && changesOf(product.product, apart(requested).whole)
    return { before: changed?.before ?? null, after: requested, changes: true }
  }
  const change = changesOf(factsOf(size, requested), requested)
  return { before: change?.before ?? null, after: change?.after ?? null, changes: change !== null }
}
