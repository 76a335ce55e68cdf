import { MAX_IMAGES } from "@bon-perroquet/contract"
import { hasSizes } from "../../product-file"
import type { KnownProduct, KnownSize } from "../known"
import { isObjection, objection, type Objection } from "../objection"

/** Products and sizes by what a file may be called for them, in small letters. */
export interface Shelf {
  skus: ReadonlyMap<string, readonly KnownSize[]>
  handles: ReadonlyMap<string, readonly KnownProduct[]>
}

/** Whose picture a file is: a product's, or a size's own where there are several. */
export interface Place {
  known: KnownProduct
  size: KnownSize | undefined
  /** The number at the end of its name, 0 without one: pictures are put in its order. */
  number: number
}

const PICTURE_NAME = /^(?<stem>.+)\.(?:jpe?g|png|webp|avif|gif)$/
const NUMBERED = /^(?<stem>.+)-(?<number>\d{1,3})$/

/** What a file's name says, in small letters and without its folders; null where it is no picture's. */
const stemOf = (path: string): string | null =>
  PICTURE_NAME.exec(path.slice(path.lastIndexOf("/") + 1).toLowerCase())?.groups?.["stem"] ?? null

/** What a name without its number may mean: the number may also be part of a SKU. */
function readings(stem: string): { key: string; number: number }[] {
  const { stem: key, number } = NUMBERED.exec(stem)?.groups ?? {}
  return [{ key: stem, number: 0 }, ...(key && number ? [{ key, number: Number(number) }] : [])]
}

/** All SKUs and handles that these files may mean. */
export const keysOf = (paths: readonly string[]): string[] => [
  ...new Set(paths.flatMap((path) => readings(stemOf(path) ?? "").map(({ key }) => key))),
]

/** Whose picture a file is by its name, or why it is nobody's. */
export function placeOf(path: string, { skus, handles }: Shelf): Place | Objection {
  const stem = stemOf(path)
  if (stem === null) return objection("image_type")
  for (const { key, number } of readings(stem)) {
    const sizes = skus.get(key) ?? []
    const products = handles.get(key) ?? []
    if (new Set([...sizes, ...products].map(({ row }) => row.id)).size > 1 || sizes.length > 1)
      return objection("file_ambiguous")
    const [size] = sizes
    // A first size may be called as its product is: then the product is meant.
    if (size && !products.length)
      return { known: size, number, size: hasSizes(size.product) ? size : undefined }
    const [known] = products
    if (known) return { known, number, size: undefined }
  }
  return objection("file_unknown")
}

/** Alike for the files of one product or of one size. */
export const ownerOf = ({ known, size }: Place): string => size?.variant.id ?? known.product.id

/** Places that others have: a number given twice, a second picture of a size, more than a product may have. */
export function refuseAmongFiles(places: readonly (Place | Objection)[]): (Place | Objection)[] {
  const taken = new Map<string, Set<number>>()
  return places.map((place) => {
    if (isObjection(place)) return place
    const numbers = taken.get(ownerOf(place)) ?? new Set()
    taken.set(ownerOf(place), numbers)
    if (numbers.has(place.number)) return objection("file_twice")
    if (place.size && numbers.size > 0) return objection("size_one_picture")
    if (numbers.size >= MAX_IMAGES) return objection("images_too_many")
    numbers.add(place.number)
    return place
  })
}
