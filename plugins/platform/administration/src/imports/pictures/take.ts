import type { Author } from "@bon-perroquet/api-kit/changes"
import { Refusal } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { pictureVariants, showsPicture, storePicture } from "../../images"
import {
  PRODUCT_IMPORT_MODULE,
  type PendingLine,
  type ProductImportModuleService,
  type LineResult,
} from "../../modules/product-import"
import { changeProducts } from "../../products"
import { productChanges, type SizeChange } from "../product-changes"
import { changesOf } from "../judge"
import { knownProducts, type KnownSize } from "../existing-products"
import { isObjection, objection, objectionOf, type Objection } from "../objection"

/** Temporary errors, after which the next run retries. */
const PASSING = ["product_busy", "storage_full"]

const serviceOf = (container: MedusaContainer) =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE)

/**
 * Imports pictures, one product at a time. Names derive from content, so that an interrupted run adds no picture twice.
 */
export async function takePictures(container: MedusaContainer, work: Required<Author>): Promise<void> {
  for (;;) {
    const lines = await serviceOf(container).pictures.pendingOfOneProduct(work.import_id)
    if (!lines.length || !(await serviceOf(container).table.isRunning(work.import_id))) return
    await storeResults(container, lines, await ofOneProduct(container, work, lines))
  }
}

/** Imports the pictures of one product. If they are rejected, the product is unchanged. */
async function ofOneProduct(
  container: MedusaContainer,
  work: Required<Author>,
  lines: readonly PendingLine[],
): Promise<LineResult[]> {
  try {
    return await resultsOf(container, work, lines)
  } catch (error) {
    if (error instanceof Refusal && PASSING.includes(error.code)) throw error
    container
      .resolve(ContainerRegistrationKeys.LOGGER)
      .warn(`Pictures of ${lines[0]?.product_id} in ${work.import_id}: ${String(error)}`)
    return lines.map((line) => refused(line, objectionOf(error)))
  }
}

interface Stored {
  line: PendingLine
  address: string
}

async function resultsOf(
  container: MedusaContainer,
  work: Required<Author>,
  lines: readonly PendingLine[],
): Promise<LineResult[]> {
  const skus = lines.map(({ sku }) => sku)
  const products = await knownProducts(container, skus, [lines[0]?.product_id ?? ""])
  const results: LineResult[] = []
  const ofOwner = new Map<string, { size: KnownSize; stored: Stored[] }>()
  const names = await serviceOf(container).pictures.names(lines.map(({ id }) => id))
  for (const line of lines) {
    const size = products.sizeOf(line.sku)
    if (!line.changes || !size || size.row.id !== line.product_id) {
      results.push(size ? done(line, line) : refused(line, objection("sku_unknown", line.sku)))
      continue
    }
    const address = await addressOf(container, line, size, names.get(line.id) ?? "")
    if (isObjection(address)) results.push(refused(line, address))
    else {
      const owner = line.position === null ? line.sku : ""
      const { stored = [] } = ofOwner.get(owner) ?? {}
      ofOwner.set(owner, { size, stored: [...stored, { line, ...address }] })
    }
  }
  const changes = [...ofOwner.values()].map(({ size: known, stored }) => ({
    known,
    stored,
    ...changeBy(known, stored),
  }))
  const real = changes.flatMap(({ known, after }): SizeChange[] =>
    after ? [{ size: known, fields: after }] : [],
  )
  if (real.length) await changeProducts(container, work, productChanges(real))
  for (const { stored, before, after } of changes)
    // Keeps the change that an interrupted run recorded, because the product has the pictures already.
    for (const [index, { line }] of stored.entries())
      results.push(done(line, !after ? line : index === 0 ? { before, after } : NOTHING))
  return results
}

const NOTHING = { before: null, after: null }

function changeBy(size: KnownSize, stored: readonly Stored[]): Pick<LineResult, "before" | "after"> {
  const addresses = stored.map(({ address }) => address)
  const isOwn = stored[0]?.line.position === null
  const requested = isOwn ? { size_image: addresses[0] } : { images: addresses }
  return changesOf(size.view, requested) ?? NOTHING
}

async function addressOf(
  container: MedusaContainer,
  line: PendingLine,
  { view }: KnownSize,
  name: string,
): Promise<{ address: string } | Objection> {
  const shown = line.position === null ? [view.size_image] : view.images
  const existing = shown.find((address) => showsPicture(address, name))
  if (existing !== undefined) return { address: existing }
  const bytes = await serviceOf(container).pictures.bytes(line.id)
  if (!bytes) return objection("not_carried_out")
  try {
    return { address: await storePicture(container, await pictureVariants(bytes), name) }
  } catch (error) {
    const wrong = objectionOf(error)
    if (wrong.code === "not_carried_out") throw error
    return wrong
  }
}

const done = (
  { id, changes }: PendingLine,
  { before, after }: Pick<LineResult, "before" | "after">,
): LineResult => ({ id, changes, before, after, code: null, about: null })

const refused = ({ id, file }: PendingLine, { code, about }: Objection): LineResult => ({
  ...{ id, before: null, after: null, changes: false, code, about: about ?? file ?? null },
})

async function storeResults(
  container: MedusaContainer,
  lines: readonly PendingLine[],
  results: readonly LineResult[],
): Promise<void> {
  const { table, pictures } = serviceOf(container)
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    await table.saveResults(transaction, results)
    await pictures.drop(
      transaction,
      lines.map(({ id }) => id),
    )
  })
}
