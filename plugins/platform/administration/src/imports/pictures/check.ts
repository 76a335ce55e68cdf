import { sizedName } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { pictureNameOf, requirePicture, showsPicture } from "../../images"
import type { CheckedLine, KeepPicture } from "../../modules/product-import"
import { isObjection, objection, objectionOf, type Objection } from "../objection"
import { keysOf, ownerOf, placeOf, refuseAmongFiles, type Place, type Shelf } from "./match"
import { entriesOf, Unpacking, type ZipEntry } from "./read-zip"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { knownProducts } from "../existing-products"

interface Judged {
  entry: ZipEntry
  line: number
  place: Place | Objection
}
interface Taken {
  entry: ZipEntry
  line: number
  place: Place
  name: string
}

/**
 * Matches file names to products and checks the pictures, which are stored until the import.
 * @throws 422 for an invalid ZIP, or too much unpacked data
 */
export async function checkPictures(
  container: MedusaContainer,
  zip: Buffer,
): Promise<(keep: KeepPicture) => Promise<CheckedLine[]>> {
  const entries = entriesOf(zip)
  const names = entries.map(({ name }) => name)
  const shelf = await shelfOf(container, keysOf(names))
  const places = refuseAmongFiles(entries.map(({ name, refused }) => refused ?? placeOf(name, shelf)))
  return async (keep) => {
    const unpacking = new Unpacking(zip)
    const refused: CheckedLine[] = []
    const accepted: Taken[] = []
    for (const [index, entry] of entries.entries()) {
      const judged = { entry, line: index + 1, place: places[index] ?? objection("file_unknown") }
      const file = await fileOf(judged, unpacking, keep)
      if ("name" in file) accepted.push(file)
      else refused.push(lineOf(judged, { code: file.code }))
    }
    return [...refused, ...ofOwners(accepted)].sort((one, other) => one.line - other.line)
  }
}

/** Checks one file at a time, so that only one is in memory. */
async function fileOf(
  { entry, line, place }: Judged,
  unpacking: Unpacking,
  keep: KeepPicture,
): Promise<Taken | Objection> {
  if (isObjection(place)) return place
  const bytes = await unpacking.bytesOf(entry)
  if (!Buffer.isBuffer(bytes)) return bytes
  try {
    await requirePicture(bytes)
  } catch (error) {
    return objectionOf(error)
  }
  const name = pictureNameOf(ownerOf(place), bytes)
  await keep({ line, name, bytes })
  return { entry, line, place, name }
}

/** Returns the lines grouped by product. The first line contains the product's changes. */
function ofOwners(accepted: readonly Taken[]): CheckedLine[] {
  const owners = new Map<string, Taken[]>()
  for (const file of accepted)
    owners.set(ownerOf(file.place), [...(owners.get(ownerOf(file.place)) ?? []), file])
  return [...owners.values()].flatMap((files) => {
    const ordered = files.toSorted((one, other) => one.place.number - other.place.number)
    const [first] = ordered
    if (!first) return []
    const { product, size } = first.place
    const now = size ? [size.view.size_image].filter(Boolean) : product.product.images
    const changes =
      now.length !== ordered.length ||
      ordered.some(({ name }, index) => !showsPicture(now[index] ?? "", name))
    const names = ordered.map(({ entry }) => fileName(entry))
    const pictureChange = size
      ? { before: { size_image: now[0] ?? null }, after: { size_image: names[0] } }
      : { before: { images: now }, after: { images: names } }
    return ordered.map((file, index) => ({
      ...lineOf(file, { position: size ? null : index + 1 }),
      ...(changes && index === 0 && pictureChange),
      changes,
    }))
  })
}

const fileName = ({ name }: ZipEntry): string => name.slice(name.lastIndexOf("/") + 1).slice(0, 200)

function lineOf(
  { entry, line, place }: Judged,
  { code = null, position = null }: Partial<Pick<CheckedLine, "code">> & { position?: number | null },
): CheckedLine {
  const owner = isObjection(place) ? undefined : place
  const { product, size } = owner ?? {}
  return {
    ...{ line, file: fileName(entry), position, sku: (size?.variant ?? product?.product)?.sku ?? "" },
    ...{ product_id: product?.row.id ?? null, is_new: false, price_cents: null, stock: null },
    name: product ? sizedName(product.product.name_fr, size?.view.size_fr) : "",
    ...{ before: null, after: null, changes: false },
    ...{ code, about: code && fileName(entry) },
  }
}

async function shelfOf(container: MedusaContainer, keys: readonly string[]): Promise<Shelf> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { sizes, products } = await named(knex, keys)
  const matches = await knownProducts(
    container,
    sizes.map(({ name }) => name),
    products.map(({ id }) => id),
  )
  return {
    skus: grouped(sizes, ({ name }) => matches.sizeOf(name)),
    handles: grouped(products, ({ id }) => matches.productOf(id)),
  }
}

interface Named {
  id: string
  name: string
}

async function named(knex: Knex, keys: readonly string[]): Promise<{ sizes: Named[]; products: Named[] }> {
  const sizes = await knex.raw<{ rows: Named[] }>(
    `SELECT id, sku AS name FROM product_variant
     WHERE deleted_at IS NULL AND lower(sku) = ANY (CAST(:keys AS text[]))`,
    { keys },
  )
  const products = await knex.raw<{ rows: Named[] }>(
    `SELECT id, handle AS name FROM product
     WHERE deleted_at IS NULL AND lower(handle) = ANY (CAST(:keys AS text[]))`,
    { keys },
  )
  return { sizes: sizes.rows, products: products.rows }
}

function grouped<T>(rows: readonly Named[], knownOf: (row: Named) => T | undefined): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = row.name.toLowerCase()
    const product = knownOf(row)
    if (product) groups.set(key, [...(groups.get(key) ?? []), product])
  }
  return groups
}
