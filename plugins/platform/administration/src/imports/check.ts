import { productChangeSchema, sizedName } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { checkedAddresses } from "../images"
import type { CheckedLine, Fields } from "../modules/product-import"
import { refuseAmongLines } from "./among-lines"
import { isOpen, makesProduct, type Draft, type Subject } from "./draft"
import { apart, centsOf, changesOf, factsOf, judge, unitsOf } from "./judge"
import { categoriesOf, knownProducts, type KnownProducts } from "./known"
import { isObjection, objection, type Objection } from "./objection"
import type { WrittenLine } from "./read-csv"

export async function checkLines(
  container: MedusaContainer,
  lines: readonly WrittenLine[],
): Promise<CheckedLine[]> {
  const products = await knownProducts(
    container,
    lines.map(({ sku }) => sku),
    lines.flatMap(({ cells }) => cells.product ?? []),
  )
  const surroundings = {
    categories: await categoriesOf(container),
    pictures: (addresses: readonly string[], known: readonly string[]) =>
      checkedAddresses(container, addresses, known),
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
    const judged = ((): Fields | Objection => {
      if (!sku) return objection("sku_missing")
      if (seen.has(sku)) return objection("sku_twice")
      if (size && named && named.row.id !== size.row.id) return objection("product_other")
      const wanted = judge(written, subject, surroundings)
      return isObjection(wanted) || size ? wanted : ofNew(wanted, subject, cells)
    })()
    seen.add(sku)
    const draft = isObjection(judged)
      ? { ...subject, written, wanted: {}, refused: judged }
      : { ...subject, written, wanted: judged, refused: null }
    if (cells.product && isOpen(draft) && makesProduct(draft)) makers.set(cells.product, draft)
    return draft
  })
  await refuseAmongLines(container, drafts)
  return drafts.map(checkedLine)
}

/**
 * Returns the ids of products that get another size, and for new products in several sizes the names in the
 * file.
 */
function growingProducts(lines: readonly WrittenLine[], products: KnownProducts): Set<string> {
  const made = new Set<string>()
  const growing = new Set<string>()
  for (const { sku, cells } of lines) {
    if (!cells.product || products.sizeOf(sku)) continue
    const known = products.productOf(cells.product)
    if (known) growing.add(known.row.id)
    else if (made.has(cells.product)) growing.add(cells.product)
    else made.add(cells.product)
  }
  return growing
}

/** Returns the fields of a new product or size. A further size can also change the product. */
function ofNew(wanted: Fields, subject: Subject, cells: WrittenLine["cells"]): Fields | Objection {
  const { product, maker } = subject
  if (makesProduct(subject)) {
    const handle = wanted["handle_fr"] ?? cells.product
    if (handle === undefined) return wanted
    const isOne = productChangeSchema.shape.handle_fr.safeParse(handle).success
    return isOne ? { ...wanted, handle_fr: handle } : objection("value_invalid", "product")
  }
  const { size, whole } = apart(wanted)
  const changes = changesOf(product?.product ?? maker?.wanted ?? {}, whole)?.after
  return { product: product?.row.handle ?? maker?.wanted["handle_fr"], ...size, ...changes }
}

function checkedLine(draft: Draft): CheckedLine {
  const { written, product, wanted, refused } = draft
  const { line, sku } = written
  return {
    ...{ line, sku: sku.slice(0, 200), product_id: product?.row.id ?? null },
    ...{ is_new: makesProduct(draft) && !refused, name: nameOf(draft) },
    price_cents: refused ? null : centsOf(wanted),
    stock: refused ? null : unitsOf(wanted),
    ...changeOf(draft),
    code: refused?.code ?? null,
    about: refused?.about?.slice(0, 200) ?? null,
  }
}

function nameOf({ product, maker, wanted, several, size }: Draft): string {
  const name = product?.product.name_fr ?? maker?.wanted["name_fr"] ?? wanted["name_fr"]
  const label = size?.view.size_fr || wanted["size_fr"]
  return typeof name === "string" ? sizedName(name, several && typeof label === "string" ? label : null) : ""
}

/**
 * Returns the changes of a line. New products have no old values. A further size can have those of its
 * product.
 */
function changeOf(draft: Draft): Pick<CheckedLine, "before" | "after" | "changes"> {
  const { size, product, wanted, refused } = draft
  if (refused) return { before: null, after: null, changes: false }
  if (!size) {
    const changed = product && changesOf(product.product, apart(wanted).whole)
    return { before: changed?.before ?? null, after: wanted, changes: true }
  }
  const change = changesOf(factsOf(size, wanted), wanted)
  return { before: change?.before ?? null, after: change?.after ?? null, changes: change !== null }
}
